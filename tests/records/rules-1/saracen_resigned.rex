levant record 1
title: rex
edition: 2.0
rules: 1
options: none
seat frank: Anna
seat saracen: Ben
dice: fair b122ec4c6f57b34c52c817a55097aced77acb08c46d7fb7d5dca87c525771dcb
key: 6dbebe72a6c10622e8f66be31f747fb0f0848eab655e2e2bee3ebd4b04f5e023
nonces: 616e6e612d6e6f6e63652d31, 62656e2d6e6f6e63652d32
result: frank: resignation

frank deploy king_guy
frank to hebron
frank done
saracen done
frank card move_1
saracen card move_3
saracen group banyas
saracen march qaimaz
saracen to tiberias
saracen group baalbek
saracen march bahram
saracen to tripoli
saracen group homs
saracen march shirkuh
saracen to krak_des_chevaliers
saracen done
saracen done
frank done
saracen battle tripoli
frank castle raymond_tripoli
saracen done
frank sally raymond_tripoli
saracen retreat bahram
saracen to baalbek
frank done
saracen battle krak_des_chevaliers
frank done
frank charge hospitaller_krak_des_chevaliers
saracen fire shirkuh
frank fire hospitaller_krak_des_chevaliers
saracen fire shirkuh
saracen regroup shirkuh
saracen to montferrand
frank castle raymond_tiberias
saracen storm qaimaz
frank fire raymond_tiberias
saracen fire qaimaz
saracen done
frank fire raymond_tiberias
saracen fire qaimaz
saracen done
frank fire raymond_tiberias
saracen fire qaimaz
saracen done
frank card move_1
saracen card assassins
saracen strike_field jerusalem
frank group tripoli
frank march raymond_tripoli
frank to baalbek
frank done
saracen battle baalbek
saracen done
saracen fire bahram
frank fire raymond_tripoli
saracen fire bahram
frank fire raymond_tripoli
saracen fire bahram
saracen done
saracen storm qaimaz
frank fire raymond_tiberias
saracen fire qaimaz
saracen done
frank fire raymond_tiberias
saracen fire qaimaz
saracen done
frank fire raymond_tiberias
frank done
frank card move_2
saracen card move_3
saracen muster ajlun
saracen march al_mashtub
saracen to ashtera
saracen to ajlun
saracen march yazkuj
saracen to ajlun
saracen march keukburi
saracen to banyas
saracen to ashtera
saracen to ajlun
saracen march kurds_3
saracen to ashtera
saracen to ajlun
saracen done
saracen done
frank group tiberias
frank march raymond_tiberias
frank to ajlun
frank group gaza
frank done
frank done
saracen fire yazkuj
saracen fire keukburi
saracen done
frank card move_3
saracen card move_2
frank done
saracen group egypt
saracen done
saracen group egypt
saracen march yuzpah
saracen to gaza
saracen done
saracen done
frank done
frank fire templar_gaza
saracen fire yuzpah
frank charge templar_gaza
frank regroup templar_gaza
frank to ascalon
frank card move_3
saracen card move_2
frank done
saracen muster anjar
saracen march bahram
saracen to anjar
saracen march kurds_1
saracen to banyas
saracen to beaufort
saracen to anjar
saracen march yazkuj
saracen to ashtera
saracen to damascus
saracen to anjar
saracen march kurds_3
saracen to ashtera
saracen to damascus
saracen to anjar
saracen march al_afdal
saracen to banyas
saracen to beaufort
saracen to anjar
saracen done
saracen group hama
saracen march taqi_al_din
saracen to albara
saracen to saone
saracen done
frank done
saracen fire taqi_al_din
frank charge josselin
saracen fire taqi_al_din
saracen regroup taqi_al_din
saracen to shughur
frank card move_1
saracen card manna
saracen done
frank group beirut
frank march turcopole_beirut
frank to botron
frank to beirut
frank halt
frank done
saracen starve arabs_4
saracen starve al_mashtub
saracen starve kurds_1
saracen starve yazkuj
saracen starve al_afdal
saracen starve kurds_3
frank restore templar_gaza
frank done
saracen done
frank card manna
saracen card winter_campaign
frank give hospitaller_jerusalem
frank done
saracen group anjar
saracen done
saracen done
saracen to montferrand
frank card move_3
saracen card move_2
frank group beirut
frank done
frank group beirut
frank march turcopole_beirut
frank to anjar
frank sail walter
frank land st_simeon
frank done
saracen group damascus
saracen march saladin
saracen to anjar
saracen group egypt
saracen march qara_qush
saracen to beersheba
saracen to gaza
saracen halt
saracen march al_adil
saracen to beersheba
saracen halt
saracen march arabs_2
saracen to gaza
saracen to ascalon
saracen march al_aziz
saracen to gaza
saracen to ascalon
saracen done
frank battle anjar
frank fire turcopole_beirut
saracen fire bahram
saracen fire saladin
saracen done
frank done
frank charge templar_gaza
saracen done
frank to ramallah
saracen to zerdana
frank card move_3
saracen card move_2
frank group ramallah
frank done
frank group ramallah
frank march raymond_tripoli
frank to ascalon
frank done
saracen group gaza
saracen march qara_qush
saracen to ascalon
saracen group shughur
saracen march taqi_al_din
saracen to saone
saracen to latakia
saracen halt
saracen done
saracen done
saracen fire al_aziz
saracen regroup qara_qush
saracen to lachish
saracen done
saracen to latakia
frank card move_2
saracen card move_1
frank group hebron
frank march king_guy
frank to lachish
frank done
saracen group ascalon
saracen march arabs_2
saracen to lachish
saracen march al_aziz
saracen to lachish
saracen done
saracen fire qara_qush
frank charge king_guy
saracen fire arabs_2
saracen fire qara_qush
saracen done
saracen to lachish
frank card move_2
saracen card move_1
frank sail templar_tartus
frank land ascalon
frank group kerak
frank march reynald_kerak
frank to zoar
frank to dimona
frank halt
frank done
saracen group beersheba
saracen resign
end 261 92e14f6d17f9f1ea
