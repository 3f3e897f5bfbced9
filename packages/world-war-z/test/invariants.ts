import { expect } from 'vitest'
import { slotsOf } from '../src/equip.ts'
import { COMBAT } from '../src/data/combat.ts'
import { GREY_TOKENS, HAND_LIMIT, MAX_STRENGTH, WEAPON_SLOTS } from '../src/data/numbers.ts'
import { THREATS } from '../src/data/threats.ts'
import { ZONES } from '../src/data/zones.ts'
import { cardsOf, isHuman, isWeapon, NONE, rounds, type G, type Table } from '../src/table.ts'

/** Invariants of every table: no card is lost, no horde is too strong, no character carries more than allowed. */
export function invariants(t: Table, g: G): void {
  if (t.step === 'setUp') return
  const combat = [...t.combatDeck, ...t.combatDiscard, ...t.hand.flat(), ...t.worn.flat()]
  if (t.playing !== NONE) combat.push(t.playing)
  expectEach(combat, COMBAT)
  const threats = [...t.threatDeck, ...t.threatDiscard, ...t.sunk]
  if (t.threat !== NONE) threats.push(t.threat)
  expectEach(threats, THREATS)
  for (const [zone, { grey }] of ZONES.entries()) {
    const strength = t.strength[zone]!
    expect(strength >= 0 && strength <= MAX_STRENGTH, `horde of ${strength}`).toBe(true)
    if (t.token[zone] === NONE) continue
    expect(grey && strength === 0 && !t.at.includes(zone), `token in zone ${zone}`).toBe(true)
    expect(GREY_TOKENS).toContain(t.token[zone])
  }
  for (let who = 0; who < t.role.length; who++) expectCharacter(t, who)
  expect(new Set(t.role).size).toBe(t.role.length)
  expect(t.round >= 1 && t.round <= rounds(t)).toBe(true)
  expect(t.aircraft.every((zone) => ZONES[zone]!.airfield)).toBe(true)
  if (t.step !== 'zombie') expect(t.trail.length === 0 || t.step === 'end').toBe(true)
  if (g.result === null) expect(t.at.some((zone) => zone !== NONE)).toBe(true)
}

function expectCharacter(t: Table, who: number): void {
  if (!isHuman(t, who)) expect(cardsOf(t, who)).toBe(0)
  expect(t.worn[who]!.every(isWeapon)).toBe(true)
  expect(slotsOf(t.worn[who]!)).toBeLessThanOrEqual(WEAPON_SLOTS)
  expect(t.hand[who]).toEqual(t.hand[who]!.toSorted((a, b) => a - b))
  if (t.step === 'escalate' && t.active === who && t.battle === null && t.subject === NONE)
    expect(t.hand[who]!.length).toBeLessThanOrEqual(HAND_LIMIT)
}

// Each card is there with all its copies.
function expectEach(cards: readonly number[], list: readonly { copies: number }[]): void {
  const counts = list.map(() => 0)
  for (const card of cards) counts[card]!++
  expect(counts).toEqual(list.map(({ copies }) => copies))
}
