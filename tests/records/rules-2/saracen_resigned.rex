levant record 1
title: rex
edition: 2.0
rules: 2
options: none
seat frank: Anna
seat saracen: Ben
dice: fair 842b04075b3ca4cb3287932526971f7b7f1cc5d54a28a926afca3eb2013a1046
key: 638431c9d0907e9dea18058759159d9ab3f76419ac6d9deac3b7f24f8b9ae43d
nonces: 616e6e61, 62656e
result: frank: resignation

frank deploy hospitaller_acre
frank to krak_des_chevaliers
frank deploy raymond_tiberias
frank to tripoli
frank deploy raymond_tiberias
frank to tiberias
frank deploy reynald_sidon
frank to beaufort
frank deploy templar_antioch
frank to tartus
frank deploy reynald_sidon
frank to sidon
frank deploy raymond_tripoli
frank to tiberias
frank deploy raymond_tripoli
frank to tripoli
frank deploy turcopole_antioch
frank to acre
frank deploy balian
frank to ascalon
frank deploy hospitaller_acre
frank to baisan
frank deploy reynald_sidon
frank to beaufort
frank deploy turcopole_antioch
frank to antioch
frank deploy balian
frank to nablus
frank deploy templar_antioch
frank to antioch
frank deploy king_guy
frank to ascalon
frank deploy templar_tartus
frank to jerusalem
frank deploy king_guy
frank to beirut
frank deploy hospitaller_jerusalem
frank to baisan
frank deploy turcopole_beirut
frank to antioch
frank deploy templar_gaza
frank to tartus
frank deploy templar_jerusalem
frank to tartus
frank deploy king_guy
frank to jerusalem
frank deploy king_guy
frank to ascalon
frank deploy hospitaller_jerusalem
frank to jerusalem
frank deploy hospitaller_acre
frank to krak_des_chevaliers
frank deploy bohemond
frank to latakia
frank deploy hospitaller_krak_des_chevaliers
frank to acre
frank deploy templar_tartus
frank to gaza
frank deploy hospitaller_krak_des_chevaliers
frank to krak_des_chevaliers
frank deploy templar_tartus
frank to tartus
frank deploy templar_gaza
frank to gaza
frank deploy bohemond
frank to tripoli
frank deploy king_guy
frank to beirut
frank deploy turcopole_beirut
frank to acre
frank deploy bohemond
frank to antioch
frank deploy bohemond
frank to tripoli
frank deploy turcopole_antioch
frank to tiberias
frank deploy templar_gaza
frank to jerusalem
frank deploy raymond_tripoli
frank to tiberias
frank deploy templar_gaza
frank to amman
frank deploy hospitaller_acre
frank to baisan
frank deploy bohemond
frank to latakia
frank deploy hospitaller_acre
frank to krak_des_chevaliers
frank deploy king_guy
frank to jerusalem
frank deploy reynald_sidon
frank to sidon
frank deploy templar_antioch
frank to jerusalem
frank deploy turcopole_antioch
frank to acre
frank deploy hospitaller_krak_des_chevaliers
frank to acre
frank deploy balian
frank to ascalon
frank deploy templar_gaza
frank to antioch
frank deploy hospitaller_jerusalem
frank to baisan
frank deploy templar_jerusalem
frank to gaza
frank done
saracen done
frank card move_2
saracen card move_3
saracen muster lacum
saracen march saladin
saracen to qaddas
saracen to lacum
saracen done
saracen muster banyas
saracen march tuman
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march yazkuj
saracen to damascus
saracen to ashtera
saracen to banyas
saracen march al_afdal
saracen to ashtera
saracen to banyas
saracen march al_mashtub
saracen to anjar
saracen to damascus
saracen to banyas
saracen done
saracen group baalbek
saracen done
saracen done
frank group tartus
frank march templar_tartus
frank to margat
frank to latakia
frank to kassab
frank group latakia
frank march bohemond
frank to kassab
frank halt
frank done
frank card move_1
saracen card jihad
saracen group homs
saracen done
saracen done
frank sail walter
frank land ascalon
frank done
frank card move_2
saracen card move_2
saracen muster banyas
saracen march saladin
saracen to qaddas
saracen to damascus
saracen to banyas
saracen march kurds_3
saracen to banyas
saracen march keukburi
saracen to ashtera
saracen to damascus
saracen to banyas
saracen done
saracen muster anjar
saracen march shirkuh
saracen to lacum
saracen to baalbek
saracen to anjar
saracen march al_mashtub
saracen to damascus
saracen to anjar
saracen march tuman
saracen to beaufort
saracen to anjar
saracen march bahram
saracen to anjar
saracen march kurds_1
saracen to anjar
saracen march qaimaz
saracen to beaufort
saracen to anjar
saracen march yazkuj
saracen to beaufort
saracen to anjar
saracen march al_afdal
saracen to beaufort
saracen to anjar
saracen done
saracen done
frank muster lachish
frank march templar_jerusalem
frank to lachish
frank march balian
frank to lachish
frank done
frank group jerusalem
frank march king_guy
frank to hebron
frank to lachish
frank march templar_antioch
frank to ramallah
frank to jerusalem
frank to jericho
frank done
frank card move_2
saracen card move_2
saracen muster ashtera
saracen march saladin
saracen to damascus
saracen to ashtera
saracen march tuman
saracen to damascus
saracen to banyas
saracen to ashtera
saracen march kurds_1
saracen to beaufort
saracen to banyas
saracen to ashtera
saracen march keukburi
saracen to damascus
saracen to ashtera
saracen done
saracen muster zerdana
saracen march sanjar
saracen to zerdana
saracen march al_zahir
saracen to zerdana
saracen march taqi_al_din
saracen to zerdana
saracen march turks_4
saracen to artah
saracen to aleppo
saracen to zerdana
saracen march sulaiman
saracen to zerdana
saracen march zangi
saracen to artah
saracen to zerdana
saracen done
saracen done
frank group saone
frank done
frank group lachish
frank done
frank done
frank card move_3
saracen card move_1
frank muster tripoli
frank done
frank muster zoar
frank done
frank muster albara
frank march templar_tartus
frank to latakia
frank to saone
frank to albara
frank march josselin
frank to shughur
frank to albara
frank march templar_gaza
frank to harim
frank to shughur
frank to albara
frank done
frank done
saracen resign
end 270 e6dfdcee49975f18
