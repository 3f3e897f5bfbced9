import type { Die, Square, Table } from '../src/index.ts'
import { isOnBoard } from '../src/questions.ts'

/** Throws a sentence if a table breaks an invariant. */
export function invariants(t: Table): void {
  const ids = t.hordes.map(({ id }) => id)
  must(new Set(ids).size === ids.length, 'no two hordes share a horde space')
  must(isSorted(ids), 'hordes lie in the order of their numbers')
  for (const { id, seat, at, zombies } of t.hordes) {
    must(Math.floor(id / 100) === seat && seat < t.seats, `horde ${id} belongs to seat ${seat}`)
    must(isOnBoard(at), `horde ${id} stands on the board`)
    must(zombies.length > 0, `horde ${id} has zombies`)
    dicesOf(zombies)
  }
  if (!t.switches.advanced)
    for (let seat = 0; seat < t.seats; seat++)
      must(t.hordes.filter((horde) => horde.seat === seat).length <= 6, 'at most six hordes a player')
  for (const [at, dice] of Object.entries(t.town)) {
    must(isOnBoard(Number(at) as Square), `townspeople on ${at} stand on the board`)
    must(dice.length > 0, `square ${at} is listed because a figure is there`)
    dicesOf(dice)
  }
  for (const { at, dice } of t.squads) {
    must(isOnBoard(at) && dice.length > 0, 'squads stand on the board and have dice')
    dicesOf(dice)
  }
  must(
    t.luck.every((tokens) => tokens >= 0),
    'nobody spends luck that is not there',
  )
  must(t.switches.advanced || t.squads.length === 0, 'squads come in the Advanced game only')
}

/** Every piece on the table: townspeople, zombies, and zombies in hand. */
export function piecesOn(t: Table): number {
  const town = Object.values(t.town).reduce((sum, dice) => sum + dice.length, 0)
  const squads = t.squads.reduce((sum, { dice }) => sum + dice.length, 0)
  const hordes = t.hordes.reduce((sum, { zombies }) => sum + zombies.length, 0)
  return town + squads + hordes + t.inHand.length
}

function dicesOf(dice: readonly Die[]): void {
  must(
    dice.every((sides) => [6, 8, 10, 12, 20].includes(sides)),
    `${dice.join()} are dice`,
  )
  must(isSorted(dice), `${dice.join()} lie plain ones first`)
}

const isSorted = (list: readonly number[]) => list.every((n, i) => i === 0 || list[i - 1]! <= n)

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It should be that ${what}.`)
}
