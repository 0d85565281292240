levant record 1
title: rex
edition: 1.3
rules: 1
options: fickle_philip, richard_by_sea
seat frank: Squire
seat saracen: Squire
dice: fast 7
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
frank march conrad
frank to acre
frank march hospitaller_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank done
frank sail turcopole_beirut
frank land tripoli
frank group acre
frank march hospitaller_acre
frank to caesarea
frank to jaffa
frank to ascalon
frank halt
frank done
saracen muster homs
saracen march taqi_al_din
saracen to homs
saracen march bahram
saracen to lacum
saracen to homs
saracen march al_mashtub
saracen to qaddas
saracen to homs
saracen march jurdik
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
saracen muster qaddas
saracen march tuman
saracen to qaddas
saracen march shirkuh
saracen to qaddas
saracen march yazkuj
saracen to damascus
saracen to qaddas
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
saracen march kurds_3
saracen to anjar
saracen to baalbek
saracen halt
saracen done
saracen done
frank done
frank fire turcopole_beirut
saracen fire saladin
frank hit turcopole_beirut
frank hit turcopole_beirut
frank withdraw raymond_tripoli
saracen fire keukburi
frank done
frank withdraw turcopole_beirut
saracen done
saracen done
frank done
saracen done
frank card move_3
saracen card move_2
frank group acre
frank march hospitaller_jerusalem
frank to tiberias
frank to banyas
frank to damascus
frank done
frank group kerak
frank march reynald_kerak
frank to amman
frank to ajlun
frank to tiberias
frank halt
frank sail hospitaller_acre
frank land sidon
frank done
saracen sail al_adil
saracen land tripoli
saracen group homs
saracen march al_mashtub
saracen to qaddas
saracen to damascus
saracen march taqi_al_din
saracen to lacum
saracen to baalbek
saracen halt
saracen done
saracen done
frank battle damascus
saracen done
frank fire hospitaller_jerusalem
saracen fire kurds_1
saracen fire al_mashtub
saracen done
saracen done
frank done
saracen done
frank card move_2
saracen card move_2
frank first frank
frank group tiberias
frank march raymond_tiberias
frank to banyas
frank to damascus
frank march reynald_kerak
frank to banyas
frank to damascus
frank group sidon
frank march hospitaller_acre
frank to beaufort
frank to anjar
frank to damascus
frank done
frank done
frank main banyas
saracen group qaddas
saracen march tuman
saracen to damascus
saracen march shirkuh
saracen to damascus
saracen march yazkuj
saracen to damascus
saracen sail yuzpah
saracen land tripoli
saracen done
frank battle damascus
saracen done
saracen fire al_mashtub
frank retreat reynald_kerak
frank to banyas
frank retreat raymond_tiberias
frank to anjar
saracen fire al_mashtub
saracen regroup shirkuh
saracen to ashtera
saracen done
saracen done
frank done
saracen done
frank card move_1
saracen card manna
saracen give kurds_1
saracen done
frank muster acre
frank march reynald_kerak
frank to tiberias
frank to acre
frank march balian
frank to caesarea
frank to acre
frank march templar_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank done
frank done
saracen done
frank done
saracen done
frank card move_1
saracen card move_2
saracen group baalbek
saracen march kurds_3
saracen to tripoli
saracen to botron
saracen to beirut
saracen halt
saracen march taqi_al_din
saracen to tripoli
saracen to botron
saracen to beirut
saracen halt
saracen done
saracen group damascus
saracen march kurds_1
saracen to banyas
saracen to beaufort
saracen to tyre
saracen halt
saracen done
saracen done
frank sail conrad
frank land margat
frank done
saracen storm saladin
saracen storm keukburi
frank fire turcopole_beirut
saracen fire saladin
saracen done
frank card move_1
saracen card move_2
saracen sail saladin
saracen land tyre
saracen group homs
saracen march jurdik
saracen to qaddas
saracen to damascus
saracen march bahram
saracen to hama
saracen to albara
saracen done
saracen done
frank sail balian
frank land jaffa
frank done
frank starve raymond_tiberias
saracen starve bahram
saracen starve keukburi
frank done
saracen restore kurds_1
saracen done
frank card move_3
saracen card move_3
frank first frank
frank group margat
frank march conrad
frank to tartus
frank to tripoli
frank group tartus
frank march templar_tartus
frank to krak_des_chevaliers
frank halt
frank muster jaffa
frank march templar_jerusalem
frank to caesarea
frank to jaffa
frank march walter
frank to caesarea
frank to jaffa
frank march reynald_kerak
frank to caesarea
frank to jaffa
frank march templar_gaza
frank to ascalon
frank to jaffa
frank done
frank done
saracen group damascus
saracen march yazkuj
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen march jurdik
saracen to ashtera
saracen to ajlun
saracen to amman
saracen halt
saracen done
saracen group aleppo
saracen march turks_1
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
saracen group baalbek
saracen march al_afdal
saracen to anjar
saracen to damascus
saracen to ashtera
saracen halt
saracen done
saracen done
saracen fire al_adil
saracen fire yuzpah
frank retreat conrad
frank to tartus
saracen done
saracen to egypt
frank card move_3
saracen card move_3
frank first frank
frank group jaffa
frank march templar_jerusalem
frank to ramallah
frank to jerusalem
frank halt
frank march templar_gaza
frank to ramallah
frank to jerusalem
frank halt
frank march balian
frank to ramallah
frank to jerusalem
frank halt
frank march walter
frank to ramallah
frank to jerusalem
frank halt
frank march reynald_kerak
frank to caesarea
frank to acre
frank halt
frank sail conrad
frank land acre
frank sail reynald_sidon
frank land acre
frank done
saracen muster banyas
saracen march jurdik
saracen to ajlun
saracen to ashtera
saracen to banyas
saracen march al_zahir
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march qaimaz
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march turks_1
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march sulaiman
saracen to qaddas
saracen to damascus
saracen to banyas
saracen done
saracen group beirut
saracen march kurds_3
saracen to anjar
saracen to damascus
saracen to ashtera
saracen halt
saracen march taqi_al_din
saracen to anjar
saracen to damascus
saracen to ashtera
saracen halt
saracen group amman
saracen march yazkuj
saracen to ajlun
saracen to tiberias
saracen halt
saracen done
saracen to aleppo
frank card move_3
saracen card move_2
frank group jerusalem
frank march templar_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank halt
frank march templar_gaza
frank to nablus
frank to caesarea
frank to acre
frank halt
frank done
frank muster margat
frank march templar_tartus
frank to tartus
frank to margat
frank march hospitaller_krak_des_chevaliers
frank to tartus
frank to margat
frank march templar_antioch
frank to kassab
frank to latakia
frank to margat
frank done
frank sail conrad
frank land margat
frank done
saracen muster tiberias
saracen march jurdik
saracen to tiberias
saracen march al_zahir
saracen to tiberias
saracen march qaimaz
saracen to tiberias
saracen march turks_1
saracen to tiberias
saracen march al_afdal
saracen to ajlun
saracen to tiberias
saracen march taqi_al_din
saracen to ajlun
saracen to tiberias
saracen march shirkuh
saracen to ajlun
saracen to tiberias
saracen done
saracen group egypt
saracen march arabs_2
saracen to gaza
saracen to ascalon
saracen halt
saracen march arabs_1
saracen to gaza
saracen to ascalon
saracen halt
saracen march al_aziz
saracen to gaza
saracen to ascalon
saracen halt
saracen done
saracen done
frank to jaffa
saracen to egypt
frank card move_2
saracen card assassins
saracen strike_field acre
frank done
saracen to aleppo
frank to kerak
frank card move_2
saracen card move_1
frank sail conrad
frank land beirut
frank done
saracen sail qara_qush
saracen land ascalon
saracen done
saracen to aleppo
frank card move_1
saracen card winter_campaign
saracen keep_siege aleppo
frank group margat
frank march templar_antioch
frank to latakia
frank to kassab
frank march templar_tartus
frank to tartus
frank to krak_des_chevaliers
frank done
frank done
frank starve templar_antioch
saracen starve turks_1
saracen starve arabs_1
saracen starve arabs_2
saracen starve yazkuj
saracen starve shirkuh
saracen starve jurdik
saracen starve al_zahir
saracen starve qaimaz
frank restore conrad
frank restore conrad
frank done
saracen done
frank card move_3
saracen card move_3
frank first frank
frank group margat
frank march hospitaller_krak_des_chevaliers
frank to latakia
frank to kassab
frank to antioch
frank halt
frank group jaffa
frank march pilgrim_genoa
frank to ramallah
frank to jerusalem
frank halt
frank sail templar_jerusalem
frank land beirut
frank done
saracen muster tiberias
saracen march sulaiman
saracen to tiberias
saracen march kurds_3
saracen to ajlun
saracen to ashtera
saracen to ajlun
saracen force tiberias
saracen done
saracen group ascalon
saracen march qara_qush
saracen to jaffa
saracen to caesarea
saracen to acre
saracen march al_aziz
saracen to jaffa
saracen to caesarea
saracen to acre
saracen group tyre
saracen march saladin
saracen to acre
saracen march kurds_1
saracen to acre
saracen done
saracen main tyre
frank castle templar_gaza
frank castle reynald_sidon
saracen done
frank done
saracen done
frank done
saracen done
saracen to damascus
frank card move_2
saracen card assassins
saracen strike_castle acre
frank sail richard
frank land beirut
frank sail robert
frank land jaffa
frank done
saracen done
frank done
saracen done
saracen to egypt
frank to ascalon
frank card move_2
saracen card move_1
frank group beirut
frank march richard
frank to botron
frank to tripoli
frank march templar_jerusalem
frank to botron
frank to tripoli
frank march conrad
frank to botron
frank to tripoli
frank muster ascalon
frank march robert
frank to ascalon
frank march pilgrim_genoa
frank to ramallah
frank to ascalon
frank done
frank done
saracen sail saladin
saracen land egypt
saracen done
frank battle tripoli
saracen castle al_adil
saracen castle yuzpah
frank done
saracen done
frank done
saracen storm qara_qush
saracen storm al_aziz
saracen storm kurds_1
frank fire templar_gaza
frank fire reynald_sidon
saracen fire qara_qush
frank hit reynald_sidon
saracen fire al_aziz
saracen fire kurds_1
saracen done
frank done
saracen done
frank to ascalon
saracen to damascus
frank card move_2
saracen card move_2
frank first frank
frank sail crossbows
frank land jaffa
frank group ascalon
frank march robert
frank to gaza
frank to egypt
frank march pilgrim_genoa
frank to gaza
frank to egypt
frank march pilgrim_brittany
frank to gaza
frank to egypt
frank march pilgrim_4
frank to gaza
frank to egypt
frank done
saracen group aleppo
saracen march turks_4
saracen to zerdana
saracen to albara
saracen to saone
saracen halt
saracen done
saracen group damascus
saracen march kurds_2
saracen to anjar
saracen to beaufort
saracen to tyre
saracen halt
saracen march al_mashtub
saracen to anjar
saracen to beaufort
saracen to sidon
saracen halt
saracen done
saracen done
frank battle tripoli
frank storm richard
frank storm templar_jerusalem
saracen fire al_adil
saracen fire yuzpah
frank hit templar_jerusalem
frank withdraw richard
frank withdraw templar_jerusalem
frank done
saracen done
frank done
frank battle egypt
saracen castle saladin
saracen castle arabs_3
saracen castle arabs_1
frank storm robert
frank storm pilgrim_genoa
frank storm pilgrim_brittany
frank storm pilgrim_4
saracen fire saladin
frank hit pilgrim_genoa
saracen fire arabs_1
frank hit pilgrim_genoa
saracen fire arabs_3
frank withdraw robert
frank withdraw pilgrim_brittany
frank withdraw pilgrim_4
frank withdraw pilgrim_genoa
frank done
saracen done
frank done
saracen storm qara_qush
saracen storm al_aziz
saracen storm kurds_1
frank fire templar_gaza
saracen hit kurds_1
frank fire reynald_sidon
saracen fire qara_qush
frank hit reynald_sidon
saracen fire al_aziz
saracen done
saracen to acre
frank card move_2
saracen card move_2
frank first frank
frank group tripoli
frank march templar_jerusalem
frank to krak_des_chevaliers
frank to homs
frank halt
frank march conrad
frank to krak_des_chevaliers
frank to homs
frank halt
frank march richard
frank to krak_des_chevaliers
frank to homs
frank halt
frank sail pilgrim_brittany
frank land tartus
frank done
saracen group sidon
saracen march al_mashtub
saracen to beaufort
saracen to anjar
saracen to damascus
saracen halt
saracen group acre
saracen march arabs_2
saracen to tyre
saracen to sidon
saracen halt
saracen march kurds_1
saracen to tyre
saracen to sidon
saracen to beirut
saracen halt
saracen done
saracen done
frank done
saracen done
frank done
saracen to aleppo
frank card move_1
saracen card move_2
saracen group tiberias
saracen march al_afdal
saracen to acre
saracen halt
saracen march taqi_al_din
saracen to acre
saracen to caesarea
saracen march sulaiman
saracen to banyas
saracen to beaufort
saracen done
saracen group aleppo
saracen march zangi
saracen to zerdana
saracen halt
saracen march sanjar
saracen to artah
saracen halt
saracen done
saracen done
frank group egypt
frank march robert
frank to gaza
frank march pilgrim_4
frank to gaza
frank march pilgrim_genoa
frank to gaza
frank done
frank starve conrad
frank restore richard
frank restore templar_jerusalem
frank restore pilgrim_genoa
frank restore pilgrim_brittany
frank done
saracen restore arabs_2
saracen restore kurds_3
saracen restore kurds_1
saracen restore kurds_1
saracen restore arabs_3
saracen done
frank card move_3
saracen card move_3
frank first frank
frank group homs
frank march richard
frank to krak_des_chevaliers
frank to tripoli
frank march templar_jerusalem
frank to krak_des_chevaliers
frank to tripoli
frank muster jerusalem
frank march crossbows
frank to ramallah
frank to jerusalem
frank march reynald_kerak
frank to jericho
frank to jerusalem
frank done
frank sail philip
frank land jaffa
frank done
saracen muster beirut
saracen march al_mashtub
saracen to anjar
saracen to beirut
saracen march kurds_2
saracen to sidon
saracen to beirut
saracen done
saracen muster homs
saracen march zangi
saracen to hama
saracen to homs
saracen march sanjar
saracen to zerdana
saracen to hama
saracen to homs
saracen march turks_4
saracen to albara
saracen to hama
saracen to homs
saracen done
saracen muster acre
saracen march taqi_al_din
saracen to acre
saracen march kurds_3
saracen to acre
saracen done
saracen done
saracen done
saracen fire al_adil
frank hit templar_jerusalem
saracen fire yuzpah
frank retreat richard
frank to krak_des_chevaliers
frank retreat templar_jerusalem
frank to krak_des_chevaliers
saracen done
frank to tiberias
saracen to egypt
frank card move_2
saracen card move_3
saracen group homs
saracen march zangi
saracen to hama
saracen to zerdana
saracen to aleppo
saracen halt
saracen march sanjar
saracen to hama
saracen to zerdana
saracen to aleppo
saracen halt
saracen march turks_4
saracen to hama
saracen to zerdana
saracen to aleppo
saracen halt
saracen muster damascus
saracen march sulaiman
saracen to anjar
saracen to beaufort
saracen to anjar
saracen force damascus
saracen march al_mashtub
saracen to anjar
saracen to damascus
saracen done
saracen group acre
saracen march kurds_3
saracen to tyre
saracen to sidon
saracen halt
saracen march al_aziz
saracen to tyre
saracen to beaufort
saracen to anjar
saracen halt
saracen done
saracen done
frank group krak_des_chevaliers
frank march richard
frank to tripoli
frank march templar_jerusalem
frank to tripoli
frank march templar_tartus
frank to tripoli
frank sail hugh
frank land caesarea
frank done
saracen castle al_adil
saracen castle yuzpah
frank done
saracen done
frank done
frank card move_1
saracen card move_3
saracen group aleppo
saracen march zangi
saracen to artah
saracen to harim
saracen to antioch
saracen march sanjar
saracen to artah
saracen to harim
saracen to antioch
saracen march turks_1
saracen to artah
saracen to harim
saracen to antioch
saracen march turks_2
saracen to artah
saracen to harim
saracen to antioch
saracen march turks_3
saracen to artah
saracen to harim
saracen halt
saracen done
saracen muster ashtera
saracen march al_mashtub
saracen to ashtera
saracen march al_aziz
saracen to damascus
saracen to ashtera
saracen march kurds_3
saracen to beaufort
saracen to banyas
saracen to ashtera
saracen done
saracen group egypt
saracen march arabs_4
saracen to beersheba
saracen to dimona
saracen to hebron
saracen halt
saracen done
saracen done
frank muster gaza
frank march philip
frank to ascalon
frank to gaza
frank march reynald_kerak
frank to ramallah
frank to ascalon
frank to gaza
frank done
frank done
saracen battle antioch
frank castle bohemond
frank castle turcopole_antioch
frank castle hospitaller_krak_des_chevaliers
saracen done
frank done
saracen done
frank done
saracen done
frank done
frank to tiberias
frank card move_1
saracen card mud
frank card manna
saracen card move_2
frank give richard
frank give turcopole_antioch
frank give bohemond
saracen group ashtera
saracen march kurds_3
saracen to banyas
saracen to beaufort
saracen to tyre
saracen halt
saracen march al_aziz
saracen to banyas
saracen to beaufort
saracen to tyre
saracen halt
saracen march al_mashtub
saracen to damascus
saracen halt
saracen sail arabs_2
saracen land egypt
saracen done
frank battle tripoli
frank storm richard
frank storm templar_jerusalem
saracen fire al_adil
saracen fire yuzpah
frank withdraw richard
frank withdraw templar_jerusalem
frank done
saracen done
frank done
saracen storm zangi
saracen storm sanjar
saracen storm turks_1
saracen done
frank fire turcopole_antioch
saracen hit turks_1
saracen withdraw turks_1
frank fire bohemond
saracen hit zangi
saracen hit zangi
frank fire hospitaller_krak_des_chevaliers
saracen hit zangi
saracen withdraw sanjar
saracen done
frank sally bohemond
frank sally hospitaller_krak_des_chevaliers
frank done
saracen fire turks_2
saracen fire turks_1
saracen fire sanjar
frank fire hospitaller_krak_des_chevaliers
frank fire bohemond
saracen hit turks_1
frank sally turcopole_antioch
saracen fire turks_2
saracen fire turks_1
frank fire turcopole_antioch
saracen harry sanjar
saracen to harim
frank fire hospitaller_krak_des_chevaliers
saracen hit turks_1
frank done
frank to tartus
saracen to aleppo
frank card winter_campaign
saracen card move_1
frank keep_siege antioch
saracen group harim
saracen march turks_3
saracen to artah
saracen to zerdana
saracen march sanjar
saracen to shughur
saracen to saone
saracen done
frank starve reynald_kerak
frank starve pilgrim_genoa
frank restore bohemond
frank restore bohemond
frank done
saracen restore sanjar
saracen restore al_adil
saracen restore al_adil
saracen restore arabs_2
saracen done
frank card move_3
saracen card move_2
frank group tartus
frank march pilgrim_brittany
frank to tripoli
frank march pilgrim_sicily
frank to tripoli
frank muster jerusalem
frank march hugh
frank to nablus
frank to jerusalem
frank march turcopole_beirut
frank to baisan
frank to nablus
frank to jerusalem
frank done
frank sail james
frank land ascalon
frank done
saracen group damascus
saracen march sulaiman
saracen to anjar
saracen to beirut
saracen halt
saracen march kurds_4
saracen to anjar
saracen to beirut
saracen halt
saracen done
saracen muster aleppo
saracen march turks_3
saracen to aleppo
saracen march sanjar
saracen to albara
saracen to zerdana
saracen to aleppo
saracen done
saracen done
saracen done
saracen fire al_adil
saracen fire yuzpah
frank retreat pilgrim_sicily
frank to tartus
frank retreat pilgrim_brittany
frank to tartus
saracen done
saracen to aleppo
frank card move_3
saracen card assassins
saracen strike_field antioch
frank muster gaza
frank march james
frank to gaza
frank march turcopole_beirut
frank to ramallah
frank to ascalon
frank to gaza
frank done
frank sail pilgrim_sicily
frank land ascalon
frank sail pilgrim_brittany
frank land jaffa
frank done
frank to sidon
frank card move_3
saracen card move_2
frank group gaza
frank march philip
frank to egypt
frank march robert
frank to egypt
frank march james
frank to egypt
frank march turcopole_beirut
frank to egypt
frank march pilgrim_4
frank to ascalon
frank halt
frank group ascalon
frank march pilgrim_sicily
frank to gaza
frank halt
frank muster ascalon
frank march pilgrim_brittany
frank to ascalon
frank march hugh
frank to ramallah
frank to ascalon
frank march king_guy
frank to ramallah
frank to ascalon
frank done
frank done
saracen muster ashtera
saracen march al_mashtub
saracen to ashtera
saracen march kurds_4
saracen to anjar
saracen to damascus
saracen to ashtera
saracen march sulaiman
saracen to anjar
saracen to damascus
saracen to ashtera
saracen march kurds_1
saracen to anjar
saracen to damascus
saracen to ashtera
saracen done
saracen sail al_adil
saracen land acre
saracen done
saracen done
saracen fire saladin
frank hit turcopole_beirut
frank harry turcopole_beirut
frank to gaza
saracen fire arabs_1
saracen fire arabs_2
frank hit philip
frank hit robert
saracen fire arabs_3
frank retreat philip
frank to gaza
frank retreat robert
frank to gaza
frank retreat james
frank to gaza
frank to tiberias
frank card move_2
saracen card move_2
frank first frank
frank group tiberias
frank march raymond_tripoli
frank to banyas
frank to damascus
frank march raymond_tiberias
frank to banyas
frank to damascus
frank sail hugh
frank land sidon
frank done
saracen group beirut
saracen march kurds_2
saracen to anjar
saracen to damascus
saracen sail al_aziz
saracen land tripoli
saracen done
saracen castle tuman
frank done
saracen done
saracen sally tuman
frank fire raymond_tripoli
frank fire raymond_tiberias
saracen fire tuman
saracen retreat kurds_2
saracen to anjar
frank charge raymond_tripoli
frank charge raymond_tiberias
frank to damascus
frank card manna
saracen card move_2
frank give conrad
frank give philip
frank give robert
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
saracen march turks_1
saracen to zerdana
saracen to hama
saracen halt
saracen done
saracen group ashtera
saracen march kurds_1
saracen to ajlun
saracen to tiberias
saracen halt
saracen march sulaiman
saracen to ajlun
saracen to tiberias
saracen halt
saracen march kurds_4
saracen to ajlun
saracen to tiberias
saracen halt
saracen march al_mashtub
saracen to ajlun
saracen to tiberias
saracen halt
saracen done
frank card move_1
saracen card move_1
frank first frank
frank group gaza
frank march philip
frank to ascalon
frank march robert
frank to ascalon
frank march pilgrim_sicily
frank to ascalon
frank march turcopole_beirut
frank to ascalon
frank to jaffa
frank done
frank done
saracen group anjar
saracen march kurds_2
saracen to beaufort
saracen to tyre
saracen done
saracen starve kurds_4
saracen starve kurds_1
saracen starve qara_qush
frank restore conrad
frank restore philip
frank restore james
frank restore conrad
frank restore raymond_tiberias
frank restore turcopole_beirut
frank restore pilgrim_brittany
frank done
saracen restore sanjar
saracen restore yuzpah
saracen restore kurds_2
saracen done
frank card move_3
saracen card move_3
frank first frank
frank group ascalon
frank march philip
frank to ramallah
frank to jerusalem
frank halt
frank march king_guy
frank to ramallah
frank to jerusalem
frank halt
frank done
frank muster caesarea
frank march robert
frank to jaffa
frank to caesarea
frank march pilgrim_brittany
frank to jaffa
frank to caesarea
frank march pilgrim_sicily
frank to jaffa
frank to caesarea
frank march pilgrim_4
frank to jaffa
frank to caesarea
frank march crossbows
frank to nablus
frank to caesarea
frank done
frank enter barbarossa
frank to antioch
frank done
saracen group tyre
saracen march kurds_2
saracen to acre
saracen to tiberias
saracen halt
saracen march kurds_3
saracen to acre
saracen to tiberias
saracen halt
saracen muster aleppo
saracen march turks_1
saracen to zerdana
saracen to aleppo
saracen march turks_3
saracen to hama
saracen to zerdana
saracen to aleppo
saracen done
saracen sail saladin
saracen land acre
saracen done
frank to caesarea
saracen to tiberias
frank card move_2
saracen card move_2
frank first frank
frank group caesarea
frank march robert
frank to acre
frank march pilgrim_brittany
frank to acre
frank march crossbows
frank to acre
frank march pilgrim_sicily
frank to acre
frank march pilgrim_4
frank to nablus
frank halt
frank march reynald_kerak
frank to jaffa
frank halt
frank group sidon
frank march hugh
frank to tyre
frank to acre
frank march reynald_sidon
frank to tyre
frank to acre
frank done
frank main caesarea
saracen group tiberias
saracen march al_mashtub
saracen to banyas
saracen to damascus
saracen march kurds_3
saracen to banyas
saracen to damascus
saracen march sulaiman
saracen to banyas
saracen to damascus
saracen march kurds_2
saracen to banyas
saracen to damascus
saracen march kurds_4
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen group homs
saracen march turks_4
saracen to qaddas
saracen to damascus
saracen done
saracen main banyas
frank battle acre
saracen castle saladin
saracen castle taqi_al_din
saracen castle al_adil
frank fire crossbows
saracen harry al_afdal
saracen to tiberias
frank done
frank storm robert
frank storm hugh
frank storm reynald_sidon
frank done
saracen fire saladin
frank hit reynald_sidon
frank hit hugh
saracen fire taqi_al_din
saracen fire al_adil
frank withdraw robert
frank withdraw hugh
frank withdraw reynald_sidon
frank done
saracen done
frank done
frank castle conrad
frank castle raymond_tripoli
frank castle raymond_tiberias
saracen done
frank done
saracen storm al_mashtub
saracen storm kurds_3
saracen storm sulaiman
saracen done
frank fire conrad
saracen hit kurds_3
frank fire raymond_tripoli
frank fire raymond_tiberias
saracen withdraw sulaiman
saracen withdraw al_mashtub
saracen withdraw kurds_3
saracen storm al_mashtub
saracen storm sulaiman
saracen storm kurds_2
saracen done
frank fire conrad
frank fire raymond_tripoli
frank fire raymond_tiberias
saracen hit kurds_2
saracen withdraw sulaiman
saracen withdraw al_mashtub
saracen withdraw kurds_2
saracen done
saracen to damascus
frank card move_2
saracen card move_2
frank first frank
frank muster jaffa
frank march robert
frank to caesarea
frank to jaffa
frank march crossbows
frank to caesarea
frank to jaffa
frank march pilgrim_sicily
frank to caesarea
frank to jaffa
frank march pilgrim_brittany
frank to caesarea
frank to jaffa
frank march hugh
frank to caesarea
frank to jaffa
frank march james
frank to ascalon
frank to jaffa
frank march pilgrim_4
frank to caesarea
frank to jaffa
frank done
frank enter leopold
frank to antioch
frank done
saracen sail yuzpah
saracen land egypt
saracen muster ajlun
saracen march al_mashtub
saracen to ashtera
saracen to ajlun
saracen march sulaiman
saracen to ashtera
saracen to ajlun
saracen march kurds_1
saracen to ashtera
saracen to ajlun
saracen march kurds_3
saracen to ashtera
saracen to ajlun
saracen march turks_4
saracen to ashtera
saracen to ajlun
saracen march kurds_4
saracen to ashtera
saracen to ajlun
saracen done
saracen done
frank battle acre
frank done
saracen sally saladin
saracen sally taqi_al_din
saracen sally al_adil
saracen fire saladin
saracen done
saracen done
frank sally conrad
frank sally raymond_tripoli
frank sally raymond_tiberias
frank fire conrad
frank to sidon
saracen to tripoli
frank card move_1
saracen card move_2
saracen sail arabs_1
saracen land tripoli
saracen group acre
saracen march al_adil
saracen to tiberias
saracen to ajlun
saracen halt
saracen done
saracen done
frank group jaffa
frank march james
frank to caesarea
frank to acre
frank march robert
frank to caesarea
frank to acre
frank march crossbows
frank to caesarea
frank to acre
frank march pilgrim_sicily
frank to caesarea
frank to acre
frank march turcopole_beirut
frank to caesarea
frank halt
frank march pilgrim_brittany
frank to caesarea
frank halt
frank march pilgrim_4
frank to caesarea
frank halt
frank march hugh
frank to caesarea
frank halt
frank done
frank done
saracen castle saladin
saracen castle taqi_al_din
frank storm james
frank storm robert
frank storm crossbows
frank done
saracen fire saladin
frank hit crossbows
saracen fire taqi_al_din
frank withdraw crossbows
frank withdraw james
frank withdraw robert
frank done
saracen done
frank done
frank card move_2
saracen card move_1
frank muster jaffa
frank march turcopole_beirut
frank to jaffa
frank march pilgrim_brittany
frank to jaffa
frank march pilgrim_4
frank to jaffa
frank march james
frank to caesarea
frank to jaffa
frank march robert
frank to caesarea
frank to jaffa
frank march pilgrim_sicily
frank to caesarea
frank to jaffa
frank march crossbows
frank to caesarea
frank to jaffa
frank done
frank muster ascalon
frank march hugh
frank to jaffa
frank to ascalon
frank march philip
frank to ramallah
frank to ascalon
frank done
frank done
saracen group hebron
saracen march arabs_4
saracen to dimona
saracen to beersheba
saracen to egypt
saracen halt
saracen done
frank card assassins
saracen card winter_campaign
saracen keep_siege acre
frank strike_field acre
end 1570 a25f3e3019dab8df
