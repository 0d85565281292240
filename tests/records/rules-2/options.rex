levant record 1
title: rex
edition: 2.0
rules: 2
options: forced_march, handicap, iron_bridge, regroup_when_refused
seat frank: Squire
seat saracen: Squire
dice: fast 24
result: frank: cities

frank deploy turcopole_beirut
frank to acre
frank deploy raymond_tiberias
frank to tripoli
frank done
saracen exchange al_adil
frank card move_3
saracen card move_3
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
frank march hospitaller_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank done
frank group acre
frank march hospitaller_acre
frank to tiberias
frank to banyas
frank done
frank group gaza
frank march templar_gaza
frank to ascalon
frank to jaffa
frank to caesarea
frank halt
frank done
saracen group egypt
saracen march arabs_2
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen march arabs_1
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen march al_aziz
saracen to gaza
saracen to lachish
saracen to hebron
saracen halt
saracen march yuzpah
saracen to gaza
saracen to lachish
saracen to hebron
saracen halt
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
saracen done
saracen group ashtera
saracen march yazkuj
saracen to banyas
saracen done
saracen done
saracen fire qaimaz
frank retreat hospitaller_acre
frank to tiberias
saracen regroup qaimaz
saracen to ashtera
saracen done
frank card move_3
saracen card move_3
frank group caesarea
frank march templar_gaza
frank to nablus
frank to jerusalem
frank halt
frank muster tyre
frank march hospitaller_jerusalem
frank to tyre
frank march hospitaller_acre
frank to acre
frank to tyre
frank done
frank group acre
frank march turcopole_beirut
frank to tiberias
frank halt
frank march walter
frank to tiberias
frank halt
frank done
frank done
saracen group hebron
saracen march yuzpah
saracen to jerusalem
saracen march al_aziz
saracen to jerusalem
saracen march arabs_1
saracen to jerusalem
saracen march arabs_2
saracen to jerusalem
saracen muster ashtera
saracen march tuman
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen march taqi_al_din
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen march shirkuh
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen march jurdik
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen done
saracen group egypt
saracen march qara_qush
saracen to gaza
saracen to ascalon
saracen to jaffa
saracen halt
saracen done
saracen done
frank castle king_guy
frank castle templar_jerusalem
frank castle templar_gaza
saracen done
saracen done
frank done
saracen done
saracen show al_aziz
frank card move_3
saracen card move_1
frank group tiberias
frank march turcopole_beirut
frank to acre
frank to caesarea
frank halt
frank march walter
frank to acre
frank to caesarea
frank halt
frank sail templar_tartus
frank land ascalon
frank sail hospitaller_acre
frank land ascalon
frank done
saracen group ashtera
saracen march tuman
saracen to ajlun
saracen to tiberias
saracen to acre
saracen march taqi_al_din
saracen to ajlun
saracen to tiberias
saracen to acre
saracen march shirkuh
saracen to ajlun
saracen to tiberias
saracen to acre
saracen march jurdik
saracen to ajlun
saracen to tiberias
saracen to acre
saracen march qaimaz
saracen to damascus
saracen to qaddas
saracen to homs
saracen halt
saracen done
frank battle acre
frank castle conrad
frank castle reynald_sidon
frank castle balian
saracen done
saracen done
frank done
saracen done
saracen show shirkuh
saracen done
frank done
saracen done
frank card move_2
saracen card move_2
frank group ascalon
frank march hospitaller_acre
frank to gaza
frank to egypt
frank march templar_tartus
frank to gaza
frank to egypt
frank group krak_des_chevaliers
frank march hospitaller_krak_des_chevaliers
frank to tripoli
frank to botron
frank to beirut
frank halt
frank done
saracen group jaffa
saracen march qara_qush
saracen to ascalon
saracen to gaza
saracen to egypt
saracen group damascus
saracen march al_mashtub
saracen to banyas
saracen to tiberias
saracen to acre
saracen halt
saracen march keukburi
saracen to banyas
saracen to tiberias
saracen to acre
saracen halt
saracen done
saracen done
frank battle egypt
saracen done
saracen fire saladin
frank hit templar_tartus
frank hit templar_tartus
frank fire hospitaller_acre
saracen fire saladin
saracen regroup saladin
saracen to gaza
saracen done
frank battle acre
saracen storm al_mashtub
saracen storm keukburi
saracen storm tuman
frank fire conrad
saracen hit keukburi
frank fire balian
saracen hit tuman
frank fire reynald_sidon
saracen withdraw keukburi
saracen withdraw tuman
saracen withdraw al_mashtub
saracen done
frank done
saracen done
saracen storm yuzpah
saracen storm al_aziz
saracen storm arabs_1
frank fire templar_jerusalem
frank fire templar_gaza
frank fire king_guy
saracen withdraw al_aziz
saracen withdraw yuzpah
saracen withdraw arabs_1
saracen storm al_aziz
saracen storm yuzpah
saracen storm arabs_1
frank fire templar_jerusalem
saracen hit yuzpah
frank fire templar_gaza
saracen hit arabs_1
frank fire king_guy
saracen withdraw al_aziz
saracen withdraw yuzpah
saracen withdraw arabs_1
saracen done
frank done
saracen done
frank card move_2
saracen card move_2
frank group caesarea
frank march turcopole_beirut
frank to jaffa
frank to ascalon
frank halt
frank march walter
frank to jaffa
frank to ascalon
frank halt
frank group beirut
frank march hospitaller_krak_des_chevaliers
frank to sidon
frank to tyre
frank halt
frank done
saracen sail taqi_al_din
saracen land egypt
saracen group gaza
saracen march saladin
saracen to lachish
saracen to hebron
saracen to jerusalem
saracen halt
saracen done
frank battle acre
saracen done
frank done
saracen retreat keukburi
saracen to tiberias
saracen retreat shirkuh
saracen to caesarea
saracen retreat jurdik
saracen to tiberias
saracen retreat tuman
saracen to tiberias
saracen retreat al_mashtub
saracen to tiberias
frank done
saracen storm saladin
saracen storm al_aziz
saracen storm arabs_2
saracen fire saladin
frank fire templar_jerusalem
frank fire templar_gaza
frank fire king_guy
saracen fire al_aziz
frank hit king_guy
saracen fire arabs_2
saracen done
saracen fire saladin
frank hit templar_jerusalem
frank fire templar_jerusalem
frank fire templar_gaza
saracen hit arabs_2
saracen fire al_aziz
saracen fire arabs_2
saracen done
saracen fire saladin
frank fire templar_gaza
saracen hit saladin
saracen fire al_aziz
saracen done
frank card move_1
saracen card move_1
frank group tyre
frank march hospitaller_jerusalem
frank to acre
frank halt
frank done
frank done
saracen group tiberias
saracen march keukburi
saracen to banyas
saracen to damascus
saracen halt
saracen march jurdik
saracen to banyas
saracen to beaufort
saracen to sidon
saracen halt
saracen march tuman
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen halt
saracen done
saracen done
frank starve reynald_sidon
saracen starve yuzpah
saracen starve arabs_1
saracen starve zangi
frank restore conrad
frank restore conrad
frank done
saracen restore al_mashtub
saracen restore saladin
saracen restore keukburi
saracen restore tuman
saracen done
frank card move_1
saracen card move_3
saracen muster jerusalem
saracen march shirkuh
saracen to nablus
saracen to jerusalem
saracen march al_mashtub
saracen to baisan
saracen to nablus
saracen to jerusalem
saracen done
saracen group damascus
saracen march keukburi
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march tuman
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen done
saracen group sidon
saracen march jurdik
saracen to beirut
saracen to botron
saracen to tripoli
saracen done
saracen main baalbek
frank sail hospitaller_krak_des_chevaliers
frank land ascalon
frank done
frank castle raymond_tripoli
frank castle raymond_tiberias
saracen done
saracen done
frank done
saracen done
frank done
saracen done
saracen show jurdik
saracen to damascus
frank card move_2
saracen card guide
saracen group homs
saracen march qaimaz
saracen to krak_des_chevaliers
saracen to tartus
saracen halt
saracen done
saracen done
frank group ascalon
frank march hospitaller_krak_des_chevaliers
frank to gaza
frank to egypt
frank march walter
frank to gaza
frank to egypt
frank march turcopole_beirut
frank to gaza
frank to egypt
frank group saone
frank march josselin
frank to albara
frank to hama
frank halt
frank done
saracen battle tripoli
saracen done
frank done
saracen done
saracen castle taqi_al_din
saracen castle qara_qush
frank done
frank done
saracen done
frank done
frank show hospitaller_krak_des_chevaliers
saracen to damascus
frank to jaffa
frank card move_2
saracen card intrigue
frank done
saracen muster banyas
saracen march al_afdal
saracen to banyas
saracen march al_adil
saracen to banyas
saracen march bahram
saracen to qaddas
saracen to damascus
saracen to banyas
saracen done
saracen group jerusalem
saracen march arabs_2
saracen to ramallah
saracen to ascalon
saracen halt
saracen done
saracen done
frank battle egypt
frank done
saracen done
frank done
saracen done
frank done
saracen done
saracen to damascus
frank card move_1
saracen card move_1
saracen group damascus
saracen march kurds_2
saracen to anjar
saracen to beirut
saracen halt
saracen done
saracen done
frank group hama
frank march josselin
frank to homs
frank to krak_des_chevaliers
frank halt
frank done
saracen battle tripoli
saracen storm keukburi
saracen storm tuman
frank fire raymond_tripoli
saracen hit keukburi
frank fire raymond_tiberias
saracen withdraw tuman
saracen withdraw keukburi
saracen done
frank done
saracen done
frank storm hospitaller_krak_des_chevaliers
frank storm walter
frank storm turcopole_beirut
saracen fire taqi_al_din
frank hit walter
frank fire turcopole_beirut
saracen fire qara_qush
frank fire hospitaller_krak_des_chevaliers
frank fire walter
saracen hit taqi_al_din
frank done
saracen fire taqi_al_din
frank fire turcopole_beirut
saracen fire qara_qush
frank fire hospitaller_krak_des_chevaliers
frank fire walter
frank done
saracen to aleppo
frank card assassins
saracen card jihad
frank card winter_campaign
saracen card move_1
frank sail raymond_tripoli
frank land sidon
frank done
saracen group tripoli
saracen march tuman
saracen to botron
saracen to beirut
saracen halt
saracen march keukburi
saracen to baalbek
saracen to lacum
saracen to homs
saracen halt
saracen march jurdik
saracen to tartus
saracen to margat
saracen halt
saracen done
saracen starve yazkuj
saracen starve sanjar
saracen starve shirkuh
saracen starve bahram
saracen starve al_afdal
frank restore walter
frank restore raymond_tiberias
frank restore raymond_tripoli
frank restore turcopole_beirut
frank done
saracen restore keukburi
saracen restore al_mashtub
saracen restore arabs_2
saracen done
frank card move_3
saracen card move_2
frank sail raymond_tripoli
frank land tripoli
frank sail pilgrim_sicily
frank land tyre
frank sail walter
frank land tyre
frank done
saracen muster damascus
saracen march al_adil
saracen to damascus
saracen march tuman
saracen to anjar
saracen to damascus
saracen march kurds_2
saracen to anjar
saracen to damascus
saracen march keukburi
saracen to qaddas
saracen to damascus
saracen done
saracen group ascalon
saracen march arabs_2
saracen to ramallah
saracen to jerusalem
saracen halt
saracen done
frank to beaufort
saracen to aleppo
frank card move_3
saracen card move_1
frank sail hospitaller_krak_des_chevaliers
frank land acre
frank group kerak
frank march reynald_kerak
frank to amman
frank to ajlun
frank to tiberias
frank halt
frank group krak_des_chevaliers
frank march josselin
frank to homs
frank halt
frank done
saracen group jerusalem
saracen march arabs_2
saracen to hebron
saracen to lachish
saracen to gaza
saracen halt
saracen march al_aziz
saracen to hebron
saracen to lachish
saracen to gaza
saracen halt
saracen done
saracen done
frank to egypt
saracen to gaza
frank card move_2
saracen card manna
saracen give saladin
saracen give arabs_4
saracen done
frank muster tiberias
frank march hospitaller_jerusalem
frank to tiberias
frank march reynald_sidon
frank to banyas
frank to tiberias
frank done
frank sail walter
frank land egypt
frank done
saracen to jerusalem
frank to acre
frank card move_2
saracen card move_2
frank group tyre
frank march pilgrim_sicily
frank to acre
frank to tiberias
frank halt
frank group homs
frank march josselin
frank to hama
frank halt
frank done
saracen group damascus
saracen march kurds_2
saracen to anjar
saracen to beaufort
saracen to tyre
saracen halt
saracen march kurds_1
saracen to anjar
saracen to beaufort
saracen to tyre
saracen halt
saracen done
saracen group gaza
saracen march al_aziz
saracen to ascalon
saracen to ramallah
saracen to jerusalem
saracen halt
saracen march arabs_2
saracen to ascalon
saracen to ramallah
saracen to jerusalem
saracen halt
saracen march arabs_4
saracen to ascalon
saracen halt
saracen done
saracen to aleppo
frank card move_2
saracen card jihad
saracen group jerusalem
saracen march yuzpah
saracen to ramallah
saracen to jaffa
saracen halt
saracen march al_aziz
saracen to hebron
saracen halt
saracen done
saracen done
frank done
saracen to homs
frank card move_2
saracen card move_1
frank sail philip
frank land caesarea
frank sail hugh
frank land sidon
frank done
saracen group aleppo
saracen march zangi
saracen to zerdana
saracen to albara
saracen to saone
saracen halt
saracen march al_zahir
saracen to zerdana
saracen halt
saracen done
saracen done
frank starve reynald_kerak
frank starve reynald_sidon
frank starve balian
frank done
saracen restore taqi_al_din
saracen restore taqi_al_din
saracen restore arabs_4
saracen done
frank card move_3
saracen card move_3
frank sail james
frank land acre
frank group caesarea
frank march philip
frank to acre
frank to tiberias
frank halt
frank sail hospitaller_krak_des_chevaliers
frank land egypt
frank done
saracen muster saone
saracen march jurdik
saracen to latakia
saracen to saone
saracen march al_zahir
saracen to albara
saracen to saone
saracen march sulaiman
saracen to zerdana
saracen to albara
saracen to saone
saracen march qaimaz
saracen to margat
saracen to latakia
saracen to saone
saracen done
saracen muster damascus
saracen march taqi_al_din
saracen to qaddas
saracen to damascus
saracen march kurds_1
saracen to beaufort
saracen to anjar
saracen to damascus
saracen march kurds_2
saracen to beaufort
saracen to anjar
saracen to damascus
saracen done
saracen group hebron
saracen march al_aziz
saracen to jerusalem
saracen halt
saracen done
frank to kerak
saracen to homs
frank card move_3
saracen card intrigue
frank group tiberias
frank march philip
frank to acre
frank halt
frank done
frank sail pilgrim_genoa
frank land caesarea
frank done
saracen group saone
saracen march zangi
saracen to latakia
saracen to kassab
saracen to antioch
saracen march jurdik
saracen to latakia
saracen to kassab
saracen to antioch
saracen march al_zahir
saracen to shughur
saracen to harim
saracen to antioch
saracen march qaimaz
saracen to shughur
saracen to harim
saracen to antioch
saracen march sulaiman
saracen to albara
saracen to zerdana
saracen to aleppo
saracen halt
saracen group aleppo
saracen march turks_1
saracen to artah
saracen to harim
saracen to antioch
saracen done
saracen group damascus
saracen march kurds_2
saracen to anjar
saracen to beaufort
saracen to tyre
saracen halt
saracen march kurds_1
saracen to anjar
saracen to beaufort
saracen to tyre
saracen halt
saracen done
saracen done
saracen main harim
frank castle bohemond
frank castle templar_antioch
frank castle turcopole_antioch
saracen done
saracen done
frank done
saracen storm zangi
saracen storm jurdik
saracen storm al_zahir
frank fire turcopole_antioch
saracen hit zangi
saracen withdraw al_zahir
frank fire templar_antioch
frank fire bohemond
saracen hit zangi
saracen withdraw jurdik
saracen withdraw zangi
saracen done
frank done
saracen done
saracen show zangi
frank to nablus
saracen to aleppo
frank card move_2
saracen card move_1
frank done
saracen group antioch
saracen march zangi
saracen to harim
saracen to artah
saracen halt
saracen march jurdik
saracen to harim
saracen to artah
saracen halt
saracen done
saracen done
saracen show al_zahir
saracen done
frank done
saracen done
frank to margat
saracen to aleppo
frank card manna
saracen card move_1
frank give templar_antioch
frank give bohemond
frank done
saracen group aleppo
saracen march turks_4
saracen to zerdana
saracen to albara
saracen to saone
saracen halt
saracen march sanjar
saracen to artah
saracen halt
saracen done
saracen done
saracen done
frank done
saracen done
frank to beaufort
saracen to baalbek
frank card move_2
saracen card move_2
saracen group artah
saracen march zangi
saracen to harim
saracen to antioch
saracen to st_simeon
saracen halt
saracen march jurdik
saracen to harim
saracen halt
saracen done
saracen group damascus
saracen march kurds_3
saracen to qaddas
saracen to homs
saracen to krak_des_chevaliers
saracen halt
saracen done
saracen done
frank done
saracen done
frank done
saracen done
saracen to damascus
frank card jihad
saracen card move_2
frank group acre
frank march philip
frank to legio
frank to baisan
frank halt
frank done
frank done
saracen group antioch
saracen march al_zahir
saracen to kassab
saracen to latakia
saracen halt
saracen march qaimaz
saracen to kassab
saracen halt
saracen march turks_1
saracen to harim
saracen to artah
saracen to zerdana
saracen halt
saracen group damascus
saracen march keukburi
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen done
saracen done
saracen starve arabs_2
frank restore templar_antioch
frank restore templar_antioch
frank restore turcopole_antioch
frank done
saracen restore taqi_al_din
saracen restore arabs_3
saracen restore arabs_3
saracen restore arabs_4
saracen done
frank card move_3
saracen card move_3
frank muster baisan
frank march hospitaller_jerusalem
frank to baisan
frank march pilgrim_sicily
frank to baisan
frank march pilgrim_genoa
frank to nablus
frank to baisan
frank march reynald_kerak
frank to jericho
frank to damiya
frank to baisan
frank done
frank sail pilgrim_brittany
frank land egypt
frank group nablus
frank march balian
frank to baisan
frank halt
frank done
saracen muster damascus
saracen march bahram
saracen to anjar
saracen to damascus
saracen march arabs_3
saracen to qaddas
saracen to damascus
saracen march keukburi
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march kurds_3
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen muster saone
saracen march al_zahir
saracen to saone
saracen march jurdik
saracen to shughur
saracen to saone
saracen march qaimaz
saracen to latakia
saracen to saone
saracen march turks_1
saracen to albara
saracen to saone
saracen march sanjar
saracen to zerdana
saracen to albara
saracen to saone
saracen done
saracen group ascalon
saracen march arabs_4
saracen to ramallah
saracen to jerusalem
saracen halt
saracen done
saracen to homs
frank card intrigue
saracen card assassins
frank card move_3
saracen card move_2
frank group baisan
frank march philip
frank to nablus
frank to jerusalem
frank march hospitaller_jerusalem
frank to nablus
frank to jerusalem
frank march pilgrim_genoa
frank to nablus
frank to jerusalem
frank march balian
frank to nablus
frank to jerusalem
frank march reynald_kerak
frank to damiya
frank to jericho
frank to jerusalem
frank march pilgrim_sicily
frank to legio
frank to acre
frank halt
frank enter barbarossa
frank to antioch
frank enter leopold
frank to antioch
frank done
frank main nablus
saracen group damascus
saracen march arabs_3
saracen to banyas
saracen to tiberias
saracen halt
saracen march kurds_4
saracen to banyas
saracen to tiberias
saracen halt
saracen march kurds_3
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen halt
saracen march bahram
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen halt
saracen march al_adil
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen halt
saracen done
saracen group saone
saracen march turks_4
saracen to latakia
saracen to margat
saracen to tartus
saracen halt
saracen march sanjar
saracen to latakia
saracen to margat
saracen halt
saracen done
saracen done
saracen castle al_mashtub
saracen castle saladin
saracen castle arabs_4
saracen retreat al_aziz
saracen to hebron
frank done
frank storm philip
frank storm hospitaller_jerusalem
frank storm pilgrim_genoa
saracen fire saladin
frank hit pilgrim_genoa
saracen fire al_mashtub
frank hit philip
saracen fire arabs_4
frank withdraw philip
frank withdraw hospitaller_jerusalem
frank withdraw pilgrim_genoa
frank done
saracen done
frank done
frank show balian
saracen to damascus
frank card move_1
saracen card move_1
saracen group hebron
saracen march al_aziz
saracen to zoar
saracen to kerak
saracen to amman
saracen halt
saracen done
frank sail richard
frank land beirut
frank done
frank done
saracen done
frank done
saracen to ashtera
frank card move_2
saracen card move_3
saracen muster tiberias
saracen march al_aziz
saracen to ajlun
saracen to tiberias
saracen march yazkuj
saracen to ajlun
saracen to ashtera
saracen to ajlun
saracen force tiberias
saracen done
saracen group saone
saracen march jurdik
saracen to latakia
saracen halt
saracen march al_zahir
saracen to albara
saracen to zerdana
saracen halt
saracen march qaimaz
saracen to albara
saracen to zerdana
saracen to artah
saracen halt
saracen done
saracen group damascus
saracen march qara_qush
saracen to banyas
saracen to tiberias
saracen to baisan
saracen halt
saracen done
saracen done
frank sail conrad
frank land beirut
frank sail robert
frank land caesarea
frank done
frank storm philip
frank storm hospitaller_jerusalem
frank storm balian
saracen fire saladin
frank hit balian
frank hit philip
saracen fire al_mashtub
frank hit balian
saracen fire arabs_4
frank withdraw philip
frank withdraw hospitaller_jerusalem
frank withdraw balian
frank done
saracen done
frank done
saracen to damascus
frank card move_2
saracen card move_1
frank group jerusalem
frank march philip
frank to ramallah
frank to ascalon
frank halt
frank march hospitaller_jerusalem
frank to nablus
frank halt
frank march pilgrim_genoa
frank to jericho
frank to amman
frank halt
frank march reynald_kerak
frank to hebron
frank to lachish
frank to gaza
frank halt
frank march balian
frank to jericho
frank to kerak
frank halt
frank group antioch
frank march barbarossa
frank to harim
frank halt
frank march templar_antioch
frank to harim
frank to shughur
frank to albara
frank halt
frank done
frank done
saracen group tiberias
saracen march arabs_3
saracen to banyas
saracen halt
saracen march yazkuj
saracen to ajlun
saracen to ashtera
saracen halt
saracen done
saracen done
saracen starve bahram
saracen starve kurds_3
saracen starve kurds_4
frank restore philip
frank restore hospitaller_jerusalem
frank restore philip
frank restore balian
frank restore pilgrim_genoa
frank done
saracen restore saladin
saracen restore arabs_1
saracen restore arabs_2
saracen restore yazkuj
saracen restore arabs_1
saracen restore arabs_2
saracen restore arabs_3
saracen done
frank card move_3
saracen card move_2
frank sail philip
frank land acre
frank muster antioch
frank march barbarossa
frank to antioch
frank march templar_antioch
frank to shughur
frank to harim
frank to antioch
frank done
frank sail richard
frank land acre
frank done
saracen muster damascus
saracen march yazkuj
saracen to damascus
saracen march arabs_3
saracen to damascus
saracen march arabs_2
saracen to qaddas
saracen to damascus
saracen march al_adil
saracen to banyas
saracen to damascus
saracen march al_aziz
saracen to banyas
saracen to damascus
saracen done
saracen muster aleppo
saracen march qaimaz
saracen to aleppo
saracen march al_zahir
saracen to aleppo
saracen march turks_1
saracen to albara
saracen to zerdana
saracen to aleppo
saracen done
saracen done
saracen to baalbek
frank card move_2
saracen card move_2
frank muster caesarea
frank march richard
frank to caesarea
frank march philip
frank to caesarea
frank march hospitaller_jerusalem
frank to caesarea
frank done
frank sail conrad
frank land acre
frank done
saracen group damascus
saracen march keukburi
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march tuman
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen done
saracen group baalbek
saracen march bahram
saracen to lacum
saracen to qaddas
saracen to damascus
saracen halt
saracen done
frank done
frank fire raymond_tripoli
saracen hit keukburi
frank fire raymond_tiberias
saracen hit keukburi
saracen retreat tuman
saracen to baalbek
saracen retreat keukburi
saracen to baalbek
frank done
saracen to damascus
frank card move_1
saracen card move_1
saracen muster homs
saracen march tuman
saracen to lacum
saracen to homs
saracen march taqi_al_din
saracen to qaddas
saracen to homs
saracen march al_adil
saracen to qaddas
saracen to homs
saracen done
saracen done
frank sail crossbows
frank land caesarea
frank done
saracen to damascus
frank card manna
saracen card move_1
frank give hospitaller_jerusalem
frank give balian
frank done
saracen muster margat
saracen march taqi_al_din
saracen to krak_des_chevaliers
saracen to tartus
saracen to margat
saracen march al_adil
saracen to krak_des_chevaliers
saracen to tartus
saracen to margat
saracen done
saracen done
saracen to homs
frank card jihad
saracen card move_1
frank group antioch
frank march barbarossa
frank to st_simeon
frank march templar_antioch
frank to st_simeon
frank done
frank done
saracen muster tartus
saracen march taqi_al_din
saracen to tartus
saracen march al_adil
saracen to tartus
saracen march sanjar
saracen to tartus
saracen march shirkuh
saracen to krak_des_chevaliers
saracen to tartus
saracen done
saracen done
frank charge barbarossa
frank done
frank card move_1
saracen card winter_campaign
saracen group tartus
saracen march sanjar
saracen to margat
saracen halt
saracen done
saracen done
frank enter frederick
frank to st_simeon
frank done
end 1388 6fc1cbfcf6242e81
