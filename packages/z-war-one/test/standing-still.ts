import { quickChance, Referee, start, type Pending } from '@shamble/engine'
import { drilled } from '../src/bot/bot.ts'
import { countFrom } from '../src/map/distances.ts'
import { zWarOne, type Event, type Table } from '../src/index.ts'
import { isDetectable, unitOf } from '../src/questions.ts'
import { square } from '../src/table.ts'

/*
 * Heroes who stand still against a Director, in Director game 2: what becomes of them.
 */

/** Picks a move of the Director by its place in the list. */
export type Directing = (choice: Pending, t: Table, chance: (n: number) => number) => number

/** The bot on the Director's seat. */
export const sergeant: Directing = ({ moves, seat, step }, t) =>
  moves.indexOf(drilled(zWarOne.view(t, seat), seat, step, moves, () => 0))

/** A Director who does whatever the rules allow, each as likely. */
const atRandom: Directing = ({ moves }, _, chance) => chance(moves.length)

/** The same, but he takes none of his units off the board. */
export const holdingOn: Directing = (choice, t, chance) =>
  choice.step === 'dropOff'
    ? choice.moves.findIndex(([verb]) => verb === 'done')
    : atRandom(choice, t, chance)

/** A Director who plays every card he can, keeps his units, grabs, and steers towards the nearest hero. */
export const greedy: Directing = (choice, t, chance) => {
  const { moves, step } = choice
  const wanted = ['play', 'raise', 'swing', 'grab']
  const at = moves.findIndex(([verb]) => wanted.includes(verb))
  if (at >= 0) return at
  if (step === 'dropOff') return moves.findIndex(([verb]) => verb === 'done')
  if (step !== 'steer' && step !== 'placeRoamer' && step !== 'chooseRoomSquare') return chance(moves.length)
  const far = moves.map(([, part]) => (part?.startsWith('sq:') ? distance(t, square.of(part)) : STAYING))
  const least = Math.min(...far)
  const here = step === 'steer' ? distance(t, unitOf(t, t.acting).at) : STAYING
  return least < here ? far.indexOf(least) : moves.length - 1
}

const STAYING = 1000

const distance = (t: Table, at: number): number =>
  Math.min(STAYING, ...t.heroes.filter(isDetectable).map((hero) => countFrom(t, hero.at)[at]!))

/** One game: the turn it ended in, who won, how many heroes died. Heroes take their places and never do anything. */
export function stillGame(seed: string, directing: Directing): { won: boolean; turn: number; dead: number } {
  const chance = quickChance(`${seed}-still`)
  const { position } = start(zWarOne, seed, 2, { mission: 'director-2' })
  const g = new Referee<Table, Event>(zWarOne, position, true).settle()
  while (!g.result) {
    const [choice] = g.pending
    const { seat, moves } = choice!
    const idle = moves.findIndex(([verb]) => IDLE.has(verb))
    const index = seat === g.table.director ? directing(choice!, g.table, chance) : idle < 0 ? 0 : idle
    g.choose(0, index)
  }
  const dead = g.table.heroes.filter(({ fate }) => fate === 'dead' || fate === 'risen').length
  return { won: g.result.winners.includes(0), turn: g.table.turn, dead }
}

const IDLE = new Set(['save', 'end', 'hold', 'keep', 'accept'])
