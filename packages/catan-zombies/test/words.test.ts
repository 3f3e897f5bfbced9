import { look, play, quickChance, start, type Position } from '@shamble/engine'
import { expect, test } from 'vitest'
import { catanZombies, type Table } from '../src/index.ts'
import type { Talk } from '../src/table.ts'
import { words } from '../src/words.ts'

const BROKEN = /undefined|null|NaN|\[object|\s\s|^\s*$/

// Of these only what the board shows changes.
const SILENT = ['declined', 'laidAside']

test('Every move, part, question, event and result of random games has words.', () => {
  const chance = quickChance('words')
  const met = new Set<string>()
  for (let n = 0; n < 24; n++) {
    const options =
      n % 2 ? {} : { infestationSpread: 'chooseAny', givingUp: n === 4, combinedTradeAndBuild: false }
    let turn = start(catanZombies, `words-${n}`, n % 3 ? 4 : 3, options)
    for (let moves = 0; moves < 700 && !turn.position.result; moves++) {
      const p = turn.pending[0]!
      const { view } = look(catanZombies, turn.position, p.seat, turn.pending)
      const move = p.moves[chance(p.moves.length)]!
      say(words.ask(p, view))
      say(words.move(move, view))
      for (const part of move.slice(1)) say(words.part(part, view))
      say(words.part(move[0], view))
      turn = play(catanZombies, turn.position as Position<Table>, p.seat, move)
      const after = catanZombies.view(turn.position.table, p.seat)
      for (const { event } of turn.told) {
        met.add(event.type)
        if (SILENT.includes(event.type)) expect(words.event(event, after)).toBe('')
        else say(words.event(event, after))
        expect(words.rule(event.type), event.type).toBeDefined()
      }
      if (turn.position.result) say(words.result(turn.position.result, after))
    }
  }
  expect(met.size).toBeGreaterThan(35)
})

test('The moves of a choice have different labels.', () => {
  const chance = quickChance('names')
  let turn = start(catanZombies, 'names', 4, { board: 'beginner' })
  for (let moves = 0; moves < 300 && !turn.position.result; moves++) {
    const p = turn.pending[0]!
    const { view } = look(catanZombies, turn.position, p.seat, turn.pending)
    const names = p.moves.map((move) => words.move(move, view))
    expect(new Set(names).size, names.join('; ')).toBe(names.length)
    turn = play(catanZombies, turn.position as Position<Table>, p.seat, p.moves[chance(p.moves.length)]!)
  }
})

test('A move names the zombies on its hex.', () => {
  const { position } = start(catanZombies, 'met', 4, { board: 'beginnerStart' })
  const table = position.table as Table
  const zombies = table.zombies.map((_, hex) => (hex === 4 ? 2 : hex === 3 ? 3 : 0))
  const view = catanZombies.view({ ...table, zombies }, 0)
  expect(words.move(['place', 'hex:4'], view)).toMatch(/^Put the zombie on \w+ \d+: 2 zombies$/)
  expect(words.move(['clear', 'hex:4'], view)).toMatch(/^Clear \w+ \d+: 2 zombies$/)
  expect(words.move(['place', 'hex:3'], view)).toMatch(/^Infest \w+ \d+: its zombies spread$/)
  expect(words.move(['settle', 'corner:8'], view)).toMatch(/^Build a settlement at the .*corner of /)
})

test('11.2, 13.4. One zombie, one hit: the words count, and name only who is hit.', () => {
  const { position } = start(catanZombies, 'met', 4, { board: 'beginnerStart' })
  const table = position.table as Table
  const view = catanZombies.view({ ...table, zombies: table.zombies.map((_, hex) => Number(hex === 4)) }, 0)
  expect(words.move(['place', 'hex:4'], view)).toMatch(/^Put the zombie on \w+ \d+: 1 zombie$/)
  const counted = (...damages: number[]) => words.event({ type: 'damageCounted', damages }, view)
  expect(counted(1, 0, 2, 0)).toBe('Damage: White 1 and Blue 2.')
  expect(counted(0, 0, 0, 0)).toBe('No one is hit.')
})

test('7.2. What is asked while players trade: an answer to an offer, a wish, or what is offered so far.', () => {
  const { position } = start(catanZombies, 'met', 4, { board: 'beginnerStart' })
  const offer = { give: [1, 0, 0, 0, 0], want: [0, 0, 0, 0, 1] }
  const nothing = { give: [0, 0, 0, 0, 0], want: [0, 0, 0, 0, 0] }
  const asked = (step: string, seat: number, talk: Partial<Talk>) => {
    const all = {
      offer,
      invited: false,
      counters: [null, null, null, null],
      replies: [null, null, null, null],
      ...talk,
    } as Talk
    const table = { ...(position.table as Table), active: 0, talk: all }
    return words.ask({ seat, step, ask: 'What?', moves: [] }, catanZombies.view(table, seat))
  }
  expect(asked('answer', 1, {})).toMatch(/^White offers .*\. Do you accept\?$/)
  expect(asked('answer', 1, { invited: true })).toBe('White wants to trade. Make an offer?')
  expect(asked('compose', 0, {})).toMatch(/^You offer .*\. Add to it, or make the offer\.$/)
  expect(asked('compose', 0, { offer: nothing })).toBe('What?')
  expect(asked('conclude', 0, {})).toBe('What?')
})

test('17.3. A result says when resource cards decide between equal points.', () => {
  const { position } = start(catanZombies, 'met', 4, { board: 'beginnerStart' })
  const view = catanZombies.view(position.table as Table, 0)
  const result = (winners: number[], ...scores: number[]) =>
    words.result({ winners, reason: 'points', scores }, view)
  expect(result([0], 10, 9, 8, 7)).toBe('White wins with 10 points (White 10, Orange 9, Blue 8, Red 7).')
  expect(result([0], 10, 10, 8, 7)).toMatch(/; more resource cards decide\.$/)
  expect(result([0, 1], 10, 10, 8, 7)).toMatch(/^White and Orange win together with 10 points \([^)]*\)\.$/)
  expect(words.result({ winners: [2], reason: 'lastPlayer' }, view)).toBe(
    'Blue wins as the last one standing.',
  )
})

function say(text: string): void {
  expect(text).not.toMatch(BROKEN)
}
