import { expect, test } from 'vitest'
import type { Frame } from '@shamble/engine'
import { COMBAT } from '../src/data/combat.ts'
import { THREATS } from '../src/data/threats.ts'
import type { Table } from '../src/index.ts'
import { cardNamed } from '../src/table.ts'
import { world, type Laid } from './lay.ts'

// Every card changes a game: the same turn with the same dice has another result with the card than without it.

// The verbs to choose when no move plays the card, in this order.
const VERBS = ['stay', 'turn', 'stop', 'ready', 'fight', 'roll', 'accept', 'pass', 'stand']
const MAX_MOVES = 20
const LOSSES = new Set(['discard', 'giveUp', 'unequip'])

/** Plays a layout to its end, with the card wherever it can be played. */
function played(laid: Laid, dice: number[], card: string, ...next: Frame[]): Table {
  let table: Table | undefined
  world(laid, ...next)
    .dice(...dice)
    .check((t, g) => {
      for (let made = 0; made < MAX_MOVES && g.pending.length > 0; made++) {
        const { seat, moves } = g.pending[0]!
        const by = (wanted: (move: readonly string[]) => boolean) => moves.find(wanted)
        const first = VERBS.map((verb) => by(([made]) => made === verb)).find((move) => move)
        const move = by(([verb, ...parts]) => !LOSSES.has(verb!) && parts.includes(card)) ?? first
        g.make(seat, move ?? moves[0]!)
      }
      table = t
    })
  return table!
}

/** The resulting world, without the card itself. */
const worldAfter = ({ strength, token, at, hand, worn, aircraft }: Table, card: number) => [
  strength,
  token,
  at,
  aircraft,
  [hand, worn].map((cards) => cards.map((list) => list.filter((other) => other !== card))),
]

// With a 4 against a 4 a battle is lost by one point.
const DICE = [4, 4, 6]
const SPECIAL: Record<string, { strength?: number; dice?: number[] }> = {
  // The horde's die again, which then shows a 1; a 4 on the shield's die after a loss; a strong horde.
  crossbow: { dice: [4, 4, 1] },
  'riot-shield': { dice: [1, 6, 4] },
  flamethrower: { strength: 3 },
}

for (const [card, { id, name, kind }] of COMBAT.entries()) {
  if (id === 'light-machine-gun') continue
  test(`5. ${name} changes a turn.`, () => {
    const { strength = 2, dice = DICE } = SPECIAL[id] ?? {}
    const other = id === 'airlift' ? 'redeployment' : 'airlift'
    const after = (hand: string) => {
      const laid: Laid = {
        cast: { ranger: { at: 'mexico', hand }, pilot: { at: 'korea', hand: 'lobo lobo' } },
        hordes: { mexico: strength },
        tokens: { china: 1 },
        deck: 'machete machete machete machete',
        discards: 'sledgehammer',
        threats: 'failed-quarantine',
      }
      return worldAfter(played(laid, dice, id, ['turn', 0]), card)
    }
    expect(after(`${other} ${id}`), kind).not.toEqual(after(other))
  })
}

test('5. Light Machine Gun changes a turn: the horde rolls a smaller die.', () => {
  const sides = (worn: string) => {
    let rolled = 0
    world({ cast: { ranger: { at: 'mexico', worn } }, hordes: { mexico: 2 } }, ['battleStep', 0, false])
      .dice(4, 4)
      .takes(0, 'fight')
      .check((_, g) => {
        for (const { event } of g.told) if (event.type === 'rolled') rolled = event.sides
      })
    return rolled
  }
  expect([sides(''), sides('light-machine-gun')]).toEqual([8, 6])
})

for (const { id, name } of THREATS)
  test(`6. ${name} ${id === 'uneasy-lull' ? 'alone changes nothing' : 'changes the world'}.`, () => {
    const laid: Laid = {
      cast: {
        veteran: { at: 'mexico', hand: 'lobo crowbar airlift redeployment', worn: 'katana machete' },
        ranger: { at: 'korea', hand: 'fall-back' },
      },
      hordes: { mexico: 2, alaska: 1, caribbean: 1, japan: 1 },
      tokens: { 'arctic-canada': 2 },
      aircraft: 'japan',
      deck: 'sledgehammer',
    }
    const after = (threats: string) =>
      worldAfter(played({ ...laid, threats }, [1, 8], 'none', ['escalate', 0, 0]), cardNamed('crossbow'))
    const [changed, quiet] = [after(id), after('uneasy-lull')]
    if (id === 'uneasy-lull') expect(changed).toEqual(quiet)
    else expect(changed).not.toEqual(quiet)
  })
