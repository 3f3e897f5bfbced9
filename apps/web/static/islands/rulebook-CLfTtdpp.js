var e={chapters:[{id:`night`,title:`The night and the town`,text:`You are a lord of the dead. So are the others at the table. Tonight your zombies shamble through Smallton, a sleepy
town of fifty people, and whoever they catch shambles along. At dawn the lord with the most zombies has won, provided
that the dead outnumber the living; if they do not, all of you have lost.

Big hordes hit hard and soon lie down. Small ones go far and soon die. That is the game; the rest is dice.

### 1 The pieces

**1 Words.** A _zombie_ is a plain zombie, which rolls a six-sided die, or a _zombie hero_, which rolls a bigger one. A
_townsperson_ is a plain _townie_ or a _hero_. Heroes are dice themselves: d8, d10, d12 and d20. A _horde_ is the zombies
on one space of your playsheet; on the board one _pawn_ shows where it is. A pawn stands _upright_ or lies _on its side_.
Your _right-hand neighbour_ is the nearest player before you, going anti-clockwise, who still has a horde.

**3.1 The board** has eight columns, A to H from the west, and eight rows, 1 to 8 from the south. C4 is the third column,
fourth row. Spaces are next to each other when they share a side.

**3.2 The night** has twelve hours, from 6 PM to 5 AM. The hourglass moves one hour at the start of each round; when it
would move to 6 AM, dawn breaks.

**3.3 Your playsheet** has room for six hordes.

### 4 Setting up

**4.1** The hourglass waits before the first hour.

**4.2 Townies.** Roll two d8 for a space and a d6 for a number, and put that many townies there. Go on until all fifty are
placed; the last roll places what is left. A space may be rolled more than once.

**4.4 Breeds.** When you play Deadlines, everybody now rolls a d10 for a breed.

**4.5 Three zombies each.** You begin with three plain zombies: one horde of three, a two and a one, or three hordes of one.
Players decide in turn from a random first player.

**4.6 Pawns.** For each horde roll two d8: its pawn stands there, upright, whatever else is on the space.

### 5 An hour

**5.1 The round.** Move the hourglass. In the Advanced game a marked hour brings reinforcements. Stand all pawns up. Draw a
player to go first; then everybody takes one turn, clockwise. Last, whoever has the fewest zombies gets a free Townie
action (9).

**5.2 Your turn.** Choose one of your upright pawns and take one action with it: Move, Attack, Split, Merge or Townie. Do
that as often as you like, with the same pawn or another, as long as one of yours stands. You may stop at any time.

**5.3 Lying pawns** do nothing until all pawns stand up in the next round. A lying horde that is attacked fights back at
full strength.

**5.4 Gone.** A horde without zombies leaves the board at once. A player without hordes is out.

Try a first turn. Red has a horde of three among the townies on C4, and a single zombie further off.

\`\`\`scene
{
  "title": "Your turn: take an action, or stop",
  "seats": 2,
  "table": {
    "hour": 1, "order": [0, 1],
    "town": { "34": [6, 6], "35": [6, 6, 6], "52": [6, 6, 6, 6], "66": [6], "77": [6, 6, 6, 6, 6] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6, 6] },
      { "id": 1, "seat": 0, "at": 53, "upright": true, "zombies": [6] },
      { "id": 100, "seat": 1, "at": 66, "upright": true, "zombies": [6, 6, 6] }
    ]
  },
  "next": [["turn", 0], ["turn", 1], ["freeAction"], ["hour"]],
  "dice": { "dice": [5, 4, 2, 3, 2, 5] },
  "try": ["attack horde:0 townies", "move horde:1 sq:52", "stop"]
}
\`\`\`
`},{id:`moving`,title:`Moving, splitting, merging`,text:`### 6 Moving

**6.1 One space.** The pawn goes to a space next to its own. Whatever stands there does not matter; nobody fights because
of a Move.

**6.2 Then roll** every die of the horde. If any of them shows less than 4, the pawn lies down. It has moved all the same.

**6.3** So a single zombie goes on half of the time, two a quarter of the time, three one time in eight. Bigger dice walk
more steadily: a d20 stops only on 1, 2 or 3.

\`\`\`scene
{
  "title": "Red’s three roll 4, 5 and 6: they stay upright, and may go on",
  "seats": 2,
  "table": {
    "hour": 2, "order": [0, 1],
    "town": { "36": [6, 6] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6, 6] },
      { "id": 100, "seat": 1, "at": 76, "upright": true, "zombies": [6, 6, 6] }
    ]
  },
  "next": [["turn", 0], ["turn", 1], ["freeAction"], ["hour"]],
  "dice": { "dice": [4, 5, 6, 4, 5, 3] },
  "try": ["move horde:0 sq:35", "move horde:0 sq:36"]
}
\`\`\`

### 8 Splitting and merging

**8.1 Split.** From an upright horde of two or more, move some zombies, but not all, to a free space of your playsheet: any
dice you like. A new pawn stands up on the same space of the board. Then the larger of the two hordes lies down. If they
are the same size you choose which. Size counts zombies, not how big their dice are.

\`\`\`scene
{
  "title": "A horde of five sends one ahead: the four lie down, the one stands",
  "seats": 2,
  "table": {
    "hour": 2, "order": [0, 1],
    "town": { "35": [6], "36": [6, 6] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6, 6, 6, 6] },
      { "id": 100, "seat": 1, "at": 76, "upright": true, "zombies": [6, 6, 6] }
    ]
  },
  "next": [["turn", 0], ["turn", 1], ["freeAction"], ["hour"]],
  "dice": { "dice": [5] },
  "try": ["split horde:0", "send d6:1", "move horde:1 sq:35"]
}
\`\`\`

**8.2 Merge.** From an upright horde, move some or all zombies to another horde of yours on the same space of the board,
which may be lying. If all go, the first pawn leaves the board and the joined horde lies down. Otherwise the larger of
the two lies down, and if they are the same size you choose which. What lies stays lying.

\`\`\`scene
{
  "title": "Five give two to one: three and three, and Red says which of them lies down",
  "seats": 2,
  "table": {
    "hour": 2, "order": [0, 1],
    "town": { "35": [6], "36": [6, 6] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6, 6, 6, 6] },
      { "id": 1, "seat": 0, "at": 34, "upright": true, "zombies": [6] },
      { "id": 100, "seat": 1, "at": 76, "upright": true, "zombies": [6, 6, 6] }
    ]
  },
  "next": [["turn", 0], ["turn", 1], ["freeAction"], ["hour"]],
  "try": ["merge horde:0 horde:1", "send d6:2", "lay horde:1"]
}
\`\`\`
`},{id:`fighting`,title:`Attacking`,text:`### 7 Attacking

**7.1 Say whom you attack,** before any die is rolled. All targets stand on your horde's own space: the townspeople; or one,
some or all of the enemy hordes; or everything, the townspeople and all enemy hordes. The townspeople together with only
some of the hordes is no target. Your own other hordes neither fight nor suffer.

**7.2 Everybody rolls.** You roll all dice of your horde. Whoever owns an attacked horde rolls all of its dice. If you attack
the townspeople, they roll too: a d6 for each townie, and each hero its own die. Who is not attacked does not roll.

**7.3 What the dice do.** A zombie of yours that shows 4 or more turns a townsperson; one that shows 5 or more may kill a
zombie of an attacked horde instead. A zombie that is attacked kills one of yours with 5 or more. A townsperson kills one
of yours with 6 or more.

**7.4 One die, one effect.** When you attack both townspeople and hordes, or several hordes, you see all rolls and then say
what each of your dice of 5 or more is used for, and whom it hits.

**7.5** A horde that is attacked fights back at you, and at nobody else: its fours turn no one.

**7.6 All at once.** Every die counts, even if its owner falls or is turned in the same fight.

**7.7 Settling a fight,** in this order:

1. Count. What is too much is lost.
2. The turned: your right-hand neighbour picks which townspeople you get, townies or heroes.
3. The killed: everybody picks which of the own zombies fall, among those that rolled.
4. Both happen. A townie joins you as a plain zombie, a hero as a zombie hero with its die. Those who have just joined
   cannot fall in the same fight; a horde that loses its last zombie lives on if it turned somebody.
5. A new hero: if no hero was among the townspeople and any of their dice shows 1, one townie still there becomes a d8.
6. Growth: each hero still there whose die shows 1 becomes one size bigger.
7. The blast: if a d20 hero shows 1, all zombies of all hordes on the space are gone, and so is the hero, even if it was
   turned a moment ago. The other townspeople stay.
8. Hordes without zombies leave the board.
9. If any die of the attacking horde shows 1, its pawn lies down. Ones of the attacked do nothing.

This is the example of the game's designer. Red's five attack everybody on C4: two townies, a d8 hero, and Blue's horde of
three. Red rolls 4 3 3 2 2, Blue 4 3 1, the townies 4 and 2, the hero 7. Red's four turns one townsperson, and Blue, who
sits at Red's right, picks a townie. The hero's seven kills one of Red's. Blue's four is no five, and Blue's one lays
nobody down. Red is left with five zombies, standing.

\`\`\`scene
{
  "title": "The worked example: five zombies attack everybody on C4",
  "seats": 2,
  "table": {
    "hour": 5, "order": [0, 1],
    "town": { "34": [6, 6, 8], "36": [6, 6, 6, 6], "72": [6, 6, 6, 6, 6] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6, 6, 6, 6] },
      { "id": 100, "seat": 1, "at": 34, "upright": false, "zombies": [6, 6, 6] }
    ]
  },
  "next": [["turn", 0], ["turn", 1], ["freeAction"], ["hour"]],
  "dice": { "dice": [4, 3, 3, 2, 2, 4, 3, 1, 4, 2, 7] },
  "try": ["attack horde:0 everything", "give d6"]
}
\`\`\`

**7.8 Again.** A horde that still stands may attack again.

**7.9** Zombie heroes are zombies with a bigger die. They do not grow.

Here Red's four attack a townie and two hordes, and roll 5 5 4 2. The four turns the townie; the fives are Red's to aim.

\`\`\`scene
{
  "title": "One die, one effect: where do the two fives go?",
  "seats": 3,
  "table": {
    "hour": 5, "order": [0, 1, 2],
    "town": { "34": [6], "36": [6, 6, 6, 6], "72": [6, 6, 6, 6, 6] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6, 6, 6] },
      { "id": 100, "seat": 1, "at": 34, "upright": false, "zombies": [6, 6] },
      { "id": 200, "seat": 2, "at": 34, "upright": true, "zombies": [6] },
      { "id": 201, "seat": 2, "at": 77, "upright": true, "zombies": [6, 6] }
    ]
  },
  "next": [["turn", 0], ["turn", 1], ["turn", 2], ["freeAction"], ["hour"]],
  "dice": { "dice": [5, 5, 4, 2, 3, 4, 4, 2] },
  "try": ["attack horde:0 everything", "strike horde:100 dice:1", "strike horde:200 dice:1"]
}
\`\`\`

And this is why one leaves a d20 alone.

\`\`\`scene
{
  "title": "The d20 hero shows a one",
  "seats": 3,
  "table": {
    "hour": 9, "order": [0, 1, 2],
    "town": { "34": [6, 20], "36": [6, 6, 6, 6] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6, 6, 6] },
      { "id": 1, "seat": 0, "at": 11, "upright": true, "zombies": [6] },
      { "id": 100, "seat": 1, "at": 34, "upright": false, "zombies": [6, 6] },
      { "id": 200, "seat": 2, "at": 77, "upright": true, "zombies": [6, 6] }
    ]
  },
  "next": [["turn", 0], ["turn", 1], ["turn", 2], ["freeAction"], ["hour"]],
  "dice": { "dice": [2, 2, 3, 3, 5, 1] },
  "try": ["attack horde:0 townies"]
}
\`\`\`
`},{id:`townies`,title:`Stirring the townspeople`,text:`The townspeople have no player. All of you lead them: to feed your own hordes, or to fall on somebody else's.

**8.3 The Townie action.** Lay one of your upright pawns down, wherever it stands, and give one of the following orders. The
townspeople may be anywhere in the town.

**8.4 Mass Movement.** Up to five steps. Each step takes one townsperson one space: the same one or others.

**8.5 Angry Mob.** All townspeople of one space march one space together and fight one round: march first and fight there,
together with whoever is there already, or fight first and march with those who are left. You say which hordes on the
space are fought, your own included: at least one, if there is one. The townspeople and those hordes roll all their dice.
A townsperson's 6 or more kills a zombie, and you share the hits out among the hordes. A zombie's 4 or more turns a
townsperson; the right-hand neighbour of that horde's owner picks. If the hordes turn more than there are, they are given
out one at a time, clockwise from you. New heroes, growth and the blast are as in 7.7. Nobody attacks, so ones lay no pawn
down.

\`\`\`scene
{
  "title": "Feeding the horde: Red’s scout lies down, and four townies march into Red’s horde on C4",
  "seats": 2,
  "table": {
    "hour": 4, "order": [0, 1],
    "town": { "35": [6, 6, 6, 6], "52": [6, 6, 6] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": false, "zombies": [6, 6, 6, 6, 6, 6] },
      { "id": 1, "seat": 0, "at": 81, "upright": true, "zombies": [6] },
      { "id": 100, "seat": 1, "at": 77, "upright": true, "zombies": [6, 6, 6] }
    ]
  },
  "next": [["turn", 0], ["turn", 1], ["freeAction"], ["hour"]],
  "dice": { "dice": [4, 4, 6, 2, 1, 1, 6, 3, 3, 2] },
  "try": ["townie horde:1", "mob sq:35", "march sq:34"]
}
\`\`\`

**8.6 Pressure Creates Diamonds.** Choose a space with a townie and without a hero. Roll a d6 for each townie there. If any
shows 1, one of them becomes a d8 hero.

\`\`\`scene
{
  "title": "Three townies under pressure roll 1, 1 and 5: one hero, not two",
  "seats": 2,
  "table": {
    "hour": 4, "order": [0, 1],
    "town": { "35": [6, 6, 6], "52": [6, 6, 8] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6, 6] },
      { "id": 100, "seat": 1, "at": 35, "upright": true, "zombies": [6, 6, 6] }
    ]
  },
  "next": [["turn", 0], ["turn", 1], ["freeAction"], ["hour"]],
  "dice": { "dice": [1, 1, 5] },
  "try": ["townie horde:0", "pressure sq:35"]
}
\`\`\`

**8.7 Squad order,** in the Advanced game only. One squad moves up to three spaces; or it moves one space and fights; or it
fights and then moves one space. Only the squad's dice fight, against hordes you choose, and only they can be turned.

**8.8** Without a townsperson on the board there is no Townie action.

### 9 The free Townie action

**9.1** After all turns the player with the fewest zombies gives one order without laying a pawn down, or declines.
All zombies count one each. Who has none is out and does not count.

**9.2** If players are tied, it goes to the one among them who had the earliest turn this round.

\`\`\`scene
{
  "title": "Blue has the fewest zombies: a free order, or none",
  "seats": 2,
  "table": {
    "hour": 4, "order": [0, 1],
    "town": { "35": [6, 6, 6, 6], "52": [6, 6, 8] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6, 6, 6] },
      { "id": 100, "seat": 1, "at": 53, "upright": false, "zombies": [6, 6] }
    ]
  },
  "next": [["freeAction"], ["hour"]],
  "try": ["movement", "walk sq:52 d8", "to sq:51", "walk sq:51 d8", "to sq:41", "stop"]
}
\`\`\`
`},{id:`end`,title:`The end`,text:`### 10 When the game ends

**10.1** It ends when the hourglass runs out, and at once when everything left on the board is one player's: that player's
hordes, and no townspeople.

**10.2 The last lord.** When only one player has hordes but townspeople remain, that player may claim the win: at once, and
again at the start of each own turn. Or play on for a total victory, and risk it all.

\`\`\`scene
{
  "title": "Blue’s last zombie is about to fall. Then Red may claim the win",
  "seats": 2,
  "table": {
    "hour": 6, "order": [0, 1],
    "town": { "35": [6, 6, 6, 6], "52": [6, 6, 6, 6, 8] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6] },
      { "id": 100, "seat": 1, "at": 34, "upright": true, "zombies": [6] }
    ]
  },
  "next": [["turn", 0], ["turn", 1], ["freeAction"], ["hour"]],
  "dice": { "dice": [5, 2, 2] },
  "try": ["attack horde:0 horde:100", "claim"]
}
\`\`\`

**10.3** When nobody has a pawn left the game ends at once.

### 11 Who wins

**11 Winning.** Count the townspeople, heroes and squads one each, and the zombies of all players. The first line that fits
decides:

|      | at the end                                     |                                                                       |
| ---- | ---------------------------------------------- | --------------------------------------------------------------------- |
| 11.1 | one player has pawns, and nobody is left alive | a **total victory**                                                   |
| 11.2 | one player has pawns                           | that player **wins**                                                  |
| 11.3 | nobody has pawns                               | **everyone loses**                                                    |
| 11.4 | more living than dead                          | **everyone loses**                                                    |
| 11.5 | fewer living than dead                         | a **conditional victory** for the most zombies; tied players share it |
| 11.6 | as many living as dead                         | a **stalemate**: nobody wins                                          |

\`\`\`scene
{
  "title": "The last hour: 14 dead, 15 living. Red needs one more",
  "seats": 2,
  "table": {
    "hour": 12, "order": [1, 0],
    "town": { "34": [6, 6], "52": [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6, 6, 6, 6, 6, 6, 6] },
      { "id": 100, "seat": 1, "at": 77, "upright": false, "zombies": [6, 6, 6, 6, 6, 6] }
    ]
  },
  "next": [["turn", 0], ["hour"]],
  "dice": { "dice": [4, 3, 3, 2, 2, 1, 2, 3, 2, 5] },
  "try": ["attack horde:0 townies"]
}
\`\`\`
`},{id:`advanced`,title:`The Advanced game`,text:`### 12 The Advanced game

**12.1** A switch adds the four rules of this chapter.

**12.2 Horde limit.** You may have three hordes, one more for each zombie hero you control, and one more for each enemy horde
you have destroyed. A Split above the limit is not allowed; if the limit falls, your hordes stay. You have destroyed a
horde if your own dice took part in the fight that emptied it.

**12.3 Sacrifice.** When a Move roll would lay your pawn down, you may destroy all zombies that show the lowest number, heroes
too, and stay upright. Not if that would be the whole horde. Ones in an Attack cannot be bought off.

\`\`\`scene
{
  "title": "A Move roll of 2, 2 and 5: give up both twos to go on?",
  "seats": 2,
  "options": { "advanced": true },
  "table": {
    "hour": 2, "order": [0, 1],
    "town": { "36": [6, 6, 6] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6, 6] },
      { "id": 100, "seat": 1, "at": 77, "upright": true, "zombies": [6, 6, 6] }
    ]
  },
  "next": [["turn", 0], ["turn", 1], ["freeAction"], ["hour"]],
  "dice": { "dice": [2, 2, 5] },
  "try": ["move horde:0 sq:35", "sacrifice horde:0"]
}
\`\`\`

**12.4 Reinforcements.** When the hourglass comes to a marked hour, roll three d8. The highest single die says how many dice
of the marked size arrive, on a random space, as one squad. The standard night has D8 at 9 PM, D10 at midnight and D12 at
3 AM.

**12.5 Squads** never separate, and two of them never join. Their dice are heroes in every way: they roll, hit, grow and blast,
and join a horde that turns them. Mass Movement leaves them where they are, an Angry Mob takes them along whole, and the
squad order (8.7) moves one of them alone.

\`\`\`scene
{
  "title": "Nine o’clock: reinforcements arrive, six d8 on G3",
  "seats": 2,
  "options": { "advanced": true },
  "table": {
    "hour": 3, "order": [0, 1],
    "town": { "36": [6, 6, 6] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6, 6] },
      { "id": 100, "seat": 1, "at": 74, "upright": true, "zombies": [6, 6] }
    ]
  },
  "next": [["hour"]],
  "dice": { "reinforcements": [2, 5, 6, 7, 3], "first": [1], "dice": [2, 3, 3, 3, 2, 2, 7, 8] },
  "try": ["townie horde:0", "squad squad:4", "march sq:74", "fight sq:74"]
}
\`\`\`
`},{id:`variants`,title:`Other variants`,text:`### 13 Other variants

**13.1 Super Cop.** A d12 hero stands in the town from the start, on a random space.

**13.2 Deadlines.** Before the pawns are placed everybody rolls a d10 for a breed.

| roll | breed        | what it does                                                                                                                                                                 |
| ---- | ------------ | ---------------------------------------------------------------------------------------------------------------------------------------------------------------------------- |
| 1    | Fast         | a Move lays you down only if a die shows less than 3                                                                                                                         |
| 2    | Resilient    | at the end of each of your turns one plain zombie joins a horde of your choice                                                                                               |
| 3    | Bloodthirsty | after an Attack roll, remove one zombie of the attacking horde, its die with it, and roll all your ones again; as often as you like while ones show and two zombies are left |
| 4    | Stealthy     | a horde of yours that is smaller than its attacker may step out of the attack                                                                                                |
| 5    | Vicious      | your zombies kill zombies with 4 or more, attacking and attacked                                                                                                             |
| 6    | Virulent     | a die of exactly 6, used against a zombie, brings it over to your horde instead of killing it; attacking and attacked                                                        |
| 7    | Lucky        | seven tokens; each has any one die rolled again, whoever rolled it                                                                                                           |
| 8    | Noxious      | at the end of your turn, on every space with a pawn of yours, all dice that are not yours are rolled; each 1 is removed from the game                                        |
| 9    | Infiltrator  | you choose who gets the free Townie action                                                                                                                                   |
| 10   | Psychic      | you choose who goes first each hour                                                                                                                                          |

**13.3 More about breeds.** _Stealthy:_ the attacker fights what is left of its targets. If nothing is left no die is rolled,
nothing is used up, and this horde may not name that one again this turn until one of the two has changed its size.
_Virulent:_ the owner picks the zombie, as for a kill; it cannot fall in the same fight. Conversions come before kills.
_Lucky:_ any roll after set-up, before it takes effect. First a Bloodthirsty attacker decides, then Lucky players
clockwise from whoever acts; after any re-roll all are asked once more, until all pass. _Noxious:_ this is no fight:
nobody grows, nothing blasts, and heroes that show 1 are removed. _Infiltrator, Psychic:_ the choice is among players
still in the game. If several have the breed, one of them at random decides each hour.

\`\`\`scene
{
  "title": "Virulent: a six brings one over, a five kills one",
  "seats": 2,
  "options": { "deadlines": true },
  "table": {
    "hour": 5, "order": [0, 1], "breeds": ["virulent", "fast"], "luck": [0, 0],
    "town": { "36": [6, 6, 6, 6] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6, 6] },
      { "id": 100, "seat": 1, "at": 34, "upright": true, "zombies": [6, 6, 6] }
    ]
  },
  "next": [["turn", 0], ["turn", 1], ["freeAction"], ["hour"]],
  "dice": { "dice": [6, 5, 2, 2, 3, 4] },
  "try": ["attack horde:0 horde:100"]
}
\`\`\`

\`\`\`scene
{
  "title": "Bloodthirsty: Red rolls 1 1 4 5. Give up a zombie to roll the other one again?",
  "seats": 2,
  "options": { "deadlines": true },
  "table": {
    "hour": 5, "order": [0, 1], "breeds": ["bloodthirsty", "fast"], "luck": [0, 0],
    "town": { "34": [6, 6, 6, 6, 6] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6, 6, 6] },
      { "id": 100, "seat": 1, "at": 77, "upright": true, "zombies": [6, 6, 6] }
    ]
  },
  "next": [["turn", 0], ["turn", 1], ["freeAction"], ["hour"]],
  "dice": { "dice": [1, 1, 4, 5, 2, 2, 2, 2, 2, 6] },
  "try": ["attack horde:0 townies", "pay d6:1", "attack horde:0 townies"]
}
\`\`\`

**13.4 A Time For Heroes.** A hero that is hit in a fight comes down one die size instead of falling or being turned; a d8
comes down to a d6 and is an ordinary zombie or townie from then on. This holds for both sides. Several hits may be given
to one hero, one size each; all hits must be given out as far as possible. Hits come before growth. A sacrifice, the price
of Bloodthirsty, Noxious fumes and the blast remove heroes outright.

\`\`\`scene
{
  "title": "A Time For Heroes: whom does Blue hand over, the townie or the hero?",
  "seats": 2,
  "options": { "aTimeForHeroes": true },
  "table": {
    "hour": 5, "order": [0, 1],
    "town": { "34": [6, 10], "36": [6, 6, 6, 6] },
    "hordes": [
      { "id": 0, "seat": 0, "at": 34, "upright": true, "zombies": [6, 6] },
      { "id": 100, "seat": 1, "at": 77, "upright": true, "zombies": [6, 6, 6] }
    ]
  },
  "next": [["turn", 0], ["turn", 1], ["freeAction"], ["hour"]],
  "dice": { "dice": [4, 2, 3, 4] },
  "try": ["attack horde:0 townies", "give d10"]
}
\`\`\`

### 14 Switches

**14** Each of these can be chosen for a new game; the first setting is the usual one.

|      | switch                      | settings                                                                                                                                                          |
| ---- | --------------------------- | ----------------------------------------------------------------------------------------------------------------------------------------------------------------- |
| 14.1 | Advanced game               | off, on: chapter 12                                                                                                                                               |
| 14.2 | Deadlines                   | off, on: 13.2                                                                                                                                                     |
| 14.3 | Super Cop                   | off, on: 13.1                                                                                                                                                     |
| 14.4 | A Time For Heroes           | off, on: 13.4                                                                                                                                                     |
| 14.5 | The night                   | standard: twelve hours, D8 at hour 4, D10 at 7, D12 at 10; short: eight hours, D8 at 3, D10 at 5; nightmare: twelve hours, D8 at 3, D10 at 6, D12 at 9, D20 at 11 |
| 14.6 | Steps                       | four ways; or eight ways, diagonally too                                                                                                                          |
| 14.7 | The last player with hordes | may claim the win; wins at once; plays on to dawn or total victory                                                                                                |
| 14.8 | Unique breeds               | off; on: a breed already taken is rolled again                                                                                                                    |
| 14.9 | Ghosts act                  | off; on: a player without zombies counts as having the fewest                                                                                                     |
`},{id:`rulings`,title:`Our rulings`,text:`The game's own text leaves some questions open. These are our answers; the text itself has the last word wherever it speaks.

### 15 Rulings

|     | question                              | ruling                                                                             | section |
| --- | ------------------------------------- | ---------------------------------------------------------------------------------- | ------- |
| R1  | which spaces are next to each other   | those that share a side                                                            | 3.1     |
| R2  | the hour track                        | twelve hours; D8 at 4, D10 at 7, D12 at 10                                         | 3.2     |
| R3  | horde spaces                          | six in the basic game                                                              | 3.3     |
| R4  | number of players                     | two to six                                                                         |         |
| R5  | zombies at the start                  | three in all, not three a horde                                                    | 4.5     |
| R6  | “the fewest zombies”                  | players who have none do not count                                                 | 9.1     |
| R7  | townspeople and only some hordes      | not a target                                                                       | 7.1     |
| R8  | a die that could turn or kill         | one effect, the attacker's choice                                                  | 7.4     |
| R9  | the order in which a fight is settled | as listed                                                                          | 7.7     |
| R10 | who picks the killed zombies          | their owner                                                                        | 7.7     |
| R11 | a d20 that is turned while it shows 1 | the blast happens                                                                  | 7.7     |
| R12 | where a Split goes                    | to an empty horde space                                                            | 8.1     |
| R13 | the Angry Mob                         | who fights, who chooses, both orders                                               | 8.5     |
| R14 | a tie for the free Townie action      | the earliest turn this round                                                       | 9.2     |
| R15 | only one player has hordes            | may claim the win or play on                                                       | 10.2    |
| R16 | a tie for the most zombies            | a shared conditional victory                                                       | 11      |
| R17 | as many living as dead                | a stalemate                                                                        | 11      |
| R18 | what counts as destroying a horde     | own dice took part when it was emptied                                             | 12.2    |
| R19 | “lowest-rolling zombies”              | all that show the lowest number; after a Move only                                 | 12.3    |
| R20 | when reinforcements come              | once, at the start of the round                                                    | 12.4    |
| R21 | Resilient                             | one zombie at the end of each own turn                                             | 13.2    |
| R22 | Bloodthirsty                          | one zombie pays for any number of ones; its own die has no effect, not even as a 1 | 13.2    |
| R23 | Stealthy                              | the attacker fights the other targets; see there                                   | 13.3    |
| R24 | Virulent                              | the owner picks; conversions are filled first                                      | 13.3    |
| R25 | Lucky                                 | which rolls, and in what order one reacts                                          | 13.3    |
| R26 | Noxious                               | no growth and no blast                                                             | 13.3    |
| R27 | Infiltrator, Psychic                  | players still in the game; of several, a random one decides                        | 13.3    |
| R28 | A Time For Heroes                     | heroes of both sides, one size a hit                                               | 13.4    |

Smaller ones, where even those leave a gap:

|     | question                                                       | ruling                                                                     | section    |
| --- | -------------------------------------------------------------- | -------------------------------------------------------------------------- | ---------- |
| S1  | Mass Movement of no step at all                                | at least one of the five steps is taken                                    | 8.4        |
| S2  | a mob or squad that fights first                               | the march that follows is not optional; where to is chosen after the fight | 8.5, 8.7   |
| S3  | which townie becomes the new hero, when some belong to a squad | one outside the squads, if there is one                                    | 7.7        |
| S4  | a squad die that comes down to a d6                            | stays in its squad, as a townie                                            | 12.5, 13.4 |
| S5  | heroes of one size, one of which shows 1                       | whoever picks may tell them apart, since that one would grow               | 7.7        |
| S6  | a horde emptied by more hits than it had zombies               | everybody whose dice hit it has destroyed it                               | 12.2       |
| S7  | re-rolls of reinforcements, when nobody acts                   | clockwise from last hour's first player                                    | 13.3       |
| S8  | a Stealthy horde steps aside but other targets are fought      | it may be named again                                                      | 13.3       |
| S9  | a Lucky player who is out                                      | spends no more tokens                                                      | 13.3       |
| S10 | \`Ghosts act\` and several players without zombies               | the first of them clockwise from this hour's first player                  | 14.9       |
`}]};export{e as rulebook};