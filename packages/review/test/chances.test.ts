import { games } from '@shamble/catalogue'
import { advised } from '@shamble/catalogue/advised'
import { chancesOf } from '@shamble/catalogue/chances'
import { frozenVersions } from '@shamble/catalogue/editions'
import {
  imagine,
  newLog,
  quickChance,
  readOptions,
  refereeAt,
  seatsFor,
  type AnyGame,
  type Options,
} from '@shamble/engine'
import type { Chances } from '@shamble/engine/bots'
import { describe, expect, test } from 'vitest'
import { estimatorOf } from '../src/index.ts'

const named = games.filter(({ chances }) => chances)

// Games of random moves: with every number of seats, and with options of every kind.
function* setUps(game: AnyGame) {
  const chance = quickChance('chances')
  for (const seats of game.seats) {
    const picked = Object.entries(game.options).map(([name, values]) => [name, values[chance(values.length)]])
    const all: Options[] = [readOptions(game, {}, true), readOptions(game, Object.fromEntries(picked), true)]
    for (const options of all) if (seatsFor(game, options).includes(seats)) yield { seats, options }
  }
}

function* positionsOf(game: AnyGame, stride: number) {
  for (const [n, setUp] of [...setUps(game)].entries()) {
    const seed = `chances-${n}`
    const chance = quickChance(seed)
    const g = refereeAt<unknown, unknown, unknown>(game, newLog(game, seed, setUp))
    for (let at = 0; !g.result && at < 600; at++) {
      if (at % stride === 0) yield { g, at, ...setUp }
      const { seat, moves } = g.pending[0]!
      g.make(seat, moves[chance(moves.length)]!)
    }
  }
}

describe.each(named.map((entry) => [entry.id, entry] as const))('The chances of %s', (_, entry) => {
  test('are a number for every seat of every game, and have a weight for each feature.', async () => {
    const game = await advised(entry)
    const chances = (await chancesOf(game))!
    let most = 0
    for (const { g, at, seats } of positionsOf(game, 7)) {
      const value = estimatorOf(game, seats, chances).value(g, at)
      const featuresOf = chances.features(g.table)
      for (let seat = 0; seat < seats; seat++) {
        const features = featuresOf(seat)
        expect(features).toHaveLength(chances.weights.length)
        expect(features.filter((feature) => !Number.isFinite(feature))).toEqual([])
        most = Math.max(most, value(seat))
      }
    }
    expect(most).toBeGreaterThan(0.2)
  })

  test('do not depend on what the seat cannot see.', async () => {
    const game = await advised(entry)
    const { features } = (await chancesOf(game)) as Chances
    for (const { g, at, seats } of positionsOf(game, 11))
      for (let seat = 0; seat < seats; seat++) {
        const imagined = features(imagine(game, g.position, seat, at).table)(seat)
        for (const [n, feature] of features(g.table)(seat).entries())
          expect(imagined[n]).toBeCloseTo(feature, 10)
      }
  })

  test('are not those of older editions.', async () => {
    const game = await advised(entry)
    const older = (await frozenVersions()).find(([id, version]) => id === entry.id && version < game.version)!
    expect(await chancesOf(await advised(entry, undefined, undefined, older[1]))).toBeUndefined()
  })
})

test('Some games name their chances.', () => {
  expect(named.length).toBeGreaterThan(0)
})
