levant record 1
title: rex
edition: 2.0
rules: 2
options: none
seat frank: Squire
seat saracen: Squire
dice: fast 100
result: saracen: cities

frank deploy turcopole_beirut
frank to acre
frank deploy raymond_tiberias
frank to tripoli
frank done
saracen done
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
frank group gaza
frank march templar_gaza
frank to ascalon
frank to jaffa
frank to caesarea
frank group kerak
frank march reynald_kerak
frank to amman
frank to ajlun
frank to tiberias
frank done
saracen group egypt
saracen march arabs_1
saracen to beersheba
saracen to dimona
saracen to hebron
saracen march al_aziz
saracen to beersheba
saracen to dimona
saracen to hebron
saracen march yuzpah
saracen to gaza
saracen to lachish
saracen to hebron
saracen march al_adil
saracen to gaza
saracen to lachish
saracen to hebron
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
saracen march zangi
saracen to zerdana
saracen to hama
saracen to homs
saracen done
saracen group homs
saracen march shirkuh
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen march tuman
saracen to qaddas
saracen to damascus
saracen to ashtera
saracen done
frank card move_2
saracen card guide
saracen group hebron
saracen march al_adil
saracen to jerusalem
saracen march yuzpah
saracen to jerusalem
saracen march al_aziz
saracen to jerusalem
saracen march arabs_1
saracen to jerusalem
saracen done
frank group acre
frank march hospitaller_jerusalem
frank to caesarea
frank to nablus
frank to jerusalem
frank march hospitaller_acre
frank to caesarea
frank to nablus
frank to jerusalem
frank march turcopole_beirut
frank to legio
frank to nablus
frank to jerusalem
frank march reynald_sidon
frank to caesarea
frank halt
frank done
frank sail templar_tartus
frank land ascalon
frank done
frank done
saracen retreat al_adil
saracen to hebron
frank fire templar_jerusalem
frank fire king_guy
saracen hit yuzpah
saracen harry arabs_1
frank hit king_guy
saracen to hebron
saracen retreat al_aziz
saracen to hebron
saracen retreat yuzpah
saracen to hebron
frank regroup king_guy
frank to nablus
frank regroup templar_jerusalem
frank to nablus
frank done
frank card move_2
saracen card jihad
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
saracen done
frank group nablus
frank march templar_jerusalem
frank to caesarea
frank to jaffa
frank to ascalon
frank march king_guy
frank to baisan
frank to tiberias
frank muster jaffa
frank march templar_gaza
frank to jaffa
frank march reynald_sidon
frank to jaffa
frank march reynald_kerak
frank to acre
frank to caesarea
frank to jaffa
frank done
frank done
frank done
saracen fire saladin
saracen fire al_mashtub
frank hit raymond_tiberias
frank withdraw raymond_tripoli
frank withdraw raymond_tiberias
saracen done
saracen done
frank done
saracen done
saracen show al_mashtub
frank card move_2
saracen card move_1
frank group jaffa
frank march templar_gaza
frank to ascalon
frank to gaza
frank to egypt
frank march reynald_kerak
frank to ascalon
frank to gaza
frank to egypt
frank done
frank sail raymond_tripoli
frank land jaffa
frank done
saracen group hebron
saracen march al_adil
saracen to dimona
saracen to beersheba
saracen to egypt
saracen march al_aziz
saracen to dimona
saracen to beersheba
saracen to egypt
saracen march arabs_1
saracen to lachish
saracen to gaza
saracen to egypt
saracen march yuzpah
saracen to lachish
saracen to gaza
saracen to egypt
saracen done
saracen main beersheba
frank battle egypt
saracen done
saracen fire qara_qush
frank charge templar_gaza
frank charge reynald_kerak
saracen fire al_adil
frank hit reynald_kerak
frank withdraw templar_gaza
frank fire reynald_kerak
saracen fire al_aziz
saracen done
saracen storm al_adil
saracen storm al_aziz
saracen storm arabs_1
saracen storm yuzpah
saracen fire al_adil
saracen done
saracen storm al_mashtub
saracen storm saladin
saracen fire saladin
saracen regroup al_mashtub
saracen to tartus
saracen done
frank card move_2
saracen card move_1
frank muster ascalon
frank march reynald_sidon
frank to ascalon
frank march hospitaller_jerusalem
frank to ramallah
frank to ascalon
frank done
frank group saone
frank march josselin
frank to latakia
frank to margat
frank done
saracen group ashtera
saracen march yazkuj
saracen to ajlun
saracen to amman
saracen to kerak
saracen march shirkuh
saracen to ajlun
saracen to amman
saracen to kerak
saracen march tuman
saracen to ajlun
saracen to amman
saracen to kerak
saracen done
frank card move_2
saracen card move_1
frank group ascalon
frank march hospitaller_jerusalem
frank to ramallah
frank to jerusalem
frank halt
frank march templar_jerusalem
frank to jaffa
frank to caesarea
frank halt
frank done
frank sail josselin
frank land sidon
frank done
saracen group kerak
saracen march tuman
saracen to amman
saracen to ajlun
saracen to ashtera
saracen march shirkuh
saracen to amman
saracen halt
saracen done
saracen done
saracen starve zangi
saracen starve sanjar
saracen starve jurdik
frank restore king_guy
frank restore king_guy
frank restore raymond_tripoli
frank done
saracen restore yuzpah
saracen restore al_adil
saracen restore yuzpah
saracen done
frank card move_3
saracen card move_3
saracen muster damascus
saracen march tuman
saracen to damascus
saracen march qaimaz
saracen to damascus
saracen march shirkuh
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen done
saracen group homs
saracen march taqi_al_din
saracen to hama
saracen to zerdana
saracen to aleppo
saracen done
saracen muster homs
saracen march keukburi
saracen to qaddas
saracen to homs
saracen march al_afdal
saracen to qaddas
saracen to homs
saracen march sulaiman
saracen to zerdana
saracen to hama
saracen to homs
saracen done
saracen done
frank muster ascalon
frank march templar_jerusalem
frank to jaffa
frank to ascalon
frank march hospitaller_jerusalem
frank to ramallah
frank to ascalon
frank done
frank muster acre
frank march king_guy
frank to acre
frank march josselin
frank to tyre
frank to acre
frank done
frank sail conrad
frank land tyre
frank done
saracen to aleppo
frank card move_1
saracen card move_1
saracen group homs
saracen march sulaiman
saracen to hama
saracen to albara
saracen to shughur
saracen march bahram
saracen to hama
saracen to albara
saracen to shughur
saracen march al_afdal
saracen to hama
saracen to albara
saracen to shughur
saracen march keukburi
saracen to hama
saracen to albara
saracen to shughur
saracen done
frank group ascalon
frank march hospitaller_jerusalem
frank to gaza
frank to egypt
frank march templar_jerusalem
frank to gaza
frank to egypt
frank march templar_tartus
frank to gaza
frank to egypt
frank march reynald_sidon
frank to gaza
frank to egypt
frank done
saracen castle al_adil
saracen castle yuzpah
saracen castle al_aziz
saracen castle arabs_1
frank done
saracen done
frank done
frank show templar_tartus
saracen to zerdana
frank to tyre
frank card move_2
saracen card move_2
saracen group shughur
saracen march keukburi
saracen to harim
saracen to antioch
saracen march al_afdal
saracen to harim
saracen to antioch
saracen march bahram
saracen to harim
saracen to antioch
saracen march sulaiman
saracen to harim
saracen to antioch
saracen group aleppo
saracen march turks_4
saracen to artah
saracen halt
saracen done
saracen done
frank group jerusalem
frank march turcopole_beirut
frank to ramallah
frank to ascalon
frank halt
frank done
frank sail king_guy
frank land sidon
frank done
saracen battle antioch
frank castle bohemond
frank castle templar_antioch
frank castle turcopole_antioch
saracen done
frank done
saracen done
saracen show sulaiman
frank done
saracen done
frank done
saracen to tripoli
frank to beirut
frank card move_2
saracen card manna
saracen give al_adil
saracen give al_aziz
saracen give yuzpah
frank sail templar_jerusalem
frank land tyre
frank group krak_des_chevaliers
frank march hospitaller_krak_des_chevaliers
frank to homs
frank halt
frank done
saracen battle antioch
saracen done
frank done
saracen done
frank storm hospitaller_jerusalem
frank storm templar_tartus
frank storm reynald_sidon
saracen fire al_adil
frank hit reynald_sidon
saracen fire yuzpah
frank hit reynald_sidon
saracen fire al_aziz
saracen fire arabs_1
frank withdraw templar_tartus
frank withdraw hospitaller_jerusalem
frank withdraw reynald_sidon
frank done
saracen sally yuzpah
saracen sally al_adil
saracen sally al_aziz
saracen done
saracen fire al_adil
frank hit templar_tartus
frank retreat hospitaller_jerusalem
frank to gaza
frank retreat templar_tartus
frank to beersheba
frank retreat reynald_sidon
frank to gaza
saracen to egypt
frank card move_2
saracen card jihad
saracen group antioch
saracen march sulaiman
saracen to kassab
saracen to latakia
saracen halt
saracen done
saracen done
saracen show bahram
frank group gaza
frank march hospitaller_jerusalem
frank to ascalon
frank to ramallah
frank to jerusalem
frank done
frank sail turcopole_beirut
frank land tyre
frank done
saracen storm keukburi
saracen storm al_afdal
saracen storm bahram
saracen fire keukburi
saracen fire al_afdal
saracen fire bahram
frank fire turcopole_antioch
frank fire templar_antioch
saracen hit bahram
frank fire bohemond
saracen done
frank fire turcopole_antioch
saracen hit keukburi
frank fire templar_antioch
saracen hit bahram
frank fire bohemond
saracen hit keukburi
saracen withdraw al_afdal
saracen withdraw keukburi
saracen withdraw bahram
saracen done
frank done
saracen done
saracen to egypt
frank card guide
saracen card move_2
frank group tyre
frank march conrad
frank to beaufort
frank to banyas
frank march templar_jerusalem
frank to beaufort
frank to anjar
frank to baalbek
frank done
frank done
saracen group antioch
saracen march al_afdal
saracen to harim
saracen to shughur
saracen to saone
saracen march keukburi
saracen to st_simeon
saracen halt
saracen march bahram
saracen to kassab
saracen to latakia
saracen to margat
saracen group aleppo
saracen march taqi_al_din
saracen to zerdana
saracen to hama
saracen halt
saracen done
saracen done
saracen starve arabs_1
saracen starve arabs_3
frank restore hospitaller_jerusalem
frank restore templar_antioch
frank restore hospitaller_jerusalem
frank restore reynald_kerak
frank restore reynald_sidon
frank restore turcopole_antioch
frank restore bohemond
frank done
saracen restore arabs_2
saracen restore al_adil
saracen done
frank card move_3
saracen card move_3
saracen muster hama
saracen march jurdik
saracen to hama
saracen march turks_4
saracen to zerdana
saracen to hama
saracen march al_afdal
saracen to albara
saracen to hama
saracen done
saracen group damascus
saracen march kurds_1
saracen to ashtera
saracen to ajlun
saracen to amman
saracen march qaimaz
saracen to ashtera
saracen to ajlun
saracen to amman
saracen march shirkuh
saracen to ashtera
saracen to ajlun
saracen to amman
saracen march tuman
saracen to ashtera
saracen to ajlun
saracen to amman
saracen group tartus
saracen march al_mashtub
saracen to krak_des_chevaliers
saracen to homs
saracen done
frank muster jerusalem
frank march raymond_tripoli
frank to ramallah
frank to jerusalem
frank done
frank group banyas
frank march conrad
frank to tiberias
frank to acre
frank group baalbek
frank march templar_jerusalem
frank to lacum
frank to homs
frank done
frank done
frank fire hospitaller_krak_des_chevaliers
saracen retreat al_mashtub
saracen to krak_des_chevaliers
frank done
saracen to aleppo
frank card manna
saracen card move_3
frank give templar_tartus
frank give reynald_sidon
frank give turcopole_antioch
saracen muster damascus
saracen march tuman
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march shirkuh
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march qaimaz
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march kurds_1
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march al_mashtub
saracen to lacum
saracen to qaddas
saracen to damascus
saracen done
saracen group hama
saracen march turks_4
saracen to zerdana
saracen to artah
saracen halt
saracen march al_afdal
saracen to zerdana
saracen to artah
saracen halt
saracen march jurdik
saracen to zerdana
saracen to aleppo
saracen to artah
saracen march taqi_al_din
saracen to zerdana
saracen to aleppo
saracen to artah
saracen sail al_adil
saracen land tripoli
saracen done
frank to tiberias
saracen to damascus
frank card move_2
saracen card assassins
saracen strike_field antioch
frank muster ascalon
frank march templar_tartus
frank to gaza
frank to ascalon
frank march hospitaller_jerusalem
frank to ramallah
frank to ascalon
frank march hospitaller_acre
frank to ramallah
frank to ascalon
frank done
frank sail king_guy
frank land ascalon
frank done
saracen to egypt
frank card move_2
saracen card move_2
frank muster gaza
frank march hospitaller_jerusalem
frank to gaza
frank march hospitaller_acre
frank to gaza
frank march king_guy
frank to gaza
frank march templar_tartus
frank to gaza
frank done
frank group tiberias
frank march raymond_tiberias
frank to banyas
frank halt
frank done
saracen group damascus
saracen march kurds_1
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen march kurds_3
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen done
saracen sail saladin
saracen land egypt
saracen done
frank to jaffa
saracen to damascus
frank card move_2
saracen card jihad
saracen group damascus
saracen march kurds_4
saracen to ashtera
saracen to ajlun
saracen to amman
saracen done
saracen done
frank group jaffa
frank march pilgrim_genoa
frank to ramallah
frank to jerusalem
frank sail balian
frank land caesarea
frank done
saracen to egypt
frank card move_1
saracen card move_1
frank group gaza
frank march hospitaller_jerusalem
frank to ascalon
frank to ramallah
frank to jerusalem
frank march hospitaller_acre
frank to ascalon
frank to jaffa
frank halt
frank march king_guy
frank to lachish
frank to hebron
frank march templar_tartus
frank to ascalon
frank halt
frank done
frank done
saracen group artah
saracen march taqi_al_din
saracen to zerdana
saracen to hama
saracen halt
saracen march jurdik
saracen to zerdana
saracen halt
saracen march al_afdal
saracen to harim
saracen to shughur
saracen to saone
saracen done
saracen done
saracen starve sanjar
saracen starve turks_1
saracen starve arabs_1
frank restore templar_antioch
frank restore bohemond
frank done
saracen restore al_mashtub
saracen restore arabs_2
saracen done
frank card move_3
saracen card move_3
frank sail philip
frank land acre
frank sail hugh
frank land acre
frank sail james
frank land acre
frank done
saracen muster damascus
saracen march kurds_4
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march kurds_3
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march kurds_1
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen done
saracen group hama
saracen march taqi_al_din
saracen to zerdana
saracen to aleppo
saracen halt
saracen muster saone
saracen march jurdik
saracen to albara
saracen to saone
saracen march turks_4
saracen to zerdana
saracen to albara
saracen to saone
saracen done
saracen done
frank to caesarea
saracen to egypt
frank card move_3
saracen card intrigue
frank muster jaffa
frank march pilgrim_brittany
frank to jaffa
frank march balian
frank to jaffa
frank march philip
frank to caesarea
frank to jaffa
frank march conrad
frank to caesarea
frank to jaffa
frank march hospitaller_jerusalem
frank to ramallah
frank to jaffa
frank done
frank group homs
frank march templar_jerusalem
frank to krak_des_chevaliers
frank to tartus
frank to margat
frank done
frank sail hospitaller_acre
frank land acre
frank done
saracen group saone
saracen march jurdik
saracen to latakia
saracen to margat
saracen march al_afdal
saracen to latakia
saracen to margat
saracen march turks_4
saracen to albara
saracen to zerdana
saracen to artah
saracen sail yuzpah
saracen land tripoli
saracen group damascus
saracen march kurds_1
saracen to ashtera
saracen to ajlun
saracen to amman
saracen march kurds_4
saracen to ashtera
saracen to ajlun
saracen to amman
saracen march kurds_3
saracen to ashtera
saracen to ajlun
saracen to amman
saracen done
saracen done
saracen done
saracen fire bahram
frank retreat templar_jerusalem
frank to tartus
saracen done
saracen to aleppo
frank card move_1
saracen card move_2
saracen group amman
saracen march kurds_3
saracen to jericho
saracen to jerusalem
saracen march kurds_4
saracen to jericho
saracen to jerusalem
saracen march kurds_1
saracen to damiya
saracen to nablus
saracen to jerusalem
saracen group aleppo
saracen march turks_3
saracen to zerdana
saracen to albara
saracen to saone
saracen done
saracen done
saracen main jericho
frank group acre
frank march hospitaller_acre
frank to caesarea
frank to nablus
frank to jerusalem
frank done
frank done
frank done
frank fire raymond_tripoli
saracen hit kurds_3
frank fire pilgrim_genoa
saracen hit kurds_3
saracen harry kurds_3
frank hit pilgrim_genoa
saracen to jericho
saracen harry kurds_4
saracen to jericho
frank charge raymond_tripoli
frank charge hospitaller_acre
frank done
saracen to aleppo
frank card move_2
saracen card move_1
frank sail richard
frank land ascalon
frank sail robert
frank land caesarea
frank done
saracen muster saone
saracen march jurdik
saracen to latakia
saracen to saone
saracen march al_afdal
saracen to latakia
saracen to saone
saracen march taqi_al_din
saracen to zerdana
saracen to albara
saracen to saone
saracen done
saracen done
saracen to egypt
frank card move_2
saracen card move_1
frank enter barbarossa
frank to st_simeon
frank sail crossbows
frank land sidon
frank done
saracen group jericho
saracen march kurds_4
saracen to amman
saracen to ajlun
saracen to tiberias
saracen march kurds_3
saracen to amman
saracen to ajlun
saracen to tiberias
saracen done
saracen fire keukburi
frank charge barbarossa
frank done
saracen to aleppo
frank card jihad
saracen card winter_campaign
frank group jaffa
frank march philip
frank to caesarea
frank to nablus
frank march hospitaller_jerusalem
frank to caesarea
frank to nablus
frank to baisan
frank march conrad
frank to ascalon
frank to lachish
frank march pilgrim_brittany
frank to ramallah
frank halt
frank done
frank done
saracen group saone
saracen march taqi_al_din
saracen to albara
saracen to zerdana
saracen halt
saracen march jurdik
saracen to albara
saracen to hama
saracen halt
saracen march al_afdal
saracen to latakia
saracen to kassab
saracen halt
saracen done
saracen done
frank starve walter
saracen starve zangi
saracen starve sanjar
saracen starve arabs_1
saracen starve arabs_2
frank restore pilgrim_genoa
frank done
saracen restore kurds_3
saracen done
frank card move_3
saracen card move_2
frank muster gaza
frank march richard
frank to gaza
frank march conrad
frank to gaza
frank march king_guy
frank to lachish
frank to gaza
frank march balian
frank to ascalon
frank to gaza
frank march pilgrim_brittany
frank to ascalon
frank to gaza
frank done
frank muster acre
frank march robert
frank to acre
frank march hospitaller_jerusalem
frank to legio
frank to acre
frank march philip
frank to caesarea
frank to acre
frank done
frank enter leopold
frank to st_simeon
frank done
saracen muster saone
saracen march jurdik
saracen to albara
saracen to saone
saracen march al_afdal
saracen to latakia
saracen to saone
saracen march taqi_al_din
saracen to albara
saracen to saone
saracen done
saracen group artah
saracen march turks_4
saracen to aleppo
saracen halt
saracen done
frank to caesarea
saracen to damascus
frank card move_3
saracen card intrigue
frank group gaza
frank march richard
frank to egypt
frank march conrad
frank to egypt
frank march king_guy
frank to egypt
frank march pilgrim_brittany
frank to egypt
frank march reynald_sidon
frank to beersheba
frank to egypt
frank march balian
frank to beersheba
frank to egypt
frank muster jaffa
frank march walter
frank to jaffa
frank march philip
frank to caesarea
frank to jaffa
frank march hospitaller_jerusalem
frank to caesarea
frank to jaffa
frank march robert
frank to caesarea
frank to jaffa
frank done
frank enter frederick
frank to st_simeon
frank done
frank main gaza
saracen group saone
saracen march taqi_al_din
saracen to latakia
saracen to kassab
saracen to antioch
saracen march jurdik
saracen to latakia
saracen to kassab
saracen to antioch
saracen march al_afdal
saracen to shughur
saracen to harim
saracen to antioch
saracen march turks_3
saracen to shughur
saracen to harim
saracen to antioch
saracen group aleppo
saracen march al_zahir
saracen to artah
saracen to harim
saracen to antioch
saracen march turks_1
saracen to artah
saracen to harim
saracen to antioch
saracen done
saracen group tiberias
saracen march kurds_4
saracen to baisan
saracen to nablus
saracen to caesarea
saracen done
saracen done
saracen main harim
frank battle egypt
saracen castle saladin
saracen castle qara_qush
saracen castle arabs_4
saracen castle al_aziz
frank done
saracen done
frank done
saracen done
frank done
frank show reynald_sidon
frank castle bohemond
frank castle templar_antioch
frank castle turcopole_antioch
saracen done
frank done
saracen storm taqi_al_din
saracen storm jurdik
saracen storm al_afdal
frank fire turcopole_antioch
saracen withdraw taqi_al_din
frank fire templar_antioch
saracen hit jurdik
frank fire bohemond
saracen withdraw al_afdal
saracen withdraw jurdik
saracen done
frank done
saracen done
saracen show jurdik
saracen to damascus
frank card manna
saracen card move_1
frank give templar_antioch
frank give barbarossa
frank done
saracen muster tiberias
saracen march al_mashtub
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen march keukburi
saracen to ashtera
saracen to ajlun
saracen to tiberias
saracen march yazkuj
saracen to amman
saracen to ajlun
saracen to tiberias
saracen done
saracen done
frank battle egypt
frank done
saracen done
frank done
saracen done
frank done
saracen done
saracen to aleppo
frank card move_1
saracen card assassins
saracen strike_castle antioch
frank sail barbarossa
frank land ascalon
frank done
saracen battle antioch
saracen done
frank done
saracen done
frank storm richard
frank storm conrad
frank storm king_guy
frank storm pilgrim_brittany
saracen fire saladin
frank hit king_guy
frank hit pilgrim_brittany
saracen fire qara_qush
saracen fire al_aziz
saracen fire arabs_4
frank hit conrad
frank withdraw richard
frank withdraw conrad
frank withdraw king_guy
frank withdraw pilgrim_brittany
frank storm richard
frank storm conrad
frank storm reynald_sidon
frank storm balian
saracen fire saladin
saracen fire qara_qush
frank hit reynald_sidon
saracen fire al_aziz
frank hit balian
saracen fire arabs_4
frank hit conrad
frank withdraw richard
frank withdraw reynald_sidon
frank withdraw conrad
frank withdraw balian
frank done
saracen done
frank done
saracen to artah
frank card move_2
saracen card jihad
saracen group antioch
saracen march jurdik
saracen to harim
saracen to shughur
saracen to saone
saracen march turks_3
saracen to harim
saracen to shughur
saracen to saone
saracen march al_afdal
saracen to harim
saracen to artah
saracen to zerdana
saracen done
saracen done
saracen show al_zahir
saracen jihad antioch
frank group st_simeon
frank march leopold
frank to antioch
frank march frederick
frank to antioch
frank sail philip
frank land beirut
frank done
saracen battle antioch
saracen storm taqi_al_din
saracen storm al_zahir
saracen storm turks_1
saracen fire taqi_al_din
saracen fire al_zahir
saracen fire turks_1
frank fire turcopole_antioch
frank fire templar_antioch
saracen hit taqi_al_din
frank fire bohemond
saracen hit turks_1
frank sally templar_antioch
frank sally turcopole_antioch
frank done
saracen fire al_zahir
saracen fire taqi_al_din
frank hit frederick
saracen fire turks_1
frank hit frederick
frank withdraw turcopole_antioch
frank withdraw templar_antioch
frank retreat leopold
frank to st_simeon
frank retreat frederick
frank to st_simeon
saracen done
saracen done
frank done
saracen done
frank done
saracen done
frank done
saracen to ashtera
frank card winter_campaign
saracen card move_1
frank keep_siege egypt
saracen group antioch
saracen march al_zahir
saracen to harim
saracen to shughur
saracen to albara
saracen march taqi_al_din
saracen to harim
saracen to shughur
saracen halt
saracen march turks_1
saracen to harim
saracen halt
saracen done
frank starve frederick
frank starve walter
frank starve robert
saracen starve jurdik
saracen starve yazkuj
saracen starve kurds_3
frank restore templar_antioch
frank restore templar_antioch
frank restore bohemond
frank done
saracen restore al_afdal
saracen restore arabs_2
saracen restore arabs_3
saracen done
frank card move_3
saracen card move_2
frank sail philip
frank land acre
frank sail hospitaller_jerusalem
frank land acre
frank sail richard
frank land tyre
frank done
saracen muster damascus
saracen march arabs_3
saracen to damascus
saracen march al_mashtub
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march keukburi
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen done
saracen muster aleppo
saracen march arabs_2
saracen to aleppo
saracen march al_afdal
saracen to aleppo
saracen march al_zahir
saracen to zerdana
saracen to aleppo
saracen march turks_1
saracen to artah
saracen to aleppo
saracen march turks_3
saracen to albara
saracen to zerdana
saracen to aleppo
saracen done
saracen done
frank done
saracen done
frank done
frank to tiberias
saracen to damascus
frank card move_3
saracen card intrigue
frank muster banyas
frank march philip
frank to tiberias
frank to banyas
frank march hospitaller_jerusalem
frank to tiberias
frank to banyas
frank march crossbows
frank to beaufort
frank to banyas
frank march richard
frank to beaufort
frank to banyas
frank march pilgrim_sicily
frank to beaufort
frank to banyas
frank march turcopole_beirut
frank to beaufort
frank to banyas
frank done
frank sail barbarossa
frank land tartus
frank group jerusalem
frank march hospitaller_acre
frank to nablus
frank to caesarea
frank march pilgrim_genoa
frank to nablus
frank to caesarea
frank done
frank done
saracen group aleppo
saracen march al_afdal
saracen to artah
saracen to harim
saracen to antioch
saracen march zangi
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
saracen group damascus
saracen march arabs_3
saracen to ashtera
saracen to ajlun
saracen to amman
saracen march kurds_2
saracen to ashtera
saracen to ajlun
saracen to amman
saracen march kurds_1
saracen to ashtera
saracen to ajlun
saracen to amman
saracen march qaimaz
saracen to ashtera
saracen to ajlun
saracen to amman
saracen done
saracen group latakia
saracen march sulaiman
saracen to kassab
saracen to antioch
saracen done
saracen main harim
frank battle egypt
frank done
saracen done
frank done
frank battle caesarea
saracen done
frank charge hospitaller_acre
frank regroup hospitaller_acre
frank to acre
frank done
frank castle templar_antioch
frank castle bohemond
frank castle turcopole_antioch
saracen done
frank done
saracen storm al_afdal
saracen storm zangi
saracen storm al_zahir
frank fire turcopole_antioch
saracen fire al_zahir
frank fire templar_antioch
saracen hit al_zahir
saracen hit zangi
frank fire bohemond
saracen withdraw zangi
saracen withdraw al_afdal
saracen done
frank fire turcopole_antioch
saracen withdraw al_zahir
saracen done
saracen show al_zahir
saracen to damascus
frank card move_3
saracen card move_2
frank muster jerusalem
frank march templar_tartus
frank to ramallah
frank to jerusalem
frank march pilgrim_genoa
frank to nablus
frank to jerusalem
frank done
frank group banyas
frank march richard
frank to damascus
frank march philip
frank to damascus
frank march hospitaller_jerusalem
frank to damascus
frank march crossbows
frank to damascus
frank march raymond_tiberias
frank to ashtera
frank to damascus
frank march pilgrim_sicily
frank to ashtera
frank to damascus
frank march turcopole_beirut
frank to beaufort
frank to anjar
frank to damascus
frank group tartus
frank march barbarossa
frank to tripoli
frank march templar_jerusalem
frank to tripoli
frank done
frank main banyas
saracen group amman
saracen march qaimaz
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march kurds_1
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march kurds_2
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen march arabs_3
saracen to ajlun
saracen to ashtera
saracen to damascus
saracen group aleppo
saracen march arabs_2
saracen to artah
saracen halt
saracen march turks_4
saracen to artah
saracen halt
saracen march turks_3
saracen to artah
saracen halt
saracen done
saracen done
frank battle egypt
frank done
saracen done
frank done
frank battle tripoli
saracen done
saracen fire al_adil
saracen fire yuzpah
frank hit barbarossa
frank retreat templar_jerusalem
frank to tartus
frank retreat barbarossa
frank to tartus
saracen done
frank battle damascus
saracen done
frank retreat crossbows
frank to banyas
saracen fire al_mashtub
frank hit philip
saracen fire keukburi
frank hit philip
frank hit hospitaller_jerusalem
saracen fire tuman
saracen fire shirkuh
frank hit philip
frank retreat richard
frank to anjar
frank retreat hospitaller_jerusalem
frank to anjar
frank retreat philip
frank to banyas
frank harry turcopole_beirut
frank to anjar
saracen fire al_mashtub
frank hit raymond_tiberias
saracen fire keukburi
saracen fire tuman
frank hit raymond_tiberias
saracen fire shirkuh
saracen fire qaimaz
frank hit raymond_tiberias
saracen done
saracen done
frank done
saracen done
saracen to aleppo
frank card jihad
saracen card move_1
frank group anjar
frank march turcopole_beirut
frank to baalbek
frank to lacum
frank to homs
frank march hospitaller_jerusalem
frank to baalbek
frank to lacum
frank to homs
frank march richard
frank to baalbek
frank to lacum
frank to homs
frank done
frank jihad egypt
saracen group shughur
saracen march taqi_al_din
saracen to albara
saracen to zerdana
saracen to aleppo
saracen done
frank battle egypt
frank done
saracen done
frank done
saracen storm al_afdal
saracen storm turks_2
saracen storm zangi
frank fire turcopole_antioch
saracen fire turks_2
saracen fire al_afdal
saracen fire zangi
saracen done
saracen to ashtera
frank card assassins
saracen card move_1
frank strike_castle egypt
saracen group damascus
saracen march arabs_3
saracen to ashtera
saracen to ajlun
saracen to amman
saracen march kurds_2
saracen to ashtera
saracen to ajlun
saracen to amman
saracen march kurds_1
saracen to ashtera
saracen to ajlun
saracen to amman
saracen march kurds_3
saracen to ashtera
saracen to ajlun
saracen to amman
saracen march al_mashtub
saracen to anjar
saracen to beaufort
saracen to tyre
saracen done
saracen done
frank storm conrad
frank storm king_guy
frank storm pilgrim_brittany
frank storm reynald_sidon
saracen fire arabs_4
frank hit king_guy
frank fire conrad
frank fire reynald_sidon
frank fire king_guy
frank fire pilgrim_brittany
frank done
saracen fire arabs_4
frank fire conrad
frank done
saracen to ashtera
frank card move_2
saracen card winter_campaign
frank group acre
frank march hospitaller_acre
frank to caesarea
frank to nablus
frank to jerusalem
frank done
frank group tartus
frank march templar_jerusalem
frank to krak_des_chevaliers
frank to homs
frank halt
frank done
frank done
saracen group amman
saracen march kurds_1
saracen to damiya
saracen to nablus
saracen to caesarea
saracen march kurds_2
saracen to damiya
saracen to nablus
saracen halt
saracen march arabs_3
saracen to jericho
saracen to damiya
saracen to baisan
saracen done
saracen done
end 1675 d231fb2539271848
