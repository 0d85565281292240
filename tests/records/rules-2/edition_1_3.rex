levant record 1
title: rex
edition: 1.3
rules: 2
options: fickle_philip, richard_by_sea
seat frank: Squire
seat saracen: Squire
dice: fast 21
result: frank: cities

frank deploy turcopole_beirut
frank to acre
frank done
saracen done
frank card move_3
saracen card move_3
frank first frank
frank muster acre
frank march walter
frank to acre
frank march raymond_tiberias
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
frank march templar_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank done
frank sail hospitaller_acre
frank land tripoli
frank sail templar_tartus
frank land ascalon
frank done
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
saracen march sanjar
saracen to zerdana
saracen to hama
saracen to homs
saracen march sulaiman
saracen to zerdana
saracen to hama
saracen to homs
saracen march qaimaz
saracen to damascus
saracen to qaddas
saracen to homs
saracen done
saracen muster lacum
saracen march tuman
saracen to lacum
saracen march shirkuh
saracen to lacum
saracen march al_mashtub
saracen to qaddas
saracen to lacum
saracen march yazkuj
saracen to damascus
saracen to qaddas
saracen to lacum
saracen done
saracen group damascus
saracen march saladin
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march keukburi
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march al_afdal
saracen to anjar
saracen to baalbek
saracen halt
saracen done
saracen done
frank done
saracen fire saladin
frank hit raymond_tripoli
frank fire hospitaller_acre
saracen hit saladin
frank fire raymond_tripoli
saracen harry keukburi
saracen to baalbek
saracen harry saladin
saracen to baalbek
frank done
frank card move_2
saracen card move_3
saracen group homs
saracen march taqi_al_din
saracen to lacum
saracen to baalbek
saracen to tripoli
saracen march zangi
saracen to lacum
saracen to baalbek
saracen to tripoli
saracen march sanjar
saracen to lacum
saracen to baalbek
saracen halt
saracen march jurdik
saracen to qaddas
saracen to damascus
saracen halt
saracen done
saracen group homs
saracen march bahram
saracen to lacum
saracen to baalbek
saracen halt
saracen march qaimaz
saracen to lacum
saracen to baalbek
saracen halt
saracen done
saracen group baalbek
saracen march keukburi
saracen to lacum
saracen halt
saracen march al_afdal
saracen to lacum
saracen halt
saracen done
saracen done
frank group krak_des_chevaliers
frank march hospitaller_krak_des_chevaliers
frank to tripoli
frank group acre
frank march hospitaller_jerusalem
frank to tiberias
frank to banyas
frank to damascus
frank march templar_jerusalem
frank to tiberias
frank to banyas
frank to damascus
frank march turcopole_beirut
frank to tiberias
frank to banyas
frank to damascus
frank march conrad
frank to caesarea
frank to jaffa
frank halt
frank done
frank done
saracen battle damascus
saracen castle kurds_1
saracen castle kurds_2
saracen castle jurdik
frank done
saracen done
frank done
frank castle hospitaller_acre
frank castle raymond_tripoli
saracen done
frank done
frank sally hospitaller_acre
frank done
saracen fire taqi_al_din
saracen fire zangi
frank retreat hospitaller_krak_des_chevaliers
frank to krak_des_chevaliers
frank fire hospitaller_acre
frank done
saracen fire taqi_al_din
saracen fire zangi
saracen done
saracen done
frank card move_1
saracen card move_3
saracen group lacum
saracen march al_mashtub
saracen to qaddas
saracen to damascus
saracen march keukburi
saracen to qaddas
saracen to damascus
saracen march tuman
saracen to qaddas
saracen to damascus
saracen march al_afdal
saracen to qaddas
saracen to damascus
saracen march shirkuh
saracen to baalbek
saracen to anjar
saracen to damascus
saracen march yazkuj
saracen to baalbek
saracen to anjar
saracen to damascus
saracen group egypt
saracen march al_aziz
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen march yuzpah
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen done
saracen group baalbek
saracen march qaimaz
saracen to anjar
saracen to beaufort
saracen to banyas
saracen halt
saracen march saladin
saracen to anjar
saracen to beaufort
saracen to banyas
saracen halt
saracen march bahram
saracen to anjar
saracen to beaufort
saracen to banyas
saracen halt
saracen march sanjar
saracen to anjar
saracen to beaufort
saracen to banyas
saracen halt
saracen done
saracen main qaddas
frank muster jerusalem
frank march templar_tartus
frank to ramallah
frank to jerusalem
frank march conrad
frank to ramallah
frank to jerusalem
frank march reynald_kerak
frank to jericho
frank to jerusalem
frank done
frank done
saracen battle damascus
saracen sally jurdik
saracen sally kurds_1
saracen sally kurds_2
frank harry turcopole_beirut
frank to ashtera
frank retreat hospitaller_jerusalem
frank to ashtera
frank retreat templar_jerusalem
frank to ashtera
saracen regroup al_mashtub
saracen to banyas
saracen regroup keukburi
saracen to banyas
saracen done
saracen done
frank done
saracen done
frank card move_2
saracen card move_2
frank first frank
frank group ashtera
frank march turcopole_beirut
frank to ajlun
frank to tiberias
frank halt
frank march templar_jerusalem
frank to ajlun
frank to tiberias
frank halt
frank done
frank muster sidon
frank march reynald_sidon
frank to tyre
frank to sidon
frank done
frank done
saracen sail qara_qush
saracen land tripoli
saracen group zoar
saracen march al_aziz
saracen to hebron
saracen to lachish
saracen to ascalon
saracen halt
saracen march yuzpah
saracen to hebron
saracen to lachish
saracen to ascalon
saracen halt
saracen done
saracen storm qara_qush
saracen storm taqi_al_din
saracen fire taqi_al_din
frank fire raymond_tripoli
saracen fire qara_qush
saracen regroup taqi_al_din
saracen to baalbek
saracen done
frank card move_1
saracen card move_2
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
saracen march yazkuj
saracen to anjar
saracen to beaufort
saracen to tyre
saracen halt
saracen march tuman
saracen to anjar
saracen to beaufort
saracen halt
saracen done
saracen group aleppo
saracen march turks_4
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
saracen done
frank muster gaza
frank march templar_tartus
frank to hebron
frank to lachish
frank to gaza
frank done
frank done
frank card manna
saracen card move_2
frank done
saracen sail kurds_1
saracen land egypt
saracen group banyas
saracen march al_mashtub
saracen to beaufort
saracen to anjar
saracen march keukburi
saracen to beaufort
saracen to anjar
saracen done
saracen done
saracen starve saladin
saracen starve keukburi
saracen starve al_mashtub
frank done
saracen done
frank card move_3
saracen card move_3
frank first frank
frank group ashtera
frank march hospitaller_jerusalem
frank to ajlun
frank to tiberias
frank to acre
frank halt
frank muster jaffa
frank march balian
frank to caesarea
frank to jaffa
frank march templar_jerusalem
frank to acre
frank to caesarea
frank to jaffa
frank march turcopole_beirut
frank to acre
frank to caesarea
frank to jaffa
frank done
frank group gaza
frank march templar_gaza
frank to egypt
frank march templar_tartus
frank to egypt
frank done
saracen muster banyas
saracen march tuman
saracen to banyas
saracen march taqi_al_din
saracen to anjar
saracen to beaufort
saracen to banyas
saracen done
saracen group ascalon
saracen march yuzpah
saracen to gaza
saracen to egypt
saracen march al_aziz
saracen to gaza
saracen to egypt
saracen group tyre
saracen march kurds_2
saracen to beaufort
saracen to banyas
saracen to tiberias
saracen halt
saracen done
saracen done
saracen done
saracen fire al_adil
frank hit templar_gaza
frank fire templar_gaza
frank fire templar_tartus
saracen hit al_adil
saracen fire kurds_1
frank hit templar_gaza
saracen fire al_adil
saracen to egypt
frank card move_2
saracen card move_3
saracen group banyas
saracen march tuman
saracen to tiberias
saracen to acre
saracen march taqi_al_din
saracen to tiberias
saracen to acre
saracen march sanjar
saracen to tiberias
saracen to acre
saracen march bahram
saracen to tiberias
saracen to acre
saracen march qaimaz
saracen to beaufort
saracen to tyre
saracen to acre
saracen group tiberias
saracen march kurds_2
saracen to baisan
saracen halt
saracen group homs
saracen march sulaiman
saracen to qaddas
saracen to damascus
saracen halt
saracen done
saracen done
saracen main tiberias
frank group jaffa
frank march templar_jerusalem
frank to caesarea
frank to acre
frank march balian
frank to caesarea
frank to acre
frank march turcopole_beirut
frank to caesarea
frank to acre
frank sail reynald_sidon
frank land jaffa
frank done
frank done
saracen harry taqi_al_din
saracen to tiberias
frank fire hospitaller_jerusalem
saracen hit sanjar
saracen hit bahram
frank fire walter
saracen hit sanjar
frank charge raymond_tiberias
saracen hit bahram
saracen harry tuman
frank hit walter
saracen to tiberias
saracen harry sanjar
saracen to tyre
saracen harry bahram
frank hit raymond_tiberias
saracen to tyre
frank fire turcopole_beirut
frank charge templar_jerusalem
frank regroup walter
frank to caesarea
frank regroup raymond_tiberias
frank to caesarea
frank done
saracen to egypt
frank card move_2
saracen card move_1
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
frank muster ascalon
frank march walter
frank to jaffa
frank to ascalon
frank march templar_jerusalem
frank to caesarea
frank to jaffa
frank to ascalon
frank done
frank done
saracen group homs
saracen march turks_4
saracen to hama
saracen to zerdana
saracen to aleppo
saracen done
saracen done
saracen fire al_zahir
saracen fire turks_1
frank hit turcopole_antioch
frank harry turcopole_antioch
saracen hit turks_1
frank to artah
frank retreat templar_antioch
frank to artah
saracen done
saracen to damascus
frank card move_1
saracen card move_2
saracen muster hama
saracen march al_afdal
saracen to qaddas
saracen to homs
saracen to hama
saracen march shirkuh
saracen to qaddas
saracen to homs
saracen to hama
saracen done
saracen group tyre
saracen march bahram
saracen to beaufort
saracen to anjar
saracen to baalbek
saracen halt
saracen march sanjar
saracen to beaufort
saracen to anjar
saracen to baalbek
saracen halt
saracen march yazkuj
saracen to beaufort
saracen to anjar
saracen to baalbek
saracen halt
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
saracen to aleppo
frank to sidon
frank card manna
saracen card assassins
frank give templar_antioch
frank give hospitaller_jerusalem
frank give walter
saracen strike_field antioch
saracen to egypt
frank card winter_campaign
saracen card move_1
frank keep_siege acre
saracen group baalbek
saracen march yazkuj
saracen to lacum
saracen to homs
saracen march sanjar
saracen to lacum
saracen to homs
saracen march bahram
saracen to anjar
saracen to beirut
saracen done
frank restore bohemond
frank restore raymond_tiberias
frank restore turcopole_antioch
frank restore bohemond
frank done
saracen restore tuman
saracen restore sanjar
saracen restore bahram
saracen restore sanjar
saracen restore bahram
saracen restore al_adil
saracen restore turks_1
saracen done
frank card move_3
saracen card move_3
frank first frank
frank muster acre
frank march raymond_tiberias
frank to acre
frank march pilgrim_genoa
frank to tyre
frank to acre
frank march templar_jerusalem
frank to jaffa
frank to caesarea
frank to acre
frank done
frank group jaffa
frank march reynald_sidon
frank to ramallah
frank to jerusalem
frank halt
frank group jerusalem
frank march reynald_kerak
frank to hebron
frank to lachish
frank to gaza
frank halt
frank done
frank done
saracen group tiberias
saracen march tuman
saracen to banyas
saracen to damascus
saracen halt
saracen march taqi_al_din
saracen to banyas
saracen to damascus
saracen halt
saracen group damascus
saracen march sulaiman
saracen to qaddas
saracen to homs
saracen to hama
saracen halt
saracen march kurds_3
saracen to qaddas
saracen to homs
saracen to hama
saracen halt
saracen done
saracen group baisan
saracen march kurds_2
saracen to tiberias
saracen to banyas
saracen to damascus
saracen halt
saracen done
saracen to aleppo
frank card move_2
saracen card move_2
frank first frank
frank sail richard
frank land ascalon
frank sail robert
frank land jaffa
frank done
saracen group hama
saracen march sulaiman
saracen to zerdana
saracen to artah
saracen halt
saracen march kurds_3
saracen to zerdana
saracen to artah
saracen halt
saracen march shirkuh
saracen to zerdana
saracen to artah
saracen halt
saracen march al_afdal
saracen to zerdana
saracen to artah
saracen halt
saracen sail al_adil
saracen land beirut
saracen done
saracen to egypt
frank card move_2
saracen card move_2
frank first frank
frank sail crossbows
frank land sidon
frank muster jaffa
frank march hospitaller_jerusalem
frank to caesarea
frank to jaffa
frank march templar_jerusalem
frank to caesarea
frank to jaffa
frank march pilgrim_genoa
frank to caesarea
frank to jaffa
frank march conrad
frank to ramallah
frank to jaffa
frank done
frank done
saracen group egypt
saracen march arabs_4
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen march arabs_3
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen march kurds_1
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen done
saracen muster banyas
saracen march tuman
saracen to banyas
saracen march al_adil
saracen to anjar
saracen to beaufort
saracen to banyas
saracen march bahram
saracen to anjar
saracen to beaufort
saracen to banyas
saracen march sanjar
saracen to qaddas
saracen to damascus
saracen to banyas
saracen done
saracen done
frank to caesarea
saracen to damascus
frank card move_1
saracen card move_3
saracen group banyas
saracen march bahram
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march sanjar
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march al_adil
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march tuman
saracen to tiberias
saracen to baisan
saracen to nablus
saracen halt
saracen group zoar
saracen march kurds_1
saracen to hebron
saracen to jerusalem
saracen march arabs_3
saracen to hebron
saracen to jerusalem
saracen march arabs_4
saracen to hebron
saracen to jerusalem
saracen group aleppo
saracen march turks_4
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
saracen done
frank group jaffa
frank march hospitaller_jerusalem
frank to ramallah
frank to jerusalem
frank march templar_jerusalem
frank to ascalon
frank halt
frank done
frank done
frank done
frank fire king_guy
saracen hit kurds_1
saracen hit arabs_3
frank fire reynald_sidon
saracen hit kurds_1
saracen hit arabs_3
saracen retreat arabs_4
saracen to hebron
saracen retreat arabs_3
saracen to hebron
saracen retreat kurds_1
saracen to hebron
frank done
frank card move_1
saracen card move_3
saracen group amman
saracen march bahram
saracen to ajlun
saracen to tiberias
saracen halt
saracen march sanjar
saracen to ajlun
saracen to tiberias
saracen halt
saracen done
saracen group damascus
saracen march kurds_2
saracen to anjar
saracen to beirut
saracen halt
saracen march kurds_4
saracen to anjar
saracen to beirut
saracen halt
saracen done
saracen group hebron
saracen march arabs_3
saracen to zoar
saracen to kerak
saracen halt
saracen march kurds_1
saracen to zoar
saracen to kerak
saracen halt
saracen done
saracen done
frank muster jaffa
frank march richard
frank to jaffa
frank done
frank done
frank card move_1
saracen card move_2
saracen group kerak
saracen march kurds_1
saracen to amman
saracen to ajlun
saracen done
saracen group aleppo
saracen march al_zahir
saracen to zerdana
saracen halt
saracen march turks_1
saracen to zerdana
saracen to hama
saracen done
saracen done
frank enter barbarossa
frank to antioch
frank done
frank starve conrad
saracen starve kurds_1
saracen starve kurds_3
frank done
saracen restore arabs_3
saracen restore arabs_4
saracen done
frank card move_3
saracen card move_3
frank first frank
frank muster acre
frank march richard
frank to caesarea
frank to acre
frank march robert
frank to caesarea
frank to acre
frank march pilgrim_genoa
frank to caesarea
frank to acre
frank march crossbows
frank to tyre
frank to acre
frank march templar_jerusalem
frank to jaffa
frank to caesarea
frank to acre
frank done
frank enter leopold
frank to antioch
frank enter frederick
frank to antioch
frank done
saracen muster damascus
saracen march kurds_4
saracen to anjar
saracen to damascus
saracen march kurds_2
saracen to anjar
saracen to damascus
saracen march yazkuj
saracen to qaddas
saracen to damascus
saracen march turks_4
saracen to qaddas
saracen to damascus
saracen march sanjar
saracen to banyas
saracen to damascus
saracen march turks_1
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen muster aleppo
saracen march al_afdal
saracen to aleppo
saracen march shirkuh
saracen to aleppo
saracen march sulaiman
saracen to aleppo
saracen done
saracen muster amman
saracen march taqi_al_din
saracen to ashtera
saracen to ajlun
saracen to amman
saracen march jurdik
saracen to ashtera
saracen to ajlun
saracen to amman
saracen march arabs_4
saracen to zoar
saracen to kerak
saracen to amman
saracen done
saracen done
frank to tyre
saracen to damascus
frank card move_3
saracen card move_3
frank first frank
frank group acre
frank march turcopole_beirut
frank to caesarea
frank to jaffa
frank to ascalon
frank halt
frank march templar_jerusalem
frank to caesarea
frank to jaffa
frank to ascalon
frank halt
frank march richard
frank to caesarea
frank to jaffa
frank to ascalon
frank halt
frank march robert
frank to caesarea
frank to jaffa
frank halt
frank march crossbows
frank to tyre
frank to sidon
frank halt
frank done
frank group antioch
frank march turcopole_antioch
frank to kassab
frank to latakia
frank to margat
frank halt
frank march templar_antioch
frank to kassab
frank to latakia
frank to margat
frank halt
frank march barbarossa
frank to kassab
frank to latakia
frank halt
frank done
frank sail pilgrim_sicily
frank land latakia
frank done
saracen muster tiberias
saracen march sanjar
saracen to banyas
saracen to tiberias
saracen march kurds_3
saracen to banyas
saracen to tiberias
saracen march kurds_4
saracen to banyas
saracen to tiberias
saracen march turks_1
saracen to banyas
saracen to tiberias
saracen march tuman
saracen to baisan
saracen to tiberias
saracen march arabs_3
saracen to amman
saracen to ajlun
saracen to tiberias
saracen done
saracen group amman
saracen march taqi_al_din
saracen to jericho
saracen to jerusalem
saracen march al_adil
saracen to jericho
saracen to jerusalem
saracen march jurdik
saracen to jericho
saracen halt
saracen march arabs_4
saracen to jericho
saracen halt
saracen group tiberias
saracen march bahram
saracen to baisan
saracen to nablus
saracen to jerusalem
saracen done
saracen main jericho
frank done
saracen harry taqi_al_din
frank hit king_guy
saracen to nablus
saracen harry al_adil
saracen to jericho
frank charge hospitaller_jerusalem
frank done
saracen to damascus
frank card move_2
saracen card move_2
frank first frank
frank sail philip
frank land ascalon
frank sail hugh
frank land caesarea
frank done
saracen muster ajlun
saracen march al_adil
saracen to amman
saracen to ajlun
saracen march jurdik
saracen to amman
saracen to ajlun
saracen march arabs_4
saracen to amman
saracen to ajlun
saracen march taqi_al_din
saracen to damiya
saracen to amman
saracen to ajlun
saracen done
saracen group damascus
saracen march turks_4
saracen to banyas
saracen to tiberias
saracen halt
saracen done
saracen done
frank to tyre
frank card move_2
saracen card move_2
frank first frank
frank group ascalon
frank march richard
frank to gaza
frank to egypt
frank march philip
frank to gaza
frank to egypt
frank march templar_jerusalem
frank to gaza
frank to egypt
frank march walter
frank to gaza
frank to egypt
frank march turcopole_beirut
frank to gaza
frank halt
frank sail james
frank land tyre
frank done
saracen group aleppo
saracen march turks_3
saracen to zerdana
saracen to hama
saracen halt
saracen done
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
saracen done
saracen done
saracen castle yuzpah
saracen castle al_aziz
saracen castle arabs_1
saracen castle arabs_2
frank storm richard
frank storm philip
frank storm templar_jerusalem
frank storm walter
saracen fire yuzpah
saracen fire al_aziz
frank hit philip
saracen fire arabs_1
saracen fire arabs_2
frank hit walter
frank hit philip
frank hit templar_jerusalem
frank withdraw richard
frank withdraw philip
frank withdraw templar_jerusalem
frank withdraw walter
frank done
saracen done
frank done
frank to margat
frank card mud
saracen card move_2
frank card move_1
saracen card move_2
saracen group tiberias
saracen march tuman
saracen to ajlun
saracen to amman
saracen march sanjar
saracen to baisan
saracen to nablus
saracen march kurds_3
saracen to baisan
saracen halt
saracen march kurds_4
saracen to banyas
saracen halt
saracen march turks_1
saracen to ajlun
saracen to ashtera
saracen march turks_4
saracen to banyas
saracen to beaufort
saracen done
saracen muster tiberias
saracen march taqi_al_din
saracen to tiberias
saracen march al_adil
saracen to tiberias
saracen march jurdik
saracen to tiberias
saracen march arabs_4
saracen to tiberias
saracen done
saracen done
frank group egypt
frank march richard
frank to gaza
frank to ascalon
frank march philip
frank to gaza
frank march templar_jerusalem
frank to beersheba
frank to dimona
frank done
frank done
frank starve templar_jerusalem
saracen starve arabs_3
saracen starve arabs_4
saracen starve jurdik
frank restore richard
frank restore philip
frank restore hospitaller_jerusalem
frank restore raymond_tripoli
frank restore raymond_tripoli
frank restore king_guy
frank done
saracen restore yuzpah
saracen restore arabs_1
saracen done
frank card move_2
saracen card move_3
saracen muster damascus
saracen march turks_1
saracen to damascus
saracen march kurds_4
saracen to damascus
saracen march turks_4
saracen to anjar
saracen to beaufort
saracen to anjar
saracen force damascus
saracen march turks_2
saracen to qaddas
saracen to damascus
saracen march kurds_3
saracen to tiberias
saracen to banyas
saracen to damascus
saracen march turks_3
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen muster tiberias
saracen march tuman
saracen to ajlun
saracen to tiberias
saracen march yazkuj
saracen to banyas
saracen to tiberias
saracen march kurds_1
saracen to banyas
saracen to tiberias
saracen march kurds_2
saracen to banyas
saracen to tiberias
saracen march sanjar
saracen to baisan
saracen to tiberias
saracen done
saracen sail qara_qush
saracen land egypt
saracen done
frank group margat
frank march templar_antioch
frank to tartus
frank to tripoli
frank done
frank muster acre
frank march hugh
frank to acre
frank march conrad
frank to acre
frank march richard
frank to jaffa
frank to caesarea
frank to acre
frank done
frank done
saracen castle zangi
frank done
saracen done
frank done
saracen to egypt
frank to ascalon
frank card move_1
saracen card move_2
saracen group damascus
saracen march kurds_3
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march kurds_4
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen done
saracen group tiberias
saracen march tuman
saracen to baisan
saracen to nablus
saracen to jerusalem
saracen march taqi_al_din
saracen to baisan
saracen to nablus
saracen to jerusalem
saracen march al_adil
saracen to baisan
saracen to nablus
saracen to jerusalem
saracen march sanjar
saracen to baisan
saracen to nablus
saracen to jerusalem
saracen march yazkuj
saracen to baisan
saracen to nablus
saracen halt
saracen march kurds_1
saracen to baisan
saracen to nablus
saracen halt
saracen march kurds_2
saracen to baisan
saracen to nablus
saracen halt
saracen done
frank muster beirut
frank march james
frank to sidon
frank to beirut
frank march raymond_tripoli
frank to sidon
frank to beirut
frank march richard
frank to tyre
frank to sidon
frank to beirut
frank done
frank done
saracen battle jerusalem
frank castle hospitaller_jerusalem
frank castle king_guy
frank castle reynald_sidon
saracen done
frank done
saracen done
saracen sally zangi
frank retreat templar_antioch
frank to tartus
saracen regroup zangi
saracen to baalbek
saracen done
saracen to egypt
frank to caesarea
frank card move_1
saracen card move_2
saracen group nablus
saracen march kurds_2
saracen to baisan
saracen to tiberias
saracen halt
saracen march kurds_1
saracen to baisan
saracen to tiberias
saracen halt
saracen done
saracen group egypt
saracen march arabs_4
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen march arabs_3
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen march arabs_2
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen done
saracen done
frank muster tyre
frank march conrad
frank to tyre
frank march hugh
frank to tyre
frank done
frank done
saracen done
frank done
saracen done
frank card assassins
saracen card move_2
frank assassinate tuman
saracen muster nablus
saracen march taqi_al_din
saracen to nablus
saracen march al_adil
saracen to nablus
saracen march sanjar
saracen to nablus
saracen march tuman
saracen to nablus
saracen march kurds_1
saracen to baisan
saracen to nablus
saracen march kurds_2
saracen to baisan
saracen to nablus
saracen march arabs_2
saracen to kerak
saracen to amman
saracen to damiya
saracen force nablus
saracen march arabs_3
saracen to kerak
saracen to amman
saracen to damiya
saracen force nablus
saracen march arabs_4
saracen to kerak
saracen to amman
saracen to damiya
saracen force nablus
saracen done
saracen group nablus
saracen march yazkuj
saracen to damiya
saracen halt
saracen done
frank card mud
saracen card move_1
frank card winter_campaign
saracen card move_1
frank keep_siege acre
saracen group nablus
saracen march sanjar
saracen to baisan
saracen halt
saracen march arabs_2
saracen to baisan
saracen to tiberias
saracen march kurds_1
saracen to damiya
saracen to amman
saracen march kurds_2
saracen to damiya
saracen to amman
saracen march tuman
saracen to baisan
saracen to tiberias
saracen march arabs_3
saracen to baisan
saracen to tiberias
saracen done
saracen done
saracen starve arabs_3
saracen starve arabs_4
saracen starve kurds_1
saracen starve yazkuj
saracen starve taqi_al_din
frank restore philip
frank restore king_guy
frank restore raymond_tripoli
frank done
saracen restore tuman
saracen restore tuman
saracen done
frank card move_3
saracen card move_3
frank first frank
frank group beirut
frank march richard
frank to botron
frank to tripoli
frank march james
frank to botron
frank to tripoli
frank march raymond_tripoli
frank to botron
frank to tripoli
frank muster acre
frank march walter
frank to acre
frank march conrad
frank to acre
frank march hugh
frank to acre
frank march robert
frank to caesarea
frank to acre
frank march crossbows
frank to tyre
frank to acre
frank done
frank muster tartus
frank march hospitaller_krak_des_chevaliers
frank to tartus
frank march pilgrim_brittany
frank to tartus
frank march turcopole_antioch
frank to tartus
frank done
frank done
saracen group baalbek
saracen march zangi
saracen to tripoli
saracen muster damascus
saracen march sulaiman
saracen to qaddas
saracen to damascus
saracen march tuman
saracen to banyas
saracen to damascus
saracen march arabs_2
saracen to banyas
saracen to damascus
saracen march kurds_2
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen done
saracen group damascus
saracen march turks_1
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen done
saracen done
saracen castle kurds_3
saracen castle kurds_4
frank done
saracen done
saracen sally kurds_3
saracen done
saracen harry turks_1
frank hit raymond_tripoli
saracen to baalbek
frank charge richard
saracen hit kurds_3
saracen hit kurds_3
saracen hit kurds_3
frank done
frank done
saracen done
frank done
saracen to damascus
frank card move_2
saracen card move_1
frank muster tripoli
frank march templar_antioch
frank to tripoli
frank march pilgrim_brittany
frank to tripoli
frank march hospitaller_krak_des_chevaliers
frank to tripoli
frank march turcopole_antioch
frank to tripoli
frank done
frank group ascalon
frank march pilgrim_4
frank to ramallah
frank to jerusalem
frank halt
frank done
saracen muster damascus
saracen march turks_1
saracen to anjar
saracen to damascus
saracen march sanjar
saracen to tiberias
saracen to banyas
saracen to damascus
saracen done
saracen done
frank done
saracen done
frank done
saracen to damascus
frank card move_1
saracen card move_1
frank first frank
frank sail conrad
frank land tripoli
frank done
saracen group zerdana
saracen march al_zahir
saracen to hama
saracen to homs
saracen halt
saracen done
frank done
saracen done
frank done
saracen to egypt
frank card move_1
saracen card move_2
saracen group egypt
saracen march arabs_3
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen done
saracen group homs
saracen march al_zahir
saracen to qaddas
saracen to damascus
saracen halt
saracen done
frank group gaza
frank march turcopole_beirut
frank to ascalon
frank to jaffa
frank halt
frank march reynald_kerak
frank to ascalon
frank to jaffa
frank halt
frank march philip
frank to ascalon
frank to jaffa
frank halt
frank done
frank storm richard
frank storm conrad
frank fire richard
frank fire conrad
saracen fire kurds_4
frank hit conrad
frank storm richard
frank storm templar_antioch
frank fire richard
frank done
saracen to damascus
frank card move_2
saracen card manna
saracen done
frank sail richard
frank land jaffa
frank group tripoli
frank march turcopole_antioch
frank to krak_des_chevaliers
frank to homs
frank to hama
frank halt
frank march hospitaller_krak_des_chevaliers
frank to krak_des_chevaliers
frank to homs
frank to hama
frank halt
frank march templar_antioch
frank to krak_des_chevaliers
frank to homs
frank to hama
frank halt
frank march james
frank to baalbek
frank halt
frank march raymond_tripoli
frank to baalbek
frank halt
frank done
frank done
saracen to egypt
frank card move_1
saracen card move_2
saracen group damascus
saracen march tuman
saracen to qaddas
saracen to homs
saracen march sanjar
saracen to qaddas
saracen to homs
saracen march al_zahir
saracen to qaddas
saracen to homs
saracen march kurds_3
saracen to qaddas
saracen to homs
saracen march kurds_4
saracen to qaddas
saracen to homs
saracen march turks_1
saracen to qaddas
saracen to homs
saracen march sulaiman
saracen to qaddas
saracen to homs
saracen march kurds_1
saracen to qaddas
saracen to homs
saracen march kurds_2
saracen to anjar
saracen to beaufort
saracen march turks_3
saracen to anjar
saracen to beaufort
saracen done
saracen group hebron
saracen march arabs_3
saracen to zoar
saracen to kerak
saracen done
frank muster caesarea
frank march robert
frank to caesarea
frank march hugh
frank to caesarea
frank march pilgrim_genoa
frank to caesarea
frank done
frank done
end 1706 b486cb884b8b91e0
