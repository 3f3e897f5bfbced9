import { quickChance } from '@shamble/engine'
import { expect, test } from 'vitest'
import { BUILDINGS } from '../src/data/buildings.ts'
import { KINDS } from '../src/data/kinds.ts'
import { spaceNamed } from '../src/data/names.ts'
import { DECK, isMandatory, QUESTS } from '../src/data/quests.ts'
import { BOARD, SPACES } from '../src/data/spaces.ts'
import { equalRows, placement } from '../src/pseudo/placement.ts'
import { NONE, PLAYER, PSEUDO, supply, type Table } from '../src/table.ts'
import { byTheScript, type Decision } from './by-the-script.ts'
import { LETTERS, sightOf } from './foretold.ts'
import { lay } from './lay.ts'

/*
 * Pseudo's placement, compared with a second implementation of the published script (`by-the-script.ts`) on random positions:
 * crowded boards, many Buildings, every kind of column, the Zoarstar, the Orb, stocks, and supplies that run out.
 */

const POSITIONS = 2_000
const ORB = 'recover-the-magisters-orb'

type Chance = (n: number) => number

function someOf<T>(list: readonly T[], count: number, chance: Chance): T[] {
  const rest = [...list]
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(chance(rest.length), 1)[0]!)
}

// A random table, possible but not necessarily reachable.
function draw(chance: Chance): Table {
  const tiles = BUILDINGS.map(({ id }) => id)
  const zoarstar = chance(2) === 0 ? ['zoarstar'] : []
  const drawn = someOf(
    tiles.filter((id) => id !== 'zoarstar'),
    chance(11 - zoarstar.length),
    chance,
  )
  const built = someOf([...drawn, ...zoarstar], 10, chance)
  const hall = someOf(
    tiles.filter((id) => !built.includes(id)),
    chance(4),
    chance,
  )
  const spaces = someOf([...BOARD.map(({ id }) => id), ...built], chance(4) === 0 ? 22 : chance(18), chance)
  const yours = spaces.filter(() => chance(3) > 0)
  const shared = yours.filter(() => chance(12) === 0) // with an Orb two Agents may stand on one space
  const column = [
    ...someOf(
      QUESTS.flatMap(({ id }, n) => (isMandatory(n) ? [id] : [])),
      chance(4) === 0 ? 1 : 0,
      chance,
    ),
    ...someOf(
      DECK.map(({ id }) => id),
      2,
      chance,
    ),
  ]
  const table = {
    ...lay({
      pseudo: {
        column,
        plots: chance(2) === 0 && !column.includes(ORB) ? [ORB] : [],
        on: [...spaces.filter((space) => !yours.includes(space)), ...shared],
      },
      you: { on: yours },
      built: Object.fromEntries(built.map((id) => [id, [chance(2) === 0 ? 'you' : 'pseudo', 0]])),
      hall: Object.fromEntries(hall.map((id) => [id, chance(4)])),
      reassigning: chance(4) === 0,
      scan: chance(3) === 0 ? 'rightToLeft' : 'leftToRight',
    }),
    orbUsed: chance(4) === 0,
  } as Table
  for (const tile of table.built) {
    const { stock } = BUILDINGS[tile]!
    if (stock) table.stock[tile] = stock.count * chance(4)
  }
  const rich = chance(3) === 0
  table.tavern[PSEUDO] = KINDS.map((_, kind) => chance(rich ? 10 : kind === 4 ? 5 : 3))
  // Sometimes the Player has nearly all cubes of a kind.
  table.tavern[PLAYER] = KINDS.map(() => (chance(8) === 0 ? 20 : chance(4)))
  for (let kind = 0; kind < 4; kind++)
    if (supply(table, kind) < 0)
      table.tavern[PLAYER][kind] = table.tavern[PLAYER][kind]! + supply(table, kind)
  return table
}

// The decision of the rules, in the same words.
function decided(t: Table): Decision {
  const why = placement(t)
  const rows =
    why.weighed.length > 0 ? equalRows(why) : why.space === NONE ? [] : [[why.space, NONE] as const]
  return {
    step: why.step,
    kind: why.kind === NONE ? null : LETTERS[why.kind]!,
    quest: why.quest === NONE ? -1 : t.open[PSEUDO].indexOf(why.quest),
    short: why.short,
    best: rows.map(([space, copies]) => ({
      space: SPACES[space]!.id,
      copies: copies === NONE ? null : SPACES[copies]!.id,
    })),
    buys: why.buys === NONE ? null : BUILDINGS[why.buys]!.id,
  }
}

const sorted = ({ best, ...rest }: Decision): Decision => ({
  ...rest,
  best: best.toSorted(
    (a, b) => spaceNamed(a.space) - spaceNamed(b.space) || `${a.copies}`.localeCompare(`${b.copies}`),
  ),
})

test(`7A to 7D. On ${POSITIONS} random positions the rules decide as a second implementation of the script.`, () => {
  const met: Record<string, number> = {}
  const chance = quickChance('script')
  for (let n = 0; n < POSITIONS; n++) {
    const t = draw(chance)
    const found = byTheScript(sightOf(t))
    const name = `${found.step}${found.best.some(({ copies }) => copies) ? ' by a copy' : ''}${found.best.length > 1 ? ', tied' : ''}`
    met[name] = (met[name] ?? 0) + 1
    expect(sorted(decided(t)), `position ${n}: ${JSON.stringify(sightOf(t))}`).toEqual(sorted(found))
  }
  for (const step of ['scan', 'orb', 'castle', 'hall', 'value', 'harbor', 'none'])
    expect(met[step]).toBeGreaterThan(5)
  for (const name of ['scan, tied', 'scan by a copy', 'value by a copy', 'scan by a copy, tied'])
    expect(met[name], name).toBeGreaterThan(1)
})
