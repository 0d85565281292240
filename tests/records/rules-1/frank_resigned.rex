levant record 1
title: rex
edition: 2.0
rules: 1
options: none
seat frank: Anna
seat saracen: Ben
dice: fair 843d32ceeade9fa122663f123f1adb12313d8bbee08d1c62e6f9cce06cda263f
key: 77646f5a4f3166637627abe998e7a1470fe72d8b430f067dafa86263f1f23f94
nonces: 616e6e612d6e6f6e63652d31, 62656e2d6e6f6e63652d32
result: saracen: resignation

frank deploy turcopole_beirut
frank to acre
frank done
saracen exchange al_aziz
frank card move_1
saracen card move_2
saracen group egypt
saracen march al_adil
saracen to gaza
saracen march yuzpah
saracen to gaza
saracen march qara_qush
saracen to gaza
saracen march saladin
saracen to gaza
saracen group baalbek
saracen march bahram
saracen to tripoli
saracen done
frank group tartus
frank march templar_tartus
frank to tripoli
frank done
saracen battle tripoli
frank done
frank fire raymond_tripoli
saracen retreat bahram
saracen to baalbek
frank done
frank done
saracen fire saladin
saracen fire al_adil
frank charge templar_gaza
saracen hit al_adil
saracen fire qara_qush
saracen done
frank card move_2
saracen card jihad
saracen group homs
saracen march tuman
saracen to krak_des_chevaliers
saracen march shirkuh
saracen to krak_des_chevaliers
saracen done
frank group tripoli
frank march templar_tartus
frank to krak_des_chevaliers
frank march raymond_tripoli
frank to krak_des_chevaliers
frank group tiberias
frank done
frank done
frank done
saracen fire tuman
saracen fire shirkuh
saracen fire tuman
saracen fire shirkuh
frank fire raymond_tripoli
saracen hit tuman
frank fire templar_tartus
saracen hit shirkuh
saracen withdraw tuman
saracen fire shirkuh
frank fire raymond_tripoli
frank done
frank done
frank show raymond_tripoli
frank card move_1
saracen card guide
saracen group banyas
saracen march qaimaz
saracen to tiberias
saracen done
frank group acre
frank march hospitaller_acre
frank to tiberias
frank done
frank done
saracen battle krak_des_chevaliers
frank done
saracen done
frank done
frank done
frank fire raymond_tiberias
saracen fire qaimaz
frank retreat hospitaller_acre
frank to acre
frank fire raymond_tiberias
saracen fire qaimaz
frank charge raymond_tiberias
frank done
frank card move_2
saracen card move_2
saracen group ashtera
saracen march yazkuj
saracen to damascus
saracen to qaddas
saracen to lacum
saracen group aleppo
saracen march sanjar
saracen to artah
saracen halt
saracen march turks_2
saracen to zerdana
saracen halt
saracen march al_zahir
saracen to zerdana
saracen halt
saracen march zangi
saracen to zerdana
saracen halt
saracen done
saracen done
frank group krak_des_chevaliers
frank march raymond_tripoli
frank to lacum
frank march templar_tartus
frank to lacum
frank group acre
frank march hospitaller_acre
frank to caesarea
frank to jaffa
frank to ramallah
frank march turcopole_beirut
frank to legio
frank halt
frank done
saracen retreat yazkuj
saracen to qaddas
frank done
frank card intrigue
saracen card move_1
frank group lacum
frank march templar_tartus
frank to baalbek
frank done
frank group lacum
frank march raymond_tripoli
frank to krak_des_chevaliers
frank done
saracen group zerdana
saracen march zangi
saracen to albara
saracen halt
saracen march al_zahir
saracen to albara
saracen to saone
saracen march turks_2
saracen to hama
saracen halt
saracen march jurdik
saracen to artah
saracen to aleppo
saracen to zerdana
saracen done
frank battle krak_des_chevaliers
saracen castle tuman
frank storm raymond_tripoli
saracen fire tuman
frank fire raymond_tripoli
frank done
saracen fire tuman
frank fire raymond_tripoli
frank done
saracen fire tuman
frank withdraw raymond_tripoli
frank retreat raymond_tripoli
frank to lacum
saracen done
frank battle saone
frank done
saracen fire al_zahir
frank charge josselin
saracen fire al_zahir
frank fire josselin
frank regroup josselin
frank to shughur
saracen done
saracen fire bahram
saracen done
frank card move_2
saracen card move_1
frank group shughur
frank done
frank group shughur
frank march josselin
frank to harim
frank halt
frank done
saracen muster banyas
saracen march kurds_1
saracen to anjar
saracen to damascus
saracen to banyas
saracen march bahram
saracen to anjar
saracen to beaufort
saracen to banyas
saracen done
saracen done
saracen starve saladin
saracen starve qara_qush
saracen starve sulaiman
saracen starve al_adil
saracen starve taqi_al_din
saracen starve kurds_1
saracen starve al_mashtub
frank done
saracen done
frank card move_3
saracen card move_3
frank group harim
frank done
frank group lacum
frank march raymond_tripoli
frank to qaddas
frank group tiberias
frank done
frank done
saracen group banyas
saracen march bahram
saracen to tiberias
saracen group artah
saracen march sanjar
saracen to harim
saracen group damascus
saracen march al_afdal
saracen to qaddas
saracen march al_aziz
saracen to qaddas
saracen march keukburi
saracen to qaddas
saracen done
saracen done
frank battle harim
frank fire josselin
saracen retreat sanjar
saracen to artah
frank regroup josselin
frank to antioch
frank battle qaddas
saracen fire yazkuj
frank fire raymond_tripoli
saracen fire al_aziz
saracen regroup al_aziz
saracen to homs
saracen regroup keukburi
saracen to damascus
saracen regroup yazkuj
saracen to damascus
saracen done
frank done
frank fire raymond_tiberias
saracen fire bahram
frank charge raymond_tiberias
frank done
saracen to hama
frank card move_2
saracen card move_1
frank done
frank resign
end 261 6c9ac6302f7f0689
