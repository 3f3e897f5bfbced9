import { readFileSync } from 'node:fs'
import { Referee, start, type Move } from '@shamble/engine'
import { expect, test } from 'vitest'
import { game, type Event, type Table } from '../src/index.ts'
import { words } from '../src/words.ts'
import { invariants } from './invariants.ts'

/*
 * One game from set-up to the final count. In its record, `whole-game.txt`, the first line names the seed, a line with `>` is a
 * move of the Player, and the lines below it are its events, with Pseudo's reasons.
 */

const record = readFileSync(new URL('whole-game.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

test('A whole game, turn by turn, with the reasons of Pseudo.', () => {
  const seed = /^Seed (\S+)\./.exec(record[0]!)![1]!
  const turn = start(game, seed, 1)
  const g = new Referee<Table, Event>(game, turn.position).settle()
  let line = 1
  const hear = (told: readonly { event: Event }[]) => {
    for (const { event } of told) {
      const sentence = words.event(event, game.view(g.table, 0))
      if (sentence) expect(`${line + 1}: ${sentence}`).toBe(`${line + 1}: ${record[line++]}`)
    }
  }
  hear(turn.told)
  while (line < record.length) {
    expect(record[line]).toMatch(/^> /)
    g.make(0, record[line++]!.slice(2).split(' ') as unknown as Move)
    invariants(g.table, g)
    hear(g.told.splice(0))
  }
  expect(g.result).toEqual({ winners: [0], reason: 'aboveZero', scores: [g.table.score] })
})

test('The record shows Pseudo scanning, buying, taking the Castle, giving a Quest, and a decision by chance.', () => {
  const text = record.join('\n')
  for (const shown of [
    /needs \d/,
    /Castle is free/,
    /of the Buildings he can afford/,
    /chance decided/,
    /Pseudo gives you the Quest/,
  ])
    expect(text).toMatch(shown)
})
