levant record 1
title: rex
edition: manual
rules: 1
options: handicap
seat frank: Squire
seat saracen: Squire
dice: fast 9
result: saracen: cities

frank deploy turcopole_beirut
frank to acre
frank deploy raymond_tiberias
frank to tripoli
frank done
saracen exchange al_aziz
frank card move_3
saracen card move_3
frank first frank
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
frank muster tyre
frank march hospitaller_acre
frank to tyre
frank march turcopole_beirut
frank to tyre
frank done
frank group kerak
frank march reynald_kerak
frank to amman
frank to ajlun
frank to tiberias
frank halt
frank done
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
saracen march al_adil
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen done
saracen muster damascus
saracen march qaimaz
saracen to damascus
saracen march bahram
saracen to anjar
saracen to damascus
saracen march tuman
saracen to qaddas
saracen to damascus
saracen march shirkuh
saracen to qaddas
saracen to damascus
saracen march taqi_al_din
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
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
saracen to anjar
saracen to baalbek
saracen halt
saracen done
saracen done
frank done
frank fire raymond_tripoli
frank fire raymond_tiberias
saracen fire keukburi
frank hit raymond_tiberias
saracen fire al_mashtub
frank withdraw raymond_tiberias
frank withdraw raymond_tripoli
saracen done
saracen done
frank done
saracen done
frank card move_2
saracen card move_3
saracen group hebron
saracen march al_adil
saracen to jerusalem
saracen march yuzpah
saracen to jerusalem
saracen march arabs_3
saracen to jerusalem
saracen group baalbek
saracen march al_afdal
saracen to tripoli
saracen halt
saracen group damascus
saracen march qaimaz
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march al_aziz
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march bahram
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen done
saracen done
frank group gaza
frank march templar_gaza
frank to ascalon
frank to ramallah
frank to jerusalem
frank sail hospitaller_jerusalem
frank land tyre
frank done
saracen battle tripoli
saracen done
frank done
saracen done
frank done
saracen fire al_adil
frank fire templar_jerusalem
saracen hit al_adil
frank fire king_guy
saracen hit arabs_3
saracen harry yuzpah
saracen to hebron
saracen retreat arabs_3
saracen to hebron
saracen harry al_adil
frank hit king_guy
saracen to hebron
frank done
frank card move_2
saracen card move_2
frank first frank
frank group tyre
frank march hospitaller_jerusalem
frank to beaufort
frank to anjar
frank to damascus
frank march hospitaller_acre
frank to beaufort
frank to anjar
frank to damascus
frank march turcopole_beirut
frank to beaufort
frank to anjar
frank halt
frank group krak_des_chevaliers
frank march hospitaller_krak_des_chevaliers
frank to homs
frank to qaddas
frank to damascus
frank done
frank main anjar
saracen muster hebron
saracen march bahram
saracen to kerak
saracen to zoar
saracen to hebron
saracen march al_aziz
saracen to kerak
saracen to zoar
saracen to hebron
saracen march saladin
saracen to beersheba
saracen to dimona
saracen to hebron
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
saracen march turks_2
saracen to artah
saracen to harim
saracen to antioch
saracen done
saracen done
frank battle damascus
saracen done
saracen fire taqi_al_din
saracen fire tuman
frank hit hospitaller_jerusalem
saracen fire shirkuh
frank hit hospitaller_jerusalem
frank retreat hospitaller_acre
frank to anjar
frank retreat hospitaller_jerusalem
frank to anjar
saracen fire taqi_al_din
saracen fire tuman
saracen fire shirkuh
frank retreat hospitaller_krak_des_chevaliers
frank to anjar
saracen done
frank battle antioch
frank castle bohemond
frank castle templar_antioch
frank castle turcopole_antioch
saracen done
frank done
saracen done
saracen done
frank done
saracen done
frank card assassins
saracen card move_1
frank strike_field egypt
saracen group hebron
saracen march arabs_3
saracen to zoar
saracen to kerak
saracen halt
saracen march al_aziz
saracen to zoar
saracen to kerak
saracen halt
saracen march al_adil
saracen to zoar
saracen to kerak
saracen halt
saracen march bahram
saracen to zoar
saracen to kerak
saracen halt
saracen march yuzpah
saracen to zoar
saracen to kerak
saracen halt
saracen march saladin
saracen to zoar
saracen to kerak
saracen halt
saracen done
frank battle antioch
saracen done
frank done
saracen done
saracen storm keukburi
saracen storm al_mashtub
frank fire raymond_tiberias
frank fire raymond_tripoli
saracen hit keukburi
saracen fire al_mashtub
saracen fire keukburi
frank hit raymond_tiberias
saracen storm al_mashtub
saracen storm al_afdal
frank fire raymond_tiberias
saracen hit al_mashtub
frank fire raymond_tripoli
saracen fire al_afdal
saracen regroup keukburi
saracen to krak_des_chevaliers
saracen done
frank card move_1
saracen card move_2
saracen group antioch
saracen march turks_2
saracen to kassab
saracen to latakia
saracen halt
saracen march zangi
saracen to kassab
saracen to latakia
saracen to margat
saracen halt
saracen march sanjar
saracen to harim
saracen to shughur
saracen to saone
saracen halt
saracen march al_zahir
saracen to harim
saracen to artah
saracen to aleppo
saracen halt
saracen group artah
saracen march sulaiman
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
frank group anjar
frank march hospitaller_krak_des_chevaliers
frank to beaufort
frank to tyre
frank halt
frank march hospitaller_jerusalem
frank to beaufort
frank to tyre
frank halt
frank march turcopole_beirut
frank to beaufort
frank to tyre
frank halt
frank march hospitaller_acre
frank to beaufort
frank to tyre
frank halt
frank done
frank card mud
saracen card move_2
saracen starve arabs_3
saracen starve bahram
saracen starve al_adil
saracen starve al_aziz
saracen starve yuzpah
frank restore hospitaller_jerusalem
frank restore hospitaller_jerusalem
frank restore king_guy
frank restore turcopole_antioch
frank restore king_guy
frank done
saracen restore qara_qush
saracen restore al_mashtub
saracen restore qara_qush
saracen done
frank card move_3
saracen card move_3
frank first frank
frank muster jaffa
frank march templar_jerusalem
frank to ramallah
frank to jaffa
frank march reynald_kerak
frank to acre
frank to caesarea
frank to jaffa
frank done
frank group tyre
frank march hospitaller_krak_des_chevaliers
frank to acre
frank to caesarea
frank halt
frank march turcopole_beirut
frank to acre
frank to caesarea
frank halt
frank done
frank sail templar_tartus
frank land ascalon
frank done
saracen sail al_mashtub
saracen land egypt
saracen group amman
saracen march qaimaz
saracen to kerak
saracen halt
saracen sail turks_2
saracen land egypt
saracen done
frank to tiberias
saracen to damascus
frank card move_2
saracen card move_2
frank first frank
frank muster ascalon
frank march templar_jerusalem
frank to ascalon
frank march reynald_kerak
frank to ascalon
frank march turcopole_beirut
frank to jaffa
frank to ascalon
frank done
frank sail hospitaller_krak_des_chevaliers
frank land beirut
frank done
saracen group kerak
saracen march saladin
saracen to jericho
saracen to jerusalem
saracen march qaimaz
saracen to jericho
saracen to jerusalem
saracen sail zangi
saracen land egypt
saracen done
frank done
saracen harry saladin
saracen to jericho
frank charge king_guy
frank done
frank to ascalon
saracen to egypt
frank card manna
saracen card move_1
frank give hospitaller_jerusalem
frank give hospitaller_acre
frank give hospitaller_krak_des_chevaliers
saracen group jericho
saracen march saladin
saracen to damiya
saracen to nablus
saracen to caesarea
saracen halt
saracen done
saracen to egypt
frank card move_2
saracen card move_1
frank sail pilgrim_genoa
frank land beirut
frank group ascalon
frank march turcopole_beirut
frank to ramallah
frank to jerusalem
frank to nablus
frank halt
frank march reynald_kerak
frank to ramallah
frank to jerusalem
frank to nablus
frank halt
frank march templar_tartus
frank to ramallah
frank to jerusalem
frank to nablus
frank halt
frank march templar_jerusalem
frank to ramallah
frank to jerusalem
frank to nablus
frank halt
frank done
saracen group egypt
saracen march arabs_4
saracen to gaza
saracen to ascalon
saracen halt
saracen march arabs_1
saracen to gaza
saracen to ascalon
saracen halt
saracen march turks_2
saracen to gaza
saracen to ascalon
saracen halt
saracen march zangi
saracen to gaza
saracen to ascalon
saracen halt
saracen march al_mashtub
saracen to gaza
saracen to ascalon
saracen halt
saracen done
saracen done
saracen to damascus
frank card move_2
saracen card move_1
frank group nablus
frank march templar_jerusalem
frank to jerusalem
frank halt
frank march templar_tartus
frank to jerusalem
frank halt
frank march reynald_kerak
frank to baisan
frank to tiberias
frank halt
frank march turcopole_beirut
frank to damiya
frank to amman
frank halt
frank sail reynald_sidon
frank land sidon
frank done
saracen group damascus
saracen march tuman
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen halt
saracen march taqi_al_din
saracen to banyas
saracen halt
saracen done
saracen done
frank to tiberias
saracen to hama
frank card move_2
saracen card mud
saracen starve turks_2
saracen starve arabs_1
saracen starve arabs_4
frank done
saracen restore al_mashtub
saracen done
frank card move_3
saracen card move_2
frank muster acre
frank march raymond_tripoli
frank to acre
frank march raymond_tiberias
frank to acre
frank march reynald_kerak
frank to acre
frank march reynald_sidon
frank to tyre
frank to acre
frank march turcopole_beirut
frank to ajlun
frank to tiberias
frank to acre
frank done
frank group beirut
frank march pilgrim_genoa
frank to botron
frank to tripoli
frank march hospitaller_krak_des_chevaliers
frank to botron
frank to tripoli
frank muster beirut
frank march hospitaller_jerusalem
frank to sidon
frank to beirut
frank march hospitaller_acre
frank to sidon
frank to beirut
frank done
frank done
saracen muster damascus
saracen march taqi_al_din
saracen to damascus
saracen march sulaiman
saracen to qaddas
saracen to damascus
saracen march kurds_3
saracen to homs
saracen to qaddas
saracen to damascus
saracen march keukburi
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen muster homs
saracen march jurdik
saracen to hama
saracen to homs
saracen march yazkuj
saracen to damascus
saracen to qaddas
saracen to homs
saracen march sanjar
saracen to albara
saracen to hama
saracen to homs
saracen done
saracen done
saracen done
saracen fire tuman
frank hit pilgrim_genoa
saracen fire al_afdal
frank hit pilgrim_genoa
saracen done
saracen to aleppo
frank card move_2
saracen card move_3
saracen group homs
saracen march sanjar
saracen to hama
saracen to zerdana
saracen to aleppo
saracen halt
saracen march jurdik
saracen to hama
saracen to zerdana
saracen to aleppo
saracen halt
saracen done
saracen sail saladin
saracen land tripoli
saracen group aleppo
saracen march turks_3
saracen to artah
saracen halt
saracen done
saracen done
frank group jerusalem
frank march templar_tartus
frank to hebron
frank to lachish
frank to gaza
frank halt
frank march templar_gaza
frank to hebron
frank to lachish
frank to gaza
frank halt
frank done
frank group acre
frank march turcopole_beirut
frank to caesarea
frank to jaffa
frank halt
frank march reynald_kerak
frank to caesarea
frank to jaffa
frank halt
frank march raymond_tiberias
frank to caesarea
frank to jaffa
frank halt
frank march walter
frank to caesarea
frank to jaffa
frank halt
frank march raymond_tripoli
frank to caesarea
frank halt
frank done
frank done
saracen to egypt
frank card move_2
saracen card move_1
frank group gaza
frank march templar_gaza
frank to lachish
frank to hebron
frank to jerusalem
frank halt
frank march templar_tartus
frank to lachish
frank to hebron
frank to jerusalem
frank halt
frank sail raymond_tripoli
frank land beirut
frank done
saracen sail zangi
saracen land tripoli
saracen done
frank to beirut
saracen to egypt
frank card move_1
saracen card manna
saracen give keukburi
saracen give kurds_3
saracen done
frank group beirut
frank march hospitaller_jerusalem
frank to botron
frank to tripoli
frank march hospitaller_acre
frank to botron
frank to tripoli
frank march raymond_tripoli
frank to botron
frank to tripoli
frank march pilgrim_sicily
frank to botron
frank to tripoli
frank done
saracen done
saracen fire saladin
frank hit raymond_tripoli
saracen fire tuman
frank hit raymond_tripoli
frank hit pilgrim_sicily
saracen fire al_afdal
frank hit hospitaller_jerusalem
saracen fire zangi
frank hit raymond_tripoli
frank retreat hospitaller_jerusalem
frank to botron
frank retreat hospitaller_acre
frank to botron
frank retreat raymond_tripoli
frank to botron
frank retreat pilgrim_sicily
frank to botron
saracen done
saracen to egypt
frank card assassins
saracen card move_1
frank strike_field egypt
saracen group damascus
saracen march keukburi
saracen to anjar
saracen to beirut
saracen to botron
saracen march taqi_al_din
saracen to anjar
saracen to beirut
saracen to botron
saracen march shirkuh
saracen to anjar
saracen to beirut
saracen to botron
saracen march kurds_4
saracen to anjar
saracen to beirut
saracen to botron
saracen done
saracen done
saracen fire taqi_al_din
frank hit pilgrim_sicily
frank fire hospitaller_jerusalem
frank fire hospitaller_acre
frank fire raymond_tripoli
saracen fire keukburi
frank hit hospitaller_jerusalem
saracen fire shirkuh
frank hit raymond_tripoli
frank fire pilgrim_sicily
saracen hit shirkuh
saracen fire kurds_4
frank hit pilgrim_sicily
frank hit hospitaller_jerusalem
saracen fire taqi_al_din
saracen regroup keukburi
saracen to beirut
saracen regroup shirkuh
saracen to beirut
saracen done
saracen to damascus
frank card winter_campaign
saracen card mud
frank group jaffa
frank march walter
frank to caesarea
frank halt
frank march raymond_tiberias
frank to caesarea
frank to nablus
frank halt
frank march reynald_kerak
frank to caesarea
frank to acre
frank to tyre
frank halt
frank march turcopole_beirut
frank to caesarea
frank to acre
frank to tyre
frank halt
frank done
saracen starve kurds_4
saracen starve zangi
saracen starve taqi_al_din
saracen starve tuman
frank done
saracen restore shirkuh
saracen restore kurds_3
saracen restore arabs_4
saracen restore arabs_4
saracen done
frank card move_3
saracen card move_2
frank sail philip
frank land tyre
frank sail hugh
frank land acre
frank sail james
frank land caesarea
frank done
saracen group beirut
saracen march keukburi
saracen to botron
saracen to tripoli
saracen halt
saracen march shirkuh
saracen to botron
saracen to tripoli
saracen halt
saracen group egypt
saracen march arabs_4
saracen to gaza
saracen to ascalon
saracen halt
saracen done
saracen done
frank to tiberias
saracen to aleppo
frank card move_3
saracen card move_3
frank first frank
frank sail james
frank land tyre
frank group tiberias
frank march raymond_tripoli
frank to ajlun
frank to ashtera
frank halt
frank muster jaffa
frank march raymond_tiberias
frank to caesarea
frank to jaffa
frank done
frank done
saracen group tripoli
saracen march saladin
saracen to baalbek
saracen to anjar
saracen to damascus
saracen halt
saracen march keukburi
saracen to baalbek
saracen to anjar
saracen to damascus
saracen halt
saracen march al_afdal
saracen to baalbek
saracen to anjar
saracen to damascus
saracen halt
saracen done
saracen muster hama
saracen march sanjar
saracen to zerdana
saracen to hama
saracen march kurds_3
saracen to qaddas
saracen to homs
saracen to hama
saracen march sulaiman
saracen to qaddas
saracen to homs
saracen to hama
saracen march kurds_1
saracen to qaddas
saracen to homs
saracen to hama
saracen done
saracen sail arabs_3
saracen land tripoli
saracen done
frank to jaffa
saracen to egypt
frank card move_2
saracen card move_2
frank first frank
frank muster jaffa
frank march walter
frank to jaffa
frank march conrad
frank to caesarea
frank to jaffa
frank done
frank done
saracen muster qaddas
saracen march sanjar
saracen to homs
saracen to qaddas
saracen march kurds_3
saracen to homs
saracen to qaddas
saracen march sulaiman
saracen to homs
saracen to qaddas
saracen march kurds_1
saracen to homs
saracen to qaddas
saracen march shirkuh
saracen to krak_des_chevaliers
saracen to homs
saracen to qaddas
saracen done
saracen group egypt
saracen march arabs_2
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen done
saracen done
saracen to aleppo
frank card move_2
saracen card move_1
frank sail richard
frank land beirut
frank sail robert
frank land beirut
frank done
saracen group qaddas
saracen march sanjar
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen halt
saracen done
saracen done
frank to caesarea
saracen to damascus
frank card assassins
saracen card move_3
frank strike_field egypt
saracen group qaddas
saracen march kurds_1
saracen to damascus
saracen to banyas
saracen to tiberias
saracen halt
saracen march sulaiman
saracen to damascus
saracen to banyas
saracen to tiberias
saracen halt
saracen march kurds_3
saracen to damascus
saracen to banyas
saracen to tiberias
saracen halt
saracen march shirkuh
saracen to damascus
saracen to banyas
saracen to tiberias
saracen halt
saracen group aleppo
saracen march turks_4
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
saracen group damascus
saracen march kurds_2
saracen to banyas
saracen halt
saracen march saladin
saracen to anjar
saracen to beaufort
saracen halt
saracen done
saracen done
frank card winter_campaign
saracen card move_1
frank first frank
frank sail crossbows
frank land sidon
frank done
saracen group tiberias
saracen march shirkuh
saracen to ajlun
saracen to amman
saracen march kurds_3
saracen to baisan
saracen to nablus
saracen done
saracen done
frank starve walter
frank done
saracen restore arabs_1
saracen done
frank card move_3
saracen card move_2
frank enter barbarossa
frank to antioch
frank group beirut
frank march richard
frank to botron
frank to tripoli
frank march robert
frank to botron
frank to tripoli
frank group jerusalem
frank march templar_tartus
frank to ramallah
frank to jaffa
frank halt
frank done
frank done
saracen muster damascus
saracen march kurds_2
saracen to damascus
saracen march saladin
saracen to anjar
saracen to beaufort
saracen to anjar
saracen force damascus
saracen march yazkuj
saracen to qaddas
saracen to damascus
saracen march turks_4
saracen to qaddas
saracen to damascus
saracen done
saracen muster hebron
saracen march al_mashtub
saracen to lachish
saracen to hebron
saracen march arabs_4
saracen to lachish
saracen to hebron
saracen march shirkuh
saracen to kerak
saracen to zoar
saracen to hebron
saracen done
saracen done
saracen castle arabs_3
saracen castle sanjar
frank done
saracen done
frank done
frank to caesarea
frank card move_3
saracen card move_2
frank group tyre
frank march turcopole_beirut
frank to acre
frank to caesarea
frank halt
frank march reynald_kerak
frank to acre
frank to caesarea
frank halt
frank done
frank enter leopold
frank to aleppo
frank enter frederick
frank to aleppo
frank muster ascalon
frank march conrad
frank to ascalon
frank march pilgrim_brittany
frank to ascalon
frank march templar_tartus
frank to ascalon
frank done
frank done
saracen group damascus
saracen march keukburi
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march saladin
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march al_afdal
saracen to anjar
saracen to baalbek
saracen halt
saracen march kurds_4
saracen to anjar
saracen to baalbek
saracen halt
saracen done
saracen group hebron
saracen march al_mashtub
saracen to jerusalem
saracen march shirkuh
saracen to jerusalem
saracen march arabs_2
saracen to jerusalem
saracen march arabs_4
saracen to jerusalem
saracen done
frank battle tripoli
frank done
saracen done
saracen sally sanjar
saracen done
saracen harry saladin
saracen to baalbek
frank fire richard
saracen hit sanjar
saracen hit sanjar
frank charge robert
saracen hit sanjar
frank regroup richard
frank to tartus
frank done
frank done
saracen sally arabs_3
frank fire robert
saracen fire arabs_3
frank fire robert
saracen withdraw arabs_3
frank done
frank retreat robert
frank to krak_des_chevaliers
saracen done
frank battle jerusalem
frank castle king_guy
frank castle templar_jerusalem
frank castle templar_gaza
saracen done
frank done
saracen done
saracen done
saracen fire al_zahir
frank hit frederick
saracen fire turks_1
saracen fire turks_2
frank hit frederick
saracen fire jurdik
frank hit frederick
saracen done
frank card move_3
saracen card move_2
frank group tartus
frank march richard
frank to tripoli
frank group ascalon
frank march conrad
frank to gaza
frank to egypt
frank march pilgrim_brittany
frank to gaza
frank to egypt
frank march templar_tartus
frank to gaza
frank to egypt
frank group caesarea
frank march pilgrim_4
frank to jaffa
frank to ascalon
frank halt
frank march turcopole_beirut
frank to jaffa
frank to ascalon
frank halt
frank march reynald_kerak
frank to jaffa
frank to ascalon
frank halt
frank march walter
frank to jaffa
frank to ascalon
frank halt
frank done
saracen group baalbek
saracen march saladin
saracen to tripoli
saracen done
saracen group aleppo
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
saracen done
frank battle egypt
saracen castle qara_qush
saracen castle arabs_1
frank done
saracen done
frank done
frank battle tripoli
saracen done
saracen fire arabs_3
frank charge richard
saracen fire saladin
saracen done
saracen done
frank done
saracen done
saracen to tripoli
frank card move_2
saracen card winter_campaign
frank group ascalon
frank march walter
frank to ramallah
frank to jerusalem
frank march reynald_kerak
frank to ramallah
frank to jerusalem
frank march turcopole_beirut
frank to ramallah
frank to jerusalem
frank march pilgrim_4
frank to ramallah
frank to jerusalem
frank group antioch
frank march turcopole_antioch
frank to kassab
frank to latakia
frank halt
frank march bohemond
frank to kassab
frank to latakia
frank halt
frank done
frank done
saracen muster aleppo
saracen march turks_3
saracen to aleppo
saracen march turks_1
saracen to hama
saracen to zerdana
saracen to aleppo
saracen done
saracen done
frank battle egypt
frank storm conrad
frank storm pilgrim_brittany
frank storm templar_tartus
saracen fire qara_qush
frank hit pilgrim_brittany
saracen fire arabs_1
frank withdraw conrad
frank withdraw templar_tartus
frank withdraw pilgrim_brittany
frank storm conrad
frank storm templar_tartus
frank storm pilgrim_brittany
saracen fire qara_qush
frank hit pilgrim_brittany
saracen fire arabs_1
frank hit pilgrim_brittany
frank withdraw templar_tartus
frank withdraw conrad
frank withdraw pilgrim_brittany
frank done
saracen done
frank done
frank sally templar_jerusalem
frank sally templar_gaza
frank sally king_guy
frank fire turcopole_beirut
saracen hit arabs_4
saracen harry al_mashtub
frank hit turcopole_beirut
saracen to hebron
saracen harry shirkuh
frank hit walter
saracen to hebron
saracen harry arabs_2
saracen to hebron
saracen retreat arabs_4
saracen to hebron
frank done
frank card move_1
saracen card manna
saracen give qara_qush
saracen give arabs_1
saracen give saladin
frank sail bohemond
frank land egypt
frank done
frank storm bohemond
frank storm templar_tartus
frank storm conrad
frank storm pilgrim_brittany
saracen fire qara_qush
saracen fire arabs_1
frank withdraw templar_tartus
frank withdraw conrad
frank withdraw bohemond
frank withdraw pilgrim_brittany
frank done
saracen done
frank done
frank card move_2
saracen card mud
saracen starve arabs_4
saracen starve arabs_2
saracen starve shirkuh
frank restore robert
frank restore walter
frank restore king_guy
frank restore turcopole_beirut
frank done
saracen restore arabs_3
saracen done
frank card move_3
saracen card move_3
frank first frank
frank muster acre
frank march philip
frank to acre
frank march james
frank to acre
frank march raymond_tiberias
frank to caesarea
frank to acre
frank march crossbows
frank to tyre
frank to acre
frank done
frank group jerusalem
frank march turcopole_beirut
frank to ramallah
frank to ascalon
frank to gaza
frank halt
frank march reynald_kerak
frank to ramallah
frank to ascalon
frank to gaza
frank halt
frank march templar_gaza
frank to ramallah
frank to ascalon
frank to gaza
frank halt
frank done
frank group acre
frank march balian
frank to caesarea
frank to jaffa
frank halt
frank march reynald_sidon
frank to caesarea
frank to jaffa
frank halt
frank march hugh
frank to caesarea
frank to jaffa
frank halt
frank done
saracen group tiberias
saracen march sulaiman
saracen to banyas
saracen to damascus
saracen halt
saracen march kurds_1
saracen to banyas
saracen to damascus
saracen halt
saracen muster egypt
saracen march al_mashtub
saracen to dimona
saracen to beersheba
saracen to egypt
saracen done
saracen group baalbek
saracen march kurds_4
saracen to lacum
saracen to homs
saracen halt
saracen march al_afdal
saracen to lacum
saracen to homs
saracen halt
saracen done
frank to antioch
saracen to egypt
frank card move_3
saracen card move_2
frank group jaffa
frank march balian
frank to ascalon
frank to gaza
frank halt
frank march reynald_sidon
frank to ascalon
frank to gaza
frank halt
frank march hugh
frank to ascalon
frank to gaza
frank halt
frank sail james
frank land latakia
frank done
saracen muster banyas
saracen march al_afdal
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march kurds_4
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march turks_2
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march kurds_3
saracen to baisan
saracen to tiberias
saracen to banyas
saracen done
saracen group damascus
saracen march yazkuj
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen halt
saracen march sulaiman
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen halt
saracen done
saracen done
frank to tyre
saracen to egypt
frank card move_2
saracen card move_1
frank group gaza
frank march templar_gaza
frank to egypt
frank march hugh
frank to egypt
frank march reynald_sidon
frank to egypt
frank march balian
frank to egypt
frank march reynald_kerak
frank to ascalon
frank halt
frank march turcopole_beirut
frank to ascalon
frank halt
frank sail turcopole_antioch
frank land acre
frank done
saracen group banyas
saracen march al_afdal
saracen to ashtera
saracen march kurds_3
saracen to ashtera
saracen march kurds_4
saracen to tiberias
saracen halt
saracen march turks_2
saracen to tiberias
saracen halt
saracen done
frank battle egypt
saracen done
saracen fire al_mashtub
frank hit reynald_sidon
frank hit balian
saracen fire qara_qush
frank hit hugh
saracen fire arabs_1
saracen fire arabs_2
saracen fire arabs_4
frank retreat templar_gaza
frank to gaza
frank retreat hugh
frank to gaza
frank retreat reynald_sidon
frank to gaza
frank retreat balian
frank to gaza
saracen done
frank castle raymond_tripoli
saracen done
frank done
saracen done
frank card mud
saracen card move_1
frank card move_2
saracen card move_1
frank group latakia
frank march james
frank to kassab
frank to antioch
frank halt
frank sail philip
frank land tyre
frank done
saracen muster tiberias
saracen march al_afdal
saracen to ajlun
saracen to ashtera
saracen to ajlun
saracen force tiberias
saracen march kurds_3
saracen to ajlun
saracen to tiberias
saracen march kurds_1
saracen to banyas
saracen to tiberias
saracen done
saracen done
frank card move_2
saracen card move_2
frank first frank
frank group ascalon
frank march reynald_kerak
frank to gaza
frank halt
frank march turcopole_beirut
frank to jaffa
frank to caesarea
frank group jerusalem
frank march templar_jerusalem
frank to nablus
frank to caesarea
frank done
frank done
saracen group tripoli
saracen march saladin
saracen to baalbek
saracen to anjar
saracen march yazkuj
saracen to baalbek
saracen to anjar
saracen done
saracen group tiberias
saracen march al_afdal
saracen to banyas
saracen to damascus
saracen done
saracen done
end 1536 9bd5e802db25e4dc
