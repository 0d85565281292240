levant record 1
title: rex
edition: 2.0
rules: 2
options: none
seat frank: Pilgrim
seat saracen: Squire
dice: fast 5
result: saracen: sudden_death

frank deploy templar_antioch
frank to gaza
frank deploy hospitaller_acre
frank to baisan
frank deploy raymond_tripoli
frank to tiberias
frank deploy king_guy
frank to tyre
frank deploy templar_tartus
frank to amman
frank deploy balian
frank to ascalon
frank deploy raymond_tiberias
frank to tripoli
frank deploy templar_gaza
frank to antioch
frank deploy hospitaller_krak_des_chevaliers
frank to baisan
frank deploy balian
frank to nablus
frank deploy raymond_tiberias
frank to tiberias
frank deploy templar_jerusalem
frank to gaza
frank deploy hospitaller_jerusalem
frank to baisan
frank deploy balian
frank to ascalon
frank deploy turcopole_antioch
frank to tiberias
frank deploy templar_tartus
frank to antioch
frank deploy raymond_tripoli
frank to tripoli
frank deploy templar_jerusalem
frank to amman
frank deploy hospitaller_jerusalem
frank to acre
frank deploy reynald_sidon
frank to beaufort
frank deploy templar_gaza
frank to gaza
frank deploy king_guy
frank to acre
frank deploy templar_tartus
frank to gaza
frank deploy turcopole_antioch
frank to acre
frank deploy templar_jerusalem
frank to tartus
frank deploy balian
frank to nablus
frank deploy turcopole_antioch
frank to antioch
frank deploy templar_tartus
frank to jerusalem
frank deploy templar_jerusalem
frank to amman
frank deploy templar_gaza
frank to tartus
frank deploy hospitaller_acre
frank to acre
frank deploy raymond_tripoli
frank to tiberias
frank deploy hospitaller_krak_des_chevaliers
frank to krak_des_chevaliers
frank deploy turcopole_beirut
frank to acre
frank deploy hospitaller_acre
frank to margat
frank deploy reynald_sidon
frank to sidon
frank deploy raymond_tiberias
frank to tripoli
frank deploy raymond_tripoli
frank to tripoli
frank deploy king_guy
frank to beirut
frank deploy templar_tartus
frank to gaza
frank deploy templar_antioch
frank to tartus
frank deploy raymond_tiberias
frank to tiberias
frank deploy templar_antioch
frank to jerusalem
frank deploy bohemond
frank to latakia
frank deploy bohemond
frank to tripoli
frank deploy templar_jerusalem
frank to jerusalem
frank deploy king_guy
frank to hebron
frank deploy turcopole_antioch
frank to acre
frank deploy turcopole_antioch
frank to tiberias
frank done
saracen done
frank card move_2
saracen card move_3
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
saracen to zerdana
saracen to hama
saracen to homs
saracen march turks_1
saracen to zerdana
saracen to hama
saracen to homs
saracen done
saracen group homs
saracen march shirkuh
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march tuman
saracen to qaddas
saracen to damascus
saracen to banyas
saracen group egypt
saracen march qara_qush
saracen to gaza
saracen march al_adil
saracen to gaza
saracen march yuzpah
saracen to gaza
saracen done
saracen done
frank group caesarea
frank march walter
frank to nablus
frank halt
frank muster lachish
frank march king_guy
frank to lachish
frank done
frank done
frank castle templar_tartus
saracen done
frank done
saracen done
saracen show al_adil
frank card winter_campaign
saracen card move_2
saracen group gaza
saracen march yuzpah
saracen to ascalon
saracen halt
saracen march al_adil
saracen to ascalon
saracen halt
saracen march qara_qush
saracen to ascalon
saracen halt
saracen muster banyas
saracen march bahram
saracen to anjar
saracen to beaufort
saracen to banyas
saracen march al_zahir
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march turks_1
saracen to qaddas
saracen to damascus
saracen to banyas
saracen done
saracen done
frank group sidon
frank march reynald_sidon
frank to tyre
frank to beaufort
frank done
frank card move_1
saracen card move_1
saracen group ascalon
saracen march qara_qush
saracen to jaffa
saracen to caesarea
saracen to acre
saracen march al_adil
saracen to jaffa
saracen to caesarea
saracen to acre
saracen march yuzpah
saracen to jaffa
saracen to caesarea
saracen to acre
saracen done
frank muster beersheba
frank march templar_jerusalem
frank to hebron
frank to dimona
frank to beersheba
frank march king_guy
frank to gaza
frank to beersheba
frank march reynald_kerak
frank to zoar
frank to dimona
frank to beersheba
frank done
frank done
frank castle turcopole_beirut
frank done
saracen fire al_adil
frank fire hospitaller_jerusalem
saracen hit al_adil
saracen fire qara_qush
saracen fire yuzpah
saracen regroup qara_qush
saracen to caesarea
saracen done
saracen done
frank done
saracen done
saracen show al_adil
frank card assassins
saracen card move_2
frank strike_field banyas
saracen group caesarea
saracen march qara_qush
saracen to jaffa
saracen to ramallah
saracen to jerusalem
saracen group banyas
saracen march tuman
saracen to ashtera
saracen to ajlun
saracen halt
saracen march turks_1
saracen to ashtera
saracen to ajlun
saracen halt
saracen march qaimaz
saracen to damascus
saracen to ashtera
saracen to ajlun
saracen march al_zahir
saracen to damascus
saracen to ashtera
saracen to ajlun
saracen march shirkuh
saracen to damascus
saracen to ashtera
saracen halt
saracen done
saracen done
frank battle jerusalem
frank castle templar_antioch
saracen done
frank sally templar_antioch
saracen fire qara_qush
frank fire templar_antioch
saracen fire qara_qush
saracen done
saracen done
frank sally turcopole_beirut
saracen fire al_adil
frank fire turcopole_beirut
saracen hit al_adil
saracen fire yuzpah
saracen fire al_adil
frank fire turcopole_beirut
saracen fire yuzpah
saracen done
frank card move_2
saracen card move_2
saracen group ajlun
saracen march al_zahir
saracen to amman
saracen to jericho
saracen to jerusalem
saracen march qaimaz
saracen to amman
saracen to jericho
saracen to jerusalem
saracen march turks_1
saracen to amman
saracen to damiya
saracen to baisan
saracen march tuman
saracen to amman
saracen halt
saracen muster homs
saracen march jurdik
saracen to hama
saracen to homs
saracen march shirkuh
saracen to damascus
saracen to qaddas
saracen to homs
saracen done
saracen done
frank muster harim
frank march josselin
frank to shughur
frank to harim
frank done
frank muster krak_des_chevaliers
frank march raymond_tripoli
frank to krak_des_chevaliers
frank march hospitaller_acre
frank to tartus
frank to tripoli
frank to krak_des_chevaliers
frank done
frank done
frank card move_3
saracen card guide
saracen group baisan
saracen march turks_1
saracen to legio
saracen to acre
saracen halt
saracen done
frank muster botron
frank march hospitaller_acre
frank to tripoli
frank to botron
frank march bohemond
frank to botron
frank march hospitaller_krak_des_chevaliers
frank to tripoli
frank to botron
frank done
frank muster beirut
frank march templar_gaza
frank to tripoli
frank to botron
frank to beirut
frank march conrad
frank to sidon
frank to beirut
frank march reynald_sidon
frank to anjar
frank to beirut
frank done
frank group harim
frank march josselin
frank to shughur
frank to albara
frank done
frank starve balian
frank starve hospitaller_krak_des_chevaliers
frank starve templar_gaza
frank starve templar_jerusalem
frank starve king_guy
frank starve bohemond
frank restore templar_tartus
frank done
saracen restore al_adil
saracen done
frank card winter_campaign
saracen card move_3
saracen group homs
saracen march shirkuh
saracen to lacum
saracen to baalbek
saracen to tripoli
saracen march jurdik
saracen to lacum
saracen to baalbek
saracen to tripoli
saracen group banyas
saracen march bahram
saracen to beaufort
saracen to tyre
saracen to acre
saracen group antioch
saracen march zangi
saracen to harim
saracen to artah
saracen to aleppo
saracen done
saracen done
frank muster zoar
frank done
frank done
saracen to damascus
end 391 0382b1b37813bd78
