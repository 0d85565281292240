levant record 1
title: rex
edition: 2.0
rules: 1
options: none
seat frank: Guest 8262
seat saracen: squire
dice: fair 86bbe0630424948ae6930cfc960884c42af79bc65da82b44c3a091e7fc353afa
key: c91703abcfb9d7ee52701c21513df22a5af4253dd15aaa2e033837bb8d6e267f
nonces: aabb
result: saracen: sudden_death
date: 2026-11-15
place: levant
note: match HFY2mYs_A4L0Cg7b

frank deploy templar_tartus
frank to amman
frank deploy reynald_sidon
frank to beaufort
frank deploy templar_gaza
frank to tartus
frank deploy raymond_tripoli
frank to tiberias
frank deploy turcopole_beirut
frank to tiberias
frank deploy hospitaller_krak_des_chevaliers
frank to baisan
frank deploy templar_antioch
frank to tartus
frank deploy templar_jerusalem
frank to tartus
frank deploy hospitaller_krak_des_chevaliers
frank to acre
frank deploy king_guy
frank to hebron
frank deploy hospitaller_jerusalem
frank to baisan
frank deploy raymond_tiberias
frank to tripoli
frank deploy templar_antioch
frank to gaza
frank deploy templar_jerusalem
frank to amman
frank deploy templar_jerusalem
frank to antioch
frank deploy king_guy
frank to tyre
frank deploy hospitaller_acre
frank to margat
frank done
saracen done
frank card move_3
saracen card move_3
frank group tripoli
frank march raymond_tiberias
frank to tartus
frank to margat
frank muster beersheba
frank done
frank muster saone
frank march templar_jerusalem
frank to kassab
frank to latakia
frank to saone
frank march hospitaller_acre
frank to latakia
frank to saone
frank done
frank done
saracen group homs
saracen march tuman
saracen to krak_des_chevaliers
saracen to tripoli
saracen halt
saracen march shirkuh
saracen to krak_des_chevaliers
saracen to tripoli
saracen halt
saracen group baalbek
saracen march bahram
saracen to anjar
saracen to damascus
saracen to banyas
saracen group egypt
saracen march qara_qush
saracen to gaza
saracen march al_adil
saracen to gaza
saracen march yuzpah
saracen to gaza
saracen march al_aziz
saracen to gaza
saracen march arabs_2
saracen to beersheba
saracen to gaza
saracen done
saracen done
saracen main egypt
frank done
saracen fire al_adil
frank charge templar_antioch
saracen hit al_adil
saracen fire qara_qush
saracen regroup qara_qush
saracen to ascalon
saracen regroup yuzpah
saracen to ascalon
saracen regroup al_adil
saracen to ascalon
saracen done
frank card move_3
saracen card move_3
frank group kerak
frank march reynald_kerak
frank to zoar
frank halt
frank muster legio
frank march hospitaller_krak_des_chevaliers
frank to legio
frank march balian
frank to legio
frank march raymond_tripoli
frank to acre
frank to legio
frank march conrad
frank to acre
frank to legio
frank march templar_tartus
frank to damiya
frank to nablus
frank to legio
frank march king_guy
frank to acre
frank to legio
frank march hospitaller_jerusalem
frank to legio
frank march turcopole_beirut
frank to baisan
frank to nablus
frank to legio
frank done
frank muster tartus
frank done
frank done
saracen group damascus
saracen march al_mashtub
saracen to banyas
saracen to tiberias
saracen to acre
saracen march saladin
saracen to banyas
saracen to tiberias
saracen to acre
saracen done
saracen group ascalon
saracen march qara_qush
saracen to ramallah
saracen to jerusalem
saracen halt
saracen march yuzpah
saracen to ramallah
saracen to jerusalem
saracen halt
saracen march al_adil
saracen to jaffa
saracen to ramallah
saracen to jerusalem
saracen sail arabs_3
saracen land acre
saracen done
frank card intrigue
saracen card move_2
frank muster krak_des_chevaliers
frank march templar_gaza
frank to krak_des_chevaliers
frank march raymond_tiberias
frank to tartus
frank to krak_des_chevaliers
frank done
frank group antioch
frank march turcopole_antioch
frank to harim
frank to shughur
frank halt
frank done
frank muster ascalon
frank march reynald_kerak
frank to hebron
frank to lachish
frank to ascalon
frank done
frank done
saracen group hama
saracen march taqi_al_din
saracen to zerdana
saracen to artah
saracen halt
saracen group banyas
saracen march qaimaz
saracen to damascus
saracen to qaddas
saracen to homs
saracen march bahram
saracen to damascus
saracen to qaddas
saracen to homs
saracen done
frank card move_1
saracen card guide
saracen group artah
saracen march taqi_al_din
saracen to harim
saracen to antioch
saracen march sulaiman
saracen to harim
saracen to antioch
saracen done
frank muster zoar
frank done
frank done
frank castle bohemond
saracen done
frank sally bohemond
saracen fire taqi_al_din
saracen fire sulaiman
frank charge bohemond
saracen fire taqi_al_din
saracen fire sulaiman
frank charge bohemond
saracen done
end 215 c6ff1b0fe7f6be7c
