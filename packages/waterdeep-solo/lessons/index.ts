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
      task: 'You want to complete Ambush Artor Morlin: it takes a Cleric, three Fighters and a Rogue. Fighters first: go to the Field of Triumph.',
      table: cityOf({
        tavern: '1F 1R 4G',
        quests: ['ambush-artor-morlin', 'safeguard-eltorchul-mage'],
        his: HIS,
      }),
      next: A_TURN,
      moves: ['assign field-of-triumph'],
      better:
        'That would help another day. For this Quest you lack two Fighters, and the Field of Triumph gives two.',
      outcome:
        'Two Fighters have joined your Tavern. Then it was Pseudo’s turn: he has no chair, he plays by a script, and it sent him for a Cleric. You always see why.',
      claims: [
        { type: 'assigned', space: spaceNamed('field-of-triumph') },
        { type: 'gained', side: 0, what: [0, 2, 0, 0, 0] },
        { type: 'pseudoAssigned' },
        { type: 'gained', side: 1, what: [1, 0, 0, 0, 0] },
      ],
    },
    {
      title: 'Complete a Quest',
      task: 'Only the Cleric is missing. Get one at the Plinth, and complete Ambush Artor Morlin.',
      table: cityOf({
        tavern: '3F 1R 4G',
        quests: ['ambush-artor-morlin', 'safeguard-eltorchul-mage'],
        on: ['field-of-triumph'],
        his: { ...HIS, on: ['castle-waterdeep', 'blackstaff-tower'] },
      }),
      next: A_TURN,
      moves: ['assign plinth', 'complete ambush-artor-morlin'],
      better:
        'Then the Quest would have to wait. The Plinth gives the Cleric, and with it you complete Ambush Artor Morlin at once.',
      outcome:
        'Eight points for the Quest, and four more because your Lord, Durnan the Wanderer, loves Warfare. The Adventurers leave, four Gold come in.',
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
      task: 'You need another Quest. Send an Agent to Cliffwatch Inn, the space with Gold, and take Raid Orc Stronghold: your Lord pays for Warfare.',
      table: cityOf({ round: 2, score: 12, tavern: '8G', quests: ['safeguard-eltorchul-mage'], his: HIS }),
      next: A_TURN,
      moves: ['assign cliffwatch-inn-1', 'accept raid-orc-stronghold'],
      better:
        'Look for Warfare: your Lord adds four points to each such Quest. Take Raid Orc Stronghold from the inn, on the space with Gold.',
      outcome:
        'Two Gold, and a Quest that suits your Lord. Take only what you can finish: every Quest still open at the end costs you five points.',
      claims: [
        { type: 'gained', side: 0, what: [0, 0, 0, 0, 2] },
        { type: 'questTaken', quest: questNamed('raid-orc-stronghold') },
      ],
    },
    {
      title: 'Stand in his way',
      task: 'Pseudo lacks one Cleric for Create a Shrine to Oghma, and what he scores is taken from you: 25 points! Take the Plinth before he does.',
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
      better:
        'Then he walks to the Plinth, takes his fifth Cleric, and you lose 25 points. Go there yourself.',
      outcome:
        'A space holds one Agent, so he found no Cleric and had to go elsewhere. And you have one more Adventurer: blocking is worth a turn.',
      claims: [
        { type: 'assigned', space: spaceNamed('plinth') },
        { type: 'gained', side: 0, what: [1, 0, 0, 0, 0] },
        { type: 'pseudoAssigned' },
      ],
      not: ['scored', 'questCompleted'],
    },
    {
      title: 'Build',
      task: 'Each Building in Builder’s Hall has three points lying on it. Send an Agent to Builder’s Hall and buy the Golden Horn for your four Gold.',
      table: cityOf({
        round: 2,
        score: 12,
        tavern: '2F 2R 4G',
        quests: ['raid-orc-stronghold'],
        his: HIS,
      }),
      next: A_TURN,
      moves: ['assign builders-hall', 'buy golden-horn'],
      better:
        'You could, but the Golden Horn fills up with four Gold each round. Buy that one in Builder’s Hall.',
      outcome:
        'Three points at once, and a new space in the city. If Pseudo uses it you are paid; if he had bought it, those three points would have been your loss.',
      claims: [
        { type: 'bought', side: 0, tile: tileNamed('golden-horn'), price: 4 },
        { type: 'scored', side: 0, points: 3, why: 'tokens' },
      ],
    },
    {
      title: 'Intrigue',
      task: 'Go to Waterdeep Harbor and play Conscription for two Fighters. They are the last you need: complete Raid Orc Stronghold.',
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
      better: 'Keep to the plan: the first space of Waterdeep Harbor, Conscription, and then the Quest.',
      outcome:
        'Twelve points with your Lord’s four. And the Agent in the Harbor is not done yet: when all Agents are out, those in the Harbor go to work once more.',
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
      task: 'The very last Agent of the eighth round. Adventurers still count a point each: fetch two at the Grinning Lion Tavern.',
      table: cityOf({
        round: 8,
        score: 2,
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
      better: 'Two Rogues are two points, for certain. Go to the Grinning Lion Tavern.',
      outcome:
        'Four points for your Adventurers, three for six Gold, five lost for the Quest you left open: four in all. Above zero is a win, and a higher score a better one.',
      claims: [
        { type: 'gained', side: 0, what: [0, 0, 2, 0, 0] },
        { type: 'counted', adventurers: 4, gold: 3, open: -5, score: 4 },
      ],
    },
  ],
  last: {
    title: 'Your own city',
    task: 'Now for a whole game of eight rounds. Begin with a look at your two Quests: which Adventurers do they take, and what is Pseudo after?',
    game: {},
  },
}
