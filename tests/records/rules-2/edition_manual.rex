levant record 1
title: rex
edition: manual
rules: 2
options: none
seat frank: Squire
seat saracen: Squire
dice: fast 23
result: saracen: cities

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
saracen march al_mashtub
saracen to acre
saracen march tuman
saracen to acre
saracen march shirkuh
saracen to acre
saracen march qaimaz
saracen to acre
saracen march turks_1
saracen to banyas
saracen halt
saracen march bahram
saracen to ajlun
saracen halt
saracen march turks_3
saracen to banyas
saracen halt
saracen march arabs_4
saracen to banyas
saracen halt
saracen done
saracen group damascus
saracen march keukburi
saracen to banyas
saracen to tiberias
saracen halt
saracen march zangi
saracen to banyas
saracen halt
saracen done
saracen done
frank group jerusalem
frank march templar_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank march hospitaller_krak_des_chevaliers
frank to nablus
frank to caesarea
frank to acre
frank march reynald_kerak
frank to ramallah
frank to ascalon
frank halt
frank march turcopole_beirut
frank to ramallah
frank to jaffa
frank halt
frank done
frank done
frank done
frank fire conrad
saracen hit shirkuh
frank fire balian
saracen hit qaimaz
frank fire walter
saracen harry tuman
saracen to tiberias
saracen harry al_mashtub
saracen to tiberias
saracen harry shirkuh
frank hit balian
saracen to tiberias
saracen harry qaimaz
frank hit walter
saracen to tiberias
frank regroup templar_jerusalem
frank to caesarea
frank regroup balian
frank to tyre
frank done
saracen to aleppo
frank card move_3
saracen card move_2
frank muster tyre
frank march templar_jerusalem
frank to acre
frank to tyre
frank march turcopole_beirut
frank to caesarea
frank to acre
frank to tyre
frank done
frank sail reynald_kerak
frank land beirut
frank done
saracen group banyas
saracen march zangi
saracen to damascus
saracen halt
saracen march turks_1
saracen to damascus
saracen halt
saracen march turks_3
saracen to damascus
saracen halt
saracen march arabs_4
saracen to tiberias
saracen halt
saracen muster baisan
saracen march keukburi
saracen to baisan
saracen march tuman
saracen to baisan
saracen march al_mashtub
saracen to baisan
saracen march shirkuh
saracen to baisan
saracen march qaimaz
saracen to baisan
saracen march bahram
saracen to tiberias
saracen to baisan
saracen done
saracen done
saracen to damascus
frank card move_3
saracen card move_2
frank sail turcopole_beirut
frank land sidon
frank done
saracen muster ashtera
saracen march al_afdal
saracen to ashtera
saracen march zangi
saracen to ashtera
saracen march al_aziz
saracen to ashtera
saracen march arabs_4
saracen to ajlun
saracen to tiberias
saracen to ajlun
saracen force ashtera
saracen done
saracen group baisan
saracen march keukburi
saracen to tiberias
saracen to banyas
saracen to damascus
saracen halt
saracen done
saracen done
saracen to aleppo
frank card move_2
saracen card move_2
frank first frank
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
saracen done
saracen group ashtera
saracen march arabs_4
saracen to ajlun
saracen to amman
saracen halt
saracen march al_aziz
saracen to ajlun
saracen to amman
saracen halt
saracen march zangi
saracen to ajlun
saracen to amman
saracen halt
saracen march al_afdal
saracen to ajlun
saracen to amman
saracen halt
saracen done
frank to ascalon
saracen to damascus
frank card move_1
saracen card move_1
frank first frank
frank group ascalon
frank march pilgrim_4
frank to jaffa
frank done
saracen group amman
saracen march al_afdal
saracen to damiya
saracen to nablus
saracen march zangi
saracen to kerak
saracen halt
saracen march al_aziz
saracen to damiya
saracen to nablus
saracen done
saracen done
saracen starve shirkuh
saracen starve bahram
saracen starve qaimaz
saracen starve al_aziz
saracen starve tuman
saracen starve al_mashtub
frank restore hospitaller_jerusalem
frank restore conrad
frank restore balian
frank restore walter
frank restore king_guy
frank done
saracen restore yazkuj
saracen done
frank card move_3
saracen card move_3
frank first frank
frank muster acre
frank march templar_jerusalem
frank to acre
frank march balian
frank to acre
frank march pilgrim_4
frank to caesarea
frank to acre
frank march turcopole_beirut
frank to tyre
frank to acre
frank done
frank done
saracen group damascus
saracen march keukburi
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march kurds_4
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march turks_1
saracen to anjar
saracen to baalbek
saracen halt
saracen march kurds_1
saracen to anjar
saracen to baalbek
saracen halt
saracen done
saracen group homs
saracen march turks_2
saracen to krak_des_chevaliers
saracen to tripoli
saracen march turks_4
saracen to krak_des_chevaliers
saracen to tripoli
saracen muster damascus
saracen march yazkuj
saracen to banyas
saracen to damascus
saracen march arabs_4
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march taqi_al_din
saracen to tiberias
saracen to banyas
saracen to damascus
saracen done
saracen done
saracen main baalbek
frank castle raymond_tripoli
frank castle raymond_tiberias
saracen done
frank done
saracen done
frank done
saracen done
frank to sidon
saracen to damascus
frank card move_2
saracen card move_2
frank first frank
frank sail hospitaller_krak_des_chevaliers
frank land ascalon
frank sail templar_jerusalem
frank land jaffa
frank done
saracen group baalbek
saracen march kurds_1
saracen to anjar
saracen to beaufort
saracen to tyre
saracen halt
saracen march turks_1
saracen to anjar
saracen to beaufort
saracen to tyre
saracen halt
saracen group artah
saracen march sulaiman
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
saracen storm keukburi
saracen storm kurds_4
frank fire raymond_tripoli
frank fire raymond_tiberias
saracen withdraw keukburi
saracen withdraw kurds_4
saracen done
frank done
saracen done
frank to acre
saracen to egypt
frank card move_2
saracen card move_3
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
saracen march al_adil
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen march qara_qush
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen done
saracen group tripoli
saracen march keukburi
saracen to baalbek
saracen to anjar
saracen to damascus
saracen halt
saracen march kurds_4
saracen to baalbek
saracen to anjar
saracen to damascus
saracen halt
saracen march turks_2
saracen to baalbek
saracen to anjar
saracen to damascus
saracen halt
saracen march turks_4
saracen to baalbek
saracen to anjar
saracen to damascus
saracen halt
saracen group damascus
saracen march arabs_4
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march turks_3
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march yazkuj
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march kurds_3
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march taqi_al_din
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen done
frank muster jaffa
frank march hospitaller_krak_des_chevaliers
frank to jaffa
frank march conrad
frank to caesarea
frank to jaffa
frank march pilgrim_brittany
frank to caesarea
frank to jaffa
frank march balian
frank to caesarea
frank to jaffa
frank done
frank group jaffa
frank march templar_jerusalem
frank to ascalon
frank to gaza
frank to egypt
frank done
saracen done
saracen fire saladin
frank retreat templar_jerusalem
frank to gaza
saracen done
saracen to damascus
frank card move_2
saracen card move_2
frank first frank
frank muster ascalon
frank march templar_jerusalem
frank to ascalon
frank march conrad
frank to ascalon
frank done
frank sail reynald_sidon
frank land ascalon
frank done
saracen group hebron
saracen march qara_qush
saracen to dimona
saracen to beersheba
saracen to egypt
saracen halt
saracen march al_adil
saracen to dimona
saracen to beersheba
saracen to egypt
saracen halt
saracen march arabs_1
saracen to dimona
saracen to beersheba
saracen to egypt
saracen halt
saracen done
saracen group amman
saracen march arabs_4
saracen to kerak
saracen halt
saracen march turks_3
saracen to kerak
saracen halt
saracen march yazkuj
saracen to kerak
saracen halt
saracen march kurds_3
saracen to kerak
saracen halt
saracen march taqi_al_din
saracen to kerak
saracen halt
saracen done
frank to ascalon
saracen to egypt
frank card move_1
saracen card manna
saracen give arabs_4
saracen done
frank muster caesarea
frank march pilgrim_brittany
frank to caesarea
frank march hospitaller_krak_des_chevaliers
frank to caesarea
frank march conrad
frank to jaffa
frank to caesarea
frank march templar_jerusalem
frank to jaffa
frank to caesarea
frank done
frank done
frank card assassins
saracen card move_1
frank strike_field egypt
saracen group kerak
saracen march taqi_al_din
saracen to amman
saracen to damiya
saracen march zangi
saracen to amman
saracen to ajlun
saracen march kurds_3
saracen to amman
saracen halt
saracen march yazkuj
saracen to amman
saracen to ajlun
saracen march turks_3
saracen to amman
saracen to ajlun
saracen done
saracen done
frank starve templar_jerusalem
saracen starve turks_3
saracen starve yazkuj
saracen starve zangi
saracen starve taqi_al_din
frank restore raymond_tiberias
frank done
saracen restore arabs_1
saracen done
frank card move_3
saracen card move_2
frank muster acre
frank march conrad
frank to acre
frank march pilgrim_brittany
frank to acre
frank march hospitaller_krak_des_chevaliers
frank to acre
frank march balian
frank to caesarea
frank to acre
frank done
frank sail reynald_sidon
frank land acre
frank sail reynald_kerak
frank land acre
frank done
saracen sail saladin
saracen land tyre
saracen group damascus
saracen march keukburi
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march kurds_4
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march turks_2
saracen to anjar
saracen to baalbek
saracen halt
saracen march kurds_2
saracen to anjar
saracen to baalbek
saracen halt
saracen done
saracen done
frank done
frank fire raymond_tripoli
saracen hit kurds_4
frank fire raymond_tiberias
saracen harry keukburi
saracen to baalbek
saracen harry kurds_4
saracen to baalbek
frank done
frank to ascalon
saracen to aleppo
frank card move_2
saracen card move_3
saracen muster damascus
saracen march keukburi
saracen to anjar
saracen to damascus
saracen march turks_2
saracen to anjar
saracen to damascus
saracen march kurds_2
saracen to anjar
saracen to damascus
saracen march saladin
saracen to beaufort
saracen to anjar
saracen to damascus
saracen done
saracen group zerdana
saracen march jurdik
saracen to aleppo
saracen halt
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
frank group acre
frank march hospitaller_krak_des_chevaliers
frank to tiberias
frank to ajlun
frank to amman
frank march reynald_kerak
frank to tiberias
frank to ajlun
frank to amman
frank march reynald_sidon
frank to caesarea
frank to jaffa
frank halt
frank done
frank done
saracen done
frank charge hospitaller_krak_des_chevaliers
frank charge reynald_kerak
frank done
saracen to damascus
frank card move_2
saracen card move_1
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
saracen muster hama
saracen march kurds_4
saracen to lacum
saracen to homs
saracen to hama
saracen march saladin
saracen to qaddas
saracen to homs
saracen to hama
saracen march keukburi
saracen to qaddas
saracen to homs
saracen to hama
saracen march kurds_3
saracen to qaddas
saracen to homs
saracen to hama
saracen done
saracen done
saracen castle sanjar
saracen castle jurdik
frank done
saracen done
frank done
frank card mud
saracen card move_3
frank card manna
saracen card move_2
frank give hospitaller_krak_des_chevaliers
frank done
saracen group hama
saracen march kurds_4
saracen to zerdana
saracen to artah
saracen halt
saracen march kurds_3
saracen to zerdana
saracen to artah
saracen halt
saracen march keukburi
saracen to zerdana
saracen to artah
saracen halt
saracen march saladin
saracen to zerdana
saracen to artah
saracen halt
saracen group homs
saracen march al_zahir
saracen to hama
saracen to zerdana
saracen to aleppo
saracen march sulaiman
saracen to hama
saracen to zerdana
saracen to aleppo
saracen march turks_3
saracen to hama
saracen to zerdana
saracen to aleppo
saracen done
frank done
saracen sally jurdik
saracen done
frank fire turcopole_antioch
frank charge templar_antioch
saracen fire jurdik
saracen sally sanjar
frank fire turcopole_antioch
saracen hit turks_3
saracen fire al_zahir
frank hit turcopole_antioch
saracen fire turks_3
frank fire templar_antioch
saracen fire sanjar
saracen fire sulaiman
saracen fire jurdik
frank hit turcopole_antioch
saracen fire al_zahir
saracen regroup jurdik
saracen to zerdana
saracen done
frank to antioch
frank card move_2
saracen card winter_campaign
frank group acre
frank march conrad
frank to caesarea
frank march pilgrim_brittany
frank to tiberias
frank march balian
frank to legio
frank done
frank sail richard
frank land beirut
frank done
saracen group artah
saracen march saladin
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen march keukburi
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen march kurds_3
saracen to zerdana
saracen to hama
saracen halt
saracen done
saracen done
frank starve balian
frank done
saracen restore keukburi
saracen restore jurdik
saracen restore sanjar
saracen restore al_zahir
saracen restore turks_3
saracen done
frank card move_3
saracen card move_3
frank first frank
frank muster acre
frank march conrad
frank to acre
frank march pilgrim_brittany
frank to acre
frank march reynald_sidon
frank to caesarea
frank to acre
frank march hospitaller_krak_des_chevaliers
frank to ajlun
frank to tiberias
frank to acre
frank march reynald_kerak
frank to ajlun
frank to tiberias
frank to acre
frank done
frank sail robert
frank land beirut
frank enter leopold
frank to antioch
frank done
saracen muster damascus
saracen march saladin
saracen to qaddas
saracen to damascus
saracen march keukburi
saracen to qaddas
saracen to damascus
saracen march kurds_3
saracen to homs
saracen to qaddas
saracen to damascus
saracen march turks_1
saracen to beaufort
saracen to anjar
saracen to damascus
saracen march kurds_1
saracen to beaufort
saracen to anjar
saracen to damascus
saracen done
saracen muster homs
saracen march jurdik
saracen to hama
saracen to homs
saracen march sanjar
saracen to zerdana
saracen to hama
saracen to homs
saracen march kurds_4
saracen to zerdana
saracen to hama
saracen to homs
saracen done
saracen group kerak
saracen march arabs_4
saracen to amman
saracen to ajlun
saracen to tiberias
saracen halt
saracen done
frank card move_2
saracen card move_3
saracen group damascus
saracen march saladin
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march keukburi
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march kurds_3
saracen to anjar
saracen to baalbek
saracen halt
saracen done
saracen group homs
saracen march sanjar
saracen to krak_des_chevaliers
saracen to tripoli
saracen march jurdik
saracen to krak_des_chevaliers
saracen to tripoli
saracen done
saracen group nablus
saracen march al_afdal
saracen to baisan
saracen to tiberias
saracen halt
saracen done
saracen main baalbek
frank group beirut
frank march richard
frank to botron
frank to tripoli
frank march robert
frank to botron
frank to tripoli
frank sail philip
frank land jaffa
frank done
frank done
saracen harry saladin
saracen to krak_des_chevaliers
frank charge raymond_tiberias
frank charge raymond_tripoli
frank charge richard
saracen hit sanjar
saracen hit sanjar
frank regroup raymond_tiberias
frank to tartus
frank done
frank to nablus
frank card move_2
saracen card move_1
frank sail hugh
frank land tyre
frank sail james
frank land caesarea
frank done
saracen muster damascus
saracen march kurds_3
saracen to anjar
saracen to damascus
saracen march saladin
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen done
frank card move_1
saracen card move_1
frank first frank
frank sail crossbows
frank land tyre
frank done
saracen group damascus
saracen march saladin
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
saracen march turks_2
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen done
saracen done
frank done
saracen harry saladin
saracen to baalbek
frank charge richard
frank regroup richard
frank to krak_des_chevaliers
frank done
saracen to damascus
frank card move_1
saracen card move_2
saracen group baalbek
saracen march turks_1
saracen to anjar
saracen to beirut
saracen halt
saracen march saladin
saracen to anjar
saracen to beirut
saracen halt
saracen group damascus
saracen march turks_4
saracen to ashtera
saracen halt
saracen done
saracen done
frank group acre
frank march pilgrim_4
frank to caesarea
frank to jaffa
frank halt
frank march turcopole_beirut
frank to caesarea
frank to jaffa
frank halt
frank march reynald_kerak
frank to caesarea
frank to jaffa
frank halt
frank march walter
frank to caesarea
frank to jaffa
frank halt
frank march conrad
frank to tyre
frank halt
frank done
frank done
frank card move_1
saracen card move_1
frank first frank
frank group jaffa
frank march philip
frank to ascalon
frank march reynald_kerak
frank to caesarea
frank to nablus
frank march turcopole_beirut
frank to ramallah
frank to jerusalem
frank march pilgrim_4
frank to caesarea
frank done
frank done
saracen group hebron
saracen march arabs_2
saracen to zoar
saracen to kerak
saracen done
frank restore richard
frank restore raymond_tiberias
frank restore raymond_tripoli
frank restore raymond_tripoli
frank done
saracen restore kurds_4
saracen restore turks_3
saracen done
frank card move_3
saracen card move_3
frank first frank
frank muster acre
frank march james
frank to acre
frank march pilgrim_4
frank to acre
frank march conrad
frank to acre
frank march hugh
frank to acre
frank march crossbows
frank to acre
frank march balian
frank to caesarea
frank to acre
frank march reynald_kerak
frank to caesarea
frank to nablus
frank to caesarea
frank force acre
frank done
frank group jaffa
frank march walter
frank to ascalon
frank halt
frank muster tripoli
frank march richard
frank to tripoli
frank march raymond_tiberias
frank to tripoli
frank done
frank done
saracen muster damascus
saracen march turks_4
saracen to damascus
saracen march saladin
saracen to anjar
saracen to damascus
saracen march al_afdal
saracen to banyas
saracen to damascus
saracen march arabs_4
saracen to banyas
saracen to damascus
saracen march turks_2
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen done
saracen muster damascus
saracen march turks_1
saracen to anjar
saracen to damascus
saracen march kurds_4
saracen to qaddas
saracen to damascus
saracen done
saracen group kerak
saracen march arabs_2
saracen to amman
saracen to ajlun
saracen to tiberias
saracen halt
saracen done
frank card move_3
saracen card move_2
frank group ascalon
frank march philip
frank to gaza
frank to egypt
frank march pilgrim_genoa
frank to gaza
frank to egypt
frank march walter
frank to gaza
frank to egypt
frank march pilgrim_sicily
frank to gaza
frank to egypt
frank group acre
frank march pilgrim_4
frank to caesarea
frank to jaffa
frank halt
frank march reynald_kerak
frank to caesarea
frank to jaffa
frank halt
frank march balian
frank to caesarea
frank to jaffa
frank halt
frank march crossbows
frank to caesarea
frank to jaffa
frank halt
frank march reynald_sidon
frank to caesarea
frank to jaffa
frank halt
frank march hospitaller_krak_des_chevaliers
frank to caesarea
frank to jaffa
frank halt
frank march pilgrim_brittany
frank to caesarea
frank to jaffa
frank halt
frank done
frank enter frederick
frank to aleppo
frank done
saracen group damascus
saracen march saladin
saracen to banyas
saracen to tiberias
saracen to acre
saracen march al_afdal
saracen to banyas
saracen to tiberias
saracen to acre
saracen march kurds_3
saracen to banyas
saracen to tiberias
saracen to acre
saracen march kurds_4
saracen to banyas
saracen to tiberias
saracen to acre
saracen done
saracen group damascus
saracen march arabs_4
saracen to qaddas
saracen to homs
saracen to hama
saracen halt
saracen march turks_4
saracen to qaddas
saracen to homs
saracen to hama
saracen halt
saracen march kurds_2
saracen to qaddas
saracen to homs
saracen to hama
saracen halt
saracen done
saracen done
frank battle egypt
saracen castle arabs_3
saracen castle al_adil
saracen castle qara_qush
saracen castle arabs_1
frank done
saracen done
frank done
frank battle acre
frank castle conrad
frank castle hugh
frank castle james
saracen done
frank done
saracen done
saracen done
saracen fire al_zahir
saracen fire turks_3
saracen fire sulaiman
frank fire frederick
saracen fire al_zahir
saracen done
frank card move_2
saracen card move_2
frank first frank
frank group jaffa
frank march pilgrim_brittany
frank to caesarea
frank to acre
frank march hospitaller_krak_des_chevaliers
frank to caesarea
frank to acre
frank march reynald_sidon
frank to caesarea
frank to acre
frank march crossbows
frank to caesarea
frank to acre
frank march balian
frank to caesarea
frank halt
frank march reynald_kerak
frank to caesarea
frank halt
frank march pilgrim_4
frank to caesarea
frank halt
frank sail raymond_tiberias
frank land egypt
frank done
saracen group tiberias
saracen march arabs_2
saracen to acre
saracen group hama
saracen march kurds_2
saracen to homs
saracen to qaddas
saracen to damascus
saracen halt
saracen march turks_4
saracen to homs
saracen to qaddas
saracen to damascus
saracen halt
saracen march arabs_4
saracen to homs
saracen to qaddas
saracen to damascus
saracen halt
saracen done
frank battle egypt
frank storm philip
frank storm pilgrim_genoa
frank storm walter
frank storm pilgrim_sicily
frank done
saracen fire al_adil
saracen fire qara_qush
saracen fire arabs_1
frank hit pilgrim_genoa
saracen fire arabs_3
frank withdraw philip
frank withdraw walter
frank withdraw pilgrim_genoa
frank withdraw pilgrim_sicily
frank done
saracen done
frank done
frank sally conrad
frank sally james
frank done
saracen fire saladin
frank hit pilgrim_brittany
frank retreat crossbows
frank to caesarea
saracen fire al_afdal
frank retreat reynald_sidon
frank to caesarea
frank retreat hospitaller_krak_des_chevaliers
frank to caesarea
frank fire james
frank fire conrad
saracen hit kurds_3
saracen hit kurds_4
saracen fire kurds_3
frank hit conrad
saracen fire kurds_4
frank hit james
frank retreat pilgrim_brittany
frank to caesarea
frank done
saracen fire saladin
frank hit conrad
saracen fire al_afdal
frank hit conrad
saracen fire arabs_2
frank withdraw james
saracen done
saracen done
frank done
saracen done
frank to tyre
frank card move_2
saracen card move_1
frank group caesarea
frank march hospitaller_krak_des_chevaliers
frank to acre
frank march reynald_sidon
frank to acre
frank march crossbows
frank to acre
frank march balian
frank to acre
frank march reynald_kerak
frank to jaffa
frank halt
frank march pilgrim_brittany
frank to nablus
frank halt
frank march pilgrim_4
frank to jaffa
frank halt
frank group jerusalem
frank march hospitaller_jerusalem
frank to nablus
frank to caesarea
frank halt
frank march hospitaller_acre
frank to nablus
frank to caesarea
frank halt
frank done
frank done
saracen group damascus
saracen march arabs_4
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march turks_4
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march kurds_2
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen done
saracen done
frank battle egypt
frank done
saracen done
frank done
frank sally hugh
saracen fire saladin
frank hit reynald_sidon
frank retreat crossbows
frank to caesarea
saracen fire al_afdal
frank hit balian
saracen fire arabs_2
frank retreat hospitaller_krak_des_chevaliers
frank to caesarea
frank retreat reynald_sidon
frank to caesarea
frank retreat balian
frank to caesarea
frank fire hugh
saracen hit arabs_2
saracen fire kurds_3
saracen fire kurds_4
saracen fire saladin
saracen regroup kurds_3
saracen to tiberias
saracen regroup kurds_4
saracen to tiberias
saracen done
frank card move_2
saracen card move_1
frank group jaffa
frank march reynald_kerak
frank to ramallah
frank to jerusalem
frank halt
frank march pilgrim_4
frank to ramallah
frank to jerusalem
frank halt
frank group egypt
frank march raymond_tiberias
frank to gaza
frank to ascalon
frank halt
frank march pilgrim_sicily
frank to gaza
frank to ascalon
frank halt
frank march pilgrim_genoa
frank to gaza
frank to ascalon
frank halt
frank march walter
frank to gaza
frank to ascalon
frank halt
frank march philip
frank to gaza
frank to ascalon
frank halt
frank done
saracen muster ashtera
saracen march kurds_2
saracen to ajlun
saracen to ashtera
saracen march turks_4
saracen to ajlun
saracen to ashtera
saracen march arabs_4
saracen to ajlun
saracen to ashtera
saracen march kurds_3
saracen to ajlun
saracen to tiberias
saracen to ajlun
saracen force ashtera
saracen done
saracen done
frank card move_1
saracen card mud
end 1775 bae9f63001bbc6c6
