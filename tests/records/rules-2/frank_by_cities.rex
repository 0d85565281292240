levant record 1
title: rex
edition: 2.0
rules: 2
options: none
seat frank: Squire
seat saracen: Squire
dice: fast 101
result: frank: cities

frank deploy turcopole_beirut
frank to acre
frank deploy raymond_tiberias
frank to tripoli
frank done
saracen exchange al_zahir
frank card move_3
saracen card move_2
frank muster acre
frank march walter
frank to acre
frank march conrad
frank to acre
frank march hospitaller_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank march templar_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank done
frank muster acre
frank march balian
frank to legio
frank to acre
frank march reynald_sidon
frank to tyre
frank to acre
frank done
frank group krak_des_chevaliers
frank march hospitaller_krak_des_chevaliers
frank to tripoli
frank to botron
frank to beirut
frank done
saracen muster ashtera
saracen march qaimaz
saracen to ashtera
saracen march bahram
saracen to anjar
saracen to damascus
saracen to ashtera
saracen march tuman
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen march shirkuh
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen done
saracen group egypt
saracen march al_aziz
saracen to beersheba
saracen to dimona
saracen to zoar
saracen march yuzpah
saracen to beersheba
saracen to dimona
saracen to zoar
saracen done
saracen done
frank card move_3
saracen card intrigue
frank muster jerusalem
frank march reynald_kerak
frank to jericho
frank to jerusalem
frank march hospitaller_jerusalem
frank to caesarea
frank to nablus
frank to jerusalem
frank done
frank group acre
frank march turcopole_beirut
frank to caesarea
frank to jaffa
frank to ascalon
frank march hospitaller_acre
frank to caesarea
frank to jaffa
frank to ascalon
frank march templar_jerusalem
frank to caesarea
frank to jaffa
frank to ascalon
frank march reynald_sidon
frank to tyre
frank halt
frank done
frank sail templar_tartus
frank land tyre
frank done
saracen group zoar
saracen march yuzpah
saracen to dimona
saracen to beersheba
saracen to egypt
saracen march al_aziz
saracen to dimona
saracen to beersheba
saracen to egypt
saracen group ashtera
saracen march tuman
saracen to ajlun
saracen to tiberias
saracen to acre
saracen march shirkuh
saracen to ajlun
saracen to tiberias
saracen to acre
saracen march bahram
saracen to ajlun
saracen to tiberias
saracen to acre
saracen march qaimaz
saracen to ajlun
saracen to tiberias
saracen to acre
saracen march yazkuj
saracen to banyas
saracen to tiberias
saracen halt
saracen muster homs
saracen march jurdik
saracen to hama
saracen to homs
saracen march saladin
saracen to zerdana
saracen to hama
saracen to homs
saracen march zangi
saracen to zerdana
saracen to hama
saracen to homs
saracen march sanjar
saracen to zerdana
saracen to hama
saracen to homs
saracen done
saracen done
frank castle conrad
frank castle balian
frank castle walter
saracen done
frank done
saracen done
saracen show shirkuh
frank card move_2
saracen card move_2
frank group ascalon
frank march templar_jerusalem
frank to jaffa
frank to caesarea
frank to acre
frank march hospitaller_acre
frank to jaffa
frank to caesarea
frank to acre
frank march turcopole_beirut
frank to jaffa
frank to caesarea
frank to acre
frank group gaza
frank march templar_gaza
frank to ascalon
frank to ramallah
frank to jerusalem
frank done
saracen group damascus
saracen march al_mashtub
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march keukburi
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march al_afdal
saracen to banyas
saracen to tiberias
saracen to acre
saracen done
saracen group hama
saracen march taqi_al_din
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen done
saracen main baalbek
frank battle tripoli
frank castle raymond_tripoli
frank castle raymond_tiberias
saracen done
frank done
saracen done
frank done
saracen done
saracen show taqi_al_din
frank sally conrad
frank sally balian
frank done
frank fire turcopole_beirut
saracen hit shirkuh
saracen hit bahram
saracen fire tuman
frank hit turcopole_beirut
saracen fire qaimaz
frank hit balian
saracen fire shirkuh
saracen fire bahram
frank fire templar_jerusalem
saracen hit qaimaz
saracen hit shirkuh
frank charge hospitaller_acre
saracen hit bahram
frank charge conrad
saracen hit qaimaz
saracen hit shirkuh
frank charge balian
saracen hit bahram
frank sally walter
frank fire turcopole_beirut
saracen retreat al_afdal
saracen to tiberias
saracen retreat tuman
saracen to legio
saracen retreat qaimaz
saracen to legio
frank done
frank card move_2
saracen card move_1
frank group jerusalem
frank march hospitaller_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank done
frank group acre
frank march turcopole_beirut
frank to tyre
frank to beaufort
frank halt
frank march walter
frank to tyre
frank to beaufort
frank done
frank done
saracen group tiberias
saracen march al_afdal
saracen to banyas
saracen to damascus
saracen halt
saracen done
saracen done
saracen done
frank done
saracen done
frank card move_1
saracen card assassins
saracen strike_castle tripoli
frank sail templar_jerusalem
frank land tripoli
frank done
saracen storm al_mashtub
saracen storm keukburi
frank fire templar_jerusalem
frank fire raymond_tripoli
saracen withdraw keukburi
saracen withdraw al_mashtub
saracen storm keukburi
saracen storm al_mashtub
frank fire templar_jerusalem
saracen hit keukburi
frank fire raymond_tripoli
saracen withdraw keukburi
saracen withdraw al_mashtub
saracen done
frank done
saracen done
frank card move_1
saracen card move_1
saracen group tripoli
saracen march taqi_al_din
saracen to tartus
saracen to margat
saracen to latakia
saracen march keukburi
saracen to krak_des_chevaliers
saracen halt
saracen march al_mashtub
saracen to tartus
saracen to margat
saracen halt
saracen done
frank muster caesarea
frank march turcopole_beirut
frank to tyre
frank to acre
frank to caesarea
frank done
frank done
frank starve balian
saracen starve qaimaz
saracen starve zangi
saracen starve sanjar
frank restore hospitaller_acre
frank restore conrad
frank restore raymond_tripoli
frank restore walter
frank restore raymond_tripoli
frank restore turcopole_beirut
frank done
saracen done
frank card move_1
saracen card move_3
saracen group homs
saracen march saladin
saracen to hama
saracen to zerdana
saracen to aleppo
saracen march jurdik
saracen to hama
saracen to zerdana
saracen to aleppo
saracen muster damascus
saracen march yazkuj
saracen to banyas
saracen to damascus
saracen march keukburi
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen group legio
saracen march tuman
saracen to baisan
saracen to tiberias
saracen halt
saracen done
frank group caesarea
frank march turcopole_beirut
frank to nablus
frank to jerusalem
frank halt
frank done
saracen to egypt
frank card intrigue
saracen card move_1
frank group jerusalem
frank march templar_gaza
frank to nablus
frank to baisan
frank to tiberias
frank march reynald_kerak
frank to nablus
frank to baisan
frank to tiberias
frank done
frank group saone
frank march josselin
frank to albara
frank to hama
frank done
saracen group egypt
saracen march arabs_2
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
saracen march al_adil
saracen to gaza
saracen to ascalon
saracen halt
saracen done
saracen done
saracen done
saracen fire tuman
frank charge templar_gaza
frank regroup reynald_kerak
frank to banyas
frank done
saracen to egypt
frank card move_3
saracen card move_2
frank group acre
frank march hospitaller_jerusalem
frank to caesarea
frank to nablus
frank to jerusalem
frank done
frank group banyas
frank march reynald_kerak
frank to tiberias
frank to acre
frank halt
frank done
saracen group ascalon
saracen march al_adil
saracen to ramallah
saracen to jerusalem
saracen march yuzpah
saracen to ramallah
saracen to jerusalem
saracen march al_aziz
saracen to jaffa
saracen to ramallah
saracen to jerusalem
saracen march arabs_2
saracen to jaffa
saracen to ramallah
saracen to jerusalem
saracen group egypt
saracen march arabs_3
saracen to gaza
saracen to ascalon
saracen to jaffa
saracen done
saracen done
frank castle hospitaller_jerusalem
frank castle king_guy
frank castle turcopole_beirut
saracen done
frank done
saracen done
saracen show al_aziz
saracen to egypt
frank card move_2
saracen card move_3
saracen group egypt
saracen march arabs_4
saracen to beersheba
saracen to dimona
saracen to hebron
saracen done
saracen group jerusalem
saracen march arabs_2
saracen to ramallah
saracen to ascalon
saracen halt
saracen march al_aziz
saracen to ramallah
saracen to ascalon
saracen halt
saracen march yuzpah
saracen to hebron
saracen to lachish
saracen to ascalon
saracen march al_adil
saracen to hebron
saracen to lachish
saracen to ascalon
saracen sail al_mashtub
saracen land ascalon
saracen done
frank muster sidon
frank march walter
frank to sidon
frank done
frank done
saracen to damascus
frank card move_2
saracen card winter_campaign
frank sail philip
frank land beirut
frank sail hugh
frank land caesarea
frank done
saracen muster homs
saracen march al_afdal
saracen to qaddas
saracen to homs
saracen march keukburi
saracen to qaddas
saracen to homs
saracen march al_zahir
saracen to qaddas
saracen to homs
saracen done
saracen done
frank to tartus
saracen to aleppo
frank card move_2
saracen card move_3
saracen muster egypt
saracen march al_adil
saracen to gaza
saracen to egypt
saracen march yuzpah
saracen to gaza
saracen to egypt
saracen march al_mashtub
saracen to gaza
saracen to egypt
saracen done
saracen group aleppo
saracen march saladin
saracen to zerdana
saracen halt
saracen march jurdik
saracen to zerdana
saracen to albara
saracen to saone
saracen done
saracen group homs
saracen march al_afdal
saracen to krak_des_chevaliers
saracen halt
saracen done
saracen done
frank sail james
frank land margat
frank done
frank restore templar_gaza
frank restore templar_gaza
frank done
saracen restore al_mashtub
saracen restore keukburi
saracen restore al_mashtub
saracen done
frank card move_3
saracen card move_3
saracen muster damascus
saracen march keukburi
saracen to qaddas
saracen to damascus
saracen march al_zahir
saracen to qaddas
saracen to damascus
saracen march al_afdal
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen muster ascalon
saracen march al_mashtub
saracen to gaza
saracen to ascalon
saracen march qara_qush
saracen to gaza
saracen to ascalon
saracen march al_adil
saracen to gaza
saracen to ascalon
saracen march arabs_4
saracen to lachish
saracen to ascalon
saracen done
saracen sail taqi_al_din
saracen land ascalon
saracen done
frank sail philip
frank land acre
frank sail reynald_kerak
frank land tartus
frank group hama
frank march josselin
frank to homs
frank halt
frank done
saracen to baalbek
frank card move_2
saracen card move_2
frank muster tripoli
frank march pilgrim_sicily
frank to tripoli
frank march reynald_kerak
frank to tripoli
frank march james
frank to tartus
frank to tripoli
frank done
frank group tripoli
frank march raymond_tripoli
frank to krak_des_chevaliers
frank to homs
frank done
frank done
saracen group ascalon
saracen march al_mashtub
saracen to ramallah
saracen to jerusalem
saracen march qara_qush
saracen to ramallah
saracen to jerusalem
saracen march taqi_al_din
saracen to jaffa
saracen to ramallah
saracen to jerusalem
saracen march al_adil
saracen to jaffa
saracen to ramallah
saracen to jerusalem
saracen march al_aziz
saracen to lachish
saracen to hebron
saracen to jerusalem
saracen march arabs_2
saracen to lachish
saracen to hebron
saracen to jerusalem
saracen done
saracen group baalbek
saracen march bahram
saracen to anjar
saracen to damascus
saracen halt
saracen done
saracen main ramallah
frank castle hospitaller_jerusalem
frank castle king_guy
frank castle turcopole_beirut
saracen done
frank done
saracen done
frank done
saracen done
saracen show al_aziz
saracen to aleppo
frank card move_1
saracen card move_3
saracen muster ajlun
saracen march keukburi
saracen to ashtera
saracen to ajlun
saracen march al_afdal
saracen to ashtera
saracen to ajlun
saracen march bahram
saracen to ashtera
saracen to ajlun
saracen march al_zahir
saracen to ashtera
saracen to ajlun
saracen march al_mashtub
saracen to jericho
saracen to amman
saracen to ajlun
saracen done
saracen group ascalon
saracen march arabs_4
saracen to lachish
saracen to hebron
saracen halt
saracen group saone
saracen march jurdik
saracen to latakia
saracen to margat
saracen to tartus
saracen done
frank muster beirut
frank march templar_jerusalem
frank to botron
frank to beirut
frank march james
frank to botron
frank to beirut
frank done
frank done
saracen storm qara_qush
saracen storm taqi_al_din
saracen storm al_adil
frank fire turcopole_beirut
saracen withdraw taqi_al_din
saracen withdraw al_adil
frank fire hospitaller_jerusalem
frank fire king_guy
saracen withdraw qara_qush
saracen done
frank done
saracen done
saracen to ashtera
frank to nablus
frank card winter_campaign
saracen card assassins
saracen strike_castle jerusalem
frank group nablus
frank march balian
frank to baisan
frank to tiberias
frank done
saracen done
frank done
saracen done
saracen to banyas
frank to caesarea
frank card guide
saracen card jihad
frank card move_1
saracen card move_2
saracen group jerusalem
saracen march taqi_al_din
saracen to jericho
saracen to amman
saracen halt
saracen march al_adil
saracen to nablus
saracen halt
saracen march qara_qush
saracen to ramallah
saracen to ascalon
saracen halt
saracen march al_aziz
saracen to nablus
saracen to baisan
saracen halt
saracen march arabs_2
saracen to jericho
saracen to kerak
saracen halt
saracen muster kerak
saracen march al_mashtub
saracen to amman
saracen to kerak
saracen march keukburi
saracen to amman
saracen to kerak
saracen march al_afdal
saracen to amman
saracen to kerak
saracen march bahram
saracen to amman
saracen to kerak
saracen done
saracen done
frank group beirut
frank march templar_jerusalem
frank to anjar
frank to beaufort
frank halt
frank done
frank done
frank starve pilgrim_brittany
saracen starve bahram
saracen starve turks_1
saracen starve arabs_2
saracen starve keukburi
saracen starve al_mashtub
frank restore hospitaller_jerusalem
frank restore hospitaller_jerusalem
frank restore king_guy
frank done
saracen restore tuman
saracen restore qara_qush
saracen restore shirkuh
saracen done
frank card move_2
saracen card move_2
frank muster tripoli
frank march james
frank to botron
frank to tripoli
frank march raymond_tripoli
frank to krak_des_chevaliers
frank to tripoli
frank done
frank group tiberias
frank march templar_gaza
frank to banyas
frank done
frank done
saracen group ajlun
saracen march al_zahir
saracen to ashtera
saracen to banyas
saracen group zerdana
saracen march saladin
saracen to aleppo
saracen halt
saracen done
saracen done
saracen fire shirkuh
frank retreat templar_gaza
frank to tiberias
saracen done
saracen to egypt
frank card move_2
saracen card move_2
frank group tripoli
frank march james
frank to tartus
frank march raymond_tripoli
frank to tartus
frank done
frank done
saracen sail yuzpah
saracen land ascalon
saracen group banyas
saracen march al_zahir
saracen to damascus
saracen to anjar
saracen to beirut
saracen march shirkuh
saracen to damascus
saracen to anjar
saracen to beirut
saracen done
frank battle tartus
saracen done
saracen withdraw jurdik
frank done
frank done
saracen done
frank done
frank show raymond_tripoli
frank done
saracen fire al_zahir
saracen done
saracen to damascus
frank card move_1
saracen card move_1
frank sail richard
frank sea_attack egypt
frank done
saracen group hebron
saracen march arabs_4
saracen to dimona
saracen to beersheba
saracen to egypt
saracen done
frank battle tartus
frank done
saracen done
frank done
saracen castle arabs_2
frank done
saracen done
saracen sally arabs_2
frank fire richard
saracen hit arabs_4
saracen withdraw arabs_2
saracen harry arabs_4
saracen to beersheba
frank done
frank done
saracen done
frank done
frank to egypt
saracen to aleppo
frank card move_1
saracen card guide
saracen group aleppo
saracen march turks_4
saracen to zerdana
saracen to albara
saracen to saone
saracen done
saracen done
frank sail robert
frank land margat
frank done
saracen battle egypt
frank storm richard
frank storm pilgrim_brittany
saracen fire arabs_2
frank fire richard
frank done
frank done
saracen done
frank done
saracen to baalbek
frank card move_1
saracen card jihad
saracen group aleppo
saracen march turks_3
saracen to zerdana
saracen halt
saracen march saladin
saracen to zerdana
saracen to hama
saracen halt
saracen done
saracen done
frank enter barbarossa
frank to st_simeon
frank done
frank storm james
saracen fire jurdik
frank fire james
frank done
saracen fire jurdik
frank fire james
frank regroup james
frank to krak_des_chevaliers
frank done
saracen to banyas
frank to latakia
frank card winter_campaign
saracen card move_2
saracen group damascus
saracen march keukburi
saracen to ashtera
saracen to ajlun
saracen halt
saracen done
saracen sail al_zahir
saracen land ascalon
saracen done
frank sail crossbows
frank land egypt
frank done
saracen starve qara_qush
frank restore james
frank restore king_guy
frank restore turcopole_beirut
frank done
saracen restore tuman
saracen restore shirkuh
saracen done
frank card move_3
saracen card move_2
frank enter leopold
frank to antioch
frank enter frederick
frank to st_simeon
frank group tiberias
frank march templar_gaza
frank to banyas
frank done
frank done
saracen muster kerak
saracen march keukburi
saracen to amman
saracen to kerak
saracen march tuman
saracen to ajlun
saracen to amman
saracen to kerak
saracen march al_aziz
saracen to damiya
saracen to amman
saracen to kerak
saracen march arabs_4
saracen to dimona
saracen to zoar
saracen to kerak
saracen march al_adil
saracen to damiya
saracen to amman
saracen to kerak
saracen done
saracen muster aleppo
saracen march sulaiman
saracen to aleppo
saracen march turks_3
saracen to aleppo
saracen march turks_4
saracen to albara
saracen to zerdana
saracen to aleppo
saracen done
saracen done
saracen done
saracen fire qaimaz
frank fire templar_gaza
saracen withdraw qaimaz
frank done
frank done
saracen done
frank done
frank to tripoli
saracen to ashtera
frank card move_1
saracen card intrigue
saracen group kerak
saracen march keukburi
saracen to jericho
saracen to jerusalem
saracen march tuman
saracen to jericho
saracen to jerusalem
saracen march al_afdal
saracen to zoar
saracen to hebron
saracen to jerusalem
saracen march al_adil
saracen to zoar
saracen to hebron
saracen to jerusalem
saracen march al_aziz
saracen to zoar
saracen to hebron
saracen to jerusalem
saracen march arabs_4
saracen to zoar
saracen to hebron
saracen to jerusalem
saracen group jaffa
saracen march arabs_3
saracen to ramallah
saracen to jerusalem
saracen group aleppo
saracen march sanjar
saracen to zerdana
saracen to hama
saracen to homs
saracen march turks_2
saracen to zerdana
saracen to hama
saracen to homs
saracen done
saracen done
saracen main hebron
frank group krak_des_chevaliers
frank march james
frank to homs
frank done
saracen battle jerusalem
frank castle hospitaller_jerusalem
frank castle king_guy
frank castle turcopole_beirut
saracen done
frank done
saracen storm keukburi
saracen storm tuman
saracen storm al_afdal
frank fire turcopole_beirut
frank fire hospitaller_jerusalem
saracen hit keukburi
frank fire king_guy
saracen hit tuman
saracen withdraw keukburi
saracen withdraw tuman
saracen withdraw al_afdal
saracen done
frank done
saracen done
saracen show arabs_4
saracen battle homs
frank done
saracen fire turks_2
frank fire josselin
saracen hit turks_2
saracen retreat sanjar
saracen to hama
saracen harry turks_2
saracen to hama
frank done
frank storm templar_gaza
saracen fire qaimaz
frank fire templar_gaza
frank regroup templar_gaza
frank to tiberias
saracen to banyas
frank card move_3
saracen card move_2
frank sail barbarossa
frank land jaffa
frank group tripoli
frank march reynald_kerak
frank to krak_des_chevaliers
frank halt
frank done
frank sail frederick
frank land margat
frank done
saracen muster ascalon
saracen march al_adil
saracen to ramallah
saracen to ascalon
saracen march keukburi
saracen to ramallah
saracen to ascalon
saracen done
saracen group jerusalem
saracen march arabs_4
saracen to hebron
saracen halt
saracen march arabs_3
saracen to hebron
saracen halt
saracen march al_afdal
saracen to hebron
saracen halt
saracen march al_aziz
saracen to hebron
saracen halt
saracen done
saracen done
saracen done
frank sally hospitaller_jerusalem
frank sally king_guy
frank sally turcopole_beirut
frank fire turcopole_beirut
saracen retreat tuman
saracen to hebron
frank done
saracen to damascus
frank card winter_campaign
saracen card manna
saracen give qara_qush
saracen give keukburi
saracen give tuman
frank sail frederick
frank land egypt
frank done
saracen to zerdana
frank card move_2
saracen card assassins
saracen strike_field jerusalem
frank group jaffa
frank march barbarossa
frank to ramallah
frank to jerusalem
frank sail pilgrim_brittany
frank land jaffa
frank done
saracen to aleppo
frank card move_2
saracen card move_1
frank group antioch
frank march templar_antioch
frank to harim
frank to shughur
frank to saone
frank done
frank done
saracen group hebron
saracen march tuman
saracen to lachish
saracen to gaza
saracen halt
saracen march al_aziz
saracen to zoar
saracen to kerak
saracen halt
saracen march al_afdal
saracen to dimona
saracen halt
saracen march arabs_3
saracen to dimona
saracen to beersheba
saracen halt
saracen done
saracen done
saracen starve yazkuj
saracen starve sulaiman
saracen starve turks_2
saracen starve sanjar
saracen starve keukburi
saracen starve yuzpah
frank restore king_guy
frank done
saracen restore qara_qush
saracen restore arabs_2
saracen done
frank card move_3
saracen card move_3
saracen muster ascalon
saracen march tuman
saracen to ascalon
saracen march arabs_3
saracen to gaza
saracen to ascalon
saracen march arabs_4
saracen to lachish
saracen to ascalon
saracen march al_afdal
saracen to beersheba
saracen to gaza
saracen to ascalon
saracen done
saracen sail shirkuh
saracen land ascalon
saracen group zerdana
saracen march jurdik
saracen to aleppo
saracen halt
saracen done
frank sail pilgrim_genoa
frank land egypt
frank group saone
frank march templar_antioch
frank to latakia
frank to kassab
frank to antioch
frank muster tyre
frank march templar_gaza
frank to acre
frank to tyre
frank march balian
frank to acre
frank to tyre
frank done
frank done
saracen to aleppo
frank to antioch
frank card intrigue
saracen card move_2
frank group tyre
frank march balian
frank to beaufort
frank halt
frank march reynald_sidon
frank to beaufort
frank halt
frank march templar_tartus
frank to beaufort
frank halt
frank march templar_gaza
frank to beaufort
frank halt
frank group sidon
frank march walter
frank to beaufort
frank halt
frank group antioch
frank march turcopole_beirut
frank to kassab
frank to latakia
frank to margat
frank march turcopole_antioch
frank to kassab
frank to latakia
frank to margat
frank done
frank done
saracen group ascalon
saracen march tuman
saracen to ramallah
saracen to jerusalem
saracen march al_adil
saracen to ramallah
saracen to jerusalem
saracen march shirkuh
saracen to lachish
saracen to hebron
saracen to jerusalem
saracen march al_afdal
saracen to lachish
saracen to hebron
saracen to jerusalem
saracen march al_zahir
saracen to gaza
saracen halt
saracen done
saracen group amman
saracen march taqi_al_din
saracen to jericho
saracen to jerusalem
saracen done
saracen main ramallah
frank castle barbarossa
frank castle hospitaller_jerusalem
frank castle king_guy
saracen done
frank sally barbarossa
frank sally hospitaller_jerusalem
frank done
saracen fire al_adil
frank hit barbarossa
saracen fire tuman
frank withdraw barbarossa
frank withdraw hospitaller_jerusalem
saracen done
saracen storm tuman
saracen storm taqi_al_din
saracen storm al_adil
saracen withdraw taqi_al_din
saracen withdraw al_adil
frank fire barbarossa
frank fire hospitaller_jerusalem
saracen storm taqi_al_din
saracen storm al_adil
saracen storm shirkuh
saracen withdraw taqi_al_din
saracen withdraw al_adil
frank fire barbarossa
saracen done
saracen show al_afdal
saracen to jerusalem
frank card move_2
saracen card move_2
frank sail richard
frank land margat
frank sail pilgrim_brittany
frank land tyre
frank done
saracen group jerusalem
saracen march yuzpah
saracen to ramallah
saracen to jaffa
saracen halt
saracen done
saracen muster jerusalem
saracen march arabs_3
saracen to ramallah
saracen to jerusalem
saracen done
saracen done
saracen done
frank done
saracen done
saracen to jerusalem
frank card jihad
saracen card move_1
frank group margat
frank march turcopole_beirut
frank to tartus
frank to krak_des_chevaliers
frank halt
frank march turcopole_antioch
frank to tartus
frank to krak_des_chevaliers
frank halt
frank march richard
frank to tartus
frank to tripoli
frank to krak_des_chevaliers
frank done
frank done
saracen group hama
saracen march saladin
saracen to zerdana
saracen to aleppo
saracen halt
saracen done
saracen storm taqi_al_din
saracen storm al_adil
saracen storm al_afdal
saracen fire taqi_al_din
frank hit king_guy
saracen fire al_adil
frank fire barbarossa
saracen hit taqi_al_din
frank fire king_guy
frank fire hospitaller_jerusalem
saracen fire al_afdal
saracen done
saracen fire taqi_al_din
saracen fire al_adil
frank fire barbarossa
saracen hit taqi_al_din
frank fire king_guy
saracen hit taqi_al_din
saracen hit al_adil
frank fire hospitaller_jerusalem
saracen withdraw al_afdal
saracen done
saracen withdraw taqi_al_din
saracen withdraw al_adil
saracen done
saracen to artah
frank card move_1
saracen card guide
saracen group jerusalem
saracen march arabs_1
saracen to jericho
saracen halt
saracen march al_adil
saracen to jericho
saracen halt
saracen done
saracen done
frank sail raymond_tripoli
frank land sidon
frank done
saracen storm al_afdal
saracen storm arabs_3
saracen storm taqi_al_din
saracen withdraw taqi_al_din
frank fire barbarossa
frank fire hospitaller_jerusalem
frank fire king_guy
saracen hit arabs_3
saracen withdraw al_afdal
saracen withdraw arabs_3
saracen done
frank done
saracen done
saracen to damascus
frank card move_3
saracen card move_2
frank sail robert
frank land tyre
frank group sidon
frank march raymond_tripoli
frank to beaufort
frank halt
frank group beaufort
frank march templar_tartus
frank to tyre
frank to acre
frank to tiberias
frank done
frank done
saracen group jerusalem
saracen march al_afdal
saracen to jericho
saracen halt
saracen march taqi_al_din
saracen to jericho
saracen to kerak
saracen halt
saracen march arabs_3
saracen to hebron
saracen to zoar
saracen to kerak
saracen muster kerak
saracen march al_adil
saracen to kerak
saracen march qara_qush
saracen to ajlun
saracen to amman
saracen to kerak
saracen done
saracen done
end 1415 e72b80456024f20b
