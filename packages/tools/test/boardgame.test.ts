import { quickChance, Referee, type Move, type Pending } from '@shamble/engine'
import { corridor, type Card, type Table } from '@shamble/engine/specimen'
import { randomGame } from '@shamble/engine/testing'
import type { Plugin, State } from 'boardgame.io'
import { expect, test } from 'vitest'
import { corridor as theirs, type G } from '../src/bench/boardgame/corridor.ts'
import { clientGame, offers, reducerGame, reducerOf, type Offer } from '../src/bench/boardgame/player.ts'

/*
 * The bench compares the same game in two engines. Here the two are played in step: our dice and our deck
 * are handed to the other, the same moves are made, and at every decision both must ask the same seat,
 * list the same moves and have the same table.
 */

// What our referee rolls, kept for the other.
class Watched extends Referee<Table, any> {
  rolled: number[] = []

  override roll(sides: number, stream?: string): number {
    const die = super.roll(sides, stream)
    this.rolled.push(die)
    return die
  }
}

// boardgame.io's chance, replaced by what was rolled and dealt here.
const handed = { deck: [] as Card[], dice: [] as number[] }
const handedChance: Plugin = {
  name: 'random',
  setup: () => ({ seed: 0 }),
  api: () => ({
    Shuffle: () => [...handed.deck],
    Die: () => handed.dice.shift(),
    _private: { isUsed: () => false, getState: () => ({ seed: 0 }) },
  }),
}

const written = ({ playerID, move, args }: Offer): string => {
  const part = args.map((n) => (move === 'give' ? ` seat:${n}` : ` card:${n}`))
  return `${playerID} ${move}${part.join('')}`
}
const ours = (pending: readonly Pending[]) =>
  pending.flatMap(({ seat, moves }) => moves.map((move: Move) => `${seat} ${move.join(' ')}`))

const { begin, reduce } = reducerOf({ ...theirs, plugins: [handedChance] })

// A game of ours that has just begun, watched from its first die.
function beginOurs(seed: string, seats: number): Watched {
  const rng = { seed: `corridor/${seed}`, drawn: {} }
  return new Watched(corridor, { table: null as never, agenda: [], rng, result: null }).begin(seats, {}, null)
}

// The same game of theirs: the deck as it was shuffled, before the hands were dealt from its end.
function beginTheirs(g: Watched, seats: number): State<G> {
  const { deck, hands } = g.table
  handed.deck = [...deck, ...hands.toReversed().flat()]
  handed.dice = g.rolled.splice(0)
  return begin('no matter', seats)
}

const seenIn = ({ zombie, deck, hands, kills, eaten, shown }: Table | G) => ({
  zombie,
  deck,
  hands,
  kills,
  eaten,
  shown,
})

test.each([2, 3, 4])(
  'With %i seats both ask the same seat the same, and have the same table, to the end.',
  (seats) => {
    const verbs = new Set<string>()
    let eaten = 0
    for (let n = 0; n < 60; n++) {
      const chance = quickChance(`step-${seats}-${n}`)
      const g = beginOurs(`step-${n}`, seats)
      let state = beginTheirs(g, seats)
      while (g.pending.length > 0) {
        const legal = offers(state)
        expect(legal.map(written)).toEqual(ours(g.pending))
        expect(seenIn(state.G)).toEqual(seenIn(g.table))
        const { seat, moves } = g.pending[0]!
        const index = chance(moves.length)
        verbs.add(moves[index]![0])
        g.make(seat, moves[index]!)
        handed.dice = g.rolled.splice(0)
        state = reduce(state, legal[index]!)
        // It rolled exactly what was rolled here.
        expect(handed.dice).toEqual([])
      }
      eaten += g.table.eaten.length
      expect(offers(state)).toEqual([])
      expect(seenIn(state.G)).toEqual(seenIn(g.table))
      expect(state.ctx.gameover).toEqual({ winners: g.result!.winners, scores: g.result!.scores })
    }
    expect([...verbs].sort()).toEqual(['fire', 'give', 'hold', 'tear'])
    expect(eaten).toBeGreaterThan(0)
  },
)

test('With chance of their own, games are as long in all three ways of playing them.', () => {
  const GAMES = 200
  const mean = (game: (seed: string, seats: number, chance: (n: number) => number) => number) => {
    const chance = quickChance('length')
    let moves = 0
    for (let n = 0; n < GAMES; n++) moves += game(`length-${n}`, 2 + (n % 3), chance)
    return moves / GAMES
  }
  const here = mean((seed, seats) => randomGame(corridor, seed, { seats }).moves.length)
  // A game is 32 moves long with a deviation of 9: the mean of 200 lies within 2 with all but certainty.
  expect(Math.abs(mean(reducerGame) - here)).toBeLessThan(2)
  expect(Math.abs(mean(clientGame) - here)).toBeLessThan(2)
})

test('A hand is hidden from the others, as here.', () => {
  const state = beginTheirs(beginOurs('hidden', 3), 3)
  const view = theirs.playerView!({ G: state.G, ctx: state.ctx, playerID: '1' })
  expect(view.hands).toEqual([3, state.G.hands[1], 3])
  expect(view.deck).toBe(15)
})
