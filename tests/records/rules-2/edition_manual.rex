levant record 1
title: rex
edition: manual
rules: 2
options: none
seat frank: Squire
seat saracen: Squire
dice: fast 23
result: frank: cities

frank deploy turcopole_beirut
frank to acre
frank deploy raymond_tiberias
frank to tripoli
frank done
saracen exchange al_aziz
frank card move_3
saracen card move_2
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
frank group gaza
frank march templar_gaza
frank to ascalon
frank to jaffa
frank to caesarea
frank halt
frank done
saracen group egypt
saracen march arabs_4
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen march arabs_2
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen march yuzpah
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen march al_adil
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen done
saracen group aleppo
saracen march turks_3
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen march turks_1
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen march zangi
saracen to zerdana
saracen to hama
saracen halt
saracen done
saracen done
frank card move_3
saracen card move_2
frank group acre
frank march hospitaller_jerusalem
frank to caesarea
frank to nablus
frank to jerusalem
frank halt
frank march reynald_sidon
frank to caesarea
frank halt
frank done
frank sail templar_tartus
frank land caesarea
frank group krak_des_chevaliers
frank march hospitaller_krak_des_chevaliers
frank to tripoli
frank to botron
frank to beirut
frank halt
frank done
saracen group homs
saracen march tuman
saracen to krak_des_chevaliers
saracen to tripoli
saracen march shirkuh
saracen to krak_des_chevaliers
saracen to tripoli
saracen march turks_1
saracen to krak_des_chevaliers
saracen to tripoli
saracen march turks_3
saracen to krak_des_chevaliers
saracen to tripoli
saracen group zoar
saracen march al_adil
saracen to hebron
saracen to jerusalem
saracen march yuzpah
saracen to hebron
saracen to jerusalem
saracen march arabs_2
saracen to hebron
saracen to jerusalem
saracen march arabs_4
saracen to hebron
saracen to jerusalem
saracen done
frank battle jerusalem
frank castle hospitaller_jerusalem
frank castle king_guy
frank castle templar_jerusalem
saracen done
frank done
saracen done
frank castle raymond_tripoli
frank castle raymond_tiberias
saracen storm tuman
saracen storm shirkuh
frank fire raymond_tripoli
saracen hit shirkuh
frank fire raymond_tiberias
saracen withdraw tuman
saracen withdraw shirkuh
saracen done
frank done
saracen done
frank card move_3
saracen card move_2
frank group caesarea
frank march reynald_sidon
frank to jaffa
frank to ascalon
frank halt
frank march templar_tartus
frank to jaffa
frank to ascalon
frank halt
frank march templar_gaza
frank to jaffa
frank to ascalon
frank halt
frank done
saracen muster qaddas
saracen march taqi_al_din
saracen to homs
saracen to qaddas
saracen march tuman
saracen to krak_des_chevaliers
saracen to homs
saracen to qaddas
saracen march turks_1
saracen to krak_des_chevaliers
saracen to homs
saracen to qaddas
saracen march shirkuh
saracen to krak_des_chevaliers
saracen to homs
saracen to qaddas
saracen march turks_3
saracen to krak_des_chevaliers
saracen to homs
saracen to qaddas
saracen done
saracen muster ashtera
saracen march al_mashtub
saracen to ashtera
saracen march bahram
saracen to anjar
saracen to damascus
saracen to ashtera
saracen done
saracen done
saracen done
frank done
saracen done
frank card move_1
saracen card move_2
saracen group qaddas
saracen march turks_3
saracen to damascus
saracen to ashtera
saracen to ajlun
saracen halt
saracen march shirkuh
saracen to damascus
saracen to ashtera
saracen to ajlun
saracen halt
saracen march turks_1
saracen to damascus
saracen to ashtera
saracen to ajlun
saracen halt
saracen march taqi_al_din
saracen to damascus
saracen to ashtera
saracen to ajlun
saracen halt
saracen march tuman
saracen to damascus
saracen to ashtera
saracen to ajlun
saracen halt
saracen group jerusalem
saracen march arabs_4
saracen to nablus
saracen to caesarea
saracen halt
saracen done
saracen done
frank group ascalon
frank march templar_gaza
frank to gaza
frank to egypt
frank march templar_tartus
frank to gaza
frank to egypt
frank march reynald_sidon
frank to gaza
frank to egypt
frank done
saracen battle jerusalem
saracen done
frank done
saracen done
saracen castle saladin
saracen castle qara_qush
frank storm templar_gaza
frank storm templar_tartus
frank storm reynald_sidon
saracen fire saladin
frank hit reynald_sidon
frank hit reynald_sidon
frank hit templar_gaza
saracen fire qara_qush
frank hit reynald_sidon
frank hit templar_gaza
frank withdraw templar_tartus
frank done
saracen sally saladin
saracen sally qara_qush
saracen fire saladin
saracen regroup saladin
saracen to gaza
saracen done
frank card move_2
saracen card move_1
frank sail hospitaller_krak_des_chevaliers
frank land ascalon
frank sail hospitaller_acre
frank land ascalon
frank done
saracen muster egypt
saracen march saladin
saracen to egypt
saracen done
saracen done
saracen storm al_adil
saracen storm yuzpah
saracen storm arabs_2
saracen withdraw al_adil
frank fire templar_jerusalem
saracen hit arabs_2
frank fire hospitaller_jerusalem
frank fire king_guy
saracen withdraw yuzpah
saracen withdraw arabs_2
saracen done
frank done
saracen done
frank card move_3
saracen card winter_campaign
frank sail turcopole_beirut
frank land ascalon
frank done
saracen group ajlun
saracen march tuman
saracen to amman
saracen to damiya
saracen to nablus
saracen halt
saracen march taqi_al_din
saracen to tiberias
saracen to baisan
saracen halt
saracen march turks_1
saracen to amman
saracen halt
saracen march shirkuh
saracen to tiberias
saracen halt
saracen march turks_3
saracen to tiberias
saracen halt
saracen done
saracen done
frank done
saracen retreat al_adil
saracen to hebron
saracen retreat yuzpah
saracen to ramallah
saracen retreat arabs_2
saracen to jericho
saracen starve arabs_2
saracen starve yuzpah
frank restore hospitaller_jerusalem
frank restore hospitaller_jerusalem
frank restore templar_jerusalem
frank done
saracen restore shirkuh
saracen done
frank card move_1
saracen card move_3
saracen muster tiberias
saracen march qaimaz
saracen to tiberias
saracen march turks_1
saracen to ajlun
saracen to tiberias
saracen march al_mashtub
saracen to ajlun
saracen to ashtera
saracen to ajlun
saracen force tiberias
saracen march bahram
saracen to ajlun
saracen to ashtera
saracen to ajlun
saracen force tiberias
saracen march yazkuj
saracen to ajlun
saracen to ashtera
saracen to banyas
saracen force tiberias
saracen march tuman
saracen to baisan
saracen to tiberias
saracen march arabs_4
saracen to nablus
saracen to baisan
saracen to tiberias
saracen done
saracen muster egypt
saracen march al_adil
saracen to dimona
saracen to beersheba
saracen to egypt
saracen done
saracen group hama
saracen march zangi
saracen to homs
saracen to qaddas
saracen to damascus
saracen halt
saracen done
frank muster jerusalem
frank march hospitaller_acre
frank to ramallah
frank to jerusalem
frank march hospitaller_krak_des_chevaliers
frank to ramallah
frank to jerusalem
frank march turcopole_beirut
frank to ramallah
frank to jerusalem
frank march reynald_kerak
frank to jericho
frank to jerusalem
frank done
frank done
saracen to egypt
frank card move_1
saracen card move_2
saracen group tiberias
saracen march tuman
saracen to acre
saracen march al_mashtub
saracen to acre
saracen march shirkuh
saracen to acre
saracen march qaimaz
saracen to acre
saracen march turks_1
saracen to banyas
saracen halt
saracen march yazkuj
saracen to ajlun
saracen halt
saracen march bahram
saracen to ajlun
saracen halt
saracen march turks_3
saracen to ajlun
saracen halt
saracen march arabs_4
saracen to baisan
saracen to legio
saracen to acre
saracen group damascus
saracen march al_aziz
saracen to ashtera
saracen to ajlun
saracen halt
saracen march zangi
saracen to ashtera
saracen to ajlun
saracen halt
saracen done
saracen done
saracen main tiberias
frank group jerusalem
frank march templar_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank march hospitaller_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank march hospitaller_acre
frank to nablus
frank to caesarea
frank to acre
frank march hospitaller_krak_des_chevaliers
frank to ramallah
frank to ascalon
frank halt
frank done
frank done
frank done
frank fire conrad
saracen hit shirkuh
saracen hit qaimaz
frank fire balian
saracen hit tuman
frank fire walter
saracen harry al_mashtub
saracen to tiberias
saracen harry tuman
saracen to tiberias
saracen harry shirkuh
saracen to tiberias
saracen harry qaimaz
saracen to tiberias
frank charge templar_jerusalem
frank regroup templar_jerusalem
frank to tyre
frank regroup balian
frank to tyre
frank regroup walter
frank to tyre
frank done
saracen to egypt
frank card move_2
saracen card move_2
frank first frank
frank done
saracen group ajlun
saracen march turks_3
saracen to tiberias
saracen to baisan
saracen halt
saracen march bahram
saracen to tiberias
saracen to baisan
saracen halt
saracen march yazkuj
saracen to tiberias
saracen to baisan
saracen halt
saracen march al_aziz
saracen to tiberias
saracen to baisan
saracen halt
saracen march zangi
saracen to tiberias
saracen to baisan
saracen halt
saracen group tiberias
saracen march al_mashtub
saracen to banyas
saracen to damascus
saracen halt
saracen march tuman
saracen to banyas
saracen to damascus
saracen halt
saracen march shirkuh
saracen to baisan
saracen to nablus
saracen to caesarea
saracen halt
saracen done
saracen done
saracen to egypt
frank card move_3
saracen card move_2
frank sail balian
frank land sidon
frank sail hospitaller_krak_des_chevaliers
frank land tripoli
frank done
saracen group egypt
saracen march arabs_3
saracen to gaza
saracen to ascalon
saracen halt
saracen march arabs_2
saracen to gaza
saracen to ascalon
saracen halt
saracen march arabs_1
saracen to gaza
saracen to ascalon
saracen halt
saracen march al_adil
saracen to gaza
saracen to ascalon
saracen halt
saracen march qara_qush
saracen to gaza
saracen to ascalon
saracen halt
saracen done
saracen group artah
saracen march sulaiman
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
frank to beirut
saracen to aleppo
frank card move_3
saracen card move_1
frank sail raymond_tiberias
frank land beirut
frank sail balian
frank land jaffa
frank done
saracen group damascus
saracen march tuman
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen done
saracen done
saracen to damascus
frank card move_1
saracen card move_2
saracen group damascus
saracen march keukburi
saracen to ashtera
saracen halt
saracen done
saracen group aleppo
saracen march sanjar
saracen to zerdana
saracen to hama
saracen done
saracen done
frank done
saracen starve arabs_1
saracen starve arabs_2
saracen starve turks_3
saracen starve arabs_3
saracen starve yazkuj
saracen starve bahram
saracen starve zangi
saracen starve al_aziz
frank restore templar_jerusalem
frank restore hospitaller_jerusalem
frank restore conrad
frank restore king_guy
frank done
saracen restore al_mashtub
saracen restore qaimaz
saracen done
frank card move_3
saracen card move_3
frank first frank
frank sail raymond_tiberias
frank land jaffa
frank sail pilgrim_4
frank land jaffa
frank group jaffa
frank march balian
frank to ramallah
frank to jerusalem
frank halt
frank done
saracen muster qaddas
saracen march keukburi
saracen to damascus
saracen to qaddas
saracen march turks_1
saracen to damascus
saracen to qaddas
saracen march sanjar
saracen to homs
saracen to qaddas
saracen march qaimaz
saracen to banyas
saracen to damascus
saracen to qaddas
saracen done
saracen group zerdana
saracen march jurdik
saracen to hama
saracen to homs
saracen halt
saracen group baisan
saracen march taqi_al_din
saracen to tiberias
saracen to ajlun
saracen to ashtera
saracen halt
saracen done
saracen to egypt
frank card move_3
saracen card move_2
frank sail hospitaller_acre
frank land jaffa
frank group jerusalem
frank march reynald_kerak
frank to nablus
frank to legio
frank to acre
frank halt
frank done
frank done
saracen group qaddas
saracen march keukburi
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen march sanjar
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen march qaimaz
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen march turks_1
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen group ashtera
saracen march taqi_al_din
saracen to damascus
saracen to qaddas
saracen to homs
saracen halt
saracen done
frank castle raymond_tripoli
frank castle hospitaller_krak_des_chevaliers
saracen storm keukburi
saracen storm sanjar
frank fire raymond_tripoli
saracen hit sanjar
saracen hit sanjar
frank fire hospitaller_krak_des_chevaliers
saracen withdraw sanjar
saracen withdraw keukburi
saracen done
frank done
saracen done
saracen to damascus
frank card move_2
saracen card move_3
saracen muster ashtera
saracen march taqi_al_din
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen march jurdik
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen done
saracen muster ashtera
saracen march al_mashtub
saracen to ashtera
saracen march al_afdal
saracen to ashtera
saracen done
saracen group tripoli
saracen march qaimaz
saracen to baalbek
saracen to anjar
saracen to damascus
saracen halt
saracen march turks_1
saracen to baalbek
saracen to anjar
saracen to damascus
saracen halt
saracen march keukburi
saracen to tartus
saracen halt
saracen march sanjar
saracen to krak_des_chevaliers
saracen halt
saracen done
frank done
saracen to aleppo
frank to jaffa
frank card move_2
saracen card move_1
frank done
saracen group ashtera
saracen march jurdik
saracen to ajlun
saracen to amman
saracen to kerak
saracen halt
saracen march taqi_al_din
saracen to ajlun
saracen to amman
saracen to kerak
saracen halt
saracen march al_afdal
saracen to ajlun
saracen to amman
saracen to kerak
saracen halt
saracen march al_mashtub
saracen to ajlun
saracen to amman
saracen to kerak
saracen halt
saracen done
saracen to egypt
frank card move_1
saracen card winter_campaign
frank first frank
frank sail philip
frank land beirut
frank done
saracen muster ascalon
saracen march saladin
saracen to gaza
saracen to ascalon
saracen done
saracen done
saracen to egypt
frank card manna
saracen card move_1
frank done
saracen group ascalon
saracen march saladin
saracen to gaza
saracen to egypt
saracen done
saracen done
frank starve raymond_tiberias
saracen starve jurdik
saracen starve al_afdal
saracen starve taqi_al_din
frank done
saracen done
frank card move_3
saracen card move_3
frank first frank
frank group jaffa
frank march hospitaller_acre
frank to ramallah
frank to jerusalem
frank halt
frank march pilgrim_genoa
frank to ramallah
frank to jerusalem
frank halt
frank done
frank sail richard
frank land acre
frank sail hugh
frank land beirut
frank done
saracen group damascus
saracen march qaimaz
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march kurds_3
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march turks_1
saracen to anjar
saracen to baalbek
saracen halt
saracen march kurds_2
saracen to anjar
saracen to baalbek
saracen halt
saracen group homs
saracen march sulaiman
saracen to krak_des_chevaliers
saracen to tripoli
saracen muster damascus
saracen march tuman
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march sanjar
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen done
saracen main baalbek
frank castle raymond_tripoli
frank castle hospitaller_krak_des_chevaliers
saracen done
frank done
saracen storm qaimaz
saracen storm kurds_3
frank fire raymond_tripoli
saracen hit kurds_3
frank fire hospitaller_krak_des_chevaliers
saracen withdraw qaimaz
saracen withdraw kurds_3
saracen done
frank done
saracen done
frank to tiberias
saracen to damascus
frank card move_3
saracen card move_3
frank first frank
frank sail robert
frank land tyre
frank sail james
frank land tyre
frank sail crossbows
frank land margat
frank done
saracen muster damascus
saracen march turks_1
saracen to anjar
saracen to damascus
saracen march kurds_2
saracen to anjar
saracen to damascus
saracen march sulaiman
saracen to baalbek
saracen to anjar
saracen to damascus
saracen march qaimaz
saracen to baalbek
saracen to anjar
saracen to damascus
saracen done
saracen sail saladin
saracen land caesarea
saracen group aleppo
saracen march turks_4
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
saracen done
saracen done
frank sally raymond_tripoli
frank sally hospitaller_krak_des_chevaliers
frank charge raymond_tripoli
frank done
frank to tripoli
saracen to aleppo
frank card move_2
saracen card move_2
frank first frank
frank group tyre
frank march templar_jerusalem
frank to acre
frank to caesarea
frank march robert
frank to acre
frank to caesarea
frank march james
frank to acre
frank to caesarea
frank march walter
frank to acre
frank to caesarea
frank sail richard
frank land tyre
frank done
saracen group homs
saracen march turks_4
saracen to qaddas
saracen to damascus
saracen halt
saracen group aleppo
saracen march turks_3
saracen to zerdana
saracen to hama
saracen halt
saracen done
saracen done
saracen castle saladin
saracen harry shirkuh
frank hit walter
frank hit templar_jerusalem
saracen to nablus
frank done
frank storm robert
frank done
saracen fire saladin
frank withdraw robert
frank done
saracen done
frank done
frank to sidon
saracen to damascus
frank card move_1
saracen card mud
frank card move_2
saracen card assassins
saracen assassinate james
frank group jerusalem
frank march turcopole_beirut
frank to hebron
frank to lachish
frank to gaza
frank halt
frank done
frank group tripoli
frank march raymond_tripoli
frank to baalbek
frank halt
frank done
frank done
frank done
saracen done
frank done
saracen to egypt
frank to latakia
frank card winter_campaign
saracen card move_2
saracen group damascus
saracen march tuman
saracen to banyas
saracen halt
saracen march kurds_3
saracen to anjar
saracen to beaufort
saracen march sulaiman
saracen to qaddas
saracen to homs
saracen march qaimaz
saracen to ashtera
saracen to ajlun
saracen march sanjar
saracen to ashtera
saracen halt
saracen done
saracen group damascus
saracen march turks_1
saracen to ashtera
saracen to ajlun
saracen done
saracen done
frank group caesarea
frank march templar_jerusalem
frank to acre
frank to tiberias
frank halt
frank march robert
frank to acre
frank to tyre
frank halt
frank march walter
frank to acre
frank to tyre
frank halt
frank done
frank done
frank done
saracen sally saladin
saracen fire saladin
saracen done
saracen starve turks_1
saracen starve qaimaz
frank restore templar_jerusalem
frank restore robert
frank restore walter
frank restore raymond_tripoli
frank done
saracen done
frank card move_2
saracen card move_1
frank muster jerusalem
frank march pilgrim_4
frank to ramallah
frank to jerusalem
frank march turcopole_beirut
frank to lachish
frank to hebron
frank to jerusalem
frank done
frank muster tiberias
frank march richard
frank to acre
frank to tiberias
frank march robert
frank to acre
frank to tiberias
frank march walter
frank to acre
frank to tiberias
frank done
frank done
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
saracen done
saracen to damascus
frank card move_2
saracen card move_3
saracen group damascus
saracen march turks_4
saracen to anjar
saracen to beaufort
saracen to tyre
saracen halt
saracen done
saracen group ascalon
saracen march qara_qush
saracen to jaffa
saracen to caesarea
saracen to acre
saracen march al_adil
saracen to jaffa
saracen to caesarea
saracen to acre
saracen march arabs_3
saracen to jaffa
saracen to caesarea
saracen to acre
saracen march arabs_4
saracen to jaffa
saracen to caesarea
saracen to acre
saracen sail arabs_1
saracen land tyre
saracen done
frank enter barbarossa
frank to antioch
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
saracen battle acre
frank castle hospitaller_jerusalem
frank castle conrad
frank castle reynald_kerak
saracen done
frank done
saracen done
saracen castle al_zahir
saracen castle turks_2
frank done
saracen done
frank done
saracen to zerdana
frank card move_1
saracen card move_3
saracen group caesarea
saracen march saladin
saracen to acre
saracen halt
saracen group hama
saracen march turks_3
saracen to zerdana
saracen to aleppo
saracen group homs
saracen march sulaiman
saracen to hama
saracen to zerdana
saracen to aleppo
saracen done
frank group tiberias
frank march richard
frank to acre
frank march templar_jerusalem
frank to acre
frank march robert
frank to acre
frank march walter
frank to acre
frank march raymond_tiberias
frank to banyas
frank done
saracen battle acre
saracen storm saladin
saracen storm qara_qush
saracen storm al_adil
saracen done
saracen withdraw al_adil
saracen withdraw saladin
frank fire hospitaller_jerusalem
frank sally hospitaller_jerusalem
frank sally conrad
frank sally reynald_kerak
saracen harry saladin
frank hit conrad
frank hit hospitaller_jerusalem
saracen to caesarea
saracen harry al_adil
frank hit walter
frank hit conrad
saracen to tyre
saracen retreat arabs_3
saracen to tyre
saracen retreat arabs_4
saracen to legio
frank regroup walter
frank to tiberias
frank regroup richard
frank to tiberias
frank regroup templar_jerusalem
frank to tiberias
frank regroup conrad
frank to tiberias
frank done
saracen battle banyas
saracen done
saracen fire tuman
frank retreat raymond_tiberias
frank to tiberias
saracen done
saracen sally al_zahir
saracen sally turks_2
frank fire turcopole_antioch
saracen fire al_zahir
saracen fire turks_2
saracen fire turks_3
frank hit turcopole_antioch
frank retreat templar_antioch
frank to artah
saracen fire sulaiman
frank harry turcopole_antioch
saracen hit turks_3
frank to artah
saracen done
frank card move_1
saracen card move_2
saracen group legio
saracen march arabs_4
saracen to nablus
saracen to caesarea
saracen to jaffa
saracen halt
saracen group tyre
saracen march al_adil
saracen to beaufort
saracen to anjar
saracen to beirut
saracen march arabs_1
saracen to beaufort
saracen to anjar
saracen to beirut
saracen done
saracen done
frank enter leopold
frank to antioch
frank done
frank done
saracen harry al_adil
frank hit hugh
saracen to anjar
frank charge philip
frank done
saracen to egypt
frank card move_1
saracen card move_2
saracen group aleppo
saracen march turks_3
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
saracen group anjar
saracen march al_adil
saracen to beaufort
saracen halt
saracen done
frank enter frederick
frank to antioch
frank done
frank card winter_campaign
saracen card move_2
saracen group kerak
saracen march al_mashtub
saracen to amman
saracen to damiya
saracen group egypt
saracen march arabs_1
saracen to gaza
saracen to ascalon
saracen done
saracen done
frank group jerusalem
frank march hospitaller_acre
frank to jericho
frank to amman
frank halt
frank march pilgrim_genoa
frank to jericho
frank to kerak
frank halt
frank march king_guy
frank to hebron
frank halt
frank done
frank done
frank starve turcopole_antioch
saracen starve kurds_3
saracen starve al_mashtub
frank restore richard
frank restore conrad
frank restore philip
frank restore templar_antioch
frank restore hospitaller_jerusalem
frank restore hugh
frank done
saracen restore turks_3
saracen done
frank card move_3
saracen card move_3
frank first frank
frank muster jerusalem
frank march king_guy
frank to jerusalem
frank march hospitaller_acre
frank to jericho
frank to jerusalem
frank march pilgrim_genoa
frank to jericho
frank to jerusalem
frank done
frank sail robert
frank land tripoli
frank group tiberias
frank march richard
frank to acre
frank halt
frank done
frank done
saracen muster aleppo
saracen march turks_1
saracen to aleppo
saracen march turks_3
saracen to hama
saracen to zerdana
saracen to aleppo
saracen done
saracen sail keukburi
saracen land egypt
saracen done
frank to tiberias
saracen to damascus
frank card move_2
saracen card assassins
saracen strike_field acre
frank group beirut
frank march hugh
frank to anjar
frank to baalbek
frank halt
frank march philip
frank to anjar
frank to baalbek
frank halt
frank muster baalbek
frank march robert
frank to baalbek
frank done
frank done
frank card move_1
saracen card move_1
frank first frank
frank group baalbek
frank march philip
frank to anjar
frank to damascus
frank march robert
frank to anjar
frank to damascus
frank march hugh
frank to anjar
frank halt
frank march raymond_tripoli
frank to anjar
frank halt
frank done
saracen sail saladin
saracen land tyre
saracen done
saracen done
frank retreat philip
frank to anjar
frank retreat robert
frank to anjar
saracen regroup kurds_3
saracen to banyas
saracen done
frank card move_2
saracen card move_2
frank first frank
frank group anjar
frank march philip
frank to damascus
frank march robert
frank to damascus
frank march hugh
frank to baalbek
frank halt
frank march raymond_tripoli
frank to beaufort
frank group jerusalem
frank march pilgrim_4
frank to jericho
frank to amman
frank halt
frank march turcopole_beirut
frank to jericho
frank to amman
frank halt
frank march balian
frank to jericho
frank to amman
frank halt
frank march king_guy
frank to jericho
frank to amman
frank halt
frank done
frank done
saracen muster banyas
saracen march sanjar
saracen to banyas
saracen march kurds_4
saracen to banyas
saracen done
saracen muster egypt
saracen march arabs_1
saracen to gaza
saracen to egypt
saracen march arabs_4
saracen to ascalon
saracen to gaza
saracen to egypt
saracen done
saracen done
frank battle damascus
saracen castle kurds_1
saracen castle kurds_2
frank storm philip
frank storm robert
frank fire philip
saracen hit kurds_1
frank fire robert
saracen fire kurds_2
frank hit philip
saracen fire kurds_1
frank storm philip
frank done
frank withdraw philip
frank done
saracen done
frank done
saracen done
saracen fire al_adil
frank retreat raymond_tripoli
frank to anjar
saracen done
frank card move_2
saracen card move_2
frank first frank
frank muster damascus
frank march raymond_tripoli
frank to damascus
frank march hugh
frank to anjar
frank to damascus
frank march templar_jerusalem
frank to ajlun
frank to ashtera
frank to damascus
frank march turcopole_antioch
frank to ajlun
frank to ashtera
frank to damascus
frank done
frank group tiberias
frank march conrad
frank to acre
frank halt
frank march walter
frank to ajlun
frank to ashtera
frank halt
frank done
frank done
saracen group aleppo
saracen march turks_1
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
saracen done
frank storm templar_jerusalem
frank storm robert
frank storm hugh
frank done
frank fire templar_jerusalem
frank fire robert
frank fire hugh
saracen hit kurds_1
saracen fire kurds_1
saracen fire kurds_2
frank storm templar_jerusalem
frank storm robert
frank storm hugh
frank done
frank fire templar_jerusalem
frank fire robert
frank fire hugh
saracen fire kurds_1
saracen fire kurds_2
frank storm templar_jerusalem
frank storm robert
frank storm philip
frank done
frank fire templar_jerusalem
saracen hit kurds_1
frank fire robert
frank fire philip
saracen fire kurds_1
saracen fire kurds_2
frank done
frank done
saracen to baalbek
frank card move_2
saracen card move_2
frank first frank
frank muster jerusalem
frank march turcopole_beirut
frank to jericho
frank to jerusalem
frank done
frank group amman
frank march king_guy
frank to jericho
frank march balian
frank to kerak
frank done
frank done
saracen muster anjar
saracen march tuman
saracen to beaufort
saracen to anjar
saracen march kurds_3
saracen to beaufort
saracen to anjar
saracen march kurds_4
saracen to beaufort
saracen to anjar
saracen march saladin
saracen to beaufort
saracen to anjar
saracen done
saracen group beaufort
saracen march al_adil
saracen to tyre
saracen halt
saracen done
end 1521 3b1cb8c1d4efe5b4
