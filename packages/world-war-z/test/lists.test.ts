import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMBAT } from '../src/data/combat.ts'
import * as numbers from '../src/data/numbers.ts'
import { ROLES } from '../src/data/roles.ts'
import { THREATS, type ThreatEffect } from '../src/data/threats.ts'
import { CONTINENTS, START, ZONES } from '../src/data/zones.ts'
import { ADJACENT, continentOf, distance } from '../src/map.ts'
import {
  cardCalled,
  cardNamed,
  roleCalled,
  roleNamed,
  threatCalled,
  threatNamed,
  zoneCalled,
  zoneNamed,
} from '../src/table.ts'

// The data in the code, compared with the data of the reference.

interface Data {
  dice: { human: number; horde: Record<string, number> }
  setup: {
    startZone: string
    weaponSlots: number
    handLimit: number
    strongHordeMinStrength: number
    strongHordeLimit: number
    maxHordeStrength: number
    lossDiscardByStrength: Record<string, number>
    openingHordeD12: number[]
    greyTokens: number[]
    byCharacterCount: Record<string, { label: string; rounds: number; startingCards: number[] }>
    aircraftTokens: number
  }
  continents: { id: string; name: string }[]
  zones: {
    id: string
    name: string
    continent: string
    grey: boolean
    airfield: boolean
    start: boolean
    adjacent: string[]
  }[]
  connections: { between: [string, string]; kind: 'land' | 'sea'; wrap: boolean }[]
  characters: { id: string; name: string; role: string; effects: object[] }[]
  combatCards: { weapons: DataCard[]; tactics: DataCard[] }
  threatCards: { outbreaks: DataCard[]; events: DataCard[] }
  expectedTotals: Record<string, number>
}
interface DataCard {
  id: string
  name: string
  kind: string
  copies: number
  slots?: number
  timing?: string
  effects: { op: string }[]
}

const data = JSON.parse(readFileSync(new URL('data/world-war-z.json', import.meta.url), 'utf8')) as Data
const copies = (list: readonly { copies: number }[]): number =>
  list.reduce((sum, card) => sum + card.copies, 0)

test('The continents and zones are those of the data, with their marks.', () => {
  expect(CONTINENTS).toEqual(data.continents)
  expect(
    ZONES.map(({ id, name, continent, grey, airfield }) => ({ id, name, continent, grey, airfield })),
  ).toEqual(
    data.zones.map(({ id, name, continent, grey, airfield }) => ({ id, name, continent, grey, airfield })),
  )
  expect(data.zones[START]).toMatchObject({ id: data.setup.startZone, start: true })
  expect(data.zones.filter(({ start }) => start)).toHaveLength(1)
})

test('The connections are those of the data, land, sea, and over the edge of the map.', () => {
  const routes = ZONES.flatMap(({ id, land, sea, wrap }) => [
    ...land.map((to) => ({ between: [id, to], kind: 'land', wrap: false })),
    ...sea.map((to) => ({ between: [id, to], kind: 'sea', wrap: wrap.includes(to) })),
  ])
  const key = ({ between }: { between: string[] }) => between.toSorted().join(' ')
  const sorted = (list: { between: string[]; kind: string; wrap: boolean }[]) =>
    list
      .map((route) => ({ ...route, between: route.between.toSorted() }))
      .toSorted((a, b) => key(a).localeCompare(key(b)))
  expect(sorted(routes)).toEqual(sorted(data.connections))
  for (const [zone, { adjacent }] of data.zones.entries())
    expect(ADJACENT[zone]!.map((next) => ZONES[next]!.id).toSorted()).toEqual(adjacent.toSorted())
})

test('The longest distance is 6, and every continent is connected within itself.', () => {
  const all = ZONES.map((_, zone) => zone)
  expect(Math.max(...all.flatMap((from) => all.map((to) => distance(from, to))))).toBe(6)
  for (const zone of all) expect(distance(zone, zone)).toBe(0)
  for (const zone of all) {
    const reached = new Set([zone])
    for (const at of reached)
      for (const next of ADJACENT[at]!) if (continentOf(zone).includes(next)) reached.add(next)
    expect([...reached].toSorted()).toEqual([...continentOf(zone)].toSorted())
  }
})

test('The combat cards are those of the data, effect by effect.', () => {
  const told = [...data.combatCards.weapons, ...data.combatCards.tactics].map((card) => {
    const { id, name, kind, copies, slots, timing, effects } = card
    return { id, name, kind, copies, ...(kind === 'weapon' ? { slots } : { timing }), effects }
  })
  expect(COMBAT).toEqual(told)
})

test('The characters are those of the data, ability by ability.', () => {
  expect(ROLES).toEqual(
    data.characters.map(({ id, name, role, effects }) => ({ id, name, role, abilities: effects })),
  )
})

test('The Threat Escalation cards are those of the data, effect by effect.', () => {
  const told = [...data.threatCards.outbreaks, ...data.threatCards.events]
  expect(THREATS.map(({ id, name, kind, copies }) => ({ id, name, kind, copies }))).toEqual(
    told.map(({ id, name, kind, copies }) => ({ id, name, kind, copies })),
  )
  for (const [n, { effects }] of told.entries()) expect(THREATS[n]!.effects).toEqual(effects.map(inNumbers))
})

// The data names zones; an outbreak lists each with its growth. `elseNearest` says what the only Ambush there is does.
function inNumbers(effect: { op: string }): ThreatEffect {
  const {
    targets,
    zones,
    elseNearest: _,
    ...rest
  } = effect as {
    op: string
    targets?: { zone: string; by: number }[]
    zones?: string[]
    elseNearest?: boolean
  }
  if (targets) {
    expect(new Set(targets.map(({ by }) => by)).size).toBe(1)
    return { ...rest, zones: targets.map(({ zone }) => zoneNamed(zone)), by: targets[0]!.by } as ThreatEffect
  }
  return (zones ? { ...rest, zones: zones.map(zoneNamed) } : rest) as ThreatEffect
}

test('Every zone is on three outbreaks, and the zones of a card lie on three continents.', () => {
  const outbreaks = THREATS.filter(({ kind }) => kind === 'outbreak')
  const struck = outbreaks.flatMap(({ effects }) =>
    effects.flatMap((e) => (e.op === 'growZones' ? [...e.zones] : [])),
  )
  for (const zone of ZONES.keys()) expect(struck.filter((other) => other === zone)).toHaveLength(3)
  for (const { effects } of outbreaks)
    for (const effect of effects)
      if (effect.op === 'growZones')
        expect(new Set(effect.zones.map((zone) => ZONES[zone]!.continent)).size).toBe(3)
})

test('The numbers of set-up, dice and limits are those of the data.', () => {
  const { setup, dice } = data
  expect(numbers.HUMAN_DIE).toBe(dice.human)
  expect(numbers.HORDE_DICE).toEqual([0, ...Object.values(dice.horde)])
  expect(numbers.WEAPON_SLOTS).toBe(setup.weaponSlots)
  expect(numbers.HAND_LIMIT).toBe(setup.handLimit)
  expect(numbers.STRONG).toBe(setup.strongHordeMinStrength)
  expect(numbers.STRONG_LIMIT).toBe(setup.strongHordeLimit)
  expect(numbers.MAX_STRENGTH).toBe(setup.maxHordeStrength)
  expect(numbers.DEMANDS).toEqual([0, ...Object.values(setup.lossDiscardByStrength)])
  expect(numbers.OPENING).toEqual(setup.openingHordeD12)
  expect(numbers.GREY_TOKENS).toEqual(setup.greyTokens)
  const settings = Object.entries(setup.byCharacterCount).map(([many, { label, rounds, startingCards }]) => [
    many,
    { label, rounds, cards: startingCards },
  ])
  expect(Object.fromEntries(settings)).toEqual(numbers.SETTINGS)
})

test('The totals are those that the data expects.', () => {
  const weapons = COMBAT.filter(({ kind }) => kind === 'weapon')
  const tactics = COMBAT.filter(({ kind }) => kind === 'tactic')
  expect({
    zones: ZONES.length,
    greyZones: ZONES.filter(({ grey }) => grey).length,
    airfields: ZONES.filter(({ airfield }) => airfield).length,
    connections: ADJACENT.flat().length / 2,
    weaponCards: copies(weapons),
    tacticCards: copies(tactics),
    combatCards: copies(COMBAT),
    outbreakCards: copies(THREATS.filter(({ kind }) => kind === 'outbreak')),
    eventCards: copies(THREATS.filter(({ kind }) => kind === 'event')),
    threatCards: copies(THREATS),
    characters: ROLES.length,
  }).toEqual(data.expectedTotals)
  expect(data.setup.aircraftTokens).toBe(data.expectedTotals.airfields)
  expect(data.setup.greyTokens).toHaveLength(data.expectedTotals.greyZones!)
})

test('Every zone, card and character has a name, and unknown names are refused.', () => {
  for (const [list, named, called] of [
    [ZONES, zoneNamed, zoneCalled],
    [COMBAT, cardNamed, cardCalled],
    [ROLES, roleNamed, roleCalled],
    [THREATS, threatNamed, threatCalled],
  ] as const) {
    for (const [number, { id }] of list.entries()) expect([named(id), called(id)]).toEqual([number, number])
    expect(() => named('atlantis')).toThrow('Nothing is called atlantis.')
    expect(called('atlantis')).toBeUndefined()
  }
})
