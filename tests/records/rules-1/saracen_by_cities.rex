levant record 1
title: rex
edition: 2.0
rules: 1
options: none
seat frank: Squire
seat saracen: Squire
dice: fast 41
result: saracen: cities

frank deploy turcopole_beirut
frank to acre
frank deploy raymond_tiberias
frank to tripoli
frank done
saracen done
frank card move_3
saracen card move_3
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
saracen group banyas
saracen march qaimaz
saracen to damascus
saracen halt
saracen done
frank muster acre
frank march walter
frank to acre
frank march conrad
frank to acre
frank march balian
frank to caesarea
frank to acre
frank march hospitaller_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank done
frank group krak_des_chevaliers
frank march hospitaller_krak_des_chevaliers
frank to tripoli
frank group acre
frank march hospitaller_acre
frank to tiberias
frank to ajlun
frank to ashtera
frank done
frank done
saracen battle tripoli
frank done
saracen fire saladin
frank hit raymond_tiberias
frank fire raymond_tiberias
saracen hit saladin
frank fire raymond_tripoli
saracen fire al_mashtub
frank hit raymond_tiberias
frank hit raymond_tiberias
saracen fire saladin
saracen fire al_mashtub
saracen done
saracen done
saracen withdraw yazkuj
frank done
frank done
saracen done
frank done
frank card move_2
saracen card move_2
frank muster beirut
frank march reynald_sidon
frank to beirut
frank march hospitaller_jerusalem
frank to tyre
frank to sidon
frank to beirut
frank march turcopole_beirut
frank to tyre
frank to sidon
frank to beirut
frank done
frank muster jerusalem
frank march reynald_kerak
frank to jericho
frank to jerusalem
frank march templar_gaza
frank to lachish
frank to hebron
frank to jerusalem
frank done
frank done
saracen group egypt
saracen march arabs_4
saracen to gaza
saracen to ascalon
saracen halt
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
saracen to beersheba
saracen to gaza
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
saracen done
frank done
saracen done
frank done
frank card assassins
saracen card move_2
frank strike_castle ashtera
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
saracen to hama
saracen group aleppo
saracen march turks_1
saracen to zerdana
saracen to hama
saracen to homs
saracen march al_zahir
saracen to zerdana
saracen to hama
saracen to homs
saracen done
saracen done
frank castle bohemond
frank castle templar_antioch
frank castle turcopole_antioch
saracen done
frank done
saracen done
saracen show shirkuh
frank card move_1
saracen card move_2
saracen group hama
saracen march bahram
saracen to homs
saracen to krak_des_chevaliers
saracen to tripoli
saracen group gaza
saracen march al_adil
saracen to ascalon
saracen to jaffa
saracen to caesarea
saracen done
frank sail hospitaller_jerusalem
frank land tyre
frank done
saracen storm tuman
saracen storm taqi_al_din
saracen storm shirkuh
frank fire turcopole_antioch
saracen withdraw taqi_al_din
frank fire templar_antioch
saracen hit shirkuh
frank fire bohemond
saracen hit shirkuh
saracen withdraw tuman
saracen withdraw shirkuh
saracen done
frank done
saracen done
frank card move_2
saracen card manna
saracen give shirkuh
saracen give tuman
saracen give saladin
frank muster hebron
frank march templar_jerusalem
frank to hebron
frank done
frank group saone
frank march josselin
frank to latakia
frank halt
frank done
saracen done
frank done
saracen done
frank card move_2
saracen card move_1
frank done
saracen group antioch
saracen march tuman
saracen to harim
saracen to artah
saracen to zerdana
saracen march jurdik
saracen to harim
saracen to shughur
saracen to albara
saracen march taqi_al_din
saracen to st_simeon
saracen halt
saracen march shirkuh
saracen to harim
saracen halt
saracen done
saracen starve bahram
saracen starve arabs_2
saracen starve arabs_4
frank restore turcopole_antioch
frank restore bohemond
frank restore turcopole_antioch
frank done
saracen done
frank card move_3
saracen card move_3
frank group hebron
frank march templar_jerusalem
frank to dimona
frank to beersheba
frank to egypt
frank muster acre
frank march hospitaller_jerusalem
frank to acre
frank march hospitaller_acre
frank to ajlun
frank to tiberias
frank to acre
frank march turcopole_beirut
frank to sidon
frank to tyre
frank to acre
frank done
frank group latakia
frank march josselin
frank to kassab
frank to antioch
frank done
saracen sail taqi_al_din
saracen land caesarea
saracen muster aleppo
saracen march sulaiman
saracen to aleppo
saracen march jurdik
saracen to zerdana
saracen to aleppo
saracen march shirkuh
saracen to artah
saracen to aleppo
saracen done
saracen sail al_mashtub
saracen land ascalon
saracen done
saracen done
saracen fire qara_qush
frank retreat templar_jerusalem
frank to beersheba
saracen done
frank to beirut
saracen to tripoli
frank card move_3
saracen card move_2
frank muster jerusalem
frank march hospitaller_jerusalem
frank to legio
frank to nablus
frank to jerusalem
frank march hospitaller_acre
frank to legio
frank to nablus
frank to jerusalem
frank march turcopole_beirut
frank to legio
frank to nablus
frank to jerusalem
frank march templar_jerusalem
frank to dimona
frank to hebron
frank to jerusalem
frank done
frank muster gaza
frank march templar_gaza
frank to hebron
frank to lachish
frank to gaza
frank march reynald_kerak
frank to hebron
frank to lachish
frank to gaza
frank done
frank group beirut
frank march pilgrim_sicily
frank to sidon
frank to tyre
frank march reynald_sidon
frank to sidon
frank to tyre
frank done
saracen sail al_adil
saracen land egypt
saracen muster ascalon
saracen march taqi_al_din
saracen to jaffa
saracen to ascalon
saracen done
saracen done
saracen to egypt
frank card move_2
saracen card move_2
saracen group ascalon
saracen march al_mashtub
saracen to jaffa
saracen to caesarea
saracen to acre
saracen march yuzpah
saracen to jaffa
saracen to caesarea
saracen to acre
saracen march taqi_al_din
saracen to jaffa
saracen to caesarea
saracen to acre
saracen march al_aziz
saracen to jaffa
saracen to caesarea
saracen to acre
saracen group damascus
saracen march keukburi
saracen to banyas
saracen to tiberias
saracen to acre
saracen march al_afdal
saracen to banyas
saracen to tiberias
saracen to acre
saracen done
saracen done
saracen main caesarea
frank group jerusalem
frank march hospitaller_jerusalem
frank to nablus
frank to caesarea
frank to acre
frank march hospitaller_acre
frank to nablus
frank to caesarea
frank to acre
frank done
frank group gaza
frank march templar_gaza
frank to ascalon
frank to ramallah
frank to jerusalem
frank march reynald_kerak
frank to ascalon
frank to ramallah
frank to jerusalem
frank done
frank castle conrad
frank castle balian
frank castle walter
saracen storm al_mashtub
saracen storm yuzpah
saracen storm taqi_al_din
saracen withdraw taqi_al_din
frank fire conrad
saracen hit yuzpah
saracen hit yuzpah
frank fire balian
saracen hit yuzpah
frank fire walter
saracen withdraw al_mashtub
saracen withdraw yuzpah
frank sally conrad
frank sally balian
frank done
saracen fire taqi_al_din
saracen fire keukburi
frank hit conrad
saracen fire al_afdal
frank hit balian
saracen fire al_mashtub
saracen fire al_aziz
saracen fire yuzpah
frank withdraw conrad
frank withdraw balian
frank retreat hospitaller_jerusalem
frank to caesarea
frank retreat hospitaller_acre
frank to caesarea
saracen regroup yuzpah
saracen to tiberias
saracen done
saracen storm keukburi
saracen storm al_afdal
saracen storm taqi_al_din
saracen fire taqi_al_din
frank fire conrad
saracen hit taqi_al_din
frank fire walter
saracen hit keukburi
frank fire balian
saracen withdraw al_afdal
saracen withdraw keukburi
saracen done
saracen show taqi_al_din
saracen to egypt
frank to tyre
frank card move_2
saracen card manna
saracen give al_mashtub
saracen give yuzpah
saracen give keukburi
frank group caesarea
frank march hospitaller_acre
frank to nablus
frank to damiya
frank to amman
frank march hospitaller_jerusalem
frank to nablus
frank to damiya
frank to amman
frank sail templar_tartus
frank land tyre
frank done
saracen storm keukburi
saracen storm al_mashtub
saracen storm al_afdal
frank fire conrad
saracen hit keukburi
frank fire balian
frank fire walter
saracen fire al_mashtub
frank hit balian
saracen fire al_afdal
saracen fire keukburi
frank hit walter
saracen done
frank fire conrad
frank fire balian
frank fire walter
saracen fire al_mashtub
saracen fire al_afdal
frank hit balian
saracen fire keukburi
saracen done
frank fire conrad
frank fire balian
frank fire walter
saracen fire al_mashtub
saracen fire al_afdal
frank hit walter
saracen fire keukburi
saracen done
saracen to aleppo
frank to sidon
frank card assassins
saracen card move_1
frank strike_field damascus
saracen group homs
saracen march al_zahir
saracen to qaddas
saracen to damascus
saracen halt
saracen march turks_1
saracen to krak_des_chevaliers
saracen to tartus
saracen halt
saracen done
saracen to damascus
frank card move_2
saracen card move_1
frank group tyre
frank march templar_tartus
frank to sidon
frank to beirut
frank halt
frank march reynald_sidon
frank to beaufort
frank to banyas
frank march pilgrim_sicily
frank to beaufort
frank halt
frank done
frank group jerusalem
frank march templar_gaza
frank to ramallah
frank to jaffa
frank halt
frank march reynald_kerak
frank to ramallah
frank to ascalon
frank halt
frank done
frank done
saracen group aleppo
saracen march zangi
saracen to zerdana
saracen to hama
saracen to homs
saracen march sanjar
saracen to zerdana
saracen to hama
saracen halt
saracen march jurdik
saracen to zerdana
saracen to hama
saracen to montferrand
saracen done
saracen done
frank starve turcopole_antioch
frank starve hospitaller_jerusalem
saracen starve taqi_al_din
saracen starve keukburi
frank restore templar_jerusalem
frank restore templar_jerusalem
frank restore raymond_tripoli
frank restore raymond_tripoli
frank restore bohemond
frank done
saracen restore al_mashtub
saracen restore yuzpah
saracen restore turks_2
saracen restore shirkuh
saracen restore kurds_1
saracen done
frank card move_3
saracen card move_3
saracen sail al_adil
saracen land acre
saracen muster damascus
saracen march zangi
saracen to qaddas
saracen to damascus
saracen march sanjar
saracen to homs
saracen to qaddas
saracen to damascus
saracen march jurdik
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen sail turks_1
saracen land egypt
saracen done
frank muster jerusalem
frank march hospitaller_acre
frank to jericho
frank to jerusalem
frank march templar_gaza
frank to ramallah
frank to jerusalem
frank done
frank group banyas
frank march reynald_sidon
frank to beaufort
frank to tyre
frank sail pilgrim_brittany
frank land jaffa
frank done
saracen to damascus
frank to tyre
frank card move_2
saracen card intrigue
saracen muster ajlun
saracen march zangi
saracen to ashtera
saracen to ajlun
saracen march sanjar
saracen to ashtera
saracen to ajlun
saracen march jurdik
saracen to ashtera
saracen to ajlun
saracen march al_zahir
saracen to ashtera
saracen to ajlun
saracen done
saracen sail arabs_3
saracen land acre
saracen group zerdana
saracen march tuman
saracen to aleppo
saracen halt
saracen done
frank sail conrad
frank land caesarea
frank group jerusalem
frank march turcopole_beirut
frank to hebron
frank to lachish
frank to gaza
frank done
frank done
saracen to ashtera
frank card move_3
saracen card move_1
frank muster ascalon
frank march pilgrim_brittany
frank to ascalon
frank march conrad
frank to jaffa
frank to ascalon
frank march templar_jerusalem
frank to ramallah
frank to ascalon
frank done
frank sail templar_tartus
frank land jaffa
frank done
saracen sail saladin
saracen land egypt
saracen done
frank to beirut
saracen to tripoli
frank card move_2
saracen card move_2
saracen muster tiberias
saracen march al_mashtub
saracen to tiberias
saracen march zangi
saracen to tiberias
saracen march sanjar
saracen to tiberias
saracen done
saracen muster ashtera
saracen march jurdik
saracen to ashtera
saracen march al_zahir
saracen to ashtera
saracen march qaimaz
saracen to ashtera
saracen done
saracen done
frank muster gaza
frank march conrad
frank to gaza
frank march templar_jerusalem
frank to gaza
frank march pilgrim_brittany
frank to gaza
frank march reynald_kerak
frank to gaza
frank done
frank sail turcopole_antioch
frank land caesarea
frank done
saracen to hama
frank to nablus
frank card move_2
saracen card winter_campaign
frank group jaffa
frank march templar_tartus
frank to ascalon
frank halt
frank group nablus
frank march balian
frank to caesarea
frank to jaffa
frank done
saracen group ashtera
saracen march yazkuj
saracen to ajlun
saracen to amman
saracen halt
saracen march qaimaz
saracen to ajlun
saracen to amman
saracen halt
saracen march al_zahir
saracen to ajlun
saracen to amman
saracen halt
saracen march jurdik
saracen to ajlun
saracen to amman
saracen halt
saracen done
frank to caesarea
saracen to damascus
frank card guide
saracen card move_1
frank group caesarea
frank march walter
frank to jaffa
frank to ascalon
frank done
frank done
saracen group amman
saracen march jurdik
saracen to damiya
saracen to baisan
saracen halt
saracen march al_zahir
saracen to kerak
saracen halt
saracen march qaimaz
saracen to ajlun
saracen to ashtera
saracen halt
saracen done
saracen done
frank starve reynald_kerak
frank starve turcopole_beirut
frank starve pilgrim_brittany
frank starve conrad
saracen starve sulaiman
saracen starve zangi
saracen starve sanjar
saracen starve arabs_3
frank restore raymond_tripoli
frank done
saracen restore bahram
saracen restore yuzpah
saracen done
frank card move_3
saracen card move_2
frank group gaza
frank march templar_jerusalem
frank to ascalon
frank to ramallah
frank to jerusalem
frank muster gaza
frank march templar_tartus
frank to gaza
frank done
frank done
saracen muster acre
saracen march al_mashtub
saracen to acre
saracen march yuzpah
saracen to acre
saracen march jurdik
saracen to legio
saracen to acre
saracen march keukburi
saracen to banyas
saracen to tiberias
saracen to acre
saracen done
saracen muster aleppo
saracen march taqi_al_din
saracen to zerdana
saracen to aleppo
saracen done
saracen done
saracen to aleppo
frank card move_2
saracen card manna
saracen give bahram
saracen give turks_2
saracen done
frank enter barbarossa
frank to antioch
frank enter leopold
frank to st_simeon
frank done
saracen to aleppo
frank to tyre
frank card move_2
saracen card guide
saracen group aleppo
saracen march turks_4
saracen to zerdana
saracen to hama
saracen to homs
saracen march shirkuh
saracen to zerdana
saracen to hama
saracen to homs
saracen march sanjar
saracen to zerdana
saracen to hama
saracen to homs
saracen march tuman
saracen to zerdana
saracen halt
saracen done
saracen done
frank sail pilgrim_genoa
frank land ascalon
frank enter frederick
frank to st_simeon
frank done
saracen to aleppo
frank card move_1
saracen card winter_campaign
frank sail frederick
frank land sidon
frank done
saracen group acre
saracen march al_mashtub
saracen to legio
saracen to nablus
saracen to jerusalem
saracen march keukburi
saracen to legio
saracen to nablus
saracen to jerusalem
saracen march al_afdal
saracen to legio
saracen to nablus
saracen to jerusalem
saracen march al_adil
saracen to legio
saracen to nablus
saracen to jerusalem
saracen done
saracen done
frank done
saracen retreat al_adil
saracen to nablus
frank fire templar_jerusalem
saracen hit keukburi
frank charge king_guy
saracen hit al_mashtub
frank charge templar_gaza
saracen hit keukburi
saracen hit al_mashtub
frank charge hospitaller_acre
saracen hit keukburi
saracen retreat al_mashtub
saracen to nablus
saracen retreat al_afdal
saracen to nablus
frank regroup templar_gaza
frank to hebron
frank done
saracen to egypt
frank card move_1
saracen card assassins
saracen strike_field jerusalem
frank sail leopold
frank land latakia
frank done
saracen to egypt
frank to beirut
frank card move_1
saracen card move_1
frank muster saone
frank march templar_antioch
frank to kassab
frank to latakia
frank to saone
frank done
frank done
saracen group nablus
saracen march al_adil
saracen to baisan
saracen halt
saracen march al_mashtub
saracen to baisan
saracen to tiberias
saracen halt
saracen done
saracen done
saracen starve sanjar
saracen starve turks_1
saracen starve arabs_2
frank restore templar_gaza
frank restore hospitaller_acre
frank restore king_guy
frank done
saracen restore al_mashtub
saracen done
frank card move_3
saracen card move_2
frank muster jerusalem
frank march templar_gaza
frank to jerusalem
frank march pilgrim_genoa
frank to ramallah
frank to jerusalem
frank march walter
frank to ramallah
frank to jerusalem
frank march balian
frank to ramallah
frank to jerusalem
frank march turcopole_antioch
frank to jaffa
frank to ramallah
frank to jerusalem
frank done
frank sail leopold
frank land tyre
frank sail raymond_tripoli
frank land caesarea
frank done
saracen sail saladin
saracen land acre
saracen muster damascus
saracen march qaimaz
saracen to damascus
saracen march shirkuh
saracen to qaddas
saracen to damascus
saracen done
saracen done
saracen to artah
frank card move_2
saracen card intrigue
saracen group zerdana
saracen march tuman
saracen to aleppo
saracen halt
saracen sail jurdik
saracen land tripoli
saracen sail arabs_3
saracen land tripoli
saracen done
frank group jerusalem
frank march turcopole_antioch
frank to ramallah
frank to ascalon
frank halt
frank march walter
frank to ramallah
frank to ascalon
frank march hospitaller_acre
frank to hebron
frank to lachish
frank to ascalon
frank march templar_gaza
frank to hebron
frank to lachish
frank to ascalon
frank march templar_jerusalem
frank to ramallah
frank to jaffa
frank to ascalon
frank done
frank sail turcopole_beirut
frank land ascalon
frank done
saracen to aleppo
frank card move_2
saracen card move_1
frank group ascalon
frank march templar_jerusalem
frank to gaza
frank to egypt
frank march templar_gaza
frank to gaza
frank to egypt
frank march hospitaller_acre
frank to gaza
frank to egypt
frank done
frank sail richard
frank land ascalon
frank done
saracen muster hama
saracen march shirkuh
saracen to qaddas
saracen to homs
saracen to hama
saracen march qaimaz
saracen to qaddas
saracen to homs
saracen to hama
saracen march kurds_3
saracen to qaddas
saracen to homs
saracen to hama
saracen march jurdik
saracen to krak_des_chevaliers
saracen to homs
saracen to hama
saracen done
saracen done
saracen castle qara_qush
saracen castle arabs_4
frank done
saracen done
frank done
frank show templar_jerusalem
frank to jaffa
saracen to aleppo
frank card assassins
saracen card move_1
frank strike_castle egypt
saracen group hama
saracen march kurds_3
saracen to zerdana
saracen to artah
saracen halt
saracen march qaimaz
saracen to zerdana
saracen to artah
saracen halt
saracen march jurdik
saracen to zerdana
saracen to aleppo
saracen to artah
saracen march shirkuh
saracen to zerdana
saracen to aleppo
saracen to artah
saracen done
frank storm templar_jerusalem
frank storm templar_gaza
frank storm hospitaller_acre
saracen fire qara_qush
frank hit templar_jerusalem
frank hit templar_gaza
saracen fire arabs_4
frank fire templar_jerusalem
frank fire templar_gaza
frank fire hospitaller_acre
frank done
saracen fire qara_qush
frank hit templar_jerusalem
frank hit templar_gaza
saracen fire arabs_4
frank fire hospitaller_acre
frank fire templar_jerusalem
saracen hit arabs_4
frank fire templar_gaza
frank done
saracen fire qara_qush
saracen fire arabs_4
frank fire hospitaller_acre
frank fire templar_jerusalem
frank fire templar_gaza
frank done
saracen to damascus
frank card move_2
saracen card jihad
saracen group tripoli
saracen march arabs_3
saracen to tartus
saracen to margat
saracen to latakia
saracen march bahram
saracen to tartus
saracen to margat
saracen halt
saracen done
saracen done
frank sail philip
frank land egypt
frank sail hugh
frank land sidon
frank done
frank storm philip
frank storm hospitaller_acre
frank storm templar_jerusalem
frank storm templar_gaza
saracen fire qara_qush
saracen fire arabs_4
frank fire philip
frank fire hospitaller_acre
saracen hit arabs_4
frank fire templar_jerusalem
frank fire templar_gaza
frank done
saracen fire qara_qush
frank fire philip
frank fire hospitaller_acre
frank done
saracen to tripoli
frank to beirut
frank card winter_campaign
saracen card move_1
frank group sidon
frank march hugh
frank to beaufort
frank to banyas
frank done
frank done
saracen group aleppo
saracen march tuman
saracen to zerdana
saracen halt
saracen march taqi_al_din
saracen to zerdana
saracen to hama
saracen halt
saracen march zangi
saracen to zerdana
saracen to hama
saracen to montferrand
saracen done
saracen done
frank starve walter
frank starve turcopole_antioch
saracen starve sulaiman
saracen starve shirkuh
saracen starve jurdik
saracen starve qaimaz
frank restore templar_jerusalem
frank restore templar_gaza
frank restore reynald_kerak
frank done
saracen restore al_mashtub
saracen restore arabs_1
saracen done
frank card move_3
saracen card move_2
frank sail robert
frank land ascalon
frank sail james
frank land ascalon
frank muster tyre
frank march pilgrim_sicily
frank to tyre
frank march frederick
frank to tyre
frank march hugh
frank to beaufort
frank to tyre
frank march reynald_kerak
frank to sidon
frank to tyre
frank done
frank done
saracen muster aleppo
saracen march kurds_3
saracen to aleppo
saracen march tuman
saracen to aleppo
saracen march taqi_al_din
saracen to zerdana
saracen to aleppo
saracen done
saracen group tiberias
saracen march al_mashtub
saracen to banyas
saracen to damascus
saracen halt
saracen done
frank to tiberias
saracen to artah
frank card move_2
saracen card move_2
frank muster beaufort
frank march leopold
frank to beaufort
frank march hugh
frank to beaufort
frank march frederick
frank to beaufort
frank march reynald_sidon
frank to beaufort
frank march turcopole_antioch
frank to banyas
frank to beaufort
frank done
frank group egypt
frank march hospitaller_acre
frank to gaza
frank to ascalon
frank to jaffa
frank march templar_gaza
frank to gaza
frank to ascalon
frank to jaffa
frank march templar_jerusalem
frank to gaza
frank to ascalon
frank to jaffa
frank done
frank done
saracen group aleppo
saracen march tuman
saracen to artah
saracen to harim
saracen to antioch
saracen march taqi_al_din
saracen to artah
saracen to harim
saracen to antioch
saracen march sanjar
saracen to artah
saracen to harim
saracen to antioch
saracen march kurds_3
saracen to artah
saracen to harim
saracen to antioch
saracen done
saracen group margat
saracen march bahram
saracen to latakia
saracen to kassab
saracen to antioch
saracen done
saracen main harim
frank castle barbarossa
frank castle bohemond
frank castle josselin
saracen done
frank done
saracen done
frank done
saracen done
saracen show sanjar
frank to tiberias
saracen to zerdana
frank card move_2
saracen card guide
saracen group amman
saracen march yazkuj
saracen to kerak
saracen halt
saracen done
frank group beaufort
frank march leopold
frank to anjar
frank to damascus
frank march hugh
frank to anjar
frank to damascus
frank march frederick
frank to banyas
frank to damascus
frank march reynald_sidon
frank to banyas
frank to damascus
frank march turcopole_antioch
frank to banyas
frank to damascus
frank group jaffa
frank march hospitaller_acre
frank to caesarea
frank halt
frank march templar_gaza
frank to caesarea
frank halt
frank march templar_jerusalem
frank to caesarea
frank halt
frank march pilgrim_brittany
frank to caesarea
frank halt
frank done
frank main banyas
saracen battle antioch
saracen storm tuman
saracen storm taqi_al_din
saracen storm sanjar
saracen withdraw taqi_al_din
frank fire barbarossa
saracen hit sanjar
frank fire bohemond
saracen hit sanjar
frank fire josselin
saracen hit sanjar
saracen withdraw tuman
saracen done
frank done
saracen done
saracen show tuman
saracen castle al_mashtub
saracen castle kurds_1
saracen castle kurds_2
saracen castle kurds_4
frank done
saracen done
frank storm leopold
frank storm hugh
frank storm frederick
frank storm reynald_sidon
saracen fire al_mashtub
frank withdraw hugh
frank withdraw frederick
frank withdraw reynald_sidon
frank withdraw leopold
frank done
saracen done
frank done
frank show hugh
saracen to homs
frank to tyre
frank card move_1
saracen card move_2
saracen group antioch
saracen march tuman
saracen to st_simeon
saracen halt
saracen done
saracen group montferrand
saracen march zangi
saracen to krak_des_chevaliers
saracen to tripoli
saracen halt
saracen done
saracen show bahram
frank muster beaufort
frank march conrad
frank to beaufort
frank march pilgrim_sicily
frank to beaufort
frank march reynald_kerak
frank to beaufort
frank march leopold
frank to anjar
frank to beaufort
frank march hugh
frank to anjar
frank to beaufort
frank done
frank done
frank show frederick
saracen battle antioch
saracen done
frank done
saracen done
frank done
saracen done
frank done
saracen to banyas
frank to caesarea
frank card manna
saracen card jihad
frank card move_1
saracen card move_1
saracen group antioch
saracen march taqi_al_din
saracen to kassab
saracen to latakia
saracen to margat
saracen march bahram
saracen to harim
saracen to artah
saracen to zerdana
saracen march kurds_3
saracen to kassab
saracen to latakia
saracen to margat
saracen done
frank group damascus
frank march frederick
frank to ashtera
frank halt
frank march reynald_sidon
frank to anjar
frank to beaufort
frank march turcopole_antioch
frank to ashtera
frank to ajlun
frank to tiberias
frank done
end 1387 813a6bdb47369d22
