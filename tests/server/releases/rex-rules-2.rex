levant record 1
title: rex
edition: 2.0
rules: 2
options: forced_march
seat frank: Guest 4996
seat saracen: squire
dice: fair 3b35153910e06eab9ebbbf14436b6689ed53ce226a4123a57e7b17d0869f66c1
key: 5f46ab11a2c87f9884bcac37c3c252f57fa76f41a2b8305099d0b31cf8a054d1
result: saracen: resignation
date: 2026-11-16
place: levant
note: match p4f8LUBrvcp93oo1

frank deploy templar_tartus
frank to amman
frank deploy templar_gaza
frank to amman
frank deploy templar_tartus
frank to tartus
frank deploy hospitaller_krak_des_chevaliers
frank to margat
frank deploy templar_gaza
frank to antioch
frank deploy hospitaller_krak_des_chevaliers
frank to baisan
frank deploy raymond_tripoli
frank to tiberias
frank deploy templar_antioch
frank to gaza
frank deploy hospitaller_acre
frank to baisan
frank deploy raymond_tiberias
frank to tripoli
frank deploy reynald_sidon
frank to beaufort
frank deploy templar_tartus
frank to antioch
frank deploy hospitaller_jerusalem
frank to krak_des_chevaliers
frank deploy hospitaller_jerusalem
frank to acre
frank deploy hospitaller_krak_des_chevaliers
frank to krak_des_chevaliers
frank deploy reynald_sidon
frank to sidon
frank deploy raymond_tiberias
frank to tiberias
frank deploy hospitaller_acre
frank to margat
frank deploy templar_antioch
frank to tartus
frank deploy templar_antioch
frank to gaza
frank deploy turcopole_antioch
frank to beirut
frank deploy turcopole_antioch
frank to antioch
frank deploy raymond_tiberias
frank to tripoli
frank deploy hospitaller_jerusalem
frank to jerusalem
frank deploy turcopole_beirut
frank to acre
frank deploy hospitaller_krak_des_chevaliers
frank to baisan
frank deploy raymond_tripoli
frank to tripoli
frank deploy turcopole_antioch
frank to acre
frank deploy hospitaller_jerusalem
frank to baisan
frank deploy raymond_tripoli
frank to tiberias
frank deploy templar_gaza
frank to jerusalem
frank deploy hospitaller_acre
frank to acre
frank deploy raymond_tripoli
frank to tripoli
frank deploy hospitaller_krak_des_chevaliers
frank to margat
frank deploy templar_antioch
frank to tartus
frank deploy raymond_tiberias
frank to tiberias
frank deploy templar_tartus
frank to jerusalem
frank deploy templar_antioch
frank to jerusalem
frank deploy hospitaller_jerusalem
frank to krak_des_chevaliers
frank deploy templar_antioch
frank to tartus
frank deploy hospitaller_jerusalem
frank to acre
frank deploy king_guy
frank to tyre
frank deploy templar_jerusalem
frank to gaza
frank deploy balian
frank to ascalon
frank deploy raymond_tripoli
frank to tiberias
frank deploy turcopole_beirut
frank to antioch
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
saracen march keukburi
saracen to qaddas
saracen to homs
saracen to hama
saracen halt
saracen done
saracen muster damascus
saracen march yazkuj
saracen to damascus
saracen march qaimaz
saracen to damascus
saracen march bahram
saracen to lacum
saracen to qaddas
saracen to damascus
saracen done
saracen group aleppo
saracen march turks_2
saracen to zerdana
saracen to hama
saracen to montferrand
saracen halt
saracen march al_zahir
saracen to zerdana
saracen to hama
saracen to montferrand
saracen halt
saracen done
saracen done
frank muster jericho
frank done
frank done
frank done
saracen fire saladin
frank charge raymond_tiberias
saracen fire al_mashtub
saracen done
saracen card move_2
frank card assassins
frank strike_field homs
saracen muster aleppo
saracen march sulaiman
saracen to aleppo
saracen march jurdik
saracen to aleppo
saracen march shirkuh
saracen to hama
saracen to zerdana
saracen to aleppo
saracen march al_zahir
saracen to hama
saracen to zerdana
saracen to aleppo
saracen march turks_2
saracen to hama
saracen to zerdana
saracen to aleppo
saracen done
saracen muster artah
saracen march zangi
saracen to artah
saracen march sanjar
saracen to artah
saracen march keukburi
saracen to zerdana
saracen to artah
saracen done
saracen done
saracen card move_2
frank card winter_campaign
saracen group artah
saracen march keukburi
saracen to harim
saracen to antioch
saracen march zangi
saracen to harim
saracen to antioch
saracen march sanjar
saracen to harim
saracen to antioch
saracen muster hama
saracen march shirkuh
saracen to zerdana
saracen to hama
saracen march al_afdal
saracen to qaddas
saracen to homs
saracen to hama
saracen march bahram
saracen to qaddas
saracen to homs
saracen to hama
saracen done
saracen done
frank group kerak
frank done
frank done
frank castle turcopole_beirut
frank done
frank retreat bohemond
frank to kassab
saracen done
saracen done
frank done
saracen done
saracen show zangi
saracen card move_2
frank card intrigue
frank done
saracen muster artah
saracen march jurdik
saracen to artah
saracen march al_zahir
saracen to artah
saracen march turks_2
saracen to artah
saracen march al_afdal
saracen to zerdana
saracen to artah
saracen march taqi_al_din
saracen to zerdana
saracen to artah
saracen done
saracen sail al_adil
saracen land tripoli
saracen done
saracen storm keukburi
saracen storm zangi
saracen storm sanjar
frank fire turcopole_beirut
saracen hit zangi
saracen fire keukburi
saracen fire sanjar
saracen fire zangi
saracen done
frank fire turcopole_beirut
saracen fire keukburi
saracen done
saracen card move_2
frank card move_2
frank muster tiberias
frank march conrad
frank to acre
frank to tiberias
frank done
frank muster legio
frank done
frank done
saracen group artah
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
saracen march al_afdal
saracen to aleppo
saracen to zerdana
saracen halt
saracen march taqi_al_din
saracen to harim
saracen to antioch
saracen to st_simeon
saracen halt
saracen done
saracen group tripoli
saracen march al_adil
saracen to baalbek
saracen to anjar
saracen to beaufort
saracen halt
saracen done
saracen done
saracen card manna
frank card move_2
saracen give zangi
saracen done
frank muster caesarea
frank march balian
frank to jaffa
frank to caesarea
frank march templar_gaza
frank to jericho
frank to damiya
frank to nablus
frank force caesarea
frank done
frank muster latakia
frank march templar_antioch
frank to margat
frank to latakia
frank done
frank done
frank starve templar_gaza
frank starve balian
saracen starve shirkuh
frank done
saracen done
saracen card move_3
frank card move_1
saracen muster damascus
saracen march al_adil
saracen to anjar
saracen to beaufort
saracen to anjar
saracen force damascus
saracen march al_zahir
saracen to qaddas
saracen to damascus
saracen march bahram
saracen to homs
saracen to qaddas
saracen to damascus
saracen done
saracen group egypt
saracen march arabs_1
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
saracen group zerdana
saracen march al_afdal
saracen to aleppo
saracen halt
saracen done
frank done
saracen to egypt
saracen card move_2
frank card move_2
frank muster tyre
frank done
frank resign
end 349 bfb693fbf68c4264
