import { readFileSync } from 'node:fs'
import { layOut, Referee, type Pending, type Seat } from '@shamble/engine'
import { expect, test } from 'vitest'
import { zombieWars, type Die, type Event, type Table } from '../src/index.ts'
import { faraway, standing, tableOf } from './night.ts'

/*
 * The worked fights of the rules as data: every roll and every choice is scripted.
 */

interface Example {
  id: string
  kind: 'attack' | 'mob'
  note: string
  attacker?: Die[]
  townspeople?: Die[]
  enemies?: Record<string, Die[]>
  hordes?: Record<string, Die[]>
  targets: { townspeople: boolean; hordes: string[] } | string[]
  rolls: Record<string, number[]>
  breeds?: Record<string, string>
  aTimeForHeroes?: boolean
  choices: {
    assign?: (string | null)[]
    turned?: (number | [string, number])[]
    attackerCasualties?: number[]
    casualties?: Record<string, number[]>
    townspeopleHits?: Record<string, number>
  }
  expected: {
    attacker?: Die[]
    townspeople: Die[]
    enemies?: Record<string, Die[]>
    hordes?: Record<string, Die[]>
    attackerUpright?: boolean
  }
}

const file = new URL('./data/examples.json', import.meta.url)
const { examples } = JSON.parse(readFileSync(file, 'utf8')) as { examples: Example[] }

const HERE = 44
const IDS: Record<string, number> = { attacker: 0, B: 100, C: 200 }
const ACTING: Seat = 3

// Picks that wait to be made, as places in a row of pieces whose sizes change as they are hit.
class Picks {
  sizes: Die[]
  rolls: number[]
  left: number[]

  constructor(sizes: Die[] = [], rolls: number[] = [], left: number[] = []) {
    this.sizes = [...sizes]
    this.rolls = rolls
    this.left = [...left]
  }

  // The largest piece comes first, as the game asks.
  next(): string {
    const place = this.left.reduce(
      (best, i) => (this.sizes[i]! > this.sizes[best]! ? i : best),
      this.left[0]!,
    )
    this.left.splice(this.left.indexOf(place), 1)
    const sides = this.sizes[place]!
    this.sizes[place] = ([6, 6, 8, 10, 12] as Die[])[[6, 8, 10, 12, 20].indexOf(sides)]!
    return `d${sides}${sides > 6 && this.rolls[place] === 1 ? ':1' : ''}`
  }
}

function playOut(example: Example): Table {
  const { kind, enemies = example.hordes ?? {}, townspeople = [], rolls, breeds = {}, choices } = example
  const names = Object.keys(enemies)
  const table = tableOf(
    {
      town: townspeople.length > 0 ? { [HERE]: townspeople } : {},
      hordes: [
        ...(example.attacker ? [standing(0, HERE, example.attacker)] : []),
        ...names.map((name) => standing(IDS[name]!, HERE, enemies[name]!)),
        ...faraway(ACTING, ACTING + 1),
      ],
      breeds: ['attacker', 'B', 'C', '', ''].map((name) => (breeds[name] ?? null) as Table['breeds'][number]),
      ...(kind === 'mob' && { phase: 'free', active: ACTING, action: 'townie' }),
    },
    5,
  )
  const fought = Array.isArray(example.targets) ? example.targets : example.targets.hordes
  const order = ['attacker', ...fought, 'townspeople']
  const fallen = order.flatMap((name) => rolls[name] ?? [])
  const options = {
    aTimeForHeroes: example.aTimeForHeroes ?? false,
    deadlines: Object.keys(breeds).length > 0,
  }
  const position = layOut(zombieWars, {
    seats: 5,
    options,
    table,
    dice: { dice: fallen },
    next: [kind === 'mob' ? ['leadMob', HERE] : ['act']],
  })
  const g = new Referee<Table, Event>(zombieWars, position).settle()
  g.make(...declaration(example, g.pending[0]!))
  const turned = new Picks(townspeople, rolls.townspeople, (choices.turned ?? []).flat().filter(isNumber))
  const lost: Record<number, Picks> = { 0: new Picks(example.attacker, [], choices.attackerCasualties) }
  for (const name of names) lost[IDS[name]!] = new Picks(enemies[name], [], choices.casualties?.[name])
  for (;;) {
    const [asked] = g.pending
    if (!asked || asked.step === 'act' || asked.step === 'marchOn') return g.table
    const answer = { strike: () => strikes(example, asked), give: () => `give ${turned.next()}` }[asked.step]
    g.make(asked.seat, (answer?.() ?? other(asked, lost)).split(' ') as [string])
  }
}

const isNumber = (x: number | string): x is number => typeof x === 'number'

function declaration(
  { kind, targets, enemies = {} }: Example,
  { seat }: Pending,
): [Seat, [string, ...string[]]] {
  if (kind === 'mob' || Array.isArray(targets)) return [seat, ['fight', `sq:${HERE}`]]
  const { townspeople, hordes } = targets
  if (hordes.length === 0) return [0, ['attack', 'horde:0', 'townies']]
  if (townspeople) return [0, ['attack', 'horde:0', 'everything']]
  const all = hordes.length === Object.keys(enemies).length && hordes.length > 1
  return [0, ['attack', 'horde:0', all ? 'hordes' : `horde:${IDS[hordes[0]!]}`]]
}

function strikes({ choices, rolls, breeds }: Example, asked: Pending): string {
  const [verb, part] = asked.moves[0]!
  const name = Object.keys(IDS).find((key) => `horde:${IDS[key]}` === part)!
  if (!choices.assign) return `strike ${part} dice:${choices.townspeopleHits?.[name] ?? 0}`
  const converts = (shows: number) => breeds?.attacker === 'virulent' && shows === 6
  const n = choices.assign.filter(
    (on, i) => on === name && converts(rolls.attacker![i]!) === (verb === 'convert'),
  ).length
  return `${verb} ${part} dice:${n}`
}

function other({ step, moves, seat }: Pending, lost: Record<number, Picks>): string {
  if (step === 'nameFought') return 'against hordes'
  if (step === 'lose') return `lose ${lost[seat * 100]!.next()}`
  throw new Error(`Asked ${step}: ${JSON.stringify(moves)}`)
}

for (const example of examples) {
  test(`${example.id}. ${example.note}.`, () => {
    const { expected } = example
    const t = playOut(example)
    const zombies = (id: number) => t.hordes.find((horde) => horde.id === id)?.zombies ?? []
    if (expected.attacker) expect(zombies(0)).toEqual(expected.attacker)
    const left = expected.enemies ?? expected.hordes ?? {}
    for (const [name, dice] of Object.entries(left)) expect(zombies(IDS[name]!)).toEqual(dice)
    expect(t.town[HERE] ?? []).toEqual(expected.townspeople)
    if (expected.attackerUpright !== undefined)
      expect(t.hordes.some(({ id, upright }) => id === 0 && upright)).toBe(expected.attackerUpright)
    expect(t.roll).toBeNull()
  })
}

test('There are twenty-five scripted fights.', () => {
  expect(examples.map(({ id }) => id)).toHaveLength(25)
})
