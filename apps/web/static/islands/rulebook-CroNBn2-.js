var e={chapters:[{id:`island`,title:`The island and founding`,text:`Three or four colonies settle an island where the dead do not stay down. You trade and build as in Catan; there is no robber.
Instead every roll brings a zombie, and from the third round on a seven lets all of them attack.

### 3. What there is

**3.1** Nineteen hexes: four forests (lumber), four pastures (wool), four fields (grain), three hills (brick), three mountains (ore) and a desert that bears nothing.

**3.2** Each hex but the desert has a number from 2 to 12, but no 7. The dots below it say how often it falls: the red 6 and 8 five times in thirty-six.

**3.4** Everybody has 15 roads, 5 settlements and 4 cities. **3.5** The bank has 19 cards of each resource. **3.6** There are 25 development cards: 14 soldiers, 5 victory points, and two each of Road Building, Year of Plenty and Monopoly.

**3.12** Nine harbours lie on the coast: four that take any three equal cards for one, and one for each resource that takes two of it for one.

### 4. Set-up

**4.2** The island is laid out in one of three ways. _Variable_: terrain is shuffled and the numbers are laid in the order of their letters. _Beginner_: everything as printed. _Random_: terrain and numbers are shuffled, but no two red numbers become neighbours.

**4.4** In letter order the numbers start at a corner of the island, run counter-clockwise along the coast and spiral inwards, skipping the desert: 5 2 6 3 8 10 9 12 11 4 8 10 9 4 5 6 3 11.

**4.5** Harbours are as printed, or shuffled over their places.

**4.6** On the beginner board the pieces may already be placed, one settlement of each colour having brought its three first cards.

**4.7** The highest roll starts; those who tie roll again.

**4.8** Everybody founds a settlement with a road that leads away from it, clockwise from the starting player, and then a second one, back the other way: the last player founds twice in a row. Corners next to a building are forbidden (8.4).

**4.9** The second settlement brings one card for each hex it touches.

\`\`\`scene
{
  "title": "The last of the first round founds, and then again.",
  "seats": 4,
  "options": { "board": "beginner" },
  "table": { "first": 0, "active": 3, "phase": "founding" },
  "next": [["takeTurnFounding", 3, false], ["takeTurnFounding", 3, true], ["takeTurnFounding", 2, true]],
  "try": [[3, "settle corner:8"], [3, "road edge:13"], [3, "settle corner:28"]]
}
\`\`\`

**4.10** Founding is no round of play, and brings no zombies.
`},{id:`turn`,title:`Turns and production`,text:`### 5. A turn

**5.1** The starting player takes the first turn; then clockwise, passing over those who are out.

**5.2** A round is one turn of each, counted from the seat that started. Who has given up keeps a place in this count.

**5.3** In your turn: if you have ten points, you win at once. Then you may play one development card. Roll two dice. On anything but a seven, hexes with the number produce, and then a zombie comes to one of them. After that trade and build in any order, as often as you like; the development card may also be played now. Then the turn ends.

**5.4** In the first two rounds a seven does nothing at all. You still trade and build.

**5.5** Nobody discards for holding many cards: that was the robber's doing.

### 6. Production

**6.1** Every hex with the number pays each settlement at its corners one card and each city two.

**6.2** Zombies never stop production.

**6.3** If the bank cannot pay all claims on a resource, nobody gets any of it; but a player who is the only one to claim it gets what is left.

**6.4** Cards come before the zombie of the same roll.

\`\`\`scene
{
  "title": "Roll: first the cards, then the zombie.",
  "seats": 4,
  "options": { "board": "beginnerStart" },
  "table": { "active": 3, "first": 3, "phase": "beforeRoll" },
  "next": [["turn"]],
  "dice": { "dice": [2, 4] },
  "try": [[3, "roll"], [3, "place hex:4"]]
}
\`\`\`
`},{id:`trade`,title:`Trading and building`,text:`### 7. Trading

**7.1** Only after the roll, and only with the player whose turn it is. That player makes an offer to all, or asks the others for offers; they answer one after another, accepting, declining or offering something else; and the player chooses with whom to trade, or calls it off. Three offers a turn are the limit (ruling S1).

**7.2** An offer has resource cards on both sides, and no resource on both. Nothing is given away, and development cards are not traded.

**7.3** The bank takes four equal cards for one of your choice; with a building at a harbour three, or two of the harbour's own resource. It must hold the card you want.

**7.4** A harbour counts from the moment your building stands there, and no longer than it stands.

\`\`\`scene
{
  "title": "Offer a brick for somebody's wool.",
  "seats": 4,
  "options": { "board": "beginnerStart" },
  "table": { "active": 1, "first": 1, "phase": "tradeAndBuild" },
  "next": [["tradeAndBuild"]],
  "try": [
    [1, "offer"], [1, "give hand:brick"], [1, "want want:ore"], [1, "propose"],
    [2, "accept"], [3, "decline"], [0, "accept"], [1, "deal seat:0"]
  ]
}
\`\`\`

### 8. Building

| what             | price                                | points |
| ---------------- | ------------------------------------ | ------ |
| road             | brick, lumber                        |        |
| settlement       | brick, lumber, wool, grain           | 1      |
| city             | 3 ore, 2 grain                       | 2      |
| development card | two different of wool, grain and ore |        |

**8.1** What you pay goes to the bank. Build as much as you can pay.

**8.2** A development card costs two cards instead of three: any two different ones of wool, grain and ore.

**8.3** A road lies on a free edge that touches a building of yours, or a road of yours at a corner where nobody else has built.

**8.4** A settlement needs a corner that a road of yours touches, and whose neighbouring corners are all empty.

**8.5** A city replaces a settlement of yours, which returns to your supply, and produces twice as much.

**8.6** You can only build what is in your supply. Destroyed pieces return there.

**8.7** Whatever becomes free is open to everybody.

\`\`\`scene
{
  "title": "Blue has a little of everything. Build.",
  "seats": 4,
  "options": { "board": "beginnerStart" },
  "table": {
    "active": 2, "first": 2, "phase": "tradeAndBuild",
    "hands": [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [2, 2, 1, 3, 3], [0, 0, 0, 0, 0]],
    "bank": [17, 17, 18, 16, 16]
  },
  "next": [["tradeAndBuild"]],
  "try": [[2, "road edge:45"], [2, "upgrade corner:41"]]
}
\`\`\`
`},{id:`cards`,title:`Development cards, road and army`,text:`### 9. Development cards

**9.1** Buy the top card and keep it hidden. The deck is never reshuffled.

**9.2** Play at most one a turn, also before rolling, but never one that you bought this turn.

**9.3** Victory points are not played: they count for you in secret, and are shown when they win or when the game ends.

**9.4** The others:

- **Soldier**: choose a hex, near or far, and remove all its zombies. If zombies stand anywhere you must choose such a hex. The soldier stays face up in front of you and counts for the Largest Army.
- **Road Building**: place up to two roads free of charge.
- **Year of Plenty**: take two cards of your choice from the bank.
- **Monopoly**: name a resource; everybody else hands over all they have of it.

**9.5** Played cards other than soldiers leave the game.

\`\`\`scene
{
  "title": "Send the soldier before you roll.",
  "seats": 4,
  "options": { "board": "beginnerStart" },
  "table": {
    "active": 3, "first": 3, "round": 4, "phase": "beforeRoll",
    "zombies": [0, 1, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
    "deck": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
    "cards": [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [1, 0, 0, 0, 0]]
  },
  "next": [["turn"]],
  "dice": { "dice": [3, 4] },
  "try": [[3, "play card:soldier"], [3, "clear hex:8"]]
}
\`\`\`

### 10. Longest Road and Largest Army

**10.1** Your road is as long as the longest chain of your roads that uses each only once. It may cross itself, so rings count in full. It does not pass a corner where somebody else has built, but may begin or end there. Branches do not add up.

**10.2** The first with a road of five takes the Longest Road, two points. Somebody else takes it only with a longer one.

**10.3** When somebody's new settlement cuts it, the holder keeps the card while still among the longest. Otherwise the one player with the longest road of at least five takes it; if several tie, it is set aside.

**10.4** A card set aside comes back as soon as one player alone has the longest road of at least five.

**10.5** The first with three face-up soldiers takes the Largest Army, two points; somebody else only with more.
`},{id:`zombies`,title:`Zombies and infestation`,text:`### 11. A zombie comes

**11.1** After production, on every roll but a seven, the roller adds one zombie to a hex with the number.

**11.2** If two hexes have it, the roller chooses.

**11.3** A hex with fewer than three zombies gains one. A full hex gains as many as it has neighbours with room, for it would spill over.

**11.4** The roller must choose a hex that would gain something. Only if none would is nothing placed.

**11.5** A full hex that would spill over is as good a choice as one with room: you may infest on purpose.

**11.6** The desert has no number and never holds a zombie.

**11.7** Whether anybody has built there does not matter. **11.8** If only one hex may be chosen, it is.

### 12. Infestation

**12.1** Choosing a hex that has three zombies infests it: it stays at three, and zombies spread.

**12.2** Each neighbouring hex that has room receives exactly one.

**12.3** Full neighbours are skipped.

**12.4** There is no chain: a neighbour that becomes full, or was full, does not spread in turn.

**12.5** The sea is no neighbour.

\`\`\`scene
{
  "title": "A six: hills 6 are full. Infest, or fill up fields 6?",
  "seats": 4,
  "options": { "board": "beginnerStart" },
  "table": {
    "active": 3, "first": 3, "round": 4, "phase": "zombies", "dice": [2, 4],
    "zombies": [3, 2, 0, 0, 3, 1, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]
  },
  "next": [["zombieComes", 6], ["beginTrading"]],
  "try": [[3, "place hex:4"]]
}
\`\`\`
`},{id:`attack`,title:`The attack and its price`,text:`### 13. The attack

**13.1** From the third round on a seven makes all zombies attack. Nothing is produced and nothing placed.

**13.2** A settlement takes one damage from each of its hexes with two or three zombies; a city one from each with three. Each building counts for itself.

**13.3** Roads are never hit.

**13.4** The damage is what it is when the seven falls: destroying a building in payment does not lower it. The attack removes no zombies.

**13.5** The player whose turn it is pays first, then the others in turn. **13.6** Without damage nothing is paid.

### 14. Paying

**14.1** A card pays one. A road destroyed pays two, a settlement four. A city becomes a settlement for five, or is razed for nine.

**14.2** Cards and pieces may be mixed; pieces may go even if the cards would do. Which cards is your choice.

**14.3** There is no change: what is destroyed above the damage is lost.

**14.4** But nothing superfluous may be paid: if one card, road, settlement or step of a city could be left out and the rest would still do, the payment is not allowed. Pieces are named before cards.

**14.5** A legal board must remain. Roads go from the ends inwards, so that what is left of each stretch hangs together; any one road of a ring may go. What touched a building of yours must still touch one. A city can become a settlement only if you have a settlement piece for it.

**14.6** A stretch of road that somebody's settlement has cut off may stay, and may be used for payment.

**14.7** The only building of a stretch cannot go before its roads have gone.

**14.8** You can always pay. **14.9** You may even give up your last building; you are warned, for you would be out.

**14.10** After each payment pieces return to the supply; then it is seen who is out, and who has the longest road.

\`\`\`scene
{
  "title": "Four damage, three cards, a city and a settlement: how do you pay?",
  "seats": 4,
  "options": { "board": "beginnerStart" },
  "table": {
    "active": 3, "first": 3, "round": 4, "phase": "beforeRoll",
    "zombies": [2, 3, 0, 0, 2, 0, 0, 3, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
    "sizes": [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  },
  "next": [["turn"]],
  "dice": { "dice": [3, 4] },
  "try": [[3, "roll"], [3, "destroy edge:41"], [3, "discard hand:lumber"]]
}
\`\`\`

### 15. The Longest Road after destruction

**15.1** Lengths are compared once, after the whole payment.

**15.2** A holder who is still among the longest, with at least five, keeps the card.

**15.3** Otherwise it goes to the next in turn order, from the holder on, among those who now have the longest road of at least five.

**15.4** If nobody has five, it is set aside. **15.5** A settlement destroyed may join somebody's roads again: this counts too. **15.6** While the card lies aside, 10.4 applies.
`},{id:`end`,title:`Elimination and the end`,text:`### 16. Elimination

**16.1** Who has no settlement and no city is out at once.

**16.2** Roads leave the board, resource cards go to the bank, development cards leave the game unseen, and so do soldiers. The Longest Road passes on as in 15.3. The Largest Army goes to the one with most soldiers, at least three, the first in turn order among equals; otherwise it is set aside. Zombies stay.

**16.3** If it was that player's turn, the attack is finished and then the turn passes on.

**16.4** Where giving up is allowed, it is treated the same way.

### 17. The end

**17.1** The game ends in one of three ways.

**17.2** _Ten points_ in your own turn, its start included, win at once. Points that you reach in somebody else's turn wait for yours. During an attack nothing is decided before all is paid.

**17.3** _Overrun_: when zombies stand on every hex but the desert, most points win, hidden ones included; then most resource cards; then the victory is shared.

**17.4** _The last one standing_ wins at once, and need not pay any more.

\`\`\`scene
{
  "title": "One hex is still free, and a two will do. Who is ahead?",
  "seats": 4,
  "options": { "board": "beginnerStart" },
  "table": {
    "active": 3, "first": 3, "round": 9, "phase": "beforeRoll",
    "zombies": [1, 0, 2, 1, 1, 1, 1, 2, 1, 0, 1, 1, 3, 1, 1, 1, 2, 1, 1],
    "soldiers": [0, 3, 0, 0],
    "deck": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
    "largestArmy": 1
  },
  "next": [["turn"]],
  "dice": { "dice": [1, 1] },
  "try": [[3, "roll"]]
}
\`\`\`
`},{id:`switches`,title:`Switches and rulings`,text:`### 20. Switches

**20.1** _Sevens in rounds 1 and 2_: nothing happens, or they are rolled again.

**20.2** _Infestation_: each neighbour with room receives a zombie; or one or more of the roller's choice; or exactly one.

**20.3** _A full hex may be chosen_ freely, or only if all hexes with the number are full.

**20.4** _Desert_: stays empty, or zombies may spread into it and attack from it. It never counts for the overrun.

**20.5** _Board_, _harbours_, and _trade and build mixed_: without the last, trading is over once something is built or bought.

**20.6** _Trade between players_ may be left out; _offers a turn_ says how many a player may make or ask for; _giving up_ may be allowed.

### Rulings

Where the variant's text leaves a question open, we decided as follows.

| no. | question                                           | ruling                                                                                         |
| --- | -------------------------------------------------- | ---------------------------------------------------------------------------------------------- |
| R1  | how many zombies are there                         | enough                                                                                         |
| R2  | which settlement of the printed start brings cards | white's at forest 3, orange's at forest 9, blue's at forest 8 – mountains 3, red's at fields 9 |
| R3  | which rounds count                                 | those with dice, after founding                                                                |
| R4  | what does an early seven do                        | nothing; it is not rolled again                                                                |
| R5  | discarding above seven cards                       | gone with the robber                                                                           |
| R6  | do zombies block production                        | no                                                                                             |
| R7  | bank short, one claimant                           | gets what is left                                                                              |
| R8  | the price of a development card                    | two different of the three                                                                     |
| R9  | which hex may a soldier clear                      | any that has zombies                                                                           |
| R10 | may one infest on purpose                          | yes                                                                                            |
| R11 | zombies in the desert                              | never                                                                                          |
| R12 | whereto do zombies spread                          | to each neighbour with room                                                                    |
| R13 | is the damage fixed                                | yes, before anything is paid                                                                   |
| R14 | may one overpay                                    | only where nothing can be left out                                                             |
| R15 | what is a legal board                              | stretches that hang together and touch a building as before                                    |
| R16 | may one pay with the last building                 | yes                                                                                            |
| R17 | who is next for the Longest Road                   | the next among those with the longest                                                          |
| R18 | the things of who is out                           | leave board and game                                                                           |
| R19 | ten points in another's turn                       | wait                                                                                           |
| R20 | all out in one attack                              | the last one standing wins                                                                     |
| S1  | how many offers a turn                             | three, or as set                                                                               |
| S2  | when may others make offers                        | as a counter-offer, and when they are asked for offers                                         |
| S3  | cards that would do nothing                        | Road Building needs a road to place, Year of Plenty a card in the bank                         |
| S4  | must both free roads be placed                     | one must; the second may be left                                                               |
| S5  | who is left out with three players                 | red, so the seats are white, orange, blue, and red                                             |
| S6  | in which order is a payment named                  | pieces first, each leaving a legal board, then cards: every legal payment can be made so       |
`}]};export{e as rulebook};