levant record 1
title: rex
edition: 2.0
rules: 2
options: forced_march
seat frank: Guest 3933
seat saracen: squire
dice: fair f53f7c7f6a5ac44bc33e51cd0b73a2d05c2118213457084d605c9997ddb8d926
key: a20065f828387391514a5beb44b031230e9c8c5b29e8857979246f4cfe0d4359
result: saracen: resignation
date: 2026-11-16
place: levant
note: match zCREG9x3SEStyar_

frank deploy templar_tartus
frank to amman
frank deploy templar_gaza
frank to amman
frank deploy templar_tartus
frank to tartus
frank deploy hospitaller_krak_des_chevaliers
frank to margat
frank deploy templar_gaza
frank to antioch
frank deploy hospitaller_krak_des_chevaliers
frank to baisan
frank deploy raymond_tripoli
frank to tiberias
frank deploy templar_antioch
frank to gaza
frank deploy hospitaller_acre
frank to baisan
frank deploy raymond_tiberias
frank to tripoli
frank deploy reynald_sidon
frank to beaufort
frank deploy templar_tartus
frank to antioch
frank deploy hospitaller_jerusalem
frank to krak_des_chevaliers
frank deploy hospitaller_jerusalem
frank to acre
frank deploy hospitaller_krak_des_chevaliers
frank to krak_des_chevaliers
frank deploy reynald_sidon
frank to sidon
frank deploy raymond_tiberias
frank to tiberias
frank deploy hospitaller_acre
frank to margat
frank deploy templar_antioch
frank to tartus
frank deploy templar_antioch
frank to gaza
frank deploy turcopole_antioch
frank to beirut
frank deploy turcopole_antioch
frank to antioch
frank deploy raymond_tiberias
frank to tripoli
frank deploy hospitaller_jerusalem
frank to jerusalem
frank deploy turcopole_beirut
frank to acre
frank deploy hospitaller_krak_des_chevaliers
frank to baisan
frank deploy raymond_tripoli
frank to tripoli
frank deploy turcopole_antioch
frank to acre
frank deploy hospitaller_jerusalem
frank to baisan
frank deploy raymond_tripoli
frank to tiberias
frank deploy templar_gaza
frank to jerusalem
frank deploy hospitaller_acre
frank to acre
frank deploy raymond_tripoli
frank to tripoli
frank deploy hospitaller_krak_des_chevaliers
frank to margat
frank deploy templar_antioch
frank to tartus
frank deploy raymond_tiberias
frank to tiberias
frank deploy templar_tartus
frank to jerusalem
frank deploy templar_antioch
frank to jerusalem
frank deploy hospitaller_jerusalem
frank to krak_des_chevaliers
frank deploy templar_antioch
frank to tartus
frank deploy hospitaller_jerusalem
frank to acre
frank deploy king_guy
frank to tyre
frank deploy templar_jerusalem
frank to gaza
frank deploy balian
frank to ascalon
frank deploy raymond_tripoli
frank to tiberias
frank deploy turcopole_beirut
frank to antioch
frank deploy raymond_tiberias
frank to tripoli
frank done
saracen done
saracen card move_3
frank card move_2
saracen group damascus
saracen march al_mashtub
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march saladin
saracen to qaddas
saracen to homs
saracen to hama
saracen halt
saracen done
saracen group aleppo
saracen march zangi
saracen to artah
saracen to harim
saracen to antioch
saracen march sanjar
saracen to artah
saracen to harim
saracen to antioch
saracen march al_zahir
saracen to artah
saracen to harim
saracen to antioch
saracen done
saracen muster damascus
saracen march yazkuj
saracen to damascus
saracen march qaimaz
saracen to damascus
saracen march bahram
saracen to anjar
saracen to damascus
saracen done
saracen done
frank muster kassab
frank done
frank done
saracen battle tripoli
frank done
frank charge raymond_tiberias
saracen retreat al_mashtub
saracen to baalbek
frank regroup raymond_tiberias
frank to tartus
frank done
frank harry turcopole_beirut
saracen hit zangi
frank to kassab
saracen fire al_zahir
frank charge bohemond
saracen hit al_zahir
saracen fire zangi
saracen fire sanjar
saracen fire al_zahir
frank withdraw bohemond
saracen done
saracen done
frank done
saracen done
saracen show zangi
saracen card move_2
frank card winter_campaign
saracen group hama
saracen march saladin
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen halt
saracen march taqi_al_din
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen halt
saracen group aleppo
saracen march turks_2
saracen to artah
saracen to harim
saracen to antioch
saracen halt
saracen done
saracen done
frank muster ramallah
frank march templar_jerusalem
frank to ascalon
frank to jaffa
frank to ramallah
frank march walter
frank to jaffa
frank to ascalon
frank force ramallah
frank march reynald_kerak
frank to amman
frank to jericho
frank to jerusalem
frank force ramallah
frank march turcopole_antioch
frank to caesarea
frank to jaffa
frank to ascalon
frank force ramallah
frank march templar_gaza
frank to nablus
frank to jerusalem
frank to ramallah
frank done
frank done
saracen done
frank done
saracen done
saracen card move_2
frank card move_3
frank done
saracen muster ashtera
saracen march keukburi
saracen to ashtera
saracen march al_afdal
saracen to ashtera
saracen march al_mashtub
saracen to anjar
saracen to damascus
saracen to ashtera
saracen done
saracen group egypt
saracen march arabs_3
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen march al_aziz
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen done
saracen done
saracen done
frank done
saracen done
saracen card move_1
frank card move_1
frank group acre
frank done
frank done
saracen group hebron
saracen march al_aziz
saracen to jerusalem
saracen march arabs_3
saracen to jerusalem
saracen done
frank battle antioch
saracen done
frank sally bohemond
saracen fire turks_2
saracen fire al_zahir
saracen fire zangi
saracen fire sanjar
frank fire bohemond
saracen fire turks_2
saracen fire al_zahir
saracen done
frank castle templar_tartus
saracen done
frank sally templar_tartus
saracen fire al_aziz
saracen done
saracen card move_1
frank card move_1
frank done
saracen muster banyas
saracen march keukburi
saracen to banyas
saracen march al_afdal
saracen to banyas
saracen march tuman
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march shirkuh
saracen to qaddas
saracen to damascus
saracen to banyas
saracen done
saracen done
saracen card move_2
frank resign
end 284 c89ff21d7cad1722
