levant record 1
title: rex
edition: 2.0
rules: 1
options: none
seat frank: Squire
seat saracen: Squire
dice: fast 40
result: frank: cities

frank deploy turcopole_beirut
frank to acre
frank deploy raymond_tiberias
frank to tripoli
frank done
saracen done
frank card move_2
saracen card move_3
saracen muster hama
saracen march tuman
saracen to hama
saracen march shirkuh
saracen to hama
saracen march jurdik
saracen to hama
saracen march bahram
saracen to lacum
saracen to homs
saracen to hama
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
saracen muster damascus
saracen march yazkuj
saracen to damascus
saracen march qaimaz
saracen to damascus
saracen done
saracen done
frank group jerusalem
frank march hospitaller_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank march templar_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank done
frank group gaza
frank march templar_gaza
frank to ascalon
frank to jaffa
frank to caesarea
frank done
frank done
saracen fire saladin
frank hit raymond_tiberias
frank withdraw raymond_tiberias
frank withdraw raymond_tripoli
saracen done
saracen done
frank done
saracen done
saracen show al_mashtub
frank card move_1
saracen card move_3
saracen group egypt
saracen march arabs_4
saracen to gaza
saracen to ascalon
saracen halt
saracen march arabs_3
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
saracen done
saracen group hama
saracen march bahram
saracen to albara
saracen to shughur
saracen to harim
saracen march jurdik
saracen to albara
saracen to shughur
saracen to harim
saracen march shirkuh
saracen to albara
saracen to shughur
saracen to harim
saracen march taqi_al_din
saracen to albara
saracen to shughur
saracen to harim
saracen march tuman
saracen to zerdana
saracen to artah
saracen to harim
saracen muster artah
saracen march zangi
saracen to artah
saracen march sanjar
saracen to artah
saracen march al_zahir
saracen to artah
saracen done
saracen done
frank muster jerusalem
frank march balian
frank to jerusalem
frank march templar_gaza
frank to nablus
frank to jerusalem
frank march walter
frank to nablus
frank to jerusalem
frank march reynald_kerak
frank to jericho
frank to jerusalem
frank done
frank done
saracen done
frank done
saracen done
frank card move_2
saracen card move_3
saracen group harim
saracen march tuman
saracen to antioch
saracen march taqi_al_din
saracen to antioch
saracen march shirkuh
saracen to antioch
saracen march jurdik
saracen to antioch
saracen march bahram
saracen to artah
saracen to zerdana
saracen halt
saracen sail al_adil
saracen land ascalon
saracen group ascalon
saracen march arabs_4
saracen to jaffa
saracen to caesarea
saracen halt
saracen march yuzpah
saracen to jaffa
saracen halt
saracen march al_aziz
saracen to jaffa
saracen to caesarea
saracen to nablus
saracen done
saracen done
frank sail raymond_tiberias
frank land beirut
frank sail hospitaller_jerusalem
frank land tripoli
frank done
saracen battle tripoli
saracen done
frank done
saracen done
frank castle bohemond
frank castle templar_antioch
frank castle turcopole_antioch
saracen done
frank done
saracen done
saracen show shirkuh
frank card move_2
saracen card assassins
saracen strike_castle tripoli
frank sail hospitaller_jerusalem
frank land margat
frank sail conrad
frank land tripoli
frank done
saracen battle antioch
saracen storm tuman
saracen storm taqi_al_din
saracen storm shirkuh
frank fire turcopole_antioch
saracen withdraw taqi_al_din
frank fire bohemond
saracen hit shirkuh
frank fire templar_antioch
saracen withdraw tuman
saracen withdraw shirkuh
saracen done
frank done
saracen done
saracen storm al_mashtub
saracen storm saladin
saracen withdraw saladin
frank fire conrad
frank fire raymond_tripoli
saracen withdraw al_mashtub
saracen done
frank done
saracen done
frank card move_2
saracen card move_2
frank muster beersheba
frank march templar_gaza
frank to hebron
frank to dimona
frank to beersheba
frank march reynald_kerak
frank to hebron
frank to dimona
frank to beersheba
frank done
frank sail reynald_sidon
frank land latakia
frank done
saracen group jaffa
saracen march yuzpah
saracen to ascalon
saracen to gaza
saracen to egypt
saracen group tripoli
saracen march saladin
saracen to botron
saracen to beirut
saracen march al_mashtub
saracen to botron
saracen to beirut
saracen done
frank battle beirut
frank done
saracen fire saladin
saracen regroup saladin
saracen to sidon
saracen done
saracen done
frank done
saracen done
frank card guide
saracen card move_1
frank group beersheba
frank march templar_gaza
frank to gaza
frank halt
frank march reynald_kerak
frank to dimona
frank to hebron
frank halt
frank done
saracen group antioch
saracen march tuman
saracen to st_simeon
saracen halt
saracen march jurdik
saracen to harim
saracen to artah
saracen to aleppo
saracen march taqi_al_din
saracen to harim
saracen halt
saracen march shirkuh
saracen to harim
saracen to shughur
saracen to albara
saracen done
saracen starve sulaiman
saracen starve zangi
saracen starve sanjar
frank restore templar_antioch
frank restore hospitaller_jerusalem
frank restore templar_antioch
frank restore turcopole_antioch
frank restore raymond_tripoli
frank restore raymond_tripoli
frank done
saracen restore al_mashtub
saracen done
frank card move_3
saracen card move_1
frank muster jerusalem
frank march reynald_kerak
frank to jerusalem
frank march templar_gaza
frank to lachish
frank to hebron
frank to jerusalem
frank done
frank muster antioch
frank march reynald_sidon
frank to kassab
frank to antioch
frank march hospitaller_jerusalem
frank to latakia
frank to kassab
frank to antioch
frank done
frank sail raymond_tripoli
frank land acre
frank done
saracen group sidon
saracen march saladin
saracen to beirut
saracen to botron
saracen to tripoli
saracen done
frank done
saracen retreat saladin
saracen to botron
frank done
saracen to homs
frank card move_3
saracen card move_3
saracen group botron
saracen march saladin
saracen to tripoli
saracen group damascus
saracen march keukburi
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen done
saracen group egypt
saracen march yuzpah
saracen to gaza
saracen to ascalon
saracen to jaffa
saracen done
saracen done
saracen main botron
frank group jerusalem
frank march reynald_kerak
frank to hebron
frank to dimona
frank halt
frank march walter
frank to hebron
frank to dimona
frank done
frank group krak_des_chevaliers
frank march hospitaller_krak_des_chevaliers
frank to tripoli
frank group antioch
frank march turcopole_antioch
frank to kassab
frank to latakia
frank to margat
frank done
frank done
frank done
saracen retreat saladin
saracen to baalbek
frank charge conrad
frank done
saracen to egypt
frank to sidon
frank card intrigue
saracen card move_2
frank muster gaza
frank march walter
frank to beersheba
frank to gaza
frank done
frank group acre
frank march turcopole_beirut
frank to tiberias
frank to ajlun
frank to amman
frank done
frank group antioch
frank march reynald_sidon
frank to kassab
frank to latakia
frank done
frank done
saracen sail tuman
saracen land egypt
saracen group harim
saracen march taqi_al_din
saracen to artah
saracen to zerdana
saracen to hama
saracen done
saracen to egypt
frank card move_2
saracen card move_2
frank group dimona
frank march reynald_kerak
frank to hebron
frank to jerusalem
frank halt
frank sail turcopole_antioch
frank land tyre
frank done
saracen group hama
saracen march taqi_al_din
saracen to homs
saracen to qaddas
saracen to damascus
saracen group albara
saracen march shirkuh
saracen to zerdana
saracen to aleppo
saracen halt
saracen done
saracen to aleppo
frank card move_2
saracen card move_2
frank sail reynald_sidon
frank land tyre
frank group gaza
frank march walter
frank to lachish
frank to hebron
frank done
saracen group aleppo
saracen march turks_3
saracen to zerdana
saracen to hama
saracen halt
saracen march jurdik
saracen to zerdana
saracen to hama
saracen to homs
saracen done
saracen group baalbek
saracen march saladin
saracen to anjar
saracen to beirut
saracen halt
saracen done
saracen to aleppo
frank card move_1
saracen card move_2
saracen group aleppo
saracen march turks_1
saracen to zerdana
saracen to hama
saracen to montferrand
saracen done
saracen group homs
saracen march jurdik
saracen to qaddas
saracen to damascus
saracen to banyas
saracen done
saracen done
frank group jerusalem
frank march templar_gaza
frank to jericho
frank to damiya
frank to baisan
frank done
frank done
frank restore hospitaller_jerusalem
frank restore conrad
frank restore turcopole_antioch
frank done
saracen restore al_mashtub
saracen restore sanjar
saracen restore sanjar
saracen restore sulaiman
saracen restore shirkuh
saracen restore taqi_al_din
saracen done
frank card move_2
saracen card move_3
saracen muster damascus
saracen march jurdik
saracen to damascus
saracen march saladin
saracen to anjar
saracen to damascus
saracen march al_mashtub
saracen to anjar
saracen to damascus
saracen march turks_3
saracen to homs
saracen to qaddas
saracen to damascus
saracen march turks_1
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen muster ascalon
saracen march yuzpah
saracen to ascalon
saracen march arabs_4
saracen to jaffa
saracen to ascalon
saracen march qara_qush
saracen to gaza
saracen to ascalon
saracen march tuman
saracen to gaza
saracen to ascalon
saracen march al_aziz
saracen to caesarea
saracen to jaffa
saracen to ascalon
saracen done
saracen muster ashtera
saracen march al_afdal
saracen to ashtera
saracen march taqi_al_din
saracen to ashtera
saracen march qaimaz
saracen to ashtera
saracen march yazkuj
saracen to ashtera
saracen done
saracen done
frank group amman
frank march turcopole_beirut
frank to ajlun
frank to tiberias
frank halt
frank group tartus
frank march templar_tartus
frank to tripoli
frank to botron
frank to beirut
frank done
saracen to damascus
frank card move_2
saracen card move_1
frank sail richard
frank land beirut
frank sail robert
frank land margat
frank done
saracen group ascalon
saracen march qara_qush
saracen to ramallah
saracen to jerusalem
saracen march tuman
saracen to ramallah
saracen to jerusalem
saracen march al_adil
saracen to jaffa
saracen to ramallah
saracen to jerusalem
saracen march yuzpah
saracen to jaffa
saracen to ramallah
saracen to jerusalem
saracen march al_aziz
saracen to jaffa
saracen to caesarea
saracen halt
saracen done
saracen done
frank castle king_guy
frank castle balian
frank castle reynald_kerak
saracen done
frank done
saracen done
saracen show al_adil
saracen to egypt
frank card move_1
saracen card move_2
saracen group egypt
saracen march arabs_2
saracen to gaza
saracen to ascalon
saracen halt
saracen march arabs_1
saracen to gaza
saracen to ascalon
saracen halt
saracen done
saracen muster ashtera
saracen march saladin
saracen to ashtera
saracen march al_mashtub
saracen to ashtera
saracen done
saracen done
frank sail richard
frank sea_attack egypt
frank done
saracen battle jerusalem
saracen done
frank done
saracen done
saracen castle sanjar
frank done
saracen done
frank done
saracen to damascus
frank to tiberias
frank card move_1
saracen card move_2
saracen group ascalon
saracen march arabs_1
saracen to gaza
saracen to egypt
saracen march arabs_2
saracen to gaza
saracen to egypt
saracen march arabs_3
saracen to gaza
saracen to egypt
saracen march arabs_4
saracen to gaza
saracen to egypt
saracen group ashtera
saracen march yazkuj
saracen to ajlun
saracen to amman
saracen to kerak
saracen march qaimaz
saracen to ajlun
saracen to amman
saracen to kerak
saracen march taqi_al_din
saracen to ajlun
saracen to amman
saracen to kerak
saracen march al_afdal
saracen to ajlun
saracen to amman
saracen to kerak
saracen march saladin
saracen to banyas
saracen halt
saracen done
saracen done
frank sail crossbows
frank land beirut
frank done
saracen battle jerusalem
saracen storm qara_qush
saracen storm tuman
saracen storm al_adil
saracen fire al_adil
frank fire king_guy
frank fire balian
frank fire reynald_kerak
saracen fire qara_qush
saracen fire tuman
saracen done
saracen fire al_adil
frank hit balian
frank fire king_guy
frank fire reynald_kerak
saracen hit al_adil
frank fire balian
saracen hit qara_qush
saracen fire tuman
frank hit balian
saracen fire qara_qush
frank hit king_guy
saracen done
saracen fire al_adil
frank fire reynald_kerak
frank fire king_guy
saracen fire qara_qush
saracen fire tuman
saracen done
saracen sally sanjar
frank retreat richard
frank to beersheba
saracen done
saracen to aleppo
frank card guide
saracen card move_2
frank group beersheba
frank march richard
frank to gaza
frank to ascalon
frank halt
frank done
saracen group kerak
saracen march al_afdal
saracen to jericho
saracen to jerusalem
saracen halt
saracen march taqi_al_din
saracen to jericho
saracen to jerusalem
saracen halt
saracen march qaimaz
saracen to amman
saracen to damiya
saracen to nablus
saracen done
saracen group jerusalem
saracen march al_adil
saracen to ramallah
saracen to jaffa
saracen halt
saracen march tuman
saracen to ramallah
saracen to jaffa
saracen halt
saracen done
saracen done
frank to tartus
saracen to damascus
frank card move_1
saracen card winter_campaign
frank group saone
frank march josselin
frank to albara
frank to hama
frank done
saracen group damascus
saracen march jurdik
saracen to anjar
saracen to beaufort
saracen halt
saracen march kurds_3
saracen to ashtera
saracen to ajlun
saracen to amman
saracen done
saracen done
saracen starve sanjar
saracen starve qara_qush
saracen starve tuman
saracen starve zangi
frank done
saracen restore al_mashtub
saracen done
frank card move_3
saracen card move_2
frank sail richard
frank land acre
frank muster tiberias
frank march templar_jerusalem
frank to tiberias
frank march templar_gaza
frank to tiberias
frank march reynald_sidon
frank to acre
frank to tiberias
frank march turcopole_antioch
frank to acre
frank to tiberias
frank done
frank muster tyre
frank march templar_tartus
frank to sidon
frank to tyre
frank march crossbows
frank to sidon
frank to tyre
frank done
frank done
saracen muster jerusalem
saracen march qaimaz
saracen to jerusalem
saracen march kurds_3
saracen to jericho
saracen to jerusalem
saracen march al_aziz
saracen to nablus
saracen to jerusalem
saracen march yazkuj
saracen to jericho
saracen to jerusalem
saracen done
saracen muster aleppo
saracen march al_zahir
saracen to aleppo
saracen done
saracen done
frank to nablus
saracen to damascus
frank card move_3
saracen card move_2
frank sail pilgrim_sicily
frank land beirut
frank sail pilgrim_genoa
frank land beirut
frank group hama
frank march josselin
frank to montferrand
frank to krak_des_chevaliers
frank done
saracen group jerusalem
saracen march yazkuj
saracen to ramallah
saracen to ascalon
saracen halt
saracen march kurds_3
saracen to ramallah
saracen to ascalon
saracen halt
saracen march qaimaz
saracen to ramallah
saracen to jaffa
saracen to ascalon
saracen march al_aziz
saracen to ramallah
saracen to jaffa
saracen to ascalon
saracen done
saracen group egypt
saracen march arabs_4
saracen to gaza
saracen to ascalon
saracen halt
saracen march arabs_3
saracen to gaza
saracen to ascalon
saracen halt
saracen march arabs_2
saracen to gaza
saracen to ascalon
saracen halt
saracen done
saracen done
saracen to damascus
frank card intrigue
saracen card move_1
frank group tiberias
frank march templar_jerusalem
frank to baisan
frank to nablus
frank to jerusalem
frank march templar_gaza
frank to baisan
frank to nablus
frank to jerusalem
frank march turcopole_antioch
frank to baisan
frank to nablus
frank to jerusalem
frank march turcopole_beirut
frank to baisan
frank to nablus
frank to jerusalem
frank done
frank sail robert
frank sea_attack egypt
frank done
saracen group jaffa
saracen march al_adil
saracen to ascalon
saracen to gaza
saracen to egypt
saracen done
frank battle jerusalem
saracen castle taqi_al_din
saracen castle yuzpah
saracen castle al_afdal
frank done
saracen done
frank done
frank show turcopole_antioch
saracen done
saracen fire arabs_1
frank retreat robert
frank to beersheba
saracen done
frank to kerak
saracen to homs
frank card move_1
saracen card manna
saracen give al_afdal
saracen give yuzpah
saracen give al_adil
frank enter barbarossa
frank to antioch
frank done
frank storm templar_jerusalem
frank storm templar_gaza
frank storm turcopole_antioch
saracen fire taqi_al_din
frank hit turcopole_antioch
frank hit templar_jerusalem
frank withdraw turcopole_antioch
saracen fire al_afdal
frank hit templar_jerusalem
saracen fire yuzpah
frank withdraw templar_jerusalem
frank withdraw templar_gaza
frank done
saracen done
frank done
saracen to aleppo
frank card move_1
saracen card guide
saracen group ascalon
saracen march al_aziz
saracen to ramallah
saracen to jerusalem
saracen march qaimaz
saracen to ramallah
saracen to jerusalem
saracen march kurds_3
saracen to ramallah
saracen to jerusalem
saracen march arabs_2
saracen to ramallah
saracen to jerusalem
saracen march yazkuj
saracen to jaffa
saracen to ramallah
saracen to jerusalem
saracen march arabs_3
saracen to jaffa
saracen to ramallah
saracen to jerusalem
saracen march arabs_4
saracen to jaffa
saracen to ramallah
saracen to jerusalem
saracen done
frank sail philip
frank land jaffa
frank done
saracen sally al_afdal
saracen sally taqi_al_din
saracen sally yuzpah
frank harry turcopole_beirut
saracen hit arabs_3
frank to jericho
frank harry turcopole_antioch
frank to jericho
saracen fire taqi_al_din
frank hit templar_jerusalem
frank fire templar_gaza
saracen fire al_afdal
saracen regroup yazkuj
saracen to ramallah
saracen done
saracen to egypt
frank to caesarea
frank card move_1
saracen card winter_campaign
frank sail hugh
frank land sidon
frank done
saracen group aleppo
saracen march zangi
saracen to zerdana
saracen to hama
saracen halt
saracen march shirkuh
saracen to artah
saracen halt
saracen march turks_4
saracen to zerdana
saracen to albara
saracen to saone
saracen done
saracen done
frank starve turcopole_antioch
frank starve bohemond
saracen starve arabs_3
saracen starve yuzpah
saracen starve qaimaz
saracen starve kurds_3
saracen starve kurds_4
saracen starve turks_1
saracen starve arabs_2
saracen starve arabs_4
frank done
saracen restore al_adil
saracen done
frank card move_3
saracen card move_2
frank sail james
frank land ascalon
frank enter leopold
frank to st_simeon
frank enter frederick
frank to st_simeon
frank done
saracen muster damascus
saracen march al_mashtub
saracen to damascus
saracen march saladin
saracen to damascus
saracen march jurdik
saracen to anjar
saracen to damascus
saracen march tuman
saracen to qaddas
saracen to damascus
saracen march zangi
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen muster aleppo
saracen march shirkuh
saracen to aleppo
saracen march bahram
saracen to aleppo
saracen march turks_4
saracen to albara
saracen to zerdana
saracen to aleppo
saracen done
saracen done
frank to ascalon
saracen to egypt
frank card move_2
saracen card intrigue
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
saracen group aleppo
saracen march turks_4
saracen to zerdana
saracen to hama
saracen to homs
saracen march turks_2
saracen to zerdana
saracen to hama
saracen to homs
saracen march al_zahir
saracen to zerdana
saracen to hama
saracen to homs
saracen done
saracen group damascus
saracen march keukburi
saracen to banyas
saracen to tiberias
saracen march tuman
saracen to banyas
saracen to tiberias
saracen march zangi
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen done
saracen done
saracen main banyas
frank group antioch
frank march hospitaller_jerusalem
frank to harim
frank to artah
frank to aleppo
frank march templar_antioch
frank to harim
frank to artah
frank to aleppo
frank done
frank group jericho
frank march turcopole_beirut
frank to amman
frank to ajlun
frank to tiberias
frank done
saracen battle tripoli
frank done
saracen fire saladin
frank hit conrad
frank withdraw hospitaller_krak_des_chevaliers
frank fire conrad
saracen fire al_mashtub
saracen done
saracen storm al_mashtub
saracen storm saladin
saracen fire saladin
frank fire hospitaller_krak_des_chevaliers
saracen fire al_mashtub
saracen done
saracen battle tiberias
frank castle reynald_sidon
frank castle raymond_tiberias
saracen done
frank done
frank sally reynald_sidon
frank done
frank harry turcopole_beirut
frank to ajlun
saracen fire keukburi
saracen fire tuman
saracen done
saracen storm keukburi
saracen storm tuman
frank fire raymond_tiberias
saracen hit keukburi
saracen hit keukburi
saracen fire tuman
saracen fire keukburi
saracen done
saracen show keukburi
saracen castle shirkuh
saracen castle bahram
frank done
saracen done
frank done
frank show templar_antioch
saracen to egypt
frank to latakia
frank card move_2
saracen card move_2
frank sail frederick
frank land ascalon
frank sail leopold
frank land ascalon
frank done
saracen group homs
saracen march al_zahir
saracen to hama
saracen to zerdana
saracen to aleppo
saracen march turks_2
saracen to hama
saracen to zerdana
saracen to aleppo
saracen march sulaiman
saracen to hama
saracen to zerdana
saracen to aleppo
saracen march turks_4
saracen to hama
saracen to zerdana
saracen to aleppo
saracen sail al_adil
saracen land tripoli
saracen done
frank battle aleppo
frank done
saracen sally bahram
saracen sally shirkuh
frank charge hospitaller_jerusalem
saracen hit shirkuh
saracen hit shirkuh
frank charge templar_antioch
saracen fire al_zahir
saracen fire turks_2
saracen fire turks_4
frank withdraw templar_antioch
frank withdraw hospitaller_jerusalem
saracen regroup turks_4
saracen to artah
saracen regroup sulaiman
saracen to artah
saracen done
saracen done
frank done
saracen done
saracen show al_zahir
saracen done
frank done
saracen done
frank to antioch
saracen to aleppo
frank card move_3
saracen card move_2
frank group latakia
frank march bohemond
frank to kassab
frank to antioch
frank group ajlun
frank march turcopole_beirut
frank to ashtera
frank halt
frank muster ascalon
frank march philip
frank to ascalon
frank march robert
frank to gaza
frank to ascalon
frank done
frank done
saracen muster homs
saracen march sulaiman
saracen to zerdana
saracen to hama
saracen to homs
saracen march turks_4
saracen to zerdana
saracen to hama
saracen to homs
saracen done
saracen group tiberias
saracen march zangi
saracen to banyas
saracen to damascus
saracen halt
saracen done
saracen done
frank battle aleppo
saracen storm al_zahir
saracen storm turks_1
saracen storm turks_2
saracen fire al_zahir
frank hit templar_antioch
saracen fire turks_1
saracen fire turks_2
frank fire hospitaller_jerusalem
frank fire templar_antioch
saracen done
saracen fire al_zahir
saracen fire turks_1
frank hit templar_antioch
saracen fire turks_2
frank fire hospitaller_jerusalem
saracen hit turks_1
saracen done
saracen fire al_zahir
saracen fire turks_2
saracen regroup al_zahir
saracen to zerdana
saracen done
saracen done
frank done
saracen done
saracen to aleppo
frank card move_2
saracen card manna
saracen give keukburi
saracen give tuman
saracen give turks_1
frank sail frederick
frank land jaffa
frank group krak_des_chevaliers
frank march josselin
frank to lacum
frank to baalbek
frank done
saracen storm tuman
saracen storm keukburi
frank fire raymond_tiberias
saracen fire tuman
saracen fire keukburi
saracen done
frank fire raymond_tiberias
saracen fire tuman
saracen fire keukburi
saracen regroup tuman
saracen to banyas
saracen done
saracen to damascus
frank card move_3
saracen card move_1
frank group ascalon
frank march philip
frank to gaza
frank halt
frank march robert
frank to lachish
frank halt
frank done
frank sail james
frank land tartus
frank group ashtera
frank march turcopole_beirut
frank to ajlun
frank to amman
frank halt
frank done
saracen group damascus
saracen march zangi
saracen to qaddas
saracen to homs
saracen to hama
saracen march jurdik
saracen to qaddas
saracen to homs
saracen to krak_des_chevaliers
saracen done
saracen done
saracen starve al_mashtub
frank done
saracen restore keukburi
saracen done
frank card move_3
saracen card move_3
frank muster gaza
frank march leopold
frank to gaza
frank march king_guy
frank to gaza
frank march robert
frank to gaza
frank march walter
frank to lachish
frank to gaza
frank march frederick
frank to ascalon
frank to gaza
frank done
frank group beirut
frank march pilgrim_genoa
frank to botron
frank to tripoli
frank march pilgrim_sicily
frank to botron
frank to tripoli
frank group tartus
frank march james
frank to tripoli
frank done
frank main botron
saracen muster damascus
saracen march tuman
saracen to damascus
saracen march sulaiman
saracen to qaddas
saracen to damascus
saracen march turks_4
saracen to qaddas
saracen to damascus
saracen march keukburi
saracen to banyas
saracen to damascus
saracen march zangi
saracen to homs
saracen to qaddas
saracen to damascus
saracen march jurdik
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen group zerdana
saracen march al_zahir
saracen to aleppo
saracen halt
saracen group ramallah
saracen march yazkuj
saracen to jerusalem
saracen halt
saracen done
saracen castle saladin
saracen castle al_adil
frank done
saracen done
frank done
saracen done
frank done
frank show pilgrim_sicily
frank to beaufort
saracen to damascus
frank card intrigue
saracen card move_3
frank group gaza
frank march philip
frank to egypt
frank march leopold
frank to egypt
frank march king_guy
frank to egypt
frank march frederick
frank to egypt
frank march walter
frank to beersheba
frank to egypt
frank march robert
frank to beersheba
frank to egypt
frank group nablus
frank march balian
frank to caesarea
frank to acre
frank sail hugh
frank land jaffa
frank done
frank main gaza
saracen group jerusalem
saracen march yazkuj
saracen to nablus
saracen to baisan
saracen to tiberias
saracen done
saracen group damascus
saracen march turks_4
saracen to banyas
saracen to tiberias
saracen halt
saracen march turks_3
saracen to banyas
saracen to tiberias
saracen halt
saracen march kurds_2
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen march kurds_1
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen march sulaiman
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen march kurds_4
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen march zangi
saracen to banyas
saracen to ashtera
saracen halt
saracen done
saracen done
frank battle tripoli
frank done
saracen done
frank done
saracen castle qara_qush
saracen castle arabs_4
saracen castle arabs_1
saracen castle arabs_2
frank done
saracen done
frank done
saracen done
frank done
frank show robert
frank to tyre
saracen to banyas
frank card move_3
saracen card move_2
frank group acre
frank march richard
frank to caesarea
frank to nablus
frank to jerusalem
frank done
frank group caesarea
frank march pilgrim_brittany
frank to nablus
frank to jerusalem
frank group jaffa
frank march hugh
frank to ramallah
frank to jerusalem
frank done
frank main nablus
saracen group ashtera
saracen march zangi
saracen to ajlun
saracen to tiberias
saracen halt
saracen group tiberias
saracen march kurds_4
saracen to baisan
saracen to nablus
saracen to jerusalem
saracen march yazkuj
saracen to baisan
saracen to nablus
saracen to jerusalem
saracen done
saracen done
frank battle tripoli
frank done
saracen done
frank done
frank battle egypt
frank done
saracen done
frank done
saracen done
saracen fire taqi_al_din
frank hit pilgrim_brittany
saracen fire al_afdal
frank hit pilgrim_brittany
saracen fire al_aziz
frank retreat richard
frank to ramallah
frank retreat pilgrim_brittany
frank to ramallah
saracen fire taqi_al_din
saracen fire al_afdal
saracen fire al_aziz
saracen fire yazkuj
saracen regroup yazkuj
saracen to hebron
saracen done
frank to tripoli
saracen to damascus
frank card move_2
saracen card move_2
frank muster ascalon
frank march richard
frank to ascalon
frank march pilgrim_brittany
frank to ascalon
frank march philip
frank to gaza
frank to ascalon
frank march leopold
frank to gaza
frank to ascalon
frank done
frank sail conrad
frank land ascalon
frank done
saracen muster tiberias
saracen march al_mashtub
saracen to banyas
saracen to tiberias
saracen done
saracen done
frank battle tripoli
frank done
saracen done
frank done
frank storm king_guy
frank storm frederick
frank storm walter
frank storm robert
saracen fire arabs_2
saracen fire qara_qush
saracen fire arabs_4
saracen fire arabs_1
frank hit walter
frank fire frederick
frank fire king_guy
frank fire walter
frank fire robert
saracen hit arabs_4
frank done
saracen fire arabs_2
frank hit king_guy
saracen fire qara_qush
saracen fire arabs_4
saracen fire arabs_1
frank withdraw frederick
frank withdraw walter
frank withdraw king_guy
frank withdraw robert
frank done
saracen done
frank done
saracen to tiberias
frank card jihad
saracen card move_1
frank group ascalon
frank march philip
frank to gaza
frank to egypt
frank march conrad
frank to gaza
frank to egypt
frank march leopold
frank to gaza
frank to egypt
frank march richard
frank to gaza
frank to egypt
frank halt
frank done
frank done
frank jihad egypt
saracen done
frank battle tripoli
frank storm james
frank storm pilgrim_genoa
saracen fire saladin
saracen fire al_adil
frank fire james
saracen hit al_adil
frank fire pilgrim_genoa
frank done
saracen fire saladin
saracen fire al_adil
frank hit pilgrim_genoa
frank fire james
saracen hit al_adil
frank fire pilgrim_genoa
frank done
saracen fire saladin
frank fire james
frank done
frank storm philip
frank storm conrad
frank storm leopold
frank storm richard
frank fire philip
saracen hit arabs_4
frank fire conrad
saracen hit arabs_4
frank fire leopold
frank fire richard
saracen fire qara_qush
frank hit conrad
saracen fire arabs_1
saracen fire arabs_2
frank done
saracen fire qara_qush
saracen fire arabs_1
saracen fire arabs_2
frank fire philip
saracen hit arabs_1
frank fire leopold
saracen hit arabs_2
frank fire conrad
frank fire richard
frank done
saracen fire qara_qush
frank fire philip
frank fire leopold
frank regroup philip
frank to gaza
frank done
saracen to homs
frank card move_2
saracen card move_1
frank group egypt
frank march leopold
frank to gaza
frank to ascalon
frank march conrad
frank to gaza
frank to ascalon
frank march richard
frank to gaza
frank to ascalon
frank halt
frank march frederick
frank to gaza
frank to ascalon
frank done
frank group gaza
frank march philip
frank to lachish
frank to ascalon
frank done
saracen done
end 1638 b689a92e83fc57eb
