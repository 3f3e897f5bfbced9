import type { Move } from '@shamble/engine'
import { expect, test } from 'vitest'
import { factsOf, fireFacts, oddsOf } from '../src/heroes/facts.ts'
import { zWarOne } from '../src/index.ts'
import { words } from '../src/words.ts'
import { CARD, COLE, field, SAM, tableOf } from './field.ts'

const STREET = (squares: string) => `
  +---+---+---+---+---+---+---+---+
  |${squares}|
  +---+---+---+---+---+---+---+---+`

test('The odds of one shot are the faces of its table; aiming moves them by two.', () => {
  const t = tableOf(STREET(' S              zW             '), { hero: SAM })
  const [unit] = t.infected
  expect(oddsOf(t, SAM, unit!, [CARD.pistol], 0)).toEqual({ kill: 0.375, knockdown: 0.25 })
  expect(oddsOf(t, SAM, unit!, [CARD.pistol], 2)).toEqual({ kill: 0.625, knockdown: 0.25 })
})

test('A burst kills a zombie with any of three dice, a Brute only with all three.', () => {
  const t = tableOf(STREET(' C              zW      bW     '), { hero: COLE })
  const [zombie, brute] = t.infected
  const burst = [CARD.rifle, CARD.rifle, CARD.rifle]
  expect(oddsOf(t, COLE, zombie!, burst, 0).kill).toBe(0.756) // 1 - (5/8)³
  expect(oddsOf(t, COLE, brute!, burst, 0).kill).toBe(0.053) // (3/8)³
})

test('A prone target cannot be knocked down any further.', () => {
  const t = tableOf(STREET(' S              zW_            '), { hero: SAM })
  expect(oddsOf(t, SAM, t.infected[0]!, [CARD.pistol], 0)).toEqual({ kill: 0.375, knockdown: 0 })
})

test('A move tells its action points, its odds, and the infected it provokes.', () => {
  field(
    `
    +---+---+---+---+
    |     S         |
    +   +   +   +   +
    |         zN    |
    +---+---+---+---+`,
    { hero: SAM },
  ).check((t, g) => {
    const view = zWarOne.view(t, null)
    const says = (...move: Move) => words.move(move, view, factsOf(g, move, SAM))
    expect(says('aim', 'unit:0')).toMatch(/^Aim at .*: 2 AP, 63 % to kill$/)
    expect(says('move', 'sq:2')).toMatch(/^Step to .*: 1 AP, past .*, 50 % safe$/)
    expect(says('move', 'sq:0')).toMatch(/^Step to [^:]*: 1 AP$/)
    expect(factsOf(g, ['aim', 'unit:0'], SAM)).toEqual({ ap: 2, kill: 0.625, knockdown: 0.25 })
    expect(factsOf(g, ['move', 'sq:2'], SAM)).toEqual({ ap: 1, provokes: [0], safe: 0.5 })
    expect(factsOf(g, ['move', 'sq:0'], SAM)).toEqual({ ap: 1 })
    expect(factsOf(g, ['search'], SAM)).toEqual({ ap: 4 })
  })
})

test('A way to fire tells its rounds and its odds.', () => {
  field(STREET(' C              zW             '), { hero: COLE }).check((_, g) => {
    expect(fireFacts(g, ['burst', `card:${CARD.rifle}`], COLE, 0, 'plain')).toEqual({
      rounds: 3,
      kill: 0.756,
      knockdown: 0.191,
    })
  })
})
