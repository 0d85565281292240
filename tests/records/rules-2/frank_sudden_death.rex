levant record 1
title: rex
edition: 2.0
rules: 2
options: none
seat frank: Squire
seat saracen: Pilgrim
dice: fast 5
result: frank: sudden_death

frank deploy turcopole_beirut
frank to acre
frank deploy raymond_tiberias
frank to tripoli
frank done
saracen exchange al_adil
frank card move_3
saracen card move_3
saracen group egypt
saracen march yuzpah
saracen to gaza
saracen march arabs_1
saracen to beersheba
saracen to gaza
saracen march arabs_4
saracen to gaza
saracen march saladin
saracen to beersheba
saracen to dimona
saracen to zoar
saracen march al_aziz
saracen to gaza
saracen done
saracen muster baalbek
saracen march keukburi
saracen to qaddas
saracen to lacum
saracen to baalbek
saracen done
saracen muster lacum
saracen march al_mashtub
saracen to anjar
saracen to baalbek
saracen to lacum
saracen done
saracen done
saracen main egypt
frank muster acre
frank march walter
frank to acre
frank march conrad
frank to acre
frank march balian
frank to caesarea
frank to acre
frank march reynald_sidon
frank to tyre
frank to acre
frank done
frank muster tiberias
frank march hospitaller_acre
frank to tiberias
frank march turcopole_beirut
frank to tiberias
frank march reynald_kerak
frank to amman
frank to ajlun
frank to tiberias
frank done
frank group krak_des_chevaliers
frank march hospitaller_krak_des_chevaliers
frank to tripoli
frank to botron
frank to beirut
frank done
frank done
frank withdraw templar_gaza
saracen done
saracen storm al_aziz
frank fire templar_gaza
saracen done
frank done
saracen retreat arabs_1
saracen to beersheba
saracen done
saracen show arabs_4
frank card assassins
saracen card move_1
frank strike_field egypt
saracen muster damascus
saracen march shirkuh
saracen to qaddas
saracen to damascus
saracen march yazkuj
saracen to banyas
saracen to damascus
saracen march qaimaz
saracen to ashtera
saracen to damascus
saracen march taqi_al_din
saracen to homs
saracen to qaddas
saracen to damascus
saracen march keukburi
saracen to anjar
saracen to damascus
saracen march al_mashtub
saracen to homs
saracen to qaddas
saracen to damascus
saracen march bahram
saracen to anjar
saracen to damascus
saracen done
saracen done
saracen done
frank done
saracen done
frank card move_2
saracen card guide
saracen group damascus
saracen done
saracen done
frank group tiberias
frank march turcopole_beirut
frank to acre
frank to caesarea
frank to jaffa
frank march reynald_kerak
frank to acre
frank to caesarea
frank to jaffa
frank march hospitaller_acre
frank to acre
frank to caesarea
frank to jaffa
frank sail conrad
frank land tyre
frank done
saracen storm arabs_4
frank fire templar_gaza
saracen withdraw arabs_4
saracen storm arabs_4
frank fire templar_gaza
saracen storm yuzpah
frank fire templar_gaza
saracen fire yuzpah
saracen done
frank card move_2
saracen card move_2
saracen group zerdana
saracen done
saracen group zoar
saracen done
saracen done
frank muster ascalon
frank march hospitaller_acre
frank to ascalon
frank march reynald_kerak
frank to ascalon
frank march hospitaller_jerusalem
frank to ramallah
frank to ascalon
frank done
frank sail templar_tartus
frank land jaffa
frank done
saracen storm yuzpah
frank fire templar_gaza
saracen withdraw yuzpah
saracen done
frank sally templar_gaza
saracen fire yuzpah
frank charge templar_gaza
frank done
frank card move_1
saracen card move_2
saracen group damascus
saracen done
saracen muster baalbek
saracen march bahram
saracen to anjar
saracen to baalbek
saracen done
saracen done
frank group ascalon
frank march hospitaller_jerusalem
frank to gaza
frank to egypt
frank done
frank done
saracen castle qara_qush
frank storm hospitaller_jerusalem
saracen fire qara_qush
frank fire hospitaller_jerusalem
frank done
frank card winter_campaign
saracen card move_2
saracen group beersheba
saracen march arabs_1
saracen to dimona
saracen halt
saracen group aleppo
saracen done
saracen done
frank sail turcopole_beirut
frank land sidon
frank done
saracen starve shirkuh
saracen starve qaimaz
saracen starve zangi
saracen starve al_zahir
saracen starve yazkuj
saracen starve taqi_al_din
frank done
saracen done
frank card move_2
saracen card move_3
saracen muster anjar
saracen march tuman
saracen to lacum
saracen to baalbek
saracen to anjar
saracen march keukburi
saracen to banyas
saracen to damascus
saracen to anjar
saracen done
saracen muster artah
saracen march turks_4
saracen to zerdana
saracen to artah
saracen done
saracen group zerdana
saracen done
saracen done
frank muster acre
frank march conrad
frank to acre
frank march templar_tartus
frank to caesarea
frank to acre
frank march turcopole_beirut
frank to tyre
frank to acre
frank done
frank group gaza
frank march templar_gaza
frank to egypt
frank halt
frank done
saracen to zoar
frank card move_2
saracen card move_1
frank muster jerusalem
frank march hospitaller_acre
frank to ramallah
frank to jerusalem
frank march reynald_kerak
frank to ramallah
frank to jerusalem
frank done
frank group saone
frank march josselin
frank to albara
frank to hama
frank done
saracen muster banyas
saracen march al_mashtub
saracen to banyas
saracen march keukburi
saracen to beaufort
saracen to banyas
saracen march al_afdal
saracen to banyas
saracen march bahram
saracen to anjar
saracen to beaufort
saracen to banyas
saracen march tuman
saracen to beaufort
saracen to banyas
saracen march al_adil
saracen to ashtera
saracen to banyas
saracen done
saracen done
frank to sidon
saracen to zoar
frank card move_2
saracen card winter_campaign
frank muster amman
frank march templar_jerusalem
frank to jericho
frank to amman
frank done
frank group beirut
frank march hospitaller_krak_des_chevaliers
frank to anjar
frank to damascus
frank halt
frank done
saracen group zerdana
saracen done
saracen done
saracen to banyas
frank card move_2
saracen card move_3
saracen muster ashtera
saracen march al_afdal
saracen to tiberias
saracen to banyas
saracen to ashtera
saracen march keukburi
saracen to ashtera
saracen done
saracen done
frank sail reynald_sidon
frank land tripoli
frank group tripoli
frank march raymond_tiberias
frank to krak_des_chevaliers
frank to homs
frank march raymond_tripoli
frank to krak_des_chevaliers
frank to homs
frank done
saracen to zerdana
frank card guide
saracen card intrigue
frank card move_1
saracen card move_1
frank group acre
frank march conrad
frank to tyre
frank halt
frank march templar_tartus
frank to tyre
frank to sidon
frank to beirut
frank done
frank done
saracen group zoar
saracen done
saracen done
saracen starve bahram
saracen starve al_afdal
saracen starve sulaiman
saracen starve arabs_4
saracen starve tuman
saracen starve arabs_3
saracen starve yazkuj
saracen starve al_mashtub
saracen starve saladin
frank done
saracen done
frank card move_3
saracen card jihad
saracen group aleppo
saracen march sanjar
saracen to zerdana
saracen halt
saracen march turks_1
saracen to zerdana
saracen to hama
saracen done
frank muster damascus
frank march templar_tartus
frank to anjar
frank to damascus
frank march raymond_tripoli
frank to qaddas
frank to damascus
frank march raymond_tiberias
frank to qaddas
frank to damascus
frank done
frank enter barbarossa
frank to aleppo
frank enter leopold
frank to aleppo
frank done
frank done
saracen fire turks_1
frank fire josselin
saracen retreat turks_1
saracen to zerdana
frank done
saracen to artah
end 379 bff3217ae551a6ed
