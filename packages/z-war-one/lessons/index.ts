import type { Frame, Lesson, Scene } from '@shamble/engine'
import type { Event } from '../src/events.ts'
import type { Table } from '../src/table.ts'
import { COLE, KAT, SAM, squaresOf, tableOf, VICTOR } from './drawn.ts'

/*
 * All steps take place in a yard of 7 × 4 squares with one room; its exit is the square in the south-west. Only one hero is there at a
 * time.
 */

const WIDTH = 7
const YARD = [
  '+---+---+---+---+---+---+---+',
  '|               | R1        |',
  '+   +   +   +   +   +   +   +',
  '|               D           |',
  '+   +   +   +   +---+---+---+',
  '|                           |',
  '+   +   +   +   +   +   +   +',
  '| X                       SA|',
  '+---+---+---+---+---+---+---+',
]

/** The first infected of a step. */
const ZOMBIE = 0
const at = squaresOf(WIDTH)

/** The yard with figures on some squares, as [column, row] from the north-west. */
function yard(
  hero: number,
  figures: Record<string, [number, number]>,
): Pick<Scene<Table>, 'seats' | 'table' | 'next'> {
  const rows = [...YARD]
  for (const [figure, [x, y]] of Object.entries(figures)) {
    const row = rows[2 * y + 1]!
    rows[2 * y + 1] = row.slice(0, 4 * x + 1) + ` ${figure}`.padEnd(3) + row.slice(4 * x + 4)
  }
  const mission = { name: 'The yard', brief: 'A place to learn in.' }
  const next: Frame[] = [['act', hero], ['nextHero'], ['infectedPhase']]
  return { seats: 1, table: tableOf(rows.join('\n'), { hero, mission }), next }
}

/** Seven positions, from the first shot to the exit. The learner leads one hero after another. */
export const lesson: Lesson<Table, Event> = {
  whole: true,
  steps: [
    {
      ...yard(COLE, { C: [0, 2], zW: [4, 2] }),
      title: 'Shoot',
      task: 'Cole has four action points for his move. Firing costs one: fire a single shot of his rifle at the zombie.',
      dice: { dice: [7] },
      moves: ['fire unit:0', 'shoot card:0'],
      better: 'It will be upon you soon. Fire at the zombie, one shot: that is one action point well spent.',
      outcome:
        'A 7 on a die of eight: a kill. Every weapon has its own table; the rifle knocks down from 4 and kills from 6. Three action points are left.',
      claims: [
        { type: 'attacked', hero: COLE, unit: ZOMBIE, dice: [7], bonus: 0, does: ['kill'] },
        { type: 'killed', hero: COLE, unit: ZOMBIE, how: 'killed' },
      ],
    },
    {
      ...yard(SAM, { S: [0, 2], zW: [4, 2] }),
      title: 'Aim',
      task: 'Sam is no marksman, but he has time. Aim at the zombie: two action points, and 2 more on the die.',
      dice: { dice: [4] },
      moves: ['aim unit:0'],
      better: 'There is only one zombie, and it is far away: time enough to aim. That adds 2 to the die.',
      outcome:
        'A 4 would only have knocked it down. With the 2 for aiming it was a 6, and that kills. Aim when you are not in a hurry.',
      claims: [
        { type: 'attacked', hero: SAM, unit: ZOMBIE, dice: [4], bonus: 2, does: ['kill'], aimed: true },
        { type: 'killed', hero: SAM, unit: ZOMBIE },
      ],
    },
    {
      ...yard(KAT, { K: [1, 2], zW: [3, 2] }),
      title: 'Step and strike',
      task: 'Kat has a katana and no need of bullets. Step to C3 and strike, both for a single action point.',
      dice: { dice: [6] },
      moves: [`moveMelee ${at(2, 2)}`],
      better: 'A step and a blow cost one point when you do them together: step to C3, then strike.',
      outcome:
        'One step, one 6, one zombie less, and three action points to go. Blades never run dry, but they take you within reach of their hands.',
      claims: [
        { type: 'stepped', hero: KAT },
        { type: 'attacked', hero: KAT, unit: ZOMBIE, dice: [6], does: ['kill'] },
        { type: 'killed', hero: KAT, unit: ZOMBIE },
      ],
    },
    {
      ...yard(KAT, { K: [1, 2], zE: [3, 2] }),
      title: 'From behind',
      task: 'This one looks the other way and has not seen Kat. Step right behind it, to C3, strike, and choose to assassinate.',
      moves: [`move ${at(2, 2)}`, 'melee unit:0', 'strike sure'],
      better:
        'It has not seen you yet. Step to C3 right behind its back, strike, and assassinate: then no die can spoil it.',
      outcome:
        'No die, no noise. The infected grab what is in front of them or beside them; from behind, unseen, a hero kills for certain.',
      claims: [
        { type: 'stepped', hero: KAT },
        { type: 'killed', hero: KAT, unit: ZOMBIE, how: 'assassinated' },
      ],
      not: ['attacked', 'grabbed'],
    },
    {
      ...yard(SAM, { S: [3, 1] }),
      title: 'Open a door',
      task: 'Sam stands at the door of Room 1. Open it; if an infected is in there, put it on F2, in line with Sam, and fire.',
      dice: { rooms: [4, 3], dice: [7] },
      moves: ['open door:0', `place ${at(5, 1)}`, 'fire unit:0'],
      better:
        'Nobody knows what waits in there, so let us see: open the door, put it on F2 where Sam can see it, and fire.',
      outcome:
        'Dice say who is in a room and how far from the door; you say on which square. Closed rooms sleep: every door you open wakes one.',
      claims: [
        { type: 'doorOpened', hero: SAM },
        { type: 'areaActivated' },
        { type: 'roomRolled', roll: 4, kinds: [0] },
        { type: 'placed', unit: ZOMBIE },
        { type: 'killed', hero: SAM, unit: ZOMBIE },
      ],
    },
    {
      ...yard(VICTOR, { V: [0, 2], zW: [6, 2] }),
      title: 'Stay alert',
      task: 'Victor can wait for this one. Put him on alert to the east, and when the zombie comes closer, attack.',
      dice: { dice: [6] },
      moves: ['alert E', 'fire'],
      better:
        'Let it come to you. An alert to the east costs two points and the rest of the move, and then Victor fires when it comes.',
      outcome:
        'The infected move after the heroes. This one saw Victor and charged into his shot. A Zombie walks 2 squares, charges 4, and smells a hero 4 squares away: hold a finger or rest the mouse on an infected to see its values.',
      claims: [
        { type: 'alerted', hero: VICTOR, facing: 1 },
        { type: 'moveEnded', hero: VICTOR },
        { type: 'targeted', unit: ZOMBIE, hero: VICTOR, sense: 'sees' },
        { type: 'unitMoved', unit: ZOMBIE, charging: true },
        { type: 'killed', hero: VICTOR, unit: ZOMBIE },
      ],
    },
    {
      ...yard(COLE, { C: [3, 3], zW: [6, 2] }),
      title: 'Get out',
      task: 'The work is done and everybody else has left. Sprint with Cole along the wall, over C4 and B4 to the exit A4, and leave.',
      moves: [`sprint ${at(2, 3)}`, `sprint ${at(1, 3)}`, `sprint ${at(0, 3)}`, 'leave'],
      better:
        'No need to fight what you can leave behind. Sprint over C4 and B4 to A4: three squares for two action points. Then leave.',
      outcome:
        'The last objective was that everybody leaves, and so the mission is won. It is lost when a hero dies: get them out before they are caught.',
      claims: [
        { type: 'stepped', hero: COLE },
        { type: 'left', hero: COLE },
        { type: 'objectiveMet' },
        { type: 'ended', reason: 'won' },
      ],
      not: ['died'],
    },
  ],
  last: {
    title: 'Your own mission',
    task: 'Now for the first chapter, the Supply Run: four crates lie in the shops. Choose a square and a weapon for each hero, and move one after the other.',
    game: {},
  },
}
