levant record 1
title: rex
edition: 2.0
rules: 1
options: forced_march, iron_bridge, regroup_when_refused
seat frank: Squire
seat saracen: Squire
dice: fast 11
result: saracen: cities

frank deploy turcopole_beirut
frank to acre
frank deploy raymond_tiberias
frank to tripoli
frank done
saracen exchange al_adil
frank card move_3
saracen card move_3
saracen group damascus
saracen march al_mashtub
saracen to banyas
saracen to tiberias
saracen to acre
saracen march keukburi
saracen to banyas
saracen to tiberias
saracen to acre
saracen done
saracen muster homs
saracen march taqi_al_din
saracen to homs
saracen march bahram
saracen to lacum
saracen to homs
saracen march jurdik
saracen to hama
saracen to homs
saracen march sulaiman
saracen to zerdana
saracen to hama
saracen to homs
saracen done
saracen group ashtera
saracen march yazkuj
saracen to ajlun
saracen to tiberias
saracen to acre
saracen done
frank group nablus
frank march balian
frank to caesarea
frank to acre
frank group gaza
frank march templar_gaza
frank to ascalon
frank to ramallah
frank to jerusalem
frank halt
frank group caesarea
frank march walter
frank to acre
frank done
frank done
frank fire turcopole_beirut
frank fire hospitaller_acre
saracen retreat keukburi
saracen to tiberias
saracen retreat al_mashtub
saracen to tiberias
saracen retreat yazkuj
saracen to tiberias
frank regroup balian
frank to tyre
frank done
frank card intrigue
saracen card move_3
frank group jerusalem
frank march hospitaller_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank halt
frank done
frank muster jerusalem
frank march reynald_kerak
frank to jericho
frank to jerusalem
frank march hospitaller_acre
frank to caesarea
frank to nablus
frank to jerusalem
frank done
frank group jerusalem
frank march king_guy
frank to ramallah
frank to jaffa
frank halt
frank done
frank done
saracen muster banyas
saracen march keukburi
saracen to banyas
saracen march al_mashtub
saracen to banyas
saracen march tuman
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march taqi_al_din
saracen to qaddas
saracen to damascus
saracen to banyas
saracen done
saracen group egypt
saracen march arabs_4
saracen to gaza
saracen to ascalon
saracen halt
saracen march al_aziz
saracen to gaza
saracen to ascalon
saracen halt
saracen march yuzpah
saracen to gaza
saracen to ascalon
saracen halt
saracen march qara_qush
saracen to gaza
saracen to ascalon
saracen halt
saracen done
saracen group aleppo
saracen march turks_3
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen march al_zahir
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
saracen done
frank card move_2
saracen card move_1
frank sail templar_tartus
frank land jaffa
frank group antioch
frank march templar_antioch
frank to harim
frank to artah
frank to aleppo
frank march turcopole_antioch
frank to harim
frank to artah
frank to aleppo
frank done
frank done
saracen group homs
saracen march shirkuh
saracen to hama
saracen to zerdana
saracen to aleppo
saracen march jurdik
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen halt
saracen done
saracen done
saracen done
frank harry turcopole_antioch
frank to artah
saracen fire zangi
saracen fire sanjar
frank retreat templar_antioch
frank to artah
saracen done
frank card move_1
saracen card move_2
saracen group banyas
saracen march qaimaz
saracen to tiberias
saracen halt
saracen march taqi_al_din
saracen to tiberias
saracen halt
saracen march al_mashtub
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen halt
saracen march tuman
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen halt
saracen done
saracen muster tiberias
saracen march jurdik
saracen to ajlun
saracen to tiberias
saracen march al_afdal
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen done
saracen done
frank group artah
frank march templar_antioch
frank to harim
frank to antioch
frank halt
frank march turcopole_antioch
frank to harim
frank to antioch
frank halt
frank done
frank card move_1
saracen card move_2
saracen group homs
saracen march turks_3
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen halt
saracen march bahram
saracen to qaddas
saracen to damascus
saracen halt
saracen done
saracen group damascus
saracen march kurds_2
saracen to banyas
saracen to tiberias
saracen to baisan
saracen halt
saracen done
saracen done
frank muster hebron
frank march templar_jerusalem
frank to hebron
frank march templar_tartus
frank to ramallah
frank to jerusalem
frank to hebron
frank done
frank done
frank card move_1
saracen card winter_campaign
saracen group tiberias
saracen march tuman
saracen to banyas
saracen to damascus
saracen halt
saracen march al_mashtub
saracen to baisan
saracen to nablus
saracen to caesarea
saracen march al_afdal
saracen to baisan
saracen to nablus
saracen halt
saracen march taqi_al_din
saracen to ajlun
saracen to amman
saracen halt
saracen march jurdik
saracen to ajlun
saracen to amman
saracen to kerak
saracen march qaimaz
saracen to banyas
saracen to beaufort
saracen halt
saracen done
saracen done
frank group krak_des_chevaliers
frank march hospitaller_krak_des_chevaliers
frank to tripoli
frank to botron
frank to beirut
frank done
frank starve templar_tartus
saracen starve arabs_4
saracen starve qara_qush
frank done
saracen done
frank card move_3
saracen card move_2
frank group hebron
frank march templar_jerusalem
frank to dimona
frank to beersheba
frank to egypt
frank sail reynald_sidon
frank land jaffa
frank group saone
frank march josselin
frank to albara
frank to hama
frank halt
frank done
saracen muster kerak
saracen march taqi_al_din
saracen to kerak
saracen march turks_3
saracen to ajlun
saracen to amman
saracen to kerak
saracen march kurds_2
saracen to damiya
saracen to amman
saracen to kerak
saracen march al_afdal
saracen to damiya
saracen to amman
saracen to kerak
saracen done
saracen muster damascus
saracen march keukburi
saracen to damascus
saracen march qaimaz
saracen to anjar
saracen to beaufort
saracen to anjar
saracen force damascus
saracen march al_zahir
saracen to qaddas
saracen to damascus
saracen done
saracen done
saracen done
saracen fire saladin
saracen done
saracen to aleppo
frank card move_1
saracen card move_3
saracen group kerak
saracen march al_afdal
saracen to jericho
saracen to jerusalem
saracen march taqi_al_din
saracen to jericho
saracen to jerusalem
saracen march jurdik
saracen to zoar
saracen to hebron
saracen to jerusalem
saracen march kurds_2
saracen to zoar
saracen to hebron
saracen to jerusalem
saracen march turks_3
saracen to zoar
saracen to hebron
saracen to jerusalem
saracen group caesarea
saracen march al_mashtub
saracen to nablus
saracen to jerusalem
saracen group damascus
saracen march qaimaz
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march kurds_3
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march al_zahir
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen done
saracen done
saracen main jericho
frank group jaffa
frank march king_guy
frank to ramallah
frank to jerusalem
frank march reynald_sidon
frank to ramallah
frank to jerusalem
frank done
frank castle templar_gaza
frank castle hospitaller_acre
frank castle reynald_kerak
saracen done
frank done
frank sally templar_gaza
frank sally hospitaller_acre
frank done
saracen fire taqi_al_din
frank hit reynald_sidon
saracen fire turks_3
frank hit king_guy
saracen fire al_mashtub
frank hit templar_gaza
saracen fire al_afdal
frank hit reynald_sidon
frank hit king_guy
frank hit templar_gaza
saracen fire jurdik
frank hit reynald_sidon
frank withdraw templar_gaza
frank withdraw hospitaller_acre
frank retreat king_guy
frank to ramallah
saracen regroup taqi_al_din
saracen to nablus
saracen done
saracen storm al_mashtub
saracen storm al_afdal
saracen storm jurdik
frank fire reynald_kerak
saracen hit jurdik
frank fire templar_gaza
frank fire hospitaller_acre
saracen fire al_mashtub
saracen fire al_afdal
frank hit reynald_kerak
saracen fire jurdik
frank hit templar_gaza
saracen done
saracen regroup jurdik
saracen to hebron
saracen done
saracen to aleppo
frank card move_2
saracen card move_1
frank sail balian
frank land sidon
frank group ramallah
frank march king_guy
frank to jaffa
frank to caesarea
frank halt
frank done
saracen group ascalon
saracen march al_aziz
saracen to jaffa
saracen halt
saracen done
saracen done
saracen to aleppo
frank card move_2
saracen card move_1
frank group hama
frank march josselin
frank to montferrand
frank to krak_des_chevaliers
frank halt
frank done
saracen group aleppo
saracen march turks_4
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen march turks_2
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen march turks_1
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen march shirkuh
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
saracen done
frank to beirut
saracen to damascus
frank card move_2
saracen card move_2
frank group antioch
frank march turcopole_antioch
frank to kassab
frank to latakia
frank to margat
frank halt
frank done
frank done
saracen group homs
saracen march shirkuh
saracen to hama
saracen to zerdana
saracen to aleppo
saracen halt
saracen march turks_1
saracen to hama
saracen to zerdana
saracen to aleppo
saracen halt
saracen march sulaiman
saracen to hama
saracen to zerdana
saracen to artah
saracen halt
saracen done
saracen muster homs
saracen march keukburi
saracen to qaddas
saracen to homs
saracen done
saracen done
saracen to egypt
frank card move_1
saracen card jihad
saracen group amman
saracen march al_zahir
saracen to ajlun
saracen to ashtera
saracen to banyas
saracen march kurds_3
saracen to damiya
saracen to baisan
saracen halt
saracen march qaimaz
saracen to kerak
saracen halt
saracen done
frank group margat
frank march turcopole_antioch
frank to latakia
frank to kassab
frank to antioch
frank done
saracen starve zangi
saracen starve turks_2
saracen starve kurds_2
frank restore king_guy
frank done
saracen restore al_mashtub
saracen done
frank card move_3
saracen card move_3
frank muster tripoli
frank march josselin
frank to tripoli
frank march pilgrim_brittany
frank to botron
frank to tripoli
frank done
frank done
saracen muster banyas
saracen march keukburi
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march turks_4
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march taqi_al_din
saracen to baisan
saracen to tiberias
saracen to banyas
saracen done
saracen group ascalon
saracen march yuzpah
saracen to ramallah
saracen to jerusalem
saracen halt
saracen group baisan
saracen march kurds_3
saracen to tiberias
saracen to banyas
saracen to damascus
saracen halt
saracen done
saracen to aleppo
frank card move_2
saracen card move_1
frank sail king_guy
frank land tyre
frank done
saracen group banyas
saracen march turks_4
saracen to tiberias
saracen halt
saracen march al_zahir
saracen to tiberias
saracen halt
saracen march taqi_al_din
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen halt
saracen march keukburi
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen halt
saracen done
frank to tartus
saracen to egypt
frank card move_2
saracen card move_1
frank group tripoli
frank march josselin
frank to krak_des_chevaliers
frank to homs
frank halt
frank march raymond_tiberias
frank to krak_des_chevaliers
frank to homs
frank halt
frank done
frank group tartus
frank march pilgrim_sicily
frank to tripoli
frank to baalbek
frank halt
frank done
saracen muster jaffa
saracen march saladin
saracen to gaza
saracen to ascalon
saracen to jaffa
saracen march qara_qush
saracen to gaza
saracen to ascalon
saracen to jaffa
saracen march jurdik
saracen to lachish
saracen to ascalon
saracen to jaffa
saracen done
saracen done
saracen to egypt
frank card move_2
saracen card move_2
frank sail philip
frank land beirut
frank sail hugh
frank land caesarea
frank done
saracen muster tiberias
saracen march tuman
saracen to banyas
saracen to tiberias
saracen done
saracen group egypt
saracen march arabs_2
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen done
saracen done
saracen to damascus
frank card move_1
saracen card move_2
saracen group damascus
saracen march kurds_2
saracen to banyas
saracen halt
saracen done
saracen group jaffa
saracen march jurdik
saracen to ramallah
saracen to jerusalem
saracen to nablus
saracen halt
saracen march al_aziz
saracen to ramallah
saracen to jerusalem
saracen to nablus
saracen halt
saracen march qara_qush
saracen to ramallah
saracen to jerusalem
saracen to nablus
saracen halt
saracen march saladin
saracen to ramallah
saracen to jerusalem
saracen to nablus
saracen halt
saracen done
frank sail james
frank land caesarea
frank done
saracen to egypt
frank to ascalon
frank card move_1
saracen card move_2
saracen group tiberias
saracen march keukburi
saracen to baisan
saracen halt
saracen march al_zahir
saracen to banyas
saracen to beaufort
saracen halt
saracen march yazkuj
saracen to ajlun
saracen to ashtera
saracen halt
saracen march turks_4
saracen to ajlun
saracen to amman
saracen halt
saracen done
saracen group aleppo
saracen march sanjar
saracen to zerdana
saracen to hama
saracen halt
saracen march shirkuh
saracen to zerdana
saracen halt
saracen done
saracen done
frank sail hugh
frank land latakia
frank done
saracen starve jurdik
saracen starve turks_3
saracen starve qara_qush
saracen starve al_aziz
frank restore reynald_kerak
frank restore king_guy
frank restore king_guy
frank done
saracen done
frank card move_3
saracen card move_3
saracen muster tiberias
saracen march keukburi
saracen to tiberias
saracen march kurds_2
saracen to tiberias
saracen march turks_4
saracen to ajlun
saracen to tiberias
saracen march yazkuj
saracen to ajlun
saracen to ashtera
saracen to ajlun
saracen force tiberias
saracen march al_zahir
saracen to banyas
saracen to tiberias
saracen march saladin
saracen to baisan
saracen to tiberias
saracen done
saracen muster aleppo
saracen march sulaiman
saracen to aleppo
saracen march shirkuh
saracen to aleppo
saracen march sanjar
saracen to zerdana
saracen to aleppo
saracen done
saracen group hebron
saracen march arabs_2
saracen to jerusalem
saracen halt
saracen done
frank muster baalbek
frank march philip
frank to anjar
frank to baalbek
frank march raymond_tiberias
frank to lacum
frank to baalbek
frank march josselin
frank to lacum
frank to baalbek
frank done
frank group latakia
frank march hugh
frank to kassab
frank to antioch
frank halt
frank sail james
frank land tartus
frank done
saracen to aleppo
frank card move_3
saracen card move_1
frank enter barbarossa
frank to antioch
frank enter leopold
frank to antioch
frank enter frederick
frank to antioch
frank done
saracen group tiberias
saracen march saladin
saracen to acre
saracen march keukburi
saracen to acre
saracen march tuman
saracen to acre
saracen march taqi_al_din
saracen to acre
saracen march al_zahir
saracen to baisan
saracen to legio
saracen to acre
saracen march yazkuj
saracen to baisan
saracen to legio
saracen to acre
saracen march kurds_2
saracen to baisan
saracen to legio
saracen to acre
saracen march turks_4
saracen to baisan
saracen to legio
saracen to acre
saracen done
saracen main tiberias
frank castle hospitaller_jerusalem
frank castle walter
frank castle turcopole_beirut
saracen regroup taqi_al_din
saracen to caesarea
saracen done
saracen done
frank done
saracen storm saladin
saracen storm keukburi
saracen storm tuman
frank fire turcopole_beirut
saracen withdraw saladin
frank fire hospitaller_jerusalem
saracen hit keukburi
frank fire walter
saracen hit keukburi
saracen withdraw tuman
saracen withdraw keukburi
saracen storm saladin
saracen storm tuman
saracen storm al_zahir
frank fire turcopole_beirut
saracen withdraw saladin
saracen withdraw al_zahir
frank fire hospitaller_jerusalem
saracen done
saracen show keukburi
frank to beaufort
saracen to egypt
frank card move_1
saracen card move_2
saracen group jerusalem
saracen march al_mashtub
saracen to nablus
saracen to caesarea
saracen to acre
saracen halt
saracen march al_afdal
saracen to nablus
saracen to caesarea
saracen to acre
saracen halt
saracen march arabs_2
saracen to ramallah
saracen to jaffa
saracen halt
saracen done
saracen group acre
saracen march keukburi
saracen to tiberias
saracen to ajlun
saracen to amman
saracen halt
saracen done
saracen done
saracen show yazkuj
frank sail james
frank land ascalon
frank done
saracen storm al_mashtub
saracen storm saladin
saracen storm al_afdal
frank fire turcopole_beirut
saracen fire saladin
frank hit turcopole_beirut
frank fire hospitaller_jerusalem
frank fire walter
saracen hit saladin
saracen withdraw al_mashtub
saracen withdraw al_afdal
saracen storm al_mashtub
saracen storm al_afdal
frank fire turcopole_beirut
saracen hit al_mashtub
saracen withdraw saladin
frank fire hospitaller_jerusalem
saracen hit al_mashtub
frank fire walter
saracen withdraw al_mashtub
saracen withdraw al_afdal
saracen done
frank done
saracen done
saracen to damascus
frank card guide
saracen card move_2
frank group ascalon
frank march james
frank to ramallah
frank to jerusalem
frank march reynald_kerak
frank to ramallah
frank to jerusalem
frank done
saracen group acre
saracen march saladin
saracen to caesarea
saracen to nablus
saracen to jerusalem
saracen march al_zahir
saracen to caesarea
saracen to nablus
saracen to jerusalem
saracen march yazkuj
saracen to legio
saracen to nablus
saracen to jerusalem
saracen march kurds_2
saracen to legio
saracen to nablus
saracen to jerusalem
saracen march turks_4
saracen to legio
saracen to baisan
saracen halt
saracen march al_mashtub
saracen to caesarea
saracen to jaffa
saracen to ascalon
saracen halt
saracen done
saracen muster jaffa
saracen march taqi_al_din
saracen to jaffa
saracen march al_afdal
saracen to caesarea
saracen to jaffa
saracen march arabs_1
saracen to gaza
saracen to ascalon
saracen to jaffa
saracen march arabs_3
saracen to gaza
saracen to ascalon
saracen to jaffa
saracen done
saracen done
saracen done
saracen fire yuzpah
frank hit reynald_kerak
frank retreat james
frank to ramallah
frank retreat reynald_kerak
frank to ramallah
saracen regroup yazkuj
saracen to nablus
saracen done
frank to beirut
saracen to zerdana
frank card manna
saracen card move_2
frank give james
frank give hospitaller_jerusalem
frank give reynald_kerak
saracen group aleppo
saracen march sulaiman
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen march turks_2
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen march turks_1
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
saracen group jaffa
saracen march al_afdal
saracen to caesarea
saracen halt
saracen done
saracen done
saracen to egypt
frank card move_1
saracen card move_2
saracen group homs
saracen march turks_1
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march turks_2
saracen to hama
saracen halt
saracen done
saracen group damascus
saracen march al_adil
saracen to ashtera
saracen halt
saracen done
saracen done
frank group antioch
frank march barbarossa
frank to kassab
frank to latakia
frank march templar_antioch
frank to kassab
frank to latakia
frank to margat
frank march leopold
frank to harim
frank to artah
frank march turcopole_antioch
frank to harim
frank to shughur
frank to saone
frank done
frank done
frank starve reynald_kerak
frank starve raymond_tiberias
frank starve pilgrim_sicily
frank starve josselin
saracen starve arabs_1
saracen starve arabs_2
saracen starve kurds_2
saracen starve arabs_3
frank restore walter
frank done
saracen restore al_mashtub
saracen restore saladin
saracen done
frank card move_3
saracen card move_2
frank sail richard
frank land acre
frank group artah
frank march leopold
frank to harim
frank to antioch
frank halt
frank sail walter
frank land margat
frank done
saracen muster damascus
saracen march al_adil
saracen to damascus
saracen march turks_1
saracen to damascus
saracen march sulaiman
saracen to qaddas
saracen to damascus
saracen march keukburi
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march turks_4
saracen to tiberias
saracen to banyas
saracen to damascus
saracen march turks_2
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen group jaffa
saracen march taqi_al_din
saracen to caesarea
saracen to nablus
saracen to jerusalem
saracen halt
saracen done
frank to tiberias
saracen to egypt
frank card move_2
saracen card intrigue
saracen group egypt
saracen march arabs_4
saracen to gaza
saracen to ascalon
saracen halt
saracen march arabs_3
saracen to gaza
saracen to ascalon
saracen halt
saracen done
saracen group damascus
saracen march keukburi
saracen to banyas
saracen halt
saracen done
saracen group nablus
saracen march yazkuj
saracen to caesarea
saracen to jaffa
saracen to ascalon
saracen halt
saracen done
frank sail robert
frank sea_attack egypt
frank sail crossbows
frank sea_attack egypt
frank done
saracen castle qara_qush
frank done
frank done
saracen done
frank done
frank show crossbows
saracen to homs
frank to tripoli
frank card move_1
saracen card jihad
saracen group ascalon
saracen march al_mashtub
saracen to gaza
saracen to egypt
saracen march yazkuj
saracen to gaza
saracen to egypt
saracen march arabs_3
saracen to gaza
saracen to egypt
saracen march arabs_4
saracen to gaza
saracen to egypt
saracen done
frank sail raymond_tripoli
frank land tartus
frank done
saracen sally qara_qush
saracen fire qara_qush
saracen fire al_mashtub
frank hit crossbows
saracen fire yazkuj
frank hit crossbows
saracen fire arabs_3
saracen fire arabs_4
frank retreat crossbows
frank to beersheba
frank fire robert
frank fire robert
saracen fire qara_qush
saracen regroup arabs_3
saracen to gaza
saracen done
saracen to egypt
frank to jaffa
frank card manna
saracen card move_1
frank give crossbows
frank give james
frank give reynald_kerak
saracen muster ajlun
saracen march al_adil
saracen to ashtera
saracen to ajlun
saracen march bahram
saracen to ashtera
saracen to ajlun
saracen march kurds_3
saracen to ashtera
saracen to ajlun
saracen march kurds_4
saracen to ashtera
saracen to ajlun
saracen done
saracen done
frank to saone
saracen to damascus
frank card move_3
saracen card move_1
frank group saone
frank march turcopole_antioch
frank to shughur
frank to harim
frank to artah
frank halt
frank march josselin
frank to albara
frank to hama
frank halt
frank group margat
frank march walter
frank to tartus
frank to krak_des_chevaliers
frank halt
frank done
frank group ramallah
frank march james
frank to ascalon
frank halt
frank done
saracen group egypt
saracen march arabs_4
saracen to gaza
saracen to lachish
saracen to hebron
saracen halt
saracen march qara_qush
saracen to beersheba
saracen done
saracen done
frank fire crossbows
saracen retreat qara_qush
saracen to egypt
frank done
saracen to aleppo
frank card move_2
saracen card move_2
saracen group damascus
saracen march turks_1
saracen to qaddas
saracen to homs
saracen halt
saracen march turks_2
saracen to ashtera
saracen to ajlun
saracen to amman
saracen done
saracen group aleppo
saracen march zangi
saracen to zerdana
saracen to albara
saracen to saone
saracen done
saracen done
frank group tyre
frank march king_guy
frank to acre
frank to tiberias
frank done
frank sail james
frank land tyre
frank done
frank starve bohemond
saracen starve bahram
saracen starve kurds_3
saracen starve kurds_4
saracen starve taqi_al_din
frank done
saracen restore qara_qush
saracen restore keukburi
saracen restore al_mashtub
saracen restore qara_qush
saracen restore al_mashtub
saracen restore saladin
saracen done
frank card move_2
saracen card move_2
saracen muster aleppo
saracen march jurdik
saracen to aleppo
saracen march zangi
saracen to albara
saracen to zerdana
saracen to aleppo
saracen done
saracen muster jerusalem
saracen march arabs_4
saracen to jerusalem
saracen march turks_2
saracen to jericho
saracen to jerusalem
saracen march al_adil
saracen to amman
saracen to jericho
saracen to jerusalem
saracen march arabs_3
saracen to lachish
saracen to hebron
saracen to jerusalem
saracen done
saracen done
frank group latakia
frank march barbarossa
frank to kassab
frank to antioch
frank halt
frank sail pilgrim_sicily
frank land margat
frank done
saracen to damascus
frank to antioch
frank card move_1
saracen card jihad
saracen group homs
saracen march tuman
saracen to qaddas
saracen to damascus
saracen halt
saracen done
saracen done
frank group antioch
frank march frederick
frank to harim
frank to artah
frank halt
frank done
frank done
saracen to aleppo
frank card intrigue
saracen card move_1
frank group artah
frank march turcopole_antioch
frank to zerdana
frank halt
frank done
frank done
saracen group jerusalem
saracen march saladin
saracen to nablus
saracen to caesarea
saracen to acre
saracen march al_adil
saracen to nablus
saracen to caesarea
saracen to acre
saracen march yuzpah
saracen to nablus
saracen to legio
saracen to acre
saracen done
saracen done
saracen main caesarea
frank done
frank fire turcopole_beirut
saracen retreat saladin
saracen to caesarea
saracen retreat al_adil
saracen to caesarea
frank fire turcopole_beirut
frank charge richard
frank done
saracen to egypt
frank card move_2
saracen card manna
saracen give taqi_al_din
saracen give al_afdal
saracen give keukburi
frank sail james
frank land acre
frank done
saracen to damascus
frank card move_2
saracen card assassins
saracen strike_field acre
frank done
saracen to jerusalem
frank card move_2
saracen card move_1
frank group antioch
frank march barbarossa
frank to kassab
frank to latakia
frank done
frank group acre
frank march richard
frank to tiberias
frank to ajlun
frank to ashtera
frank done
frank done
saracen muster banyas
saracen march tuman
saracen to banyas
saracen march kurds_3
saracen to banyas
saracen march kurds_4
saracen to banyas
saracen done
saracen done
end 1385 a5e7e0e20df10297
