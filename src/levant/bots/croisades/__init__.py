"""Computer players of Croisades Strategic.

==============  ================================================================================
`players`       who there is, by name
`constable`     plays by rules of thumb: which file decides what
`marshal`       searches: which campaigns and choices he tries
`playout`       what comes of a plan, played on by constables
`evaluation`    what a position promises
`doctrine`      how bold a campaign is, and what it goes for
`outlook`       a view, read once for a decision
`targets`       what calls for an army
`campaign`      who is sent where, and how they march
`voyages`       who goes by sea; `fleets` warships; `sea_fights` battles at sea
`recruiting`    what points are spent on
`siegecraft`    engines, days of siege, talks, sallies, rations
`battlefield`   ground, companies, stances, watchers, answers
`diplomacy`     pacts and lent command
`picking`       an action by its verb
==============  ================================================================================
"""
