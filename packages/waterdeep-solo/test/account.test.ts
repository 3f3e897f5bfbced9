import { play, start, type Log } from '@shamble/engine'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accountOf } from '../src/account.ts'
import { countUp } from '../src/ending.ts'
import type { Event } from '../src/events.ts'
import { game, type Table } from '../src/index.ts'

const read = (n: number): Log =>
  JSON.parse(readFileSync(new URL(`golden/golden-${n}.json`, import.meta.url), 'utf8')).log

// A finished game: its table, and all events.
function played({ seed, seats, options, moves }: Log): { table: Table; told: Event[] } {
  let turn = start(game, seed, seats, options)
  const told = turn.told.map(({ event }) => event)
  for (const [seat, ...move] of moves) {
    turn = play(game, turn.position, seat, move, turn.pending)
    told.push(...turn.told.map(({ event }) => event))
  }
  return { table: turn.position.table, told }
}

const numbersIn = (text: string) => (text.match(/\d+(?= for )/g) ?? []).reduce((sum, n) => sum + Number(n), 0)
const sumOf = (told: Event[], side: number, ...why: string[]) =>
  told.reduce(
    (sum, event) =>
      event.type === 'scored' && event.side === side && why.includes(event.why) ? sum + event.points : sum,
    0,
  )

test.each([0, 1, 2])(
  'B9. The account of golden game %i has every point beside Quests, the Lord and the count at the end.',
  (n) => {
    const { table, told } = played(read(n))
    const [own = '', his = ''] = accountOf(told)
    const { adventurers, gold, open } = countUp(table)
    expect(own).toMatch(/^Your other points: /)
    expect(his).toMatch(/^What else Pseudo took: /)
    const all = table.score + table.taken - adventurers - gold - open
    expect(numbersIn(own)).toBe(all - sumOf(told, 0, 'quest', 'lord'))
    expect(numbersIn(his)).toBe(table.taken - sumOf(told, 1, 'quest', 'lord'))
  },
)

test('A game without such points has no account.', () => {
  expect(accountOf([{ type: 'scored', side: 0, points: 8, why: 'quest' }])).toEqual([])
})
