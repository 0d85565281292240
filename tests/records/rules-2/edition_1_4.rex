levant record 1
title: rex
edition: 1.4
rules: 2
options: none
seat frank: Squire
seat saracen: Squire
dice: fast 22
result: frank: cities

frank deploy turcopole_beirut
frank to acre
frank done
saracen exchange al_aziz
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
frank done
frank sail hospitaller_acre
frank land tripoli
frank sail templar_tartus
frank land ascalon
frank done
saracen group egypt
saracen march arabs_3
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen march arabs_2
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
saracen group homs
saracen march shirkuh
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen halt
saracen march tuman
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen halt
saracen done
frank card move_2
saracen card move_2
frank first frank
frank group gaza
frank march templar_gaza
frank to ascalon
frank to ramallah
frank to jerusalem
frank halt
frank group acre
frank march turcopole_beirut
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
frank march hospitaller_jerusalem
frank to caesarea
frank to jaffa
frank to ascalon
frank halt
frank done
frank done
saracen group damascus
saracen march kurds_2
saracen to anjar
saracen to beirut
saracen halt
saracen march al_aziz
saracen to anjar
saracen to beirut
saracen halt
saracen march al_afdal
saracen to anjar
saracen to beirut
saracen halt
saracen done
saracen group hebron
saracen march al_adil
saracen to jerusalem
saracen march yuzpah
saracen to jerusalem
saracen march arabs_2
saracen to jerusalem
saracen march arabs_3
saracen to jerusalem
saracen done
frank castle king_guy
frank castle templar_jerusalem
frank castle templar_gaza
saracen done
frank done
saracen done
frank card move_2
saracen card move_2
frank first frank
frank group ascalon
frank march hospitaller_jerusalem
frank to gaza
frank to egypt
frank march templar_tartus
frank to gaza
frank to egypt
frank group jaffa
frank march turcopole_beirut
frank to ascalon
frank to gaza
frank to egypt
frank march walter
frank to caesarea
frank halt
frank done
frank done
saracen group homs
saracen march taqi_al_din
saracen to lacum
saracen to baalbek
saracen to tripoli
saracen march jurdik
saracen to lacum
saracen to baalbek
saracen to tripoli
saracen march bahram
saracen to lacum
saracen to baalbek
saracen halt
saracen march sulaiman
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen halt
saracen group beirut
saracen march al_afdal
saracen to botron
saracen to tripoli
saracen march al_aziz
saracen to botron
saracen to tripoli
saracen march kurds_2
saracen to sidon
saracen halt
saracen done
saracen main botron
frank battle egypt
saracen castle saladin
saracen castle qara_qush
frank done
saracen done
frank done
frank battle tripoli
frank castle raymond_tripoli
frank castle hospitaller_acre
saracen done
frank done
saracen storm al_afdal
saracen storm taqi_al_din
saracen withdraw taqi_al_din
frank fire hospitaller_acre
frank fire raymond_tripoli
saracen storm taqi_al_din
saracen storm jurdik
saracen withdraw taqi_al_din
frank fire hospitaller_acre
frank fire raymond_tripoli
saracen withdraw jurdik
saracen done
saracen done
frank done
saracen done
frank card move_1
saracen card mud
frank card move_1
saracen card move_2
saracen group jerusalem
saracen march arabs_3
saracen to nablus
saracen to baisan
saracen to tiberias
saracen halt
saracen march arabs_2
saracen to nablus
saracen to baisan
saracen to tiberias
saracen halt
saracen march yuzpah
saracen to nablus
saracen to baisan
saracen to tiberias
saracen halt
saracen march al_adil
saracen to nablus
saracen to baisan
saracen to tiberias
saracen halt
saracen group tripoli
saracen march taqi_al_din
saracen to baalbek
saracen to anjar
saracen to damascus
saracen halt
saracen march al_aziz
saracen to baalbek
saracen to anjar
saracen to damascus
saracen halt
saracen march jurdik
saracen to botron
saracen to beirut
saracen halt
saracen done
frank group krak_des_chevaliers
frank march hospitaller_krak_des_chevaliers
frank to tripoli
frank to botron
frank to beirut
frank done
saracen battle beirut
saracen done
saracen withdraw jurdik
frank done
frank storm hospitaller_krak_des_chevaliers
saracen fire jurdik
frank fire hospitaller_krak_des_chevaliers
frank done
saracen done
frank done
frank storm hospitaller_jerusalem
frank storm templar_tartus
frank storm turcopole_beirut
saracen fire saladin
frank withdraw turcopole_beirut
saracen fire qara_qush
frank withdraw templar_tartus
frank withdraw hospitaller_jerusalem
frank done
saracen done
frank done
frank card move_2
saracen card move_1
frank group egypt
frank march templar_tartus
frank to gaza
frank to ascalon
frank march hospitaller_jerusalem
frank to gaza
frank halt
frank march turcopole_beirut
frank to gaza
frank to ascalon
frank group beirut
frank march hospitaller_krak_des_chevaliers
frank to anjar
frank to beaufort
frank done
saracen group ashtera
saracen march tuman
saracen to ajlun
saracen to amman
saracen march shirkuh
saracen to ajlun
saracen to tiberias
saracen march yazkuj
saracen to damascus
saracen to qaddas
saracen done
saracen done
saracen starve arabs_2
saracen starve arabs_3
saracen starve yazkuj
saracen starve shirkuh
frank restore hospitaller_jerusalem
frank restore templar_gaza
frank restore hospitaller_krak_des_chevaliers
frank done
saracen restore saladin
saracen restore qara_qush
saracen restore saladin
saracen restore jurdik
saracen done
frank card move_3
saracen card move_3
frank first frank
frank muster ascalon
frank march hospitaller_jerusalem
frank to ascalon
frank march raymond_tiberias
frank to ascalon
frank march walter
frank to jaffa
frank to ascalon
frank done
frank group beaufort
frank march hospitaller_krak_des_chevaliers
frank to anjar
frank to beirut
frank muster jerusalem
frank march templar_tartus
frank to ramallah
frank to jerusalem
frank march reynald_kerak
frank to jericho
frank to jerusalem
frank done
frank done
saracen group damascus
saracen march al_aziz
saracen to anjar
saracen to baalbek
saracen halt
saracen march taqi_al_din
saracen to anjar
saracen to baalbek
saracen halt
saracen done
saracen muster qaddas
saracen march qaimaz
saracen to damascus
saracen to qaddas
saracen march al_adil
saracen to banyas
saracen to damascus
saracen to qaddas
saracen march yuzpah
saracen to banyas
saracen to damascus
saracen to qaddas
saracen done
saracen sail kurds_2
saracen land egypt
saracen done
saracen done
saracen fire jurdik
frank fire hospitaller_krak_des_chevaliers
frank done
frank to acre
saracen to egypt
frank card move_2
saracen card move_2
frank first frank
frank muster ascalon
frank march templar_jerusalem
frank to ramallah
frank to ascalon
frank march templar_gaza
frank to ramallah
frank to ascalon
frank done
frank muster caesarea
frank march hospitaller_jerusalem
frank to jaffa
frank to caesarea
frank march walter
frank to jaffa
frank to caesarea
frank done
frank done
saracen group qaddas
saracen march al_adil
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen march yuzpah
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen march qaimaz
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen group amman
saracen march tuman
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen halt
saracen done
frank castle raymond_tripoli
frank castle hospitaller_acre
saracen done
frank done
saracen done
saracen to aleppo
frank card move_3
saracen card assassins
saracen strike_castle tripoli
frank muster tyre
frank march conrad
frank to tyre
frank march hospitaller_jerusalem
frank to acre
frank to tyre
frank march walter
frank to acre
frank to tyre
frank done
frank group ascalon
frank march turcopole_beirut
frank to jaffa
frank to caesarea
frank halt
frank march raymond_tiberias
frank to jaffa
frank to caesarea
frank halt
frank march templar_gaza
frank to jaffa
frank to caesarea
frank halt
frank march templar_jerusalem
frank to jaffa
frank to caesarea
frank halt
frank group jerusalem
frank march templar_tartus
frank to nablus
frank to caesarea
frank to acre
frank halt
frank march reynald_kerak
frank to nablus
frank to caesarea
frank to acre
frank halt
frank done
frank done
saracen storm al_adil
saracen storm yuzpah
saracen withdraw al_adil
frank fire hospitaller_acre
frank fire raymond_tripoli
saracen withdraw yuzpah
saracen storm al_adil
saracen storm yuzpah
saracen withdraw al_adil
frank fire hospitaller_acre
frank fire raymond_tripoli
saracen withdraw yuzpah
saracen storm al_adil
saracen storm qaimaz
saracen withdraw al_adil
frank fire hospitaller_acre
frank fire raymond_tripoli
saracen withdraw qaimaz
saracen done
saracen to egypt
frank card manna
saracen card move_2
frank give hospitaller_acre
frank give raymond_tripoli
frank give hospitaller_jerusalem
saracen sail saladin
saracen land tripoli
saracen group tripoli
saracen march qaimaz
saracen to tartus
saracen halt
saracen march yuzpah
saracen to tartus
saracen halt
saracen done
saracen done
saracen done
frank done
saracen done
saracen to aleppo
frank card mud
saracen card move_1
frank card move_1
saracen card move_1
frank first frank
frank group caesarea
frank march templar_jerusalem
frank to acre
frank to tyre
frank march templar_gaza
frank to acre
frank to tyre
frank march raymond_tiberias
frank to nablus
frank march turcopole_beirut
frank to acre
frank to tiberias
frank done
saracen group aleppo
saracen march zangi
saracen to zerdana
saracen to hama
saracen march sanjar
saracen to zerdana
saracen to hama
saracen march al_zahir
saracen to zerdana
saracen to hama
saracen march turks_1
saracen to zerdana
saracen halt
saracen done
saracen done
saracen starve qaimaz
frank restore hospitaller_acre
frank restore hospitaller_acre
frank done
saracen done
frank card move_3
saracen card move_2
frank group tyre
frank march hospitaller_jerusalem
frank to beaufort
frank to anjar
frank to damascus
frank march templar_jerusalem
frank to beaufort
frank to anjar
frank to damascus
frank march templar_gaza
frank to beaufort
frank to anjar
frank halt
frank march conrad
frank to sidon
frank halt
frank march walter
frank to acre
frank halt
frank group acre
frank march templar_tartus
frank to tiberias
frank to banyas
frank to damascus
frank march reynald_kerak
frank to tiberias
frank to banyas
frank to damascus
frank done
frank group nablus
frank march raymond_tiberias
frank to caesarea
frank to acre
frank halt
frank done
frank main anjar
saracen group baalbek
saracen march taqi_al_din
saracen to tripoli
saracen march bahram
saracen to tripoli
saracen march al_aziz
saracen to lacum
saracen halt
saracen group hama
saracen march zangi
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen march sanjar
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen march al_zahir
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen done
saracen main krak_des_chevaliers
frank battle damascus
saracen castle al_mashtub
saracen castle keukburi
saracen castle tuman
frank done
saracen done
frank done
saracen done
frank done
frank castle hospitaller_acre
frank castle raymond_tripoli
saracen done
frank done
saracen done
frank done
saracen done
frank to tyre
saracen to egypt
frank card move_3
saracen card move_2
frank muster damascus
frank march templar_gaza
frank to damascus
frank march hospitaller_krak_des_chevaliers
frank to anjar
frank to damascus
frank march turcopole_beirut
frank to banyas
frank to damascus
frank done
frank muster beaufort
frank march pilgrim_brittany
frank to beaufort
frank march pilgrim_genoa
frank to tyre
frank to beaufort
frank march reynald_sidon
frank to tyre
frank to beaufort
frank march balian
frank to tyre
frank to beaufort
frank march walter
frank to tyre
frank to beaufort
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
saracen march kurds_2
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen done
saracen muster tripoli
saracen march yuzpah
saracen to tripoli
saracen march al_aziz
saracen to baalbek
saracen to lacum
saracen to baalbek
saracen force tripoli
saracen done
saracen done
frank battle damascus
frank done
saracen done
frank done
saracen storm taqi_al_din
saracen storm zangi
saracen withdraw taqi_al_din
frank fire hospitaller_acre
frank fire raymond_tripoli
saracen withdraw zangi
saracen storm taqi_al_din
saracen storm sanjar
saracen withdraw taqi_al_din
frank fire hospitaller_acre
frank fire raymond_tripoli
saracen withdraw sanjar
saracen storm taqi_al_din
saracen storm bahram
saracen withdraw taqi_al_din
frank fire hospitaller_acre
saracen done
saracen to tripoli
frank card move_3
saracen card move_1
frank group beaufort
frank march walter
frank to anjar
frank to baalbek
frank halt
frank march balian
frank to anjar
frank to baalbek
frank halt
frank march reynald_sidon
frank to anjar
frank to baalbek
frank halt
frank march pilgrim_brittany
frank to anjar
frank to baalbek
frank halt
frank march pilgrim_genoa
frank to anjar
frank to beirut
frank halt
frank sail conrad
frank land tyre
frank done
saracen group zoar
saracen march kurds_2
saracen to hebron
saracen to jerusalem
saracen march arabs_3
saracen to hebron
saracen to jerusalem
saracen march arabs_4
saracen to hebron
saracen to jerusalem
saracen done
frank battle damascus
frank storm hospitaller_jerusalem
frank storm templar_jerusalem
frank storm templar_gaza
frank done
saracen fire al_mashtub
frank hit templar_jerusalem
frank hit templar_gaza
saracen fire keukburi
saracen fire tuman
frank hit templar_jerusalem
frank hit templar_gaza
frank withdraw hospitaller_jerusalem
frank withdraw templar_jerusalem
frank withdraw templar_gaza
frank done
saracen done
frank done
frank battle jerusalem
frank castle king_guy
saracen done
frank done
saracen done
saracen storm taqi_al_din
saracen storm al_zahir
saracen fire taqi_al_din
saracen fire al_zahir
frank fire hospitaller_acre
frank fire raymond_tripoli
saracen storm taqi_al_din
saracen storm al_zahir
saracen fire taqi_al_din
frank hit raymond_tripoli
saracen fire al_zahir
frank fire hospitaller_acre
saracen done
frank done
saracen done
frank to acre
saracen to aleppo
frank card move_3
saracen card move_2
frank group damascus
frank march templar_tartus
frank to banyas
frank to tiberias
frank to acre
frank halt
frank march hospitaller_jerusalem
frank to banyas
frank to tiberias
frank to acre
frank halt
frank march hospitaller_krak_des_chevaliers
frank to banyas
frank to tiberias
frank to acre
frank halt
frank march reynald_kerak
frank to banyas
frank to tiberias
frank to acre
frank halt
frank march turcopole_beirut
frank to anjar
frank to beirut
frank halt
frank march templar_jerusalem
frank to qaddas
frank to homs
frank halt
frank done
frank muster caesarea
frank march raymond_tiberias
frank to caesarea
frank march conrad
frank to acre
frank to caesarea
frank done
frank group baalbek
frank march walter
frank to anjar
frank to beaufort
frank halt
frank march balian
frank to anjar
frank to beaufort
frank halt
frank march reynald_sidon
frank to anjar
frank to beaufort
frank halt
frank march pilgrim_brittany
frank to anjar
frank to beaufort
frank halt
frank done
saracen sail qara_qush
saracen land tripoli
saracen group aleppo
saracen march turks_2
saracen to zerdana
saracen to hama
saracen to homs
saracen done
saracen done
frank battle homs
frank done
saracen fire turks_2
saracen done
frank battle damascus
frank done
saracen sally keukburi
saracen sally tuman
saracen sally al_mashtub
frank fire templar_gaza
saracen fire keukburi
saracen done
saracen storm kurds_2
saracen storm arabs_3
saracen storm arabs_4
frank fire king_guy
saracen hit kurds_2
saracen fire arabs_3
saracen fire arabs_4
saracen fire kurds_2
saracen storm arabs_3
saracen storm arabs_4
saracen storm kurds_2
frank fire king_guy
saracen hit arabs_3
saracen fire arabs_4
saracen fire arabs_3
saracen fire kurds_2
saracen done
frank done
saracen done
saracen to damascus
frank card move_2
saracen card assassins
saracen strike_castle jerusalem
frank group acre
frank march reynald_kerak
frank to caesarea
frank to jaffa
frank to ascalon
frank halt
frank march hospitaller_krak_des_chevaliers
frank to caesarea
frank to jaffa
frank to ascalon
frank halt
frank done
frank group beaufort
frank march walter
frank to banyas
frank to tiberias
frank halt
frank march balian
frank to banyas
frank to tiberias
frank halt
frank march reynald_sidon
frank to banyas
frank to tiberias
frank halt
frank done
frank done
saracen to egypt
frank card mud
saracen card winter_campaign
saracen group tripoli
saracen march qara_qush
saracen to tartus
saracen halt
saracen march taqi_al_din
saracen to tartus
saracen to margat
saracen to latakia
saracen halt
saracen march al_zahir
saracen to krak_des_chevaliers
saracen halt
saracen march zangi
saracen to krak_des_chevaliers
saracen to homs
saracen to hama
saracen halt
saracen march sanjar
saracen to tartus
saracen to margat
saracen halt
saracen march kurds_3
saracen to baalbek
saracen halt
saracen done
saracen done
frank restore hospitaller_jerusalem
frank restore hospitaller_jerusalem
frank done
saracen restore al_mashtub
saracen restore yuzpah
saracen restore kurds_2
saracen done
frank card move_3
saracen card move_3
frank first frank
frank sail philip
frank land acre
frank sail hugh
frank land ascalon
frank sail james
frank land ascalon
frank done
saracen muster tripoli
saracen march kurds_3
saracen to tripoli
saracen march al_zahir
saracen to tripoli
saracen march qara_qush
saracen to tripoli
saracen done
saracen sail taqi_al_din
saracen land egypt
saracen sail al_aziz
saracen land egypt
saracen done
saracen to damascus
frank card move_2
saracen card move_1
frank group tiberias
frank march walter
frank to acre
frank to caesarea
frank halt
frank march balian
frank to acre
frank to caesarea
frank halt
frank march reynald_sidon
frank to acre
frank to caesarea
frank halt
frank group ascalon
frank march james
frank to ramallah
frank to jerusalem
frank march hugh
frank to ramallah
frank to jerusalem
frank march hospitaller_krak_des_chevaliers
frank to ramallah
frank to jerusalem
frank march reynald_kerak
frank to ramallah
frank to jerusalem
frank done
saracen sail taqi_al_din
saracen land margat
saracen done
saracen castle kurds_2
saracen castle arabs_4
saracen castle arabs_3
frank done
saracen done
frank done
frank to tiberias
frank card move_2
saracen card move_1
frank group caesarea
frank march conrad
frank to nablus
frank to jerusalem
frank halt
frank done
frank muster ascalon
frank march reynald_sidon
frank to jaffa
frank to ascalon
frank march balian
frank to jaffa
frank to ascalon
frank march walter
frank to jaffa
frank to ascalon
frank march raymond_tiberias
frank to jaffa
frank to ascalon
frank march james
frank to ramallah
frank to ascalon
frank done
frank done
saracen sail taqi_al_din
saracen land egypt
saracen done
frank storm conrad
frank storm hugh
frank storm hospitaller_krak_des_chevaliers
frank done
saracen fire arabs_4
saracen fire arabs_3
frank hit hugh
frank fire conrad
saracen hit arabs_4
frank fire hugh
frank fire hospitaller_krak_des_chevaliers
saracen fire kurds_2
frank storm conrad
frank storm hugh
frank storm hospitaller_krak_des_chevaliers
frank done
saracen fire arabs_3
saracen fire arabs_4
frank hit hugh
frank fire hospitaller_krak_des_chevaliers
frank fire conrad
frank fire hugh
saracen hit arabs_3
saracen fire kurds_2
frank storm hospitaller_krak_des_chevaliers
frank storm conrad
frank storm reynald_kerak
frank done
saracen fire arabs_3
saracen fire arabs_4
frank fire hospitaller_krak_des_chevaliers
frank fire conrad
saracen hit arabs_4
frank fire reynald_kerak
saracen fire kurds_2
frank done
frank card move_2
saracen card move_2
frank first frank
frank group acre
frank march hospitaller_jerusalem
frank to caesarea
frank to nablus
frank to jerusalem
frank halt
frank done
frank enter barbarossa
frank to antioch
frank done
saracen muster ashtera
saracen march al_mashtub
saracen to ashtera
saracen march keukburi
saracen to ashtera
saracen march turks_2
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen done
saracen group margat
saracen march sanjar
saracen to tartus
saracen to krak_des_chevaliers
saracen to homs
saracen halt
saracen done
frank storm hospitaller_jerusalem
frank storm hospitaller_krak_des_chevaliers
frank storm conrad
frank done
saracen fire arabs_3
saracen fire arabs_4
frank fire hospitaller_jerusalem
saracen hit arabs_3
frank fire hospitaller_krak_des_chevaliers
frank fire conrad
saracen fire kurds_2
frank storm hospitaller_jerusalem
frank storm hospitaller_krak_des_chevaliers
frank storm conrad
frank done
saracen fire arabs_3
saracen fire arabs_4
frank fire hospitaller_jerusalem
saracen hit arabs_3
frank fire hospitaller_krak_des_chevaliers
saracen hit arabs_4
frank fire conrad
saracen fire kurds_2
frank storm hospitaller_jerusalem
frank storm hospitaller_krak_des_chevaliers
frank storm conrad
frank done
saracen fire arabs_4
frank fire hospitaller_jerusalem
frank done
frank to tyre
saracen to egypt
frank card move_1
saracen card move_2
saracen group tripoli
saracen march kurds_3
saracen to krak_des_chevaliers
saracen halt
saracen march yuzpah
saracen to krak_des_chevaliers
saracen halt
saracen done
saracen group ashtera
saracen march sulaiman
saracen to banyas
saracen halt
saracen march turks_2
saracen to banyas
saracen halt
saracen march keukburi
saracen to banyas
saracen halt
saracen march al_mashtub
saracen to banyas
saracen halt
saracen done
frank sail james
frank land tyre
frank done
saracen to egypt
frank card winter_campaign
saracen card move_3
frank group ascalon
frank march reynald_sidon
frank to jaffa
frank halt
frank march balian
frank to jaffa
frank to caesarea
frank halt
frank done
frank done
saracen group egypt
saracen march taqi_al_din
saracen to beersheba
saracen to dimona
saracen march arabs_1
saracen to gaza
saracen halt
saracen done
saracen group banyas
saracen march turks_2
saracen to ashtera
saracen to ajlun
saracen march sulaiman
saracen to ashtera
saracen halt
saracen done
saracen group banyas
saracen march al_mashtub
saracen to ashtera
saracen to ajlun
saracen done
saracen done
saracen starve kurds_3
saracen starve turks_2
saracen starve taqi_al_din
saracen starve al_mashtub
frank restore conrad
frank restore conrad
frank restore hugh
frank done
saracen restore sanjar
saracen restore al_aziz
saracen done
frank card move_3
saracen card move_3
frank first frank
frank sail richard
frank land acre
frank sail robert
frank land tyre
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
saracen muster damascus
saracen march sulaiman
saracen to damascus
saracen march keukburi
saracen to damascus
saracen march sanjar
saracen to qaddas
saracen to damascus
saracen march zangi
saracen to homs
saracen to qaddas
saracen to damascus
saracen march yuzpah
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen group zerdana
saracen march turks_1
saracen to aleppo
saracen sail al_aziz
saracen land tripoli
saracen done
saracen done
saracen fire turks_3
frank hit turcopole_antioch
saracen fire turks_4
frank harry turcopole_antioch
frank to artah
frank retreat templar_antioch
frank to artah
frank to tyre
saracen to damascus
frank card move_3
saracen card move_1
frank enter leopold
frank to antioch
frank sail crossbows
frank land beirut
frank enter frederick
frank to antioch
frank muster beirut
frank march pilgrim_brittany
frank to anjar
frank to beirut
frank march robert
frank to sidon
frank to beirut
frank march james
frank to sidon
frank to beirut
frank march king_guy
frank to sidon
frank to beirut
frank march pilgrim_4
frank to sidon
frank to beirut
frank done
frank done
saracen group tripoli
saracen march al_zahir
saracen to baalbek
saracen to anjar
saracen to beaufort
saracen halt
saracen done
saracen done
saracen to damascus
frank card move_2
saracen card move_1
frank group beirut
frank march robert
frank to botron
frank to tripoli
frank march james
frank to botron
frank to tripoli
frank march pilgrim_genoa
frank to botron
frank to tripoli
frank march king_guy
frank to botron
frank to tripoli
frank march pilgrim_brittany
frank to botron
frank halt
frank march crossbows
frank to botron
frank halt
frank march turcopole_beirut
frank to botron
frank halt
frank march pilgrim_4
frank to botron
frank halt
frank group acre
frank march templar_tartus
frank to tyre
frank to sidon
frank to beirut
frank halt
frank march richard
frank to tyre
frank to sidon
frank to beirut
frank halt
frank done
frank done
saracen group damascus
saracen march zangi
saracen to ashtera
saracen to ajlun
saracen halt
saracen march kurds_2
saracen to ashtera
saracen to ajlun
saracen halt
saracen march kurds_1
saracen to ashtera
saracen to ajlun
saracen halt
saracen march sulaiman
saracen to ashtera
saracen to ajlun
saracen halt
saracen march sanjar
saracen to ashtera
saracen to ajlun
saracen halt
saracen march kurds_4
saracen to ashtera
saracen to ajlun
saracen halt
saracen march kurds_3
saracen to ashtera
saracen to ajlun
saracen halt
saracen done
saracen done
saracen castle qara_qush
saracen castle al_aziz
frank done
saracen done
frank done
saracen to aleppo
frank card move_2
saracen card move_2
frank first frank
frank group tiberias
frank march raymond_tripoli
frank to acre
frank halt
frank group artah
frank march turcopole_antioch
frank to zerdana
frank to hama
frank to homs
frank halt
frank march templar_antioch
frank to zerdana
frank to hama
frank to homs
frank halt
frank done
saracen group ajlun
saracen march zangi
saracen to tiberias
saracen halt
saracen march kurds_2
saracen to tiberias
saracen halt
saracen march kurds_1
saracen to tiberias
saracen halt
saracen march sulaiman
saracen to tiberias
saracen halt
saracen march sanjar
saracen to tiberias
saracen halt
saracen march kurds_4
saracen to tiberias
saracen halt
saracen march kurds_3
saracen to tiberias
saracen halt
saracen group beaufort
saracen march al_zahir
saracen to banyas
saracen to tiberias
saracen halt
saracen done
frank storm robert
frank storm james
saracen fire qara_qush
frank hit robert
saracen fire al_aziz
frank withdraw robert
frank withdraw james
frank storm pilgrim_genoa
frank storm king_guy
saracen fire qara_qush
frank hit king_guy
saracen fire al_aziz
frank withdraw king_guy
frank withdraw pilgrim_genoa
frank done
saracen done
frank done
frank card move_2
saracen card move_2
frank first frank
frank group botron
frank march pilgrim_4
frank to tripoli
frank to baalbek
frank halt
frank march turcopole_beirut
frank to tripoli
frank to baalbek
frank halt
frank march crossbows
frank to tripoli
frank to baalbek
frank halt
frank march pilgrim_brittany
frank to tripoli
frank to baalbek
frank halt
frank group antioch
frank march frederick
frank to kassab
frank to latakia
frank halt
frank done
frank done
saracen group tiberias
saracen march zangi
saracen to banyas
saracen to beaufort
saracen to tyre
saracen halt
saracen done
saracen group aleppo
saracen march turks_4
saracen to zerdana
saracen halt
saracen march turks_1
saracen to zerdana
saracen to hama
saracen halt
saracen done
saracen done
frank done
saracen done
frank retreat robert
frank to tartus
frank retreat james
frank to krak_des_chevaliers
frank retreat pilgrim_genoa
frank to tartus
frank retreat king_guy
frank to baalbek
frank card assassins
saracen card winter_campaign
saracen group tiberias
saracen march al_zahir
saracen to baisan
saracen halt
saracen march kurds_3
saracen to banyas
saracen to beaufort
saracen to sidon
saracen halt
saracen march sanjar
saracen to banyas
saracen to beaufort
saracen halt
saracen march sulaiman
saracen to banyas
saracen halt
saracen march kurds_1
saracen to ajlun
saracen to ashtera
saracen halt
saracen done
saracen done
frank strike_field tripoli
frank starve king_guy
frank starve turcopole_beirut
frank starve crossbows
frank starve pilgrim_4
frank restore templar_antioch
frank restore robert
frank restore james
frank restore hugh
frank restore turcopole_antioch
frank done
saracen restore zangi
saracen restore al_aziz
saracen restore yuzpah
saracen done
frank card move_3
saracen card move_3
frank first frank
frank group beirut
frank march richard
frank to botron
frank to tripoli
frank march templar_tartus
frank to botron
frank to tripoli
frank muster tartus
frank march james
frank to tartus
frank march frederick
frank to margat
frank to tartus
frank done
frank group homs
frank march turcopole_antioch
frank to lacum
frank to baalbek
frank halt
frank march templar_antioch
frank to lacum
frank to baalbek
frank halt
frank done
saracen muster tiberias
saracen march al_zahir
saracen to tiberias
saracen march sulaiman
saracen to tiberias
saracen march kurds_1
saracen to ajlun
saracen to ashtera
saracen to ajlun
saracen force tiberias
saracen march sanjar
saracen to banyas
saracen to tiberias
saracen march kurds_3
saracen to beaufort
saracen to banyas
saracen to tiberias
saracen march zangi
saracen to beaufort
saracen to banyas
saracen to tiberias
saracen done
saracen group hama
saracen march turks_1
saracen to homs
saracen to qaddas
saracen to damascus
saracen halt
saracen group gaza
saracen march arabs_1
saracen to egypt
saracen halt
saracen done
saracen castle qara_qush
saracen castle al_aziz
frank done
saracen done
frank done
frank to beirut
frank card move_3
saracen card move_2
frank group tartus
frank march robert
frank to tripoli
frank halt
frank march james
frank to tripoli
frank halt
frank march frederick
frank to tripoli
frank halt
frank march pilgrim_genoa
frank to tripoli
frank halt
frank group baalbek
frank march templar_antioch
frank to anjar
frank to damascus
frank march pilgrim_brittany
frank to anjar
frank to damascus
frank march turcopole_antioch
frank to anjar
frank halt
frank group tripoli
frank march richard
frank to baalbek
frank to anjar
frank halt
frank march templar_tartus
frank to baalbek
frank to anjar
frank halt
frank done
saracen group tiberias
saracen march al_zahir
saracen to acre
saracen march kurds_3
saracen to acre
saracen march kurds_4
saracen to acre
saracen march zangi
saracen to acre
saracen march sanjar
saracen to banyas
saracen halt
saracen march sulaiman
saracen to baisan
saracen halt
saracen march kurds_2
saracen to banyas
saracen halt
saracen march kurds_1
saracen to banyas
saracen to damascus
saracen group damascus
saracen march keukburi
saracen to banyas
saracen to tiberias
saracen halt
saracen march tuman
saracen to banyas
saracen halt
saracen done
frank battle tripoli
frank done
saracen done
frank done
frank battle acre
frank castle philip
frank castle raymond_tripoli
frank castle pilgrim_sicily
saracen done
frank done
saracen done
saracen done
saracen fire turks_1
saracen fire yuzpah
frank retreat templar_antioch
frank to anjar
frank retreat pilgrim_brittany
frank to anjar
frank to beirut
frank card move_3
saracen card move_2
frank group anjar
frank march richard
frank to damascus
frank march templar_antioch
frank to damascus
frank march pilgrim_brittany
frank to beaufort
frank halt
frank march templar_tartus
frank to baalbek
frank halt
frank march turcopole_antioch
frank to beaufort
frank to sidon
frank halt
frank group beirut
frank march king_guy
frank to anjar
frank halt
frank march turcopole_beirut
frank to anjar
frank halt
frank group jerusalem
frank march hospitaller_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank march hospitaller_krak_des_chevaliers
frank to nablus
frank to caesarea
frank to acre
frank done
frank done
saracen group acre
saracen march kurds_3
saracen to tiberias
saracen halt
saracen march al_zahir
saracen to tiberias
saracen halt
saracen group zerdana
saracen march turks_4
saracen to aleppo
saracen halt
saracen done
frank battle tripoli
frank done
saracen done
frank done
frank battle acre
frank sally philip
frank sally raymond_tripoli
frank sally pilgrim_sicily
saracen harry zangi
frank hit raymond_tripoli
saracen to tyre
frank charge philip
frank done
saracen done
saracen fire turks_1
saracen fire yuzpah
frank hit templar_antioch
frank retreat richard
frank to anjar
frank retreat templar_antioch
frank to anjar
saracen to damascus
frank card move_2
saracen card move_2
frank first frank
frank group anjar
frank march richard
frank to damascus
frank march king_guy
frank to damascus
frank march templar_antioch
frank to beirut
frank halt
frank march turcopole_beirut
frank to beirut
frank halt
frank group beaufort
frank march pilgrim_brittany
frank to anjar
frank halt
frank done
saracen group baisan
saracen march sulaiman
saracen to tiberias
saracen to banyas
saracen to damascus
saracen muster homs
saracen march yuzpah
saracen to qaddas
saracen to homs
saracen march kurds_4
saracen to qaddas
saracen to homs
saracen march turks_2
saracen to zerdana
saracen to hama
saracen to homs
saracen done
saracen done
frank battle tripoli
frank storm robert
frank storm james
saracen fire qara_qush
frank hit robert
saracen fire al_aziz
frank fire james
frank fire robert
frank done
saracen done
frank done
saracen castle turks_1
saracen castle kurds_1
frank storm richard
frank storm king_guy
saracen fire turks_1
frank fire richard
saracen hit turks_1
frank fire king_guy
saracen hit turks_1
saracen fire kurds_1
saracen sally turks_1
saracen done
saracen fire turks_1
frank charge richard
saracen hit turks_1
saracen hit turks_1
frank charge king_guy
frank done
saracen done
frank retreat richard
frank to anjar
frank to jerusalem
saracen to aleppo
frank card move_2
saracen card move_2
frank first frank
frank group anjar
frank march richard
frank to damascus
frank march pilgrim_brittany
frank to damascus
frank sail philip
frank land tripoli
frank done
saracen sail arabs_1
saracen land tyre
saracen sail arabs_2
saracen land tyre
saracen done
frank battle tripoli
frank storm james
frank storm philip
saracen fire qara_qush
frank fire philip
frank fire james
frank regroup philip
frank to baalbek
frank done
saracen castle kurds_1
frank storm richard
frank storm pilgrim_brittany
frank fire richard
saracen fire kurds_1
frank fire pilgrim_brittany
frank storm richard
frank storm pilgrim_brittany
frank fire richard
saracen to egypt
frank card move_1
saracen card move_1
frank first frank
frank group baalbek
frank march philip
frank to anjar
frank march templar_tartus
frank to tripoli
frank halt
frank done
saracen done
end 1864 a87cd6e67b43f20c
