levant record 1
title: rex
edition: 1.4
rules: 1
options: none
seat frank: Squire
seat saracen: Squire
dice: fast 8
result: saracen: cities

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
saracen march yazkuj
saracen to damascus
saracen to qaddas
saracen to homs
saracen march qaimaz
saracen to damascus
saracen to qaddas
saracen to homs
saracen done
saracen group damascus
saracen march al_mashtub
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen march saladin
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen done
saracen group homs
saracen march tuman
saracen to qaddas
saracen to damascus
saracen halt
saracen march shirkuh
saracen to qaddas
saracen to damascus
saracen halt
saracen done
frank done
saracen fire saladin
frank hit raymond_tripoli
frank hit raymond_tripoli
frank withdraw hospitaller_acre
frank withdraw raymond_tripoli
saracen done
saracen done
frank done
saracen done
frank card move_3
saracen card move_2
frank group acre
frank march turcopole_beirut
frank to tyre
frank to sidon
frank to beirut
frank halt
frank march hospitaller_jerusalem
frank to tyre
frank to sidon
frank to beirut
frank halt
frank march conrad
frank to tyre
frank to sidon
frank halt
frank done
frank group jerusalem
frank march king_guy
frank to ramallah
frank to jaffa
frank halt
frank done
frank group kerak
frank march reynald_kerak
frank to amman
frank to ajlun
frank to tiberias
frank halt
frank done
saracen sail al_adil
saracen land tripoli
saracen muster artah
saracen march taqi_al_din
saracen to hama
saracen to zerdana
saracen to artah
saracen march jurdik
saracen to hama
saracen to zerdana
saracen to artah
saracen march bahram
saracen to hama
saracen to zerdana
saracen to artah
saracen done
saracen done
saracen done
frank done
saracen done
frank card assassins
saracen card move_2
frank assassinate saladin
saracen group artah
saracen march taqi_al_din
saracen to harim
saracen to antioch
saracen march jurdik
saracen to harim
saracen to antioch
saracen march bahram
saracen to harim
saracen to antioch
saracen march sulaiman
saracen to harim
saracen to antioch
saracen group egypt
saracen march arabs_4
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen march al_aziz
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen done
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
frank card move_3
saracen card move_1
frank muster jerusalem
frank march templar_tartus
frank to ramallah
frank to jerusalem
frank march king_guy
frank to ramallah
frank to jerusalem
frank done
frank group gaza
frank march templar_gaza
frank to ascalon
frank to jaffa
frank halt
frank sail conrad
frank land jaffa
frank done
saracen group aleppo
saracen march turks_3
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen march turks_2
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen march al_zahir
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen march sanjar
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
saracen done
frank battle antioch
saracen done
frank done
saracen done
saracen done
frank done
saracen done
saracen regroup al_mashtub
saracen to baalbek
saracen done
frank card move_1
saracen card move_1
frank first frank
frank muster ascalon
frank march conrad
frank to ascalon
frank march templar_gaza
frank to ascalon
frank done
frank done
saracen group zoar
saracen march al_aziz
saracen to dimona
saracen to beersheba
saracen to egypt
saracen halt
saracen march arabs_4
saracen to dimona
saracen to beersheba
saracen to egypt
saracen halt
saracen done
saracen done
frank done
saracen retreat taqi_al_din
saracen to st_simeon
saracen retreat jurdik
saracen to kassab
saracen retreat bahram
saracen to harim
saracen retreat sulaiman
saracen to kassab
frank card winter_campaign
saracen card manna
frank group acre
frank march reynald_sidon
frank to caesarea
frank to jaffa
frank halt
frank done
frank done
saracen done
saracen starve sulaiman
saracen starve jurdik
saracen starve bahram
saracen starve taqi_al_din
frank done
saracen done
frank card move_3
saracen card move_3
frank first frank
frank group antioch
frank march templar_antioch
frank to harim
frank to artah
frank to aleppo
frank done
frank group beirut
frank march hospitaller_jerusalem
frank to sidon
frank to tyre
frank to acre
frank halt
frank march turcopole_beirut
frank to sidon
frank to tyre
frank to acre
frank halt
frank muster ascalon
frank march reynald_sidon
frank to ascalon
frank march templar_jerusalem
frank to ramallah
frank to ascalon
frank done
frank done
saracen group homs
saracen march turks_3
saracen to hama
saracen to albara
saracen halt
saracen march yazkuj
saracen to hama
saracen to albara
saracen halt
saracen march turks_2
saracen to hama
saracen to albara
saracen halt
saracen march sanjar
saracen to hama
saracen to zerdana
saracen to aleppo
saracen done
saracen group damascus
saracen march kurds_3
saracen to qaddas
saracen to homs
saracen to montferrand
saracen halt
saracen march shirkuh
saracen to qaddas
saracen to homs
saracen to montferrand
saracen halt
saracen done
saracen muster hama
saracen march al_mashtub
saracen to lacum
saracen to homs
saracen to hama
saracen march keukburi
saracen to qaddas
saracen to homs
saracen to hama
saracen done
saracen done
saracen done
saracen fire zangi
frank retreat templar_antioch
frank to artah
frank to jaffa
saracen to damascus
frank card move_2
saracen card move_3
saracen group montferrand
saracen march shirkuh
saracen to hama
saracen to zerdana
saracen to aleppo
saracen halt
saracen march kurds_3
saracen to hama
saracen to zerdana
saracen to aleppo
saracen halt
saracen group albara
saracen march turks_2
saracen to shughur
saracen to harim
saracen to antioch
saracen march yazkuj
saracen to shughur
saracen to harim
saracen to antioch
saracen march turks_3
saracen to shughur
saracen to harim
saracen to antioch
saracen group hama
saracen march keukburi
saracen to albara
saracen to saone
saracen to latakia
saracen halt
saracen march al_mashtub
saracen to albara
saracen to saone
saracen to latakia
saracen halt
saracen done
frank group artah
frank march templar_antioch
frank to harim
frank to antioch
frank muster jaffa
frank march hospitaller_jerusalem
frank to caesarea
frank to jaffa
frank march balian
frank to caesarea
frank to jaffa
frank march king_guy
frank to ramallah
frank to jaffa
frank done
frank done
frank castle bohemond
frank castle turcopole_antioch
saracen done
frank done
frank sally bohemond
frank done
saracen fire turks_2
saracen fire turks_3
saracen fire yazkuj
frank hit bohemond
frank retreat templar_antioch
frank to harim
frank fire bohemond
frank done
saracen fire turks_2
saracen to egypt
frank card move_1
saracen card move_2
saracen muster antioch
saracen march al_mashtub
saracen to kassab
saracen to antioch
saracen done
saracen sail yuzpah
saracen land tripoli
saracen done
frank group ascalon
frank march conrad
frank to gaza
frank to egypt
frank march templar_jerusalem
frank to gaza
frank to egypt
frank march templar_gaza
frank to gaza
frank to egypt
frank march reynald_sidon
frank to gaza
frank to egypt
frank done
saracen battle antioch
saracen done
frank done
saracen done
saracen castle arabs_4
saracen castle qara_qush
saracen castle al_aziz
saracen castle arabs_1
frank done
saracen done
frank done
saracen to aleppo
frank card move_2
saracen card move_2
frank first frank
frank group jaffa
frank march hospitaller_jerusalem
frank to ascalon
frank to gaza
frank to egypt
frank halt
frank done
frank sail king_guy
frank land egypt
frank done
saracen group aleppo
saracen march zangi
saracen to artah
saracen to harim
saracen march sanjar
saracen to artah
saracen to harim
saracen march shirkuh
saracen to artah
saracen to harim
saracen march kurds_3
saracen to artah
saracen to harim
saracen done
saracen group homs
saracen march qaimaz
saracen to hama
saracen to albara
saracen to saone
saracen halt
saracen done
saracen done
frank battle egypt
frank storm hospitaller_jerusalem
frank storm conrad
frank storm templar_jerusalem
frank storm templar_gaza
frank done
saracen fire qara_qush
frank hit conrad
frank hit conrad
saracen fire al_aziz
frank hit templar_jerusalem
saracen fire arabs_1
frank hit templar_gaza
saracen fire arabs_4
frank hit conrad
frank withdraw templar_jerusalem
frank withdraw templar_gaza
frank withdraw hospitaller_jerusalem
frank withdraw conrad
frank done
saracen done
frank done
frank battle harim
frank retreat templar_antioch
frank to shughur
saracen regroup zangi
saracen to artah
saracen done
saracen storm al_mashtub
saracen storm turks_2
saracen storm yazkuj
saracen done
frank fire turcopole_antioch
saracen fire turks_2
saracen fire al_mashtub
saracen fire yazkuj
saracen storm al_mashtub
saracen storm turks_2
saracen storm yazkuj
saracen done
frank fire turcopole_antioch
saracen fire turks_2
saracen regroup yazkuj
saracen to harim
saracen regroup turks_2
saracen to harim
saracen regroup al_mashtub
saracen to harim
saracen done
saracen to homs
frank card move_2
saracen card move_2
frank first frank
frank muster ascalon
frank march pilgrim_brittany
frank to ascalon
frank march king_guy
frank to gaza
frank to ascalon
frank done
frank group shughur
frank march templar_antioch
frank to albara
frank to hama
frank halt
frank done
saracen group harim
saracen march yazkuj
saracen to artah
saracen to zerdana
saracen halt
saracen march turks_2
saracen to artah
saracen to zerdana
saracen halt
saracen march kurds_3
saracen to artah
saracen to zerdana
saracen halt
saracen march shirkuh
saracen to artah
saracen to zerdana
saracen halt
saracen march sanjar
saracen to artah
saracen to aleppo
saracen to zerdana
saracen halt
saracen march al_mashtub
saracen to artah
saracen to aleppo
saracen to zerdana
saracen halt
saracen group tripoli
saracen march yuzpah
saracen to botron
saracen to beirut
saracen halt
saracen march al_adil
saracen to botron
saracen to beirut
saracen halt
saracen done
saracen done
frank done
saracen done
frank done
saracen to aleppo
frank card winter_campaign
saracen card move_2
frank group egypt
frank march templar_jerusalem
frank to gaza
frank halt
frank march templar_gaza
frank to beersheba
frank to dimona
frank to hebron
frank halt
frank march reynald_sidon
frank to gaza
frank to ascalon
frank halt
frank done
frank done
saracen group zerdana
saracen march al_mashtub
saracen to artah
saracen to harim
saracen march sanjar
saracen to artah
saracen to harim
saracen march shirkuh
saracen to aleppo
saracen halt
saracen done
saracen group zerdana
saracen march kurds_3
saracen to artah
saracen to harim
saracen march turks_2
saracen to artah
saracen to harim
saracen done
saracen done
frank done
saracen sally qara_qush
saracen sally arabs_1
saracen sally al_aziz
saracen sally arabs_4
frank retreat hospitaller_jerusalem
frank to beersheba
frank fire conrad
saracen fire qara_qush
frank starve hospitaller_jerusalem
saracen starve kurds_3
saracen starve turks_2
saracen starve sanjar
saracen starve al_mashtub
frank restore templar_jerusalem
frank restore templar_antioch
frank restore templar_gaza
frank done
saracen restore arabs_2
saracen restore al_aziz
saracen restore arabs_4
saracen restore arabs_4
saracen done
frank card move_3
saracen card move_3
frank first frank
frank muster gaza
frank march king_guy
frank to gaza
frank march pilgrim_brittany
frank to gaza
frank march reynald_sidon
frank to gaza
frank march templar_gaza
frank to lachish
frank to gaza
frank march balian
frank to ascalon
frank to gaza
frank done
frank group hama
frank march templar_antioch
frank to montferrand
frank to krak_des_chevaliers
frank to tripoli
frank group krak_des_chevaliers
frank march hospitaller_krak_des_chevaliers
frank to tripoli
frank done
saracen group homs
saracen march al_zahir
saracen to krak_des_chevaliers
saracen to tripoli
saracen march arabs_2
saracen to krak_des_chevaliers
saracen to tripoli
saracen sail keukburi
saracen land egypt
saracen group aleppo
saracen march turks_4
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
saracen done
saracen fire saladin
frank hit templar_antioch
frank fire hospitaller_krak_des_chevaliers
frank fire templar_antioch
saracen fire saladin
frank hit templar_antioch
frank to tyre
saracen to egypt
frank card move_3
saracen card move_2
frank group tiberias
frank march reynald_kerak
frank to baisan
frank to nablus
frank to jerusalem
frank halt
frank group tyre
frank march conrad
frank to acre
frank halt
frank group gaza
frank march templar_jerusalem
frank to egypt
frank march templar_gaza
frank to egypt
frank march king_guy
frank to egypt
frank march pilgrim_brittany
frank to egypt
frank march reynald_sidon
frank to ascalon
frank halt
frank march balian
frank to ascalon
frank halt
frank done
saracen muster banyas
saracen march al_adil
saracen to anjar
saracen to beaufort
saracen to banyas
saracen march turks_1
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march turks_4
saracen to qaddas
saracen to damascus
saracen to banyas
saracen done
saracen muster qaddas
saracen march saladin
saracen to krak_des_chevaliers
saracen to homs
saracen to qaddas
saracen march al_zahir
saracen to krak_des_chevaliers
saracen to homs
saracen to qaddas
saracen march yazkuj
saracen to hama
saracen to homs
saracen to qaddas
saracen done
saracen done
saracen done
saracen fire qara_qush
frank hit king_guy
saracen fire keukburi
frank hit king_guy
frank hit pilgrim_brittany
frank hit templar_jerusalem
saracen fire al_aziz
saracen fire arabs_1
frank hit king_guy
saracen fire arabs_3
saracen fire arabs_4
frank retreat templar_jerusalem
frank to gaza
frank retreat templar_gaza
frank to gaza
frank retreat king_guy
frank to gaza
frank retreat pilgrim_brittany
frank to gaza
frank to tyre
saracen to damascus
frank card move_2
saracen card move_2
frank first frank
frank muster tyre
frank march conrad
frank to tyre
frank done
frank muster caesarea
frank march reynald_sidon
frank to jaffa
frank to caesarea
frank march balian
frank to jaffa
frank to caesarea
frank march templar_jerusalem
frank to ascalon
frank to jaffa
frank to caesarea
frank march templar_gaza
frank to ascalon
frank to jaffa
frank to caesarea
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
saracen march arabs_1
saracen to beersheba
saracen to dimona
saracen to zoar
saracen halt
saracen done
saracen group qaddas
saracen march yazkuj
saracen to damascus
saracen to banyas
saracen to tiberias
saracen halt
saracen march al_zahir
saracen to damascus
saracen to banyas
saracen to tiberias
saracen halt
saracen march saladin
saracen to damascus
saracen to banyas
saracen to tiberias
saracen halt
saracen done
saracen to damascus
frank card move_2
saracen card move_2
frank first frank
frank sail philip
frank land caesarea
frank sail hugh
frank land jaffa
frank done
saracen group damascus
saracen march kurds_2
saracen to banyas
saracen to tiberias
saracen to baisan
saracen halt
saracen march kurds_4
saracen to banyas
saracen to tiberias
saracen to baisan
saracen halt
saracen march kurds_3
saracen to banyas
saracen to tiberias
saracen to baisan
saracen halt
saracen done
saracen group banyas
saracen march turks_4
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march turks_1
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march al_adil
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen done
frank to caesarea
saracen to aleppo
frank card move_1
saracen card mud
frank card move_1
saracen card move_1
frank first frank
frank group caesarea
frank march philip
frank to nablus
frank march pilgrim_genoa
frank to nablus
frank march templar_jerusalem
frank to jaffa
frank to ascalon
frank march templar_gaza
frank to nablus
frank to jerusalem
frank march reynald_sidon
frank to jaffa
frank done
frank done
saracen group zoar
saracen march arabs_1
saracen to dimona
saracen to beersheba
saracen march arabs_3
saracen to kerak
saracen to amman
saracen march arabs_4
saracen to kerak
saracen halt
saracen done
saracen starve kurds_3
saracen starve kurds_4
saracen starve turks_1
saracen starve arabs_1
saracen starve turks_4
saracen starve arabs_3
saracen starve yazkuj
frank restore templar_jerusalem
frank restore templar_gaza
frank restore king_guy
frank done
saracen restore saladin
saracen restore arabs_2
saracen done
frank card move_3
saracen card move_3
frank first frank
frank muster jerusalem
frank march philip
frank to jerusalem
frank march pilgrim_genoa
frank to jerusalem
frank march templar_jerusalem
frank to ramallah
frank to jerusalem
frank march balian
frank to nablus
frank to jerusalem
frank march hugh
frank to ramallah
frank to jerusalem
frank done
frank muster gaza
frank march reynald_sidon
frank to ascalon
frank to gaza
frank march templar_gaza
frank to ramallah
frank to ascalon
frank to gaza
frank march templar_tartus
frank to ramallah
frank to ascalon
frank to gaza
frank march reynald_kerak
frank to ramallah
frank to ascalon
frank to gaza
frank done
frank sail james
frank land acre
frank done
saracen group beirut
saracen march yuzpah
saracen to anjar
saracen to damascus
saracen halt
saracen group aleppo
saracen march turks_2
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
saracen group amman
saracen march al_adil
saracen to damiya
saracen to nablus
saracen to caesarea
saracen halt
saracen done
frank to acre
saracen to aleppo
frank card move_3
saracen card mud
frank card move_2
saracen card move_1
frank group gaza
frank march templar_gaza
frank to egypt
frank march templar_tartus
frank to egypt
frank march reynald_sidon
frank to egypt
frank march reynald_kerak
frank to egypt
frank march king_guy
frank to ascalon
frank halt
frank march pilgrim_brittany
frank to ascalon
frank halt
frank muster ascalon
frank march philip
frank to ramallah
frank to ascalon
frank march templar_jerusalem
frank to ramallah
frank to ascalon
frank done
frank done
saracen group homs
saracen march turks_2
saracen to qaddas
saracen to damascus
saracen halt
saracen done
saracen castle qara_qush
saracen castle keukburi
saracen castle al_aziz
frank done
saracen done
frank done
frank to acre
saracen to damascus
frank card move_2
saracen card move_2
frank first frank
frank group ascalon
frank march philip
frank to gaza
frank to egypt
frank halt
frank done
frank sail raymond_tripoli
frank land beirut
frank done
saracen group damascus
saracen march tuman
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen halt
saracen done
saracen group aleppo
saracen march turks_1
saracen to zerdana
saracen to hama
saracen to homs
saracen halt
saracen done
saracen done
frank storm philip
frank storm templar_gaza
frank storm templar_tartus
frank storm reynald_sidon
frank done
saracen fire qara_qush
saracen fire keukburi
frank hit reynald_sidon
frank hit philip
saracen fire al_aziz
frank hit reynald_sidon
frank hit philip
frank withdraw templar_gaza
frank withdraw templar_tartus
frank withdraw philip
frank withdraw reynald_sidon
frank done
saracen done
frank done
saracen to damascus
frank card move_2
saracen card move_3
saracen group damascus
saracen march turks_2
saracen to banyas
saracen to tiberias
saracen halt
saracen march kurds_4
saracen to banyas
saracen to tiberias
saracen halt
saracen done
saracen group baisan
saracen march kurds_2
saracen to nablus
saracen to caesarea
saracen to jaffa
saracen halt
saracen group tripoli
saracen march arabs_2
saracen to tartus
saracen halt
saracen done
saracen done
frank sail walter
frank land beirut
frank group acre
frank march turcopole_beirut
frank to legio
frank to nablus
frank halt
frank done
frank done
frank done
saracen done
frank done
saracen to tripoli
frank to beirut
frank card move_1
saracen card move_3
saracen group tiberias
saracen march saladin
saracen to ajlun
saracen to amman
saracen march al_zahir
saracen to baisan
saracen halt
saracen done
saracen group artah
saracen march zangi
saracen to zerdana
saracen to hama
saracen group tripoli
saracen march tuman
saracen to baalbek
saracen to anjar
saracen done
saracen done
frank sail raymond_tripoli
frank land sidon
frank done
saracen starve tuman
frank restore raymond_tripoli
frank restore king_guy
frank restore pilgrim_brittany
frank done
saracen restore keukburi
saracen restore keukburi
saracen restore arabs_1
saracen done
frank card move_3
saracen card move_3
frank first frank
frank group beirut
frank march walter
frank to botron
frank to tripoli
frank march turcopole_antioch
frank to botron
frank to tripoli
frank muster ascalon
frank march turcopole_beirut
frank to jerusalem
frank to ramallah
frank to ascalon
frank done
frank sail conrad
frank land acre
frank done
saracen group tartus
saracen march arabs_2
saracen to tripoli
saracen group homs
saracen march turks_1
saracen to krak_des_chevaliers
saracen to tripoli
saracen sail kurds_2
saracen land egypt
saracen done
saracen castle arabs_1
frank done
saracen done
saracen sally arabs_1
frank fire turcopole_antioch
saracen hit turks_1
saracen fire turks_1
frank hit turcopole_antioch
frank fire walter
saracen fire arabs_1
frank hit walter
saracen fire arabs_2
frank fire turcopole_antioch
saracen fire turks_1
frank retreat walter
frank to baalbek
saracen fire arabs_1
frank to latakia
saracen to egypt
frank card move_2
saracen card move_3
saracen muster tiberias
saracen march saladin
saracen to ajlun
saracen to tiberias
saracen march al_adil
saracen to nablus
saracen to baisan
saracen to tiberias
saracen march arabs_4
saracen to amman
saracen to ajlun
saracen to tiberias
saracen done
saracen group baisan
saracen march al_zahir
saracen to tiberias
saracen halt
saracen group egypt
saracen march al_aziz
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen done
saracen done
frank group latakia
frank march bohemond
frank to kassab
frank to antioch
frank sail pilgrim_4
frank land ascalon
frank done
saracen castle turks_3
frank done
saracen done
frank done
saracen to aleppo
frank to antioch
frank card move_2
saracen card move_2
frank first frank
frank group ascalon
frank march templar_jerusalem
frank to gaza
frank to egypt
frank march king_guy
frank to gaza
frank to egypt
frank march turcopole_beirut
frank to gaza
frank to egypt
frank march pilgrim_brittany
frank to gaza
frank to egypt
frank march pilgrim_4
frank to gaza
frank halt
frank muster jaffa
frank march conrad
frank to caesarea
frank to jaffa
frank done
frank done
saracen group tiberias
saracen march saladin
saracen to acre
saracen march al_adil
saracen to acre
saracen march al_zahir
saracen to acre
saracen march kurds_4
saracen to acre
saracen march turks_2
saracen to banyas
saracen halt
saracen march arabs_4
saracen to baisan
saracen halt
saracen group damascus
saracen march al_afdal
saracen to banyas
saracen to tiberias
saracen halt
saracen done
saracen done
frank battle antioch
frank done
saracen done
frank done
frank battle egypt
saracen castle kurds_2
saracen castle arabs_3
saracen castle qara_qush
saracen castle keukburi
frank done
saracen done
frank done
frank castle james
frank castle raymond_tiberias
frank castle pilgrim_sicily
saracen storm saladin
saracen storm al_adil
saracen storm al_zahir
saracen done
saracen withdraw al_adil
saracen withdraw saladin
saracen withdraw al_zahir
saracen storm saladin
saracen storm al_adil
saracen storm al_zahir
saracen done
saracen withdraw al_adil
saracen withdraw saladin
saracen withdraw al_zahir
saracen storm saladin
saracen storm al_adil
saracen storm al_zahir
saracen done
saracen fire saladin
frank hit raymond_tiberias
saracen fire al_adil
saracen fire al_zahir
frank hit pilgrim_sicily
frank fire james
frank fire raymond_tiberias
saracen hit al_adil
frank fire pilgrim_sicily
saracen done
saracen to damascus
frank card manna
saracen card move_1
frank give raymond_tiberias
frank give walter
frank give raymond_tripoli
saracen muster baisan
saracen march saladin
saracen to legio
saracen to acre
saracen to legio
saracen force baisan
saracen march al_adil
saracen to legio
saracen to acre
saracen to legio
saracen force baisan
saracen march al_zahir
saracen to legio
saracen to acre
saracen to tiberias
saracen force baisan
saracen march kurds_4
saracen to tiberias
saracen to baisan
saracen march yuzpah
saracen to banyas
saracen to tiberias
saracen to baisan
saracen done
saracen done
frank battle antioch
frank storm bohemond
frank storm turcopole_antioch
saracen fire turks_3
frank fire turcopole_antioch
frank fire bohemond
frank storm bohemond
frank storm turcopole_antioch
saracen fire turks_3
frank fire turcopole_antioch
frank fire bohemond
frank storm bohemond
frank storm turcopole_antioch
saracen fire turks_3
frank fire turcopole_antioch
frank done
frank done
saracen done
frank done
saracen to aleppo
frank card move_1
saracen card move_1
frank first frank
frank sail richard
frank land ascalon
frank done
saracen group tripoli
saracen march arabs_2
saracen to krak_des_chevaliers
saracen halt
saracen done
saracen done
frank done
saracen done
frank done
frank to beaufort
frank card move_1
saracen card move_1
frank first frank
frank group egypt
frank march templar_jerusalem
frank to gaza
frank to ascalon
frank march king_guy
frank to gaza
frank march turcopole_beirut
frank to gaza
frank to ascalon
frank march pilgrim_brittany
frank to gaza
frank done
saracen group baisan
saracen march yuzpah
saracen to tiberias
saracen to banyas
saracen march al_adil
saracen to tiberias
saracen halt
saracen march saladin
saracen to tiberias
saracen to ajlun
saracen march al_zahir
saracen to damiya
saracen to amman
saracen march kurds_4
saracen to nablus
saracen to caesarea
saracen done
saracen done
saracen starve saladin
frank restore walter
frank restore king_guy
frank restore raymond_tripoli
frank done
saracen restore qara_qush
saracen restore keukburi
saracen restore al_adil
saracen restore turks_1
saracen restore arabs_3
saracen done
frank card move_3
saracen card move_3
frank first frank
frank muster gaza
frank march richard
frank to gaza
frank march templar_jerusalem
frank to gaza
frank march turcopole_beirut
frank to gaza
frank done
frank sail conrad
frank land acre
frank sail robert
frank land sidon
frank done
saracen muster damascus
saracen march yuzpah
saracen to damascus
saracen march turks_2
saracen to damascus
saracen march al_afdal
saracen to banyas
saracen to damascus
saracen march al_adil
saracen to banyas
saracen to damascus
saracen march al_zahir
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march arabs_4
saracen to tiberias
saracen to banyas
saracen to damascus
saracen done
saracen muster tripoli
saracen march arabs_2
saracen to tripoli
saracen march zangi
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen done
saracen group saone
saracen march qaimaz
saracen to albara
saracen to zerdana
saracen to aleppo
saracen halt
saracen done
frank to antioch
frank card move_2
saracen card move_2
frank first frank
frank group gaza
frank march richard
frank to egypt
frank march templar_jerusalem
frank to egypt
frank march king_guy
frank to egypt
frank march turcopole_beirut
frank to egypt
frank march pilgrim_brittany
frank to ascalon
frank halt
frank march pilgrim_4
frank to ascalon
frank halt
frank sail crossbows
frank land jaffa
frank done
saracen group damascus
saracen march al_afdal
saracen to banyas
saracen to tiberias
saracen to acre
saracen march al_adil
saracen to banyas
saracen to tiberias
saracen to acre
saracen march yuzpah
saracen to banyas
saracen to tiberias
saracen to acre
saracen march al_zahir
saracen to banyas
saracen to tiberias
saracen to acre
saracen done
saracen group caesarea
saracen march kurds_4
saracen to acre
saracen done
saracen main tiberias
frank battle egypt
saracen castle arabs_3
saracen castle qara_qush
saracen castle keukburi
saracen castle kurds_2
frank done
saracen done
frank done
frank castle conrad
frank castle james
frank castle raymond_tiberias
saracen fire al_adil
saracen fire al_zahir
saracen fire al_afdal
saracen fire yuzpah
saracen done
frank done
saracen done
frank card move_1
saracen card move_1
frank first frank
frank enter barbarossa
frank to antioch
frank done
saracen group acre
saracen march al_afdal
saracen to caesarea
saracen to nablus
saracen to jerusalem
saracen march al_adil
saracen to caesarea
saracen to nablus
saracen to jerusalem
saracen march yuzpah
saracen to caesarea
saracen to nablus
saracen to jerusalem
saracen march al_zahir
saracen to caesarea
saracen to nablus
saracen to jerusalem
saracen march kurds_4
saracen to legio
saracen to nablus
saracen halt
saracen done
frank battle egypt
frank done
saracen done
frank done
frank castle hugh
frank castle pilgrim_genoa
frank castle balian
saracen storm al_afdal
saracen storm al_adil
saracen storm yuzpah
saracen done
saracen withdraw al_adil
frank fire hugh
saracen hit yuzpah
frank fire balian
saracen withdraw al_afdal
saracen withdraw yuzpah
saracen done
frank done
saracen done
frank card manna
saracen card move_3
frank give reynald_kerak
frank give pilgrim_brittany
frank done
saracen group jerusalem
saracen march yuzpah
saracen to nablus
saracen halt
saracen march al_zahir
saracen to nablus
saracen halt
saracen march al_afdal
saracen to nablus
saracen halt
saracen march al_adil
saracen to nablus
saracen halt
saracen group aleppo
saracen march turks_4
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
saracen group tripoli
saracen march arabs_2
saracen to krak_des_chevaliers
saracen to homs
saracen to qaddas
saracen halt
saracen march arabs_1
saracen to krak_des_chevaliers
saracen to homs
saracen to qaddas
saracen halt
saracen done
saracen done
frank storm richard
frank storm templar_jerusalem
frank storm king_guy
frank storm turcopole_beirut
frank fire turcopole_beirut
saracen fire qara_qush
frank hit king_guy
saracen fire keukburi
frank hit turcopole_beirut
saracen fire arabs_3
frank withdraw richard
frank withdraw templar_jerusalem
frank withdraw king_guy
saracen fire kurds_2
frank done
saracen done
frank done
frank card assassins
saracen card move_2
frank strike_castle egypt
saracen group nablus
saracen march yuzpah
saracen to baisan
saracen to tiberias
saracen halt
saracen march kurds_4
saracen to baisan
saracen to tiberias
saracen halt
saracen march al_zahir
saracen to baisan
saracen to tiberias
saracen halt
saracen march al_afdal
saracen to baisan
saracen to tiberias
saracen halt
saracen march al_adil
saracen to baisan
saracen to tiberias
saracen halt
saracen muster tiberias
saracen march kurds_3
saracen to banyas
saracen to tiberias
saracen march arabs_1
saracen to damascus
saracen to banyas
saracen to tiberias
saracen done
saracen done
frank storm richard
frank storm templar_jerusalem
frank storm king_guy
frank storm turcopole_beirut
frank fire turcopole_beirut
saracen hit arabs_3
saracen fire qara_qush
frank hit king_guy
frank hit templar_jerusalem
saracen fire keukburi
saracen fire arabs_3
frank hit turcopole_beirut
frank withdraw richard
frank withdraw templar_jerusalem
frank withdraw king_guy
frank done
saracen done
frank done
saracen to damascus
frank card move_1
saracen card move_1
frank first frank
frank group egypt
frank march richard
frank to gaza
frank halt
frank march templar_jerusalem
frank to gaza
frank halt
frank march king_guy
frank to gaza
frank march turcopole_beirut
frank to gaza
frank to ascalon
frank done
saracen group hebron
saracen march al_aziz
saracen to dimona
saracen to beersheba
saracen done
end 1738 e80905ef44575984
