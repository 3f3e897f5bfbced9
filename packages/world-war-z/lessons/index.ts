import type { Frame, Lesson } from '@shamble/engine'
import type { Event } from '../src/events.ts'
import { cardNamed, zoneNamed, type Table } from '../src/table.ts'
import { worldOf } from './world.ts'

/** Agendas: a round from the first or second character on, and a turn from its Battle step on. */
const ROUND: Frame[] = [['turn', 0], ['turn', 1], ['endRound']]
const SECOND_TURN: Frame[] = [['turn', 1], ['endRound']]
const FROM_BATTLE: Frame[] = [
  ['battleStep', 0, false],
  ['keepHandLimit', 0],
  ['escalateStep', 0],
  ...SECOND_TURN,
]

/** The other survivor. */
const MEDIC = { at: 'great-plains', hand: ['crowbar'] }

/** Seven positions, from the first horde to the last count. The learner leads the Veteran, and once the Pilot. */
export const lesson: Lesson<Table, Event> = {
  steps: [
    {
      title: 'Go and fight',
      task: 'The Veteran stands in the Great Plains. Go to Mexico, where a horde of 1 is, press Ready, and fight it.',
      seats: 1,
      table: worldOf({
        cast: { veteran: { at: 'great-plains', hand: ['resupply-drop'] }, medic: MEDIC },
        hordes: {},
        clear: ['great-plains'],
      }),
      next: ROUND,
      dice: { dice: [4, 3] },
      moves: ['go mexico', 'ready', 'fight'],
      better: 'Begin with a small horde: go to Mexico, press Ready, and fight.',
      outcome:
        'You rolled 4, and the Veteran adds 1: 5 against the horde’s 3. The higher total wins. The horde is gone, and you draw a card for the win.',
      claims: [
        { type: 'moved', who: 0, to: zoneNamed('mexico'), by: 'foot' },
        { type: 'rolled', who: 0, die: 4, bonus: 1, horde: 3 },
        { type: 'battleWon', who: 0, zone: zoneNamed('mexico') },
        { type: 'weakened', zone: zoneNamed('mexico'), strength: 0 },
        { type: 'drew', who: 0 },
      ],
    },
    {
      title: 'Take up arms',
      task: 'New example. A horde of 2 rolls an eight-sided die. Stay in Mexico, equip the Lobo (+2), press Ready, and fight.',
      seats: 1,
      table: worldOf({
        cast: { veteran: { at: 'mexico', hand: ['lobo'] }, medic: MEDIC },
        hordes: { mexico: 2 },
        clear: ['great-plains'],
      }),
      next: ROUND,
      dice: { dice: [3, 5] },
      moves: ['stay', 'equip lobo', 'ready', 'fight'],
      better: 'Stay in Mexico and equip the Lobo before you fight. A weapon in your hand does not help.',
      outcome:
        'You rolled 3, plus 1 for the Veteran and 2 for the Lobo: 6 against 5. Without the weapon you would have lost. The horde loses 1 strength.',
      claims: [
        { type: 'stayed', who: 0 },
        { type: 'equipped', who: 0, card: cardNamed('lobo') },
        { type: 'rolled', who: 0, die: 3, bonus: 3, horde: 5, sides: 8 },
        { type: 'battleWon', who: 0 },
        { type: 'weakened', zone: zoneNamed('mexico'), by: 1, strength: 1 },
      ],
    },
    {
      title: 'Use tactics',
      task: 'New example. A horde of 4 rolls a twelve-sided die. Press Fight, then play Firing Line before the roll: it adds 3.',
      seats: 1,
      table: worldOf({
        step: 'battle',
        cast: {
          veteran: { at: 'western-europe', hand: ['firing-line', 'resupply-drop'], worn: ['lobo'] },
          medic: MEDIC,
        },
        hordes: { 'western-europe': 4 },
        clear: ['great-plains'],
      }),
      next: FROM_BATTLE,
      dice: { dice: [4, 9] },
      moves: ['fight', 'play firing-line'],
      better: 'A twelve-sided die is hard to beat. Press Fight, and play Firing Line before you roll.',
      outcome:
        'You had 10 against 9: the 3 of Firing Line decided it. The horde is down to 3. A tactic works once; a weapon stays with you.',
      claims: [
        { type: 'played', who: 0, card: cardNamed('firing-line') },
        { type: 'rolled', who: 0, die: 4, bonus: 6, horde: 9, sides: 12 },
        { type: 'battleWon', who: 0 },
        { type: 'weakened', by: 1, strength: 3 },
      ],
    },
    {
      title: 'Losing',
      task: 'New example. Fight the horde of 2 in Mexico. You will lose this battle: discard a card you can spare, Decoy Sirens.',
      seats: 1,
      table: worldOf({
        step: 'battle',
        cast: {
          veteran: { at: 'mexico', hand: ['decoy-sirens', 'airlift'], worn: ['lobo'] },
          medic: MEDIC,
        },
        hordes: { mexico: 2 },
        clear: ['great-plains'],
      }),
      next: FROM_BATTLE,
      dice: { dice: [1, 7] },
      moves: ['fight', 'discard decoy-sirens'],
      better: 'Fight, then discard Decoy Sirens. Keep the Lobo: it helps in every battle.',
      outcome:
        'You had 4 against 7. A lost battle costs cards: one against hordes of 1 and 2, two against stronger ones. A character that must discard and has no card turns into a zombie.',
      claims: [
        { type: 'battleLost', who: 0, die: 1, bonus: 3, horde: 7, demand: 1 },
        { type: 'discarded', who: 0, card: cardNamed('decoy-sirens') },
      ],
      not: ['turned', 'weakened'],
    },
    {
      title: 'By air',
      task: 'New example. The horde of 3 in Persia is strong. Fly there with the aircraft of Western Europe, press Ready, fight once, and stop.',
      seats: 1,
      table: worldOf({
        cast: {
          veteran: { at: 'western-europe', hand: ['airlift'], worn: ['lobo', 'shotgun'] },
          medic: MEDIC,
        },
        aircraft: ['western-europe', 'southern-africa'],
        hordes: { persia: 3 },
        clear: ['great-plains'],
      }),
      next: ROUND,
      dice: { dice: [5, 4] },
      moves: ['fly persia', 'ready', 'fight', 'stop'],
      better: 'Strong hordes count at the end. Fly to the one in Persia, fight it once, and stop.',
      outcome:
        'The horde went from 3 to 2 and is no longer strong. The aircraft is used up. Every turn ends with a threat card; this time nothing happened.',
      claims: [
        { type: 'aircraftLost', zone: zoneNamed('western-europe') },
        { type: 'moved', who: 0, to: zoneNamed('persia'), by: 'aircraft' },
        { type: 'battleWon', who: 0, zone: zoneNamed('persia') },
        { type: 'weakened', zone: zoneNamed('persia'), strength: 2 },
        { type: 'threatDrawn', by: 0 },
        { type: 'nothingHappened' },
      ],
    },
    {
      title: 'The fallen walk',
      task: 'New example. The Field Medic has turned. In her turn she leads the closest horde to you: equip the Lobo and press Ready.',
      seats: 1,
      table: worldOf({
        round: 4,
        step: 'zombie',
        active: 1,
        cast: { veteran: { at: 'western-europe', hand: ['lobo', 'fall-back'] }, medic: 'turned' },
        hordes: { 'central-europe': 2 },
        clear: ['western-europe', 'british-isles', 'scandinavia', 'mediterranean', 'maghreb'],
      }),
      next: SECOND_TURN,
      dice: { dice: [4, 3] },
      moves: ['equip lobo', 'ready'],
      better: 'Equip the Lobo first: it adds 2 to the battle.',
      outcome:
        'The horde came from Central Europe, and you beat it, 7 against 3. A character that has turned still takes turns, but acts for the hordes.',
      claims: [
        { type: 'turnBegan', who: 1, zombie: true },
        { type: 'hordeMoved', from: zoneNamed('central-europe'), to: zoneNamed('western-europe') },
        { type: 'equipped', who: 0, card: cardNamed('lobo') },
        { type: 'battleWon', who: 0, zone: zoneNamed('western-europe'), die: 4, bonus: 3, horde: 3 },
      ],
    },
    {
      title: 'The last count',
      task: 'New example: the last turn of the game, the Pilot’s. Play Air Strike on Japan’s horde of 4. Then stay, press Ready, fight the horde of 3 here, and stop.',
      seats: 1,
      table: worldOf({
        round: 8,
        active: 1,
        cast: {
          veteran: { at: 'levant', worn: ['lobo'] },
          pilot: { at: 'levant', hand: ['air-strike'], worn: ['lobo', 'crowbar'] },
        },
        hordes: {
          mexico: 3,
          caribbean: 3,
          'northern-andes': 3,
          'british-isles': 3,
          scandinavia: 3,
          mediterranean: 3,
          maghreb: 3,
          japan: 4,
          levant: 3,
        },
        clear: ['great-plains'],
      }),
      next: SECOND_TURN,
      dice: { dice: [5, 4] },
      moves: ['play air-strike japan', 'stay', 'ready', 'fight', 'stop'],
      better:
        'That leaves one strong horde too many. Play Air Strike on Japan, then stay here, fight, and stop.',
      outcome:
        'Two strong hordes fewer, just enough: at the end all tokens were turned, and three more strong hordes appeared. Ten is the limit, so you win.',
      claims: [
        { type: 'weakened', zone: zoneNamed('japan'), by: 2, strength: 2 },
        { type: 'weakened', zone: zoneNamed('levant'), by: 1, strength: 2 },
        { type: 'tokenTurned', value: 3 },
        { type: 'tokenTurned', value: 3 },
        { type: 'tokenTurned', value: 4 },
        { type: 'ended', strong: 10, won: true },
      ],
    },
  ],
  last: {
    title: 'Your own world',
    task: 'Play eight rounds with two survivors. Equip a weapon first, and fight hordes of 3 and 4 before there are too many.',
    game: {},
  },
}
