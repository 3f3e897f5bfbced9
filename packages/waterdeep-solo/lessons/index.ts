import type { Frame, Lesson } from '@shamble/engine'
import { cardNamed, questNamed, spaceNamed, tileNamed } from '../src/data/names.ts'
import type { Event } from '../src/events.ts'
import type { Table } from '../src/table.ts'
import { cityOf, type City } from './city.ts'

/** The agenda of every step. */
const A_TURN: Frame[] = [['turn', 0, 0]]

const HIS: City['his'] = {
  tavern: '2F 4G',
  column: ['create-a-shrine-to-oghma', 'heal-fallen-gray-hand-soldiers'],
  on: ['castle-waterdeep'],
}

/** Seven positions, from the first Agent to the final count. */
export const lesson: Lesson<Table, Event> = {
  steps: [
    {
      title: 'Send an Agent',
      task: 'Your Quest Ambush Artor Morlin costs one Cleric, three Fighters and one Rogue. You need two more Fighters: tap the Field of Triumph.',
      table: cityOf({
        tavern: '1F 1R 4G',
        quests: ['ambush-artor-morlin', 'safeguard-eltorchul-mage'],
        his: HIS,
      }),
      next: A_TURN,
      moves: ['assign field-of-triumph'],
      better:
        'That does not help this Quest. You need two more Fighters, and the Field of Triumph gives two.',
      outcome:
        'Two Fighters have joined your Tavern. Then Pseudo took his turn. He is not a real player: a script sent him for a Cleric. The board always says why.',
      claims: [
        { type: 'assigned', space: spaceNamed('field-of-triumph') },
        { type: 'gained', side: 0, what: [0, 2, 0, 0, 0] },
        { type: 'pseudoAssigned' },
        { type: 'gained', side: 1, what: [1, 0, 0, 0, 0] },
      ],
    },
    {
      title: 'Complete a Quest',
      task: 'Next turn. You need only one more Cleric. Get it at the Plinth, then complete Ambush Artor Morlin.',
      table: cityOf({
        tavern: '3F 1R 4G',
        quests: ['ambush-artor-morlin', 'safeguard-eltorchul-mage'],
        on: ['field-of-triumph'],
        his: { ...HIS, on: ['castle-waterdeep', 'blackstaff-tower'] },
      }),
      next: A_TURN,
      moves: ['assign plinth', 'complete ambush-artor-morlin'],
      better: 'The Plinth gives the Cleric you need. Then you can complete Ambush Artor Morlin at once.',
      outcome:
        'You score 8 points for the Quest, and 4 more because it is a Warfare Quest and your Lord, Durnan the Wanderer, scores those. You pay five Adventurers and gain 4 Gold.',
      claims: [
        { type: 'gained', side: 0, what: [1, 0, 0, 0, 0] },
        { type: 'questCompleted', side: 0, quest: questNamed('ambush-artor-morlin') },
        { type: 'scored', side: 0, points: 8, why: 'quest' },
        { type: 'scored', side: 0, points: 4, why: 'lord' },
        { type: 'gained', side: 0, what: [0, 0, 0, 0, 4], why: 'reward' },
      ],
    },
    {
      title: 'Find new work',
      task: 'Next round: you need another Quest. Go to Cliffwatch Inn, the space with Gold, and take Raid Orc Stronghold, a Warfare Quest.',
      table: cityOf({ round: 2, score: 12, tavern: '8G', quests: ['safeguard-eltorchul-mage'], his: HIS }),
      next: A_TURN,
      moves: ['assign cliffwatch-inn-1', 'accept raid-orc-stronghold'],
      better:
        'Your Lord adds 4 points for a Warfare Quest. Take Raid Orc Stronghold at Cliffwatch Inn, the space with Gold.',
      outcome:
        'You gain 2 Gold and a Quest of your Lord’s type. Take only Quests you can complete: each one still open at the end costs 5 points.',
      claims: [
        { type: 'gained', side: 0, what: [0, 0, 0, 0, 2] },
        { type: 'questTaken', quest: questNamed('raid-orc-stronghold') },
      ],
    },
    {
      title: 'Stand in his way',
      task: 'New example. Pseudo needs one more Cleric for Create a Shrine to Oghma. What he would score is taken from you: 25 points! Go to the Plinth before he does.',
      table: cityOf({
        round: 2,
        score: 12,
        tavern: '2R 8G',
        quests: ['raid-orc-stronghold'],
        his: {
          tavern: '4C 2F 4G',
          column: ['create-a-shrine-to-oghma', 'ally-with-house-thann'],
          on: ['castle-waterdeep'],
        },
      }),
      next: A_TURN,
      moves: ['assign plinth'],
      better: 'Then Pseudo gets his fifth Cleric at the Plinth, and you lose 25 points. Go there yourself.',
      outcome:
        'A space holds one Agent, so Pseudo found no Cleric and went elsewhere. You gained an Adventurer and kept 25 points.',
      claims: [
        { type: 'assigned', space: spaceNamed('plinth') },
        { type: 'gained', side: 0, what: [1, 0, 0, 0, 0] },
        { type: 'pseudoAssigned' },
      ],
      not: ['scored', 'questCompleted'],
    },
    {
      title: 'Build',
      task: 'New example. Each Building in Builder’s Hall has 3 points on it for its buyer. Go to Builder’s Hall and buy the Golden Horn for 4 Gold.',
      table: cityOf({
        round: 2,
        score: 12,
        tavern: '2F 2R 4G',
        quests: ['raid-orc-stronghold'],
        his: HIS,
      }),
      next: A_TURN,
      moves: ['assign builders-hall', 'buy golden-horn'],
      better: 'The Golden Horn brings 4 Gold each round. Buy that one in Builder’s Hall.',
      outcome:
        'You score 3 points, and the city has a new space. When Pseudo uses it, you gain 2 Gold. If he had bought it, you would have lost 3 points.',
      claims: [
        { type: 'bought', side: 0, tile: tileNamed('golden-horn'), price: 4 },
        { type: 'scored', side: 0, points: 3, why: 'tokens' },
      ],
    },
    {
      title: 'Intrigue',
      task: 'New example. You need two more Fighters. Go to Waterdeep Harbor, play Conscription, and complete Raid Orc Stronghold.',
      table: cityOf({
        round: 3,
        score: 15,
        tavern: '2F 2R',
        quests: ['raid-orc-stronghold'],
        hand: ['conscription'],
        his: HIS,
      }),
      next: A_TURN,
      moves: ['assign waterdeep-harbor-1', 'play conscription', 'complete raid-orc-stronghold'],
      better: 'Go to the first space of Waterdeep Harbor, play Conscription, then complete the Quest.',
      outcome:
        'You score 8 points and 4 for your Lord. When all Agents are placed, those in the Harbor are assigned once more.',
      claims: [
        { type: 'intriguePlayed', side: 0, card: cardNamed('conscription') },
        { type: 'gained', side: 0, what: [0, 2, 0, 0, 0] },
        { type: 'questCompleted', side: 0, quest: questNamed('raid-orc-stronghold') },
        { type: 'scored', side: 0, points: 8, why: 'quest' },
        { type: 'scored', side: 0, points: 4, why: 'lord' },
      ],
    },
    {
      title: 'The final count',
      task: 'New example: your last Agent of round 8. You have 2 points. Each Adventurer counts 1 at the end: get two at the Grinning Lion Tavern.',
      table: cityOf({
        round: 8,
        score: 2,
        done: { yours: ['ambush-artor-morlin'], his: ['steal-from-house-adarbrent'], taken: 10 },
        tavern: '1F 1W 6G',
        quests: ['raid-orc-stronghold'],
        hand: ['bribe-agent'],
        on: ['cliffwatch-inn-1', 'blackstaff-tower', 'plinth', 'castle-waterdeep'],
        his: {
          ...HIS,
          on: [
            'auroras-realms-shop',
            'field-of-triumph',
            'cliffwatch-inn-2',
            'cliffwatch-inn-3',
            'builders-hall',
          ],
        },
      }),
      next: A_TURN,
      moves: ['assign grinning-lion-tavern'],
      better: 'Two Rogues are 2 points. Go to the Grinning Lion Tavern.',
      outcome:
        'You had 2 points. Four Adventurers add 4, six Gold add 3, and the open Quest costs 5: that makes 4. More than 0 wins, and a higher score is better.',
      claims: [
        { type: 'gained', side: 0, what: [0, 0, 2, 0, 0] },
        { type: 'counted', adventurers: 4, gold: 3, open: -5, score: 4 },
      ],
    },
  ],
  last: {
    title: 'Your own city',
    task: 'Play a whole game of eight rounds. First look at your two Quests: which Adventurers do they cost, and where does Pseudo go next?',
    game: {},
  },
}
