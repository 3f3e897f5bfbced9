import{B as e,H as t,M as n,R as r,U as i,V as a,a as o,c as s,d as c,g as l,h as u,j as d,l as f,u as p}from"./waterdeep-solo-DObmNg5h.js";var m={printed:`as printed`,recall:`takes his last Agent back`,extraAgent:`places one more Agent`,bribe:`uses a space of yours`,favor:`as Call in a Favor`,quest:`gives you a Quest`,any:`1 cube he is short of; you lose one`},h=e=>e.map(e=>`- ${e}`).join(`
`),g=i.map(({name:e,type:t},n)=>`**${e}** (${t??`Mandatory`}): ${f(n)}. _${u(n)}_`),_=n.map(({name:e,copies:t,solo:n},r)=>{let i=typeof n==`number`?`1 ${c(n)}; you lose one`:m[n];return`**${e}**${t>1?` (${t})`:``}: ${s(r)} _Pseudo: ${i}._`}),v=e.map(({name:e,price:t,stock:n,owner:i},a)=>`**${e}**, ${t} Gold: ${n?`Stock: ${l(n.count,n.kind)} a round. Take everything that lies here.`:o(r(a))} _Owner: ${p(i)}_`),y=d.map(({name:e,types:t})=>`**${e}**: ${t.join(` and `)}`),b={chapters:[{id:`game`,title:`The pieces and setting up`,text:`You are one of the masked Lords who rule a city from behind its curtains. Your agents hire adventurers, buy houses and trade
favours, and the adventurers do the quests for which you take the credit. Across the table sits Pseudo. He is no player: he is
a short script that you can read, and he always does what it says. Every point he would score is taken from you. After eight
rounds you have won if anything is left.

### 1 The pieces

**1.1 Resources.** _Adventurers_ are cubes: Clerics are white, Fighters orange, Rogues black, Wizards purple. _Gold_ is coins.
What you own lies in your _Tavern_. There are 25 cubes of each colour and as much Gold as anybody needs. We write C, F, R, W
and G for short, and ? for a cube of your choice.

**1.2 Agents** are what you place. You have four, and from the fifth round five; so has Pseudo.

**1.3 Cards.** _Quests_ have one of five types: Arcana, Commerce, Piety, Skullduggery and Warfare. _Intrigue cards_ are played
once. Your _Lord_ names two types of Quest that pay you extra. _Building_ tiles become new spaces of the city.

### 2 Setting up

**2.1 Left in the box.** Five Buildings (Heroes' Garden, The Palace of Waterdeep, The Three Pearls, The Waymoot, House of the
Moon), the Lord Larissa Neathal, the Quests Recruit Lieutenant and Place a Sleeper Agent in Skullport, and all three copies of
Bidding War.

**2.2 Dealing.** You get a Lord (drawn, or of your choice), two open Quests, two Intrigue cards and 5 Gold. Pseudo gets two
Quests in a column, the first above the second, 4 Gold and the First Player marker; no Lord and no cards. Four Quests lie face
up at Cliffwatch Inn, three Buildings in Builder's Hall. Your score starts at 0, and it may go below.
`},{id:`round`,title:`The round and your turn`,text:`### 3 The round

**3.1 It begins.** One VP token goes on each Building in the Hall. Buildings with a stock get their stock. Plot Quests that act
at the start of a round act. In round 5 both sides take their extra Agent.

**3.2 Turns.** Whoever has the First Player marker begins; then you take turns. A side without Agents in its pool is passed over,
and so is one that has no space to go to. You must place an Agent when you can.

**3.3 Reassignment.** When all Agents are out, those in Waterdeep Harbor move on, in the order of its numbers: each goes to a free
space outside the Harbor and uses it. That is a turn of its own, with a Quest if you like. An Agent that finds no space leaves.
An Agent that comes back to its pool during reassignment is placed again at once, but not in the Harbor.

**3.4 It ends.** All Agents go home. The holder of the First Player marker begins the next round. After round 8 the game is over
(8).

### 4 Your turn

**4.1 Place an Agent** on a free space, on the board or on a Building in play, and use it once, from left to right as it is
printed. You cannot use a space whose price you cannot pay.

**4.2 The owner.** If the Building is Pseudo's, he then gets what it promises its owner; if he uses yours, you do. Nobody is
paid for using his own.

**4.3 Complete a Quest** if you like: pay what it asks from your Tavern, then take its points and its reward. One Quest a turn,
however many Agents the turn has placed.

Two of your Agents are out, and Pseudo's list begins with what you could take from under his nose.

\`\`\`scene
{
  "title": "Your turn: a Cleric for him, or for you",
  "table": {
    "lord": 5,
    "pool": [2, 3],
    "placed": [[7, 0], [3]],
    "whys": [{"step":"value", "by":"agent", "quest":-1, "kind":-1, "short":0, "inVain":[], "weighed":[], "tie":"only", "tied":[], "space":3, "copies":-1, "buys":-1}],
    "tavern": [[0, 0, 0, 0, 5], [0, 2, 0, 0, 4]],
    "open": [[25, 55], [0, 48]],
    "hand": [10, 8],
    "inn": [22, 57, 39, 23],
    "questDeck": [37, 30, 45, 41, 27, 47, 44, 20, 3, 11, 21, 15, 4, 42, 49, 31, 46, 50, 34, 19, 17, 43, 16, 52, 9, 53, 51, 2, 36, 40, 13, 28, 29, 54, 5, 56, 10, 1, 32, 18, 26, 35, 14, 7, 33, 24, 38, 6, 8, 12],
    "intrigueDeck": [16, 13, 1, 15, 25, 23, 9, 24, 6, 20, 3, 2, 18, 28, 11, 3, 15, 19, 23, 4, 14, 4, 11, 20, 12, 7, 19, 8, 12, 27, 29, 13, 22, 1, 2, 17, 7, 5, 10, 0, 26, 5, 21, 0, 21],
    "hall": [0, 2, 10],
    "stack": [8, 12, 11, 18, 6, 17, 4, 14, 16, 13, 3, 1, 15, 9, 7, 5],
    "tokens": [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
  },
  "next": [["turn", 0, 0]],
  "try": ["assign plinth"]
}
\`\`\`
`},{id:`city`,title:`The city`,text:`### 5 The city

**5.1 Plain spaces.** Aurora's Realms Shop gives 4 Gold, Blackstaff Tower 1 Wizard, The Plinth 1 Cleric, Field of Triumph 2
Fighters, The Grinning Lion Tavern 2 Rogues. Castle Waterdeep gives the First Player marker, which counts from the next round, and
an Intrigue card. Buildings give what their tile shows; a ? is a cube of your choice, and one with letters a cube of those
colours.

**5.2 Builder's Hall.** Buy one of the three face-up Buildings: pay its price and score the tokens on it. It goes on one of the
ten places of the city as yours, without tokens, with its first stock if it has one; a new one is turned up. With all places
taken, or no tile you can pay, the Hall cannot be used. A Building that comes free scores its tokens too, but was not bought.

**5.3 Waterdeep Harbor** has three spaces. Each plays one Intrigue card, so you need one that you can play. Its Agent moves on at
the end of the round (3.3): it is the only Agent that works twice.

\`\`\`scene
{
  "title": "The Harbor: a card now, another space later",
  "table": {
    "lord": 5,
    "round": 2,
    "pool": [3, 3],
    "placed": [[9], [3]],
    "whys": [{"step":"value", "by":"agent", "quest":-1, "kind":-1, "short":0, "inVain":[], "weighed":[], "tie":"only", "tied":[], "space":3, "copies":-1, "buys":-1}],
    "tavern": [[0, 1, 0, 0, 2], [0, 0, 0, 1, 4]],
    "open": [[23, 55], [35, 48]],
    "hand": [13, 0],
    "inn": [22, 57, 39, 42],
    "questDeck": [37, 30, 45, 41, 27, 47, 44, 20, 3, 11, 21, 15, 4, 25, 49, 31, 46, 50, 34, 19, 17, 43, 16, 52, 9, 53, 51, 2, 36, 40, 13, 28, 29, 54, 5, 56, 10, 1, 32, 18, 26, 14, 7, 33, 24, 38, 6, 8, 0, 12],
    "intrigueDeck": [16, 1, 15, 25, 23, 9, 24, 6, 20, 3, 2, 18, 28, 11, 3, 15, 19, 23, 4, 10, 14, 4, 11, 20, 8, 12, 7, 19, 8, 12, 27, 29, 13, 22, 1, 2, 17, 7, 5, 10, 26, 5, 21, 0, 21],
    "hall": [0, 2, 10],
    "stack": [8, 12, 11, 18, 6, 17, 4, 14, 16, 13, 3, 1, 15, 9, 7, 5],
    "tokens": [2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
  },
  "next": [["turn", 0, 0]],
  "try": ["assign waterdeep-harbor-1", "play ambush"]
}
\`\`\`

**5.4 Cliffwatch Inn** has three spaces. Each gives a face-up Quest of your choice: with 2 Gold, with an Intrigue card, or after
all four have been replaced. A Quest that is taken is replaced at once.

**5.5 The Zoarstar and Bribe Agent.** Choose a space with an Agent of Pseudo and use it as if you had gone there: you pay its price,
and its owner is paid. If you copy a Harbor space with The Zoarstar, that Agent is reassigned too, right after Pseudo's.

**5.6 Some cards.** Accelerate Plans takes one of your Agents back from the Harbor, also the one just placed, and places two at once.
Recall Agent and Research Chronomancy take back any one of yours. Sample Wares sends an Agent to a Building that still lies in the
Hall: it has no owner and no stock there. Real Estate Deal gives up a Building of yours without an Agent on it and takes one from
the Hall. Change of Plans discards one of your open Quests. When a card asks whether Pseudo gives something for points, you answer
for him: if he gives, you lose those points.

**5.7 Running out.** If there are too few cubes you take what there is. An empty deck is shuffled from its discards. Building tiles
are not.
`},{id:`quests`,title:`Quests`,text:`### 6 Quests

**6.1 Three states.** A Quest is open until it is completed, then it lies face down; a Plot Quest stays face up. You may hold any
number of open Quests and Intrigue cards, but every Quest still open at the end costs you 5 VP.

**6.2 Plot Quests** go on working. Those for a type pay for later Quests, not for themselves. Those that watch for a resource pay
once for each action that gives it, however many it gives, before the owner is paid. What you get as an owner, as a reward or from
another Plot Quest is no action; what an Intrigue card gives in the course of an action is.

**6.3 Mandatory Quests** are Intrigue cards that you put in front of the other side. As long as one is open its holder can complete
no other Quest. They have no type.

**6.4 Your Lord** pays 4 VP at once for each Quest you complete of either of the two types.

\`\`\`scene
{
  "title": "Completing a Quest: 25 points, and your Lord",
  "table": {
    "lord": 8,
    "round": 3,
    "score": 7,
    "pool": [3, 3],
    "placed": [[7], [3]],
    "whys": [{"step":"value", "by":"agent", "quest":-1, "kind":-1, "short":0, "inVain":[], "weighed":[], "tie":"only", "tied":[], "space":3, "copies":-1, "buys":-1}],
    "tavern": [[4, 0, 0, 0, 3], [0, 2, 0, 0, 4]],
    "open": [[25, 57], [0, 48]],
    "hand": [10],
    "inn": [22, 42, 39, 23],
    "questDeck": [37, 30, 45, 41, 27, 47, 44, 20, 3, 11, 21, 15, 4, 55, 49, 31, 46, 50, 34, 19, 17, 43, 16, 52, 9, 53, 51, 2, 36, 40, 13, 28, 29, 54, 5, 56, 10, 1, 32, 18, 26, 35, 14, 7, 33, 24, 38, 6, 8, 12],
    "intrigueDeck": [16, 13, 1, 15, 25, 23, 9, 24, 6, 20, 3, 2, 18, 28, 11, 3, 15, 19, 23, 4, 14, 4, 11, 20, 8, 12, 7, 19, 8, 12, 27, 29, 13, 22, 1, 2, 17, 7, 5, 10, 0, 26, 5, 21, 0, 21],
    "hall": [0, 2, 10],
    "stack": [8, 12, 11, 18, 6, 17, 4, 14, 16, 13, 3, 1, 15, 9, 7, 5],
    "tokens": [3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
  },
  "next": [["turn", 0, 0]],
  "try": ["assign plinth", "complete create-a-shrine-to-oghma"]
}
\`\`\`
`},{id:`pseudo`,title:`Pseudo`,text:`### 7 Pseudo

He has two open Quests in a column, besides any Mandatory ones, which lie on top. Higher means more urgent. A Quest that he completes
is replaced from the deck, at the bottom.

**7.1 His list.** He reads his Quests from the top, and the costs of each from the left: Clerics, Fighters, Rogues, Wizards, Gold. The
first of them that he has not enough of, and that some free space gives, is what he goes for. Each cost is compared with his whole
Tavern: he puts nothing aside. (By option he reads each Quest from the right; the published script can be read both ways.)

**7.2 Which space.** Of the free spaces that give it and that he can pay, the one that gives most of it. If equal, the one with the
highest value: Clerics and Wizards count 4, Fighters and Rogues 2, Gold and cards 1. If still equal, what you would get as the owner
counts against it. If still equal, a coin. He never looks at the price, nor at what you need.

**7.3 Question marks.** A cube of choice is what he is after, as long as he is short of it; any further one is the most valuable kind
allowed, and of two equals the one he is still short of first.

Here he is short of a Cleric, and two spaces give one. A dashed outline marks the one he will
take; when you play on, the panel says why.

\`\`\`scene
{
  "title": "Two spaces give a Cleric: which one will he take?",
  "table": {
    "lord": 5,
    "round": 3,
    "pool": [3, 3],
    "placed": [[7], [3]],
    "whys": [{"step":"value", "by":"agent", "quest":-1, "kind":-1, "short":0, "inVain":[], "weighed":[], "tie":"only", "tied":[], "space":3, "copies":-1, "buys":-1}],
    "tavern": [[0, 2, 0, 0, 5], [0, 0, 2, 0, 4]],
    "open": [[25, 55], [35, 48]],
    "hand": [10],
    "inn": [22, 57, 39, 23],
    "questDeck": [37, 30, 45, 41, 27, 47, 44, 20, 3, 11, 21, 15, 4, 42, 49, 31, 46, 50, 34, 19, 17, 43, 16, 52, 9, 53, 51, 2, 36, 40, 13, 28, 29, 54, 5, 56, 10, 1, 32, 18, 26, 14, 7, 33, 24, 38, 6, 8, 0, 12],
    "intrigueDeck": [16, 13, 1, 15, 25, 23, 9, 24, 6, 20, 3, 2, 18, 28, 11, 3, 15, 19, 23, 4, 14, 4, 11, 20, 8, 12, 7, 19, 8, 12, 27, 29, 13, 22, 1, 2, 17, 7, 5, 10, 0, 26, 5, 21, 0, 21],
    "hall": [0, 2, 10],
    "stack": [12, 11, 18, 6, 17, 4, 14, 16, 13, 3, 1, 15, 9, 5],
    "owner": [-1, -1, -1, -1, -1, -1, -1, 0, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    "tokens": [3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    "stock": [0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "built": [7, 8]
  },
  "next": [["turn", 0, 0]],
  "try": ["assign house-of-wonder", "take cleric", "take cleric"]
}
\`\`\`

**7.4 When the list leads nowhere** he takes Castle Waterdeep if it is free. Else Builder's Hall, if there is a tile he can pay: the
one with most VP on it. Else the space with the highest value. Else the lowest free Harbor space. Else nothing.

\`\`\`scene
{
  "title": "His list leads nowhere, and the Castle is yours",
  "table": {
    "lord": 5,
    "round": 4,
    "score": 20,
    "active": 1,
    "pool": [2, 3],
    "placed": [[8, 3], [9]],
    "whys": [{"step":"value", "by":"agent", "quest":-1, "kind":-1, "short":0, "inVain":[], "weighed":[], "tie":"only", "tied":[], "space":9, "copies":-1, "buys":-1}],
    "tavern": [[0, 2, 0, 0, 5], [0, 0, 0, 0, 6]],
    "open": [[25, 55], [43, 41]],
    "hand": [10],
    "inn": [22, 57, 39, 23],
    "questDeck": [37, 30, 45, 27, 47, 44, 20, 3, 11, 48, 21, 15, 4, 42, 49, 31, 46, 50, 34, 19, 17, 16, 52, 9, 53, 51, 2, 36, 40, 13, 28, 29, 54, 5, 56, 10, 1, 32, 18, 26, 35, 14, 7, 33, 24, 38, 6, 8, 0, 12],
    "intrigueDeck": [16, 13, 1, 15, 25, 23, 9, 24, 6, 20, 3, 2, 18, 28, 11, 3, 15, 19, 23, 4, 14, 4, 11, 20, 8, 12, 7, 19, 8, 12, 27, 29, 13, 22, 1, 2, 17, 7, 5, 10, 0, 26, 5, 21, 0, 21],
    "hall": [0, 2, 10],
    "stack": [8, 12, 11, 18, 6, 17, 4, 14, 16, 13, 3, 1, 15, 9, 7, 5],
    "tokens": [3, 0, 4, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0]
  },
  "next": [["turn", 1, 0]],
  "try": ["assign blackstaff-tower"]
}
\`\`\`

**7.5 His turn.** He places an Agent and does what the space says; you are paid if you own it. Then he completes the uppermost Quest
he can pay, one a turn, and only Mandatory ones while he holds one.

**7.6 Quests for you.** Whenever he would gain a Quest he gives you one: you draw until one turns up that your Lord does **not**
score, and discard the others. Going to Cliffwatch Inn is such an occasion.

**7.7 His Intrigue cards.** He keeps none: whenever he would draw one he draws it and plays it, even in your turn. The first of these
that fits:

- Call in a Favor, Sample Wares, Spread the Wealth, Tax Collection and Mandatory Quests are played as printed, choices made by his
  list. Real Estate Deal is played as Call in a Favor.
- Recall Agent takes back the Agent he placed last. Accelerate Plans places one more.
- Bribe Agent costs him 2 Gold, or what he has, and uses a space of yours, chosen by his list.
- A card that shows a Quest (Special Assignment, Change of Plans) gives you one (7.6).
- A card that shows cubes gives him one cube of that colour, and you lose one; if you have none you lose 2 VP. A question mark is the
  Adventurer he is short of first, or a Cleric.

**7.8 His Plot Quests** work for him as for you. What he may choose his list chooses: a free cube is the first of those offered that he
is short of, else the most valuable. With Recover the Magister's Orb he joins one of your Agents, once a round, when no free space
gives what he is looking for. Produce a Miracle swaps a cube of which he has more than any of his Quests asks. From the Hall he takes,
free, the tile with most VP.

**7.9 Points.** He has no score. Whatever he would score is taken from you: Quests, tokens, owner's benefits, Plot Quests.
`},{id:`end`,title:`The end`,text:`### 8 The end

**8.1 Counting.** After round 8 you score 1 VP for each Adventurer and 1 VP for every 2 Gold in your Tavern, and lose 5 VP for each
Quest that is still open, those that Pseudo gave you too. Your Lord has been paid all along. Nothing is counted for Pseudo.

**8.2 Winning.** With more than 0 VP you have won. The rest is how high you can go: the rules know no ranks.

One Agent is left, and 41 points.

\`\`\`scene
{
  "title": "The last Agent of the game",
  "table": {
    "lord": 5,
    "round": 8,
    "score": 41,
    "pool": [1, 0],
    "placed": [[7, 3, 1, 4], [9, 0, 5, 6, 10]],
    "whys": [{"step":"value", "by":"agent", "quest":-1, "kind":-1, "short":0, "inVain":[], "weighed":[], "tie":"only", "tied":[], "space":9, "copies":-1, "buys":-1}, {"step":"value", "by":"agent", "quest":-1, "kind":-1, "short":0, "inVain":[], "weighed":[], "tie":"only", "tied":[], "space":0, "copies":-1, "buys":-1}, {"step":"value", "by":"agent", "quest":-1, "kind":-1, "short":0, "inVain":[], "weighed":[], "tie":"only", "tied":[], "space":5, "copies":-1, "buys":-1}, {"step":"value", "by":"agent", "quest":-1, "kind":-1, "short":0, "inVain":[], "weighed":[], "tie":"only", "tied":[], "space":6, "copies":-1, "buys":-1}, {"step":"value", "by":"agent", "quest":-1, "kind":-1, "short":0, "inVain":[], "weighed":[], "tie":"only", "tied":[], "space":10, "copies":-1, "buys":-1}],
    "tavern": [[0, 3, 1, 0, 7], [3, 0, 0, 0, 9]],
    "open": [[12, 43], [0, 48]],
    "hand": [],
    "inn": [22, 57, 39, 23],
    "questDeck": [37, 30, 45, 41, 27, 47, 44, 20, 3, 11, 21, 15, 4, 25, 55, 42, 49, 31, 46, 50, 34, 19, 17, 16, 52, 9, 53, 51, 2, 36, 40, 13, 28, 29, 54, 5, 56, 10, 1, 32, 18, 26, 35, 14, 7, 33, 24, 38, 6, 8],
    "intrigueDeck": [16, 13, 1, 15, 25, 23, 9, 24, 6, 20, 3, 2, 18, 28, 11, 3, 15, 19, 23, 4, 10, 14, 4, 11, 20, 8, 12, 7, 19, 8, 12, 27, 29, 13, 22, 1, 2, 17, 7, 5, 10, 0, 26, 5, 21, 0, 21],
    "hall": [0, 2, 10],
    "stack": [8, 12, 11, 18, 6, 17, 4, 14, 16, 13, 3, 1, 15, 9, 7, 5],
    "tokens": [3, 0, 4, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0]
  },
  "next": [["turn", 0, 0]],
  "try": ["assign grinning-lion-tavern"]
}
\`\`\`
`},{id:`rulings`,title:`Our rulings`,text:`### 9 Our rulings

The script leaves some things open. The numbers are those of our reference; the code names them where they are applied.

- **R-01, R-02** Within a Quest the costs are read from the left, in the printed order. The option turns this round.
- **R-03, R-04** Nothing is set aside for a higher Quest, and Quests below a Mandatory one are still on the list.
- **R-05** A space counts if it is free, would give at least one now, and can be paid. Harbor and Builder's Hall never do. Plot Quests
  and owner's benefits are not looked at.
- **R-06, R-07** Fixed cubes count in full, question marks only as far as he is short. Of equally valuable kinds he takes the one he is
  still short of, counting what this very space gives him; else Cleric before Wizard, Fighter before Rogue.
- **R-08, R-09, R-10** Prices are not subtracted. The owner's benefit only breaks ties, only if you are the owner, a choice as its
  dearest kind. What is equal then is decided by chance, from a stream of its own.
- **R-11** His Zoarstar yields what the best space with one of your Agents would yield. It copies neither Harbor, nor Builder's Hall,
  nor a tile that still lies in the Hall.
- **R-12 to R-16** The fallbacks, in their order; Castle Waterdeep also when he holds the marker already. If neither side can place,
  the round goes on to reassignment.
- **R-17, R-18, R-19** The newest Mandatory Quest lies on top. Every VP of his is taken from you. He completes after all placements of
  a turn, also one that a card forces in your turn.
- **R-20, R-21** A search through the Quests reshuffles the discards at most once, without what it has just rejected. At the third
  space of the inn he first replaces the face-up Quests, then gives you one from the deck.
- **R-22 to R-26** Cards of his: see 7.7. Gold-only cards are played as printed. Special Assignment and Change of Plans picture a Quest.
- **R-27, R-28** He takes back the last Agent placed that is still there. His Accelerate Plans takes none back from the Harbor.
- **R-29, R-30** Sample Wares and Bribe Agent follow his list, then the highest value. Without a target nothing happens and nothing is
  paid.
- **R-31** A card that is being played joins the discards when it is settled.
- **R-32, R-33** His Plot Quests and rewards: see 7.8; a new Quest is drawn before the reward.
- **R-34, R-35** You answer for him only about giving something for points, and only if he has it. Else he declines.
- **R-36** A free cube: the first of those offered that he is short of, else the most valuable.
- **R-37, R-38, R-39** The Lord pays at once. All open Quests cost 5 VP. The score may be negative.
- **R-40** His Agents in the Harbor move on by the script; a Quest may follow.
- **R-41, R-42** Names of what stays in the box; the order of dealing.
- **R-43, R-44** Ten places for Buildings. Tokens on a free Building are scored.
- **R-45, R-46** What counts as an action for Plot Quests (6.2). Cubes can run out.
- **R-47** Bribe Agent, Change of Plans and Real Estate Deal can be played only if what they ask can be met. Other cards always.
- **R-48** All chance comes from the seed; shuffles and coins from streams of their own.

Six more were needed to play every case:

- **R-49** An Agent that comes back during reassignment and is placed at once belongs to the turn in which it came back: there is no
  further Quest.
- **R-50** In Bribe Agent within an action, Plot Quests pay once for the whole action, and the owners of both spaces are paid after it.
- **R-51** A Building given up by Real Estate Deal is out of the game.
- **R-52** You may copy, bribe or join an Agent of Pseudo on a tile that still lies in the Hall; nobody owns it there.
- **R-53** At the start of a round the side with the First Player marker uses its Plot Quests first.
- **R-54** While Agents are reassigned the Harbor can be neither copied nor bribed.
`},{id:`cards`,title:`All cards`,text:[`### 10 All cards`,`**10.1 Quests.** ${a.length} in the deck, and ${t.length} Mandatory ones among the Intrigue cards: what each asks, _and what it pays_.`,h(g),`**10.2 Intrigue cards**, with the number of copies, and _what Pseudo does with them_.`,h(_),`**10.3 Buildings**, with their price and _what their owner gets_.`,h(v),`**10.4 Lords** and the types they score, 4 VP a Quest.`,h(y)].join(`

`)}]};export{b as rulebook};