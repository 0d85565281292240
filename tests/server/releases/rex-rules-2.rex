levant record 1
title: rex
edition: 2.0
rules: 2
options: forced_march
seat frank: Guest 7301
seat saracen: squire
dice: fair 58b9907ad5fcaa9a36d65167da8cfc63286c4e8e6a34d4ce67ffd657522870a3
key: 9429ed3262a9bf75eb4807d9b8ad9db9c1b2b5f47f8e508f6a87c12dfc3a43fd
nonces: aabb
result: saracen: resignation
date: 2026-11-16
place: levant
note: match v1_ufJcZzeTqbAAQ

frank deploy hospitaller_krak_des_chevaliers
frank to jerusalem
frank deploy templar_antioch
frank to tartus
frank deploy reynald_sidon
frank to beaufort
frank deploy templar_antioch
frank to amman
frank deploy templar_jerusalem
frank to tartus
frank deploy balian
frank to ascalon
frank deploy bohemond
frank to latakia
frank deploy templar_tartus
frank to gaza
frank deploy hospitaller_jerusalem
frank to baisan
frank deploy raymond_tripoli
frank to tiberias
frank deploy hospitaller_jerusalem
frank to jerusalem
frank deploy turcopole_beirut
frank to acre
frank deploy raymond_tripoli
frank to tripoli
frank deploy bohemond
frank to tripoli
frank deploy templar_tartus
frank to antioch
frank done
saracen exchange al_aziz
saracen card move_3
frank card move_3
saracen muster homs
saracen march taqi_al_din
saracen to homs
saracen march bahram
saracen to lacum
saracen to homs
saracen march jurdik
saracen to hama
saracen to homs
saracen march zangi
saracen to zerdana
saracen to hama
saracen to homs
saracen done
saracen group homs
saracen march shirkuh
saracen to qaddas
saracen to damascus
saracen to banyas
saracen halt
saracen march tuman
saracen to qaddas
saracen to damascus
saracen to banyas
saracen halt
saracen group damascus
saracen march kurds_4
saracen to banyas
saracen halt
saracen done
saracen done
frank muster antioch
frank march josselin
frank to shughur
frank to harim
frank force antioch
frank march templar_jerusalem
frank to margat
frank to latakia
frank to kassab
frank force antioch
frank done
frank group beaufort
frank march reynald_sidon
frank to anjar
frank to beirut
frank force botron
frank sail turcopole_beirut
frank land tartus
frank done
saracen card move_3
frank card guide
frank group caesarea
frank march walter
frank to jaffa
frank halt
frank done
saracen group homs
saracen march bahram
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen halt
saracen march jurdik
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen halt
saracen march zangi
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen halt
saracen march taqi_al_din
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen halt
saracen group aleppo
saracen march turks_4
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen march turks_3
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
saracen group egypt
saracen march arabs_3
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen march yuzpah
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen done
saracen done
saracen card move_3
frank card move_1
saracen group ashtera
saracen march yazkuj
saracen to banyas
saracen to beaufort
saracen to sidon
saracen halt
saracen march bahram
saracen to banyas
saracen to beaufort
saracen to sidon
saracen halt
saracen march taqi_al_din
saracen to damascus
saracen to anjar
saracen to beaufort
saracen halt
saracen march zangi
saracen to damascus
saracen to anjar
saracen to beaufort
saracen halt
saracen done
saracen muster ashtera
saracen march al_mashtub
saracen to ashtera
saracen done
saracen group banyas
saracen march kurds_4
saracen to beaufort
saracen to anjar
saracen to beirut
saracen halt
saracen march qaimaz
saracen to beaufort
saracen to anjar
saracen to beirut
saracen halt
saracen done
saracen done
frank muster baisan
frank march hospitaller_krak_des_chevaliers
frank to jericho
frank resign
end 182 3035c5734ef9767c
