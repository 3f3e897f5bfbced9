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
      better:
        'Let us begin with something small: go south to the horde in Mexico, and when you are ready, fight.',
      outcome:
        'You rolled a 4, and the Veteran adds 1: five against the horde’s 3. The higher total wins. The horde is gone, and a victory brings a card.',
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
      task: 'A horde of 2 rolls a die of eight sides. Stay in Mexico, equip the Lobo, a weapon worth 2, then get ready and fight.',
      seats: 1,
      table: worldOf({
        cast: { veteran: { at: 'mexico', hand: ['lobo'] }, medic: MEDIC },
        hordes: { mexico: 2 },
        clear: ['great-plains'],
      }),
      next: ROUND,
      dice: { dice: [3, 5] },
      moves: ['stay', 'equip lobo', 'ready', 'fight'],
      better:
        'First things first: stay in Mexico, equip the Lobo, and only then fight. In your hand it does not help.',
      outcome:
        'A 3, 1 for the Veteran and 2 for the Lobo: six against 5. Without the weapon it would have been lost. A won battle takes one off the horde.',
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
      task: 'A horde of 4 rolls a die of twelve. Fight it in Western Europe, but play Firing Line before the dice fall: it adds 3.',
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
      better:
        'Against a die of twelve you want all the help there is. Fight, and play Firing Line before you roll.',
      outcome:
        'Ten against 9, so close that the three of the Firing Line decided it. The horde is down to 3. Tactics work once; weapons stay with you.',
      claims: [
        { type: 'played', who: 0, card: cardNamed('firing-line') },
        { type: 'rolled', who: 0, die: 4, bonus: 6, horde: 9, sides: 12 },
        { type: 'battleWon', who: 0 },
        { type: 'weakened', by: 1, strength: 3 },
      ],
    },
    {
      title: 'Losing',
      task: 'Not every battle goes well. Fight the horde of 2 in Mexico; if you lose, pay with a card you can spare: the Decoy Sirens.',
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
      better:
        'This is about losing well: fight, and then let the Decoy Sirens go. The Lobo helps in every battle to come.',
      outcome:
        'Four against 7. A lost battle costs cards: one against hordes of 1 and 2, two against stronger ones. A character with none left turns into a zombie.',
      claims: [
        { type: 'battleLost', who: 0, die: 1, bonus: 3, horde: 7, demand: 1 },
        { type: 'discarded', who: 0, card: cardNamed('decoy-sirens') },
      ],
      not: ['turned', 'weakened'],
    },
    {
      title: 'By air',
      task: 'A horde of 3 in Persia is a strong one. Take the aircraft of Western Europe there, get ready, fight once, and stop.',
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
      better:
        'What counts at the end are strong hordes. Fly to the one in Persia, fight it, and stop while you are ahead.',
      outcome:
        'From 3 to 2: that horde is not strong any more. The aircraft is used up. Your turn ended with a threat card, as every turn does; this time nothing happened.',
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
      task: 'The Field Medic has turned. In her turns she leads the nearest horde against you: equip the Lobo, and get ready for the attack.',
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
      better: 'You may meet them with bare hands, but why? Equip the Lobo first.',
      outcome:
        'The horde came from Central Europe, and you beat it, seven against 3. Those who turn keep their seat at the table, and from then on they play for the hordes.',
      claims: [
        { type: 'turnBegan', who: 1, zombie: true },
        { type: 'hordeMoved', from: zoneNamed('central-europe'), to: zoneNamed('western-europe') },
        { type: 'equipped', who: 0, card: cardNamed('lobo') },
        { type: 'battleWon', who: 0, zone: zoneNamed('western-europe'), die: 4, bonus: 3, horde: 3 },
      ],
    },
    {
      title: 'The last count',
      task: 'The Pilot has the last turn of all. Play the Air Strike on Japan’s horde of 4; then stay, get ready, fight the horde of 3 here, and stop.',
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
        'That is one strong horde too many. Strike Japan from the air, then stay here, fight, and stop.',
      outcome:
        'Two strong hordes fewer: that was just enough. All tokens were turned, three more strong ones came to light, and ten is the most the world can bear. It holds.',
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
    task: 'Now for eight rounds with two survivors. Equip a weapon first, and hit hordes of 3 and 4 before they are too many.',
    game: {},
  },
}
