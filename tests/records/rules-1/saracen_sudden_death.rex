levant record 1
title: rex
edition: 2.0
rules: 1
options: none
seat frank: Pilgrim
seat saracen: Squire
dice: fast 3
result: saracen: sudden_death

frank deploy bohemond
frank to tripoli
frank deploy balian
frank to ascalon
frank done
saracen done
frank card move_2
saracen card move_2
frank muster tiberias
frank march hospitaller_jerusalem
frank to nablus
frank to baisan
frank to tiberias
frank march hospitaller_acre
frank to legio
frank to baisan
frank to tiberias
frank march conrad
frank to acre
frank to tiberias
frank march reynald_kerak
frank to amman
frank to ajlun
frank to tiberias
frank march templar_jerusalem
frank to nablus
frank to baisan
frank to tiberias
frank march walter
frank to acre
frank to tiberias
frank done
frank muster kassab
frank march templar_tartus
frank to margat
frank to latakia
frank to kassab
frank march turcopole_antioch
frank to kassab
frank march josselin
frank to latakia
frank to kassab
frank done
frank done
saracen group aleppo
saracen march zangi
saracen to artah
saracen to harim
saracen to antioch
saracen march sanjar
saracen to artah
saracen to harim
saracen to antioch
saracen march al_zahir
saracen to artah
saracen to harim
saracen to antioch
saracen done
saracen group damascus
saracen march kurds_1
saracen to anjar
saracen to beaufort
saracen to tyre
saracen march kurds_4
saracen to anjar
saracen to beaufort
saracen to tyre
saracen done
saracen done
frank castle templar_antioch
saracen storm zangi
saracen storm sanjar
saracen storm al_zahir
saracen fire al_zahir
frank fire templar_antioch
saracen hit al_zahir
saracen fire zangi
saracen fire sanjar
saracen done
saracen fire al_zahir
frank fire templar_antioch
saracen hit zangi
saracen fire sanjar
saracen fire zangi
saracen done
saracen fire al_zahir
frank fire templar_antioch
saracen fire sanjar
saracen done
frank card move_3
saracen card move_2
frank muster dimona
frank march king_guy
frank to hebron
frank to dimona
frank done
frank muster jerusalem
frank march reynald_kerak
frank to baisan
frank to nablus
frank to jerusalem
frank march hospitaller_jerusalem
frank to baisan
frank to nablus
frank to jerusalem
frank done
frank muster krak_des_chevaliers
frank march turcopole_beirut
frank to botron
frank to tripoli
frank to krak_des_chevaliers
frank done
frank done
saracen muster antioch
saracen march sulaiman
saracen to harim
saracen to antioch
saracen march turks_1
saracen to artah
saracen to harim
saracen to antioch
saracen march jurdik
saracen to artah
saracen to harim
saracen to antioch
saracen done
saracen muster tyre
saracen march qaimaz
saracen to beaufort
saracen to tyre
saracen march yazkuj
saracen to banyas
saracen to beaufort
saracen to tyre
saracen march bahram
saracen to anjar
saracen to beaufort
saracen to tyre
saracen done
saracen done
frank card intrigue
saracen card guide
frank card move_1
saracen card move_2
saracen group tyre
saracen march bahram
saracen to acre
saracen halt
saracen march yazkuj
saracen to acre
saracen halt
saracen done
saracen sail al_adil
saracen land acre
saracen done
frank muster gaza
frank march king_guy
frank to beersheba
frank to gaza
frank march hospitaller_jerusalem
frank to ramallah
frank to ascalon
frank to gaza
frank march reynald_kerak
frank to ramallah
frank to ascalon
frank to gaza
frank done
frank done
frank card move_3
saracen card move_2
frank muster tripoli
frank march turcopole_beirut
frank to lacum
frank to krak_des_chevaliers
frank to tripoli
frank done
frank muster shughur
frank march templar_tartus
frank to latakia
frank to saone
frank to shughur
frank done
frank group ascalon
frank march balian
frank to lachish
frank to gaza
frank done
saracen sail qaimaz
saracen land egypt
saracen group antioch
saracen march al_zahir
saracen to harim
saracen to artah
saracen halt
saracen march sulaiman
saracen to harim
saracen to artah
saracen halt
saracen march zangi
saracen to harim
saracen to artah
saracen halt
saracen done
saracen done
frank card winter_campaign
saracen card move_2
saracen group artah
saracen march zangi
saracen to zerdana
saracen halt
saracen march sulaiman
saracen to zerdana
saracen to albara
saracen to saone
saracen done
saracen group hama
saracen march taqi_al_din
saracen to homs
saracen to lacum
saracen to baalbek
saracen done
frank muster krak_des_chevaliers
frank march turcopole_beirut
frank to krak_des_chevaliers
frank march bohemond
frank to krak_des_chevaliers
frank march raymond_tripoli
frank to krak_des_chevaliers
frank done
frank done
frank starve raymond_tripoli
frank starve hospitaller_jerusalem
frank starve turcopole_antioch
frank starve raymond_tiberias
frank starve king_guy
frank starve hospitaller_acre
frank starve conrad
frank starve balian
frank starve turcopole_beirut
frank starve reynald_kerak
frank starve bohemond
frank done
saracen restore zangi
saracen restore al_zahir
saracen done
frank card winter_campaign
saracen card move_3
saracen group damascus
saracen march al_mashtub
saracen to anjar
saracen to baalbek
saracen to tripoli
saracen done
saracen group acre
saracen march al_adil
saracen to caesarea
saracen to nablus
saracen to jerusalem
saracen march bahram
saracen to caesarea
saracen to nablus
saracen to jerusalem
saracen done
saracen group tyre
saracen march kurds_4
saracen to acre
saracen halt
saracen march kurds_1
saracen to acre
saracen halt
saracen done
frank group tiberias
frank march templar_jerusalem
frank to acre
frank march walter
frank to baisan
frank to tiberias
frank done
saracen done
saracen fire yazkuj
frank fire templar_jerusalem
saracen hit kurds_1
saracen fire kurds_4
saracen fire kurds_1
saracen fire yazkuj
frank charge templar_jerusalem
saracen fire kurds_4
saracen done
saracen to damascus
end 290 b090c9ffb8307424
