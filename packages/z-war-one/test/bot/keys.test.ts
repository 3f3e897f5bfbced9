import { quickChance, Referee, start, type Json } from '@shamble/engine'
import { decide, thinkingOf } from '@shamble/engine/bots'
import { expect, test } from 'vitest'
import { bot } from '../../src/bot/bot.ts'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import type { Mission } from '../../src/missions/format.ts'
import { faultsIn } from '../../src/missions/read.ts'
import { CARD, field, KAT } from '../field.ts'
import { row } from '../small-mission.ts'

/* 7.7. Bots fetch what opens a door, whatever it is, and open it: also when no objective names the door. */

/** A yard with a shed, and a gate in the only way out. */
const yard = (mark: string): string[] => [
  '+---+---+---+---+---+---+',
  `| H   H  ${mark.padStart(2)}     |       |`,
  '+   +   +   +   +   +   +',
  '| H   H         1       |',
  '+   +   +=D=+---+   +   +',
  '| SA    | R1    |     X |',
  '+---+---+---+---+---+---+',
]

function gate(opensWith: object, mark = '', legend = {}, more: Partial<Mission> = {}): Mission {
  return {
    id: 'gate',
    name: 'The Gate',
    mode: 'campaign',
    order: 1,
    brief: 'Out through the gate.',
    directorCards: 0,
    floors: [{ name: 'Yard', rows: yard(mark) }],
    rooms: { R1: 'Shed' },
    legend,
    doors: { 1: { name: 'Gate', state: 'locked', opensWith } },
    objectives: [{ id: 'out', type: 'exitAll', text: 'Leave.' }],
    win: { heroes: 'All are out.' },
    exits: { opensWhen: 'always' },
    spawn: [
      { fromTurn: 1, rolls: 0, point: [row(1, 8, { point: 'SA' })], group: [row(1, 8, { units: {} })] },
    ],
    roomSpawn: { count: [row(1, 8, { units: {} })], distance: [row(1, 8, { squares: 1 })] },
    events: [],
    special: [],
    ...more,
  } as Mission
}

/** In how many of ten games of the bot the heroes win. */
function won(mission: Mission): number {
  expect(faultsIn(mission)).toEqual([])
  let wins = 0
  for (let n = 0; n < 10; n++) {
    const carried = { mission } as unknown as Json
    const g = new Referee<Table, Event>(
      zWarOne,
      start(zWarOne, `key-${n}`, 1, {}, carried).position,
      true,
    ).settle()
    const chance = quickChance(`key-${n}`)
    while (!g.result) {
      const [{ seat, moves }] = g.pending as [(typeof g.pending)[number]]
      g.make(
        seat,
        moves.length === 1 ? moves[0]! : decide(bot, thinkingOf(zWarOne, g.position, seat, chance)),
      )
    }
    wins += g.result.winners.length
  }
  return wins
}

test('7.7. A card that lies about opens the gate.', () => {
  expect(won(gate({ item: 'bolt-cutters' }, 'iC', { iC: { item: 'bolt-cutters' } }))).toBe(10)
})

test('7.7. A card that a hero begins with opens the gate.', () => {
  expect(won(gate({ item: 'katana' }))).toBe(10)
})

test('7.7. A thing that is carried to it opens the gate, and it is not put down on the way.', () => {
  expect(won(gate({ object: 'crowbar' }, 'oK', { oK: { object: 'crowbar', name: 'Crowbar' } }))).toBe(10)
})

test('7.7. An objective that names the door is met the same way.', () => {
  const objectives = [
    { id: 'gate', type: 'openDoor', door: '1', text: 'Open the gate.' },
    { id: 'out', type: 'exitAll', requires: ['gate'], text: 'Leave.' },
  ] as const
  expect(won(gate({ item: 'bolt-cutters' }, 'iC', { iC: { item: 'bolt-cutters' } }, { objectives }))).toBe(10)
})

test('7.7, 8.1. A card that only a search brings to light is searched for.', () => {
  const { doors } = gate({ item: 'cricket-bat' })
  const inShed = (door: string) => `
    +---+---+---+---+---+---+
    |               ${door}     X |
    +   +   +=D=+---+---+---+
    |       | R1  K |       |
    +---+---+---+---+---+---+`
  const heroes = { [KAT]: { active: [CARD.katPistol] } }
  const move = (door: string) => {
    let made = ''
    field(inShed(door), { hero: KAT, heroes, mission: { doors: doors! }, table: { areas: 'aaaa' } }).check(
      (_, g) => {
        made = decide(
          bot,
          thinkingOf(zWarOne, g.position, 0, () => 0),
        )[0]
      },
    )
    return made
  }
  expect(move('1')).toBe('search')
  // A gate that is no gate needs no key.
  expect(move(' ')).not.toBe('search')
})
