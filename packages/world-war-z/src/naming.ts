import { capital, listed } from '@shamble/engine'
import { COMBAT, type TacticEffect, type WeaponEffect, type When } from './data/combat.ts'
import { HORDE_DICE } from './data/numbers.ts'
import { ROLES, type Ability } from './data/roles.ts'
import { THREATS, type ThreatEffect } from './data/threats.ts'
import { ZONES } from './data/zones.ts'
import { cardCalled, roleCalled, threatCalled, zoneCalled, type Table, type Who } from './table.ts'

/*
 * Names, and the text of cards. Card text is made from the card's effects, so each card is written only once.
 */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

export const count = (n: number): string => NUMBERS[n] ?? String(n)
/** `one card`, `two cards`. */
export const several = (n: number, one: string, more = `${one}s`): string =>
  `${count(n)} ${n === 1 ? one : more}`
export const zoneName = (zone: number): string => ZONES[zone]?.name ?? 'nowhere'
export const cardName = (card: number): string => COMBAT[card]?.name ?? 'no card'
export const threatName = (threat: number): string => THREATS[threat]?.name ?? 'no card'
export const roleName = (role: number): string => ROLES[role]?.role ?? 'nobody'
/** Players know a character by its role. */
export const whoName = (t: Pick<Table, 'role'>, who: Who): string => roleName(t.role[who] ?? -1)
const zoneNames = (zones: readonly number[]): string => listed(zones.map(zoneName))

/** From any id to a name. */
export function partName(part: string): string {
  const zone = zoneCalled(part)
  if (zone !== undefined) return zoneName(zone)
  const card = cardCalled(part)
  if (card !== undefined) return cardName(card)
  const role = roleCalled(part)
  if (role !== undefined) return roleName(role)
  const threat = threatCalled(part)
  return threat === undefined ? part : threatName(threat)
}

// ── Cards in words ──

type Says<E> = (effect: E) => string

function whenText({
  strengthMin,
  strengthMax,
  greyZone,
  allyInZone,
  otherZonesOnContinent: others,
}: When): string {
  if (strengthMax === 1) return 'against a horde of strength 1'
  if (strengthMax !== undefined) return `against a horde of strength ${strengthMax} or less`
  if (strengthMin !== undefined) return `against a horde of strength ${strengthMin} or more`
  if (greyZone) return 'in a grey zone'
  if (allyInZone) return 'with another human character in the zone'
  return `if at least ${count(others!.count)} other zones of the continent have hordes of ${others!.strengthMin} or more`
}

const WEAPON_SAYS: { [Op in WeaponEffect['op']]: Says<Extract<WeaponEffect, { op: Op }>> } = {
  bonus: ({ value, when }) => `+${value}${when ? ` ${whenText(when)}` : ''}.`,
  bonusPerWin: ({ value, max }) =>
    `+${value} more for each battle it has won in its own turn, up to +${max} more.`,
  winTies: () => 'Ties are won.',
  rerollHuman: ({ faces }) =>
    faces.length === 6
      ? 'Once a battle, re-roll your die.'
      : `Once a battle, re-roll your die if it shows ${listed(faces.map(String), 'or')}.`,
  rerollHorde: () => "Once a battle, re-roll the horde's die.",
  shrinkDie: ({ steps }) =>
    `The horde's die is ${several(steps, 'size')} smaller, at least a d${HORDE_DICE[1]}.`,
  lossRoll: ({ min, reduce }) =>
    `After a lost battle roll a d6: on ${min} or more discard ${count(reduce)} less.`,
  saveOnLoss: ({ dieMin }) => `If your die shows ${dieMin} or more in a lost battle: discard nothing.`,
  breakOn: ({ face }) => `Discarded after a battle in which your die shows ${face}.`,
}

const TACTIC_SAYS: { [Op in TacticEffect['op']]: Says<Extract<TacticEffect, { op: Op }>> } = {
  weakenHere: ({ by }) => `Before a battle roll: the horde loses ${by} strength; no card is drawn for it.`,
  battleBonus: ({ value }) => `Before a battle roll: +${value} in this battle.`,
  rerollHumanNow: () => 'After a battle roll: re-roll your die.',
  cancelLoss: () => 'After a lost battle: discard nothing else for it.',
  optionalMove: ({ steps }) => `You may move ${several(steps, 'zone')}.`,
  moveOnContinent: () => 'Instead of moving: go to any zone of your continent.',
  fly: () => 'Instead of moving: fly to any zone. No aircraft is used.',
  drawCombat: ({ count: n }) => `Draw ${several(n, 'combat card')}.`,
  moveHorde: () => 'Move a horde of your zone or an adjacent one to a zone adjacent to its own.',
  weakenAny: ({ by }) => `A horde anywhere loses ${by} strength.`,
  revealGrey: ({ count: n }) => `Turn up to ${several(n, 'face-down token')}.`,
  recoverWeapon: () => 'Take a weapon from the discards.',
  cancelThreat: () => 'Cancel a Threat Escalation card that was drawn.',
}

const ABILITY_SAYS: { [Op in Ability['op']]: Says<Extract<Ability, { op: Op }>> } = {
  bonus: ({ value }) => `+${value} in every battle.`,
  moveSteps: ({ value }) => `Moves up to ${several(value, 'zone')}.`,
  flyByDiscard: ({ cost }) =>
    `Instead of moving, may discard ${several(cost, 'combat card')} to fly to any zone.`,
  reduceLossNear: ({ strengthMin, reduce }) =>
    `A character who loses here or in an adjacent zone to strength ${strengthMin} or more discards ${count(reduce)} less.`,
  extraStartCards: ({ value }) => `Begins with ${several(value, 'more card', 'more cards')}.`,
  drawTwoKeepOne: () => 'For a battle won, draws two cards and discards one of them.',
  threatRedraw: () =>
    'In its own turn, may put the Threat Escalation card on the bottom of the deck and draw the next.',
  splash: ({ dieMin, by }) =>
    `Once a turn, when the die of a won battle shows ${dieMin} or more, an adjacent horde loses ${by} strength too.`,
  aura: ({ bonus }) =>
    `Other humans here and in adjacent zones have +${bonus}, and so does the Marshal while any is there.`,
}

const THREAT_SAYS: { [Op in ThreatEffect['op']]: Says<Extract<ThreatEffect, { op: Op }>> } = {
  growZones: ({ zones, by }) => `${zones.map((zone) => `${zoneName(zone)} +${by}`).join(', ')}.`,
  discardAllWith: ({ min, count: n }) =>
    `All characters with ${count(min)} or more combat cards, hand and equipped together, discard ${count(n)} of them.`,
  growActiveZone: ({ by }) => `The active character's zone: +${by}.`,
  growAdjacentHordes: ({ by }) => `Each horde next to the active character: +${by}.`,
  growContinentHordes: ({ strength, by }) =>
    `Each horde of ${strength} on the active character's continent: +${by}.`,
  growHordesIn: ({ zones, by }) => `Each horde in ${zoneNames(zones)}: +${by}.`,
  spawnRandomClear: ({ count: n, strength }) =>
    `${capital(count(n))} clear zones at random: a horde of ${strength} in each.`,
  growRandomPerContinent: ({ by }) => `On each continent one horde at random: +${by}.`,
  revealContinentAndGrow: ({ by, otherwiseActiveZone }) =>
    `Turn all tokens of the active character's continent; each horde so found: +${by}. Without a token, the active character's zone: +${otherwiseActiveZone}.`,
  discardActive: ({ count: n }) => `The active character discards ${several(n, 'combat card')}.`,
  discardEquippedIf: ({ min, count: n }) =>
    `Each character with ${count(min)} or more equipped weapons discards ${count(n)} of them.`,
  discardTacticAll: ({ count: n }) => `Each character with a tactic discards ${several(n, 'tactic')}.`,
  removeNearestAircraft: () =>
    'The aircraft nearest to the active character is lost. If none is left, the active character discards a card.',
  ambush: () =>
    "The horde in the active character's zone attacks. If there is none, the nearest comes one zone closer, and attacks if it arrives.",
  drawActive: ({ count: n }) => `The active character draws ${several(n, 'combat card')}.`,
  revealGreyChoice: ({ count: n }) => `Turn up to ${several(n, 'face-down token')}.`,
}

/** The text of a combat card. */
export function cardText(card: number): string {
  const found = COMBAT[card]!
  const says = found.kind === 'weapon' ? WEAPON_SAYS : TACTIC_SAYS
  const text = found.effects.map((effect) => (says[effect.op as never] as Says<unknown>)(effect)).join(' ')
  if (found.kind === 'tactic') return text
  return found.slots === 1 ? text : `${text} Takes up ${several(found.slots, 'weapon slot')}.`
}

/** The text of a Threat Escalation card. */
export function threatText(threat: number): string {
  const { effects } = THREATS[threat]!
  if (effects.length === 0) return 'Nothing happens.'
  return effects.map((effect) => (THREAT_SAYS[effect.op] as Says<ThreatEffect>)(effect)).join(' ')
}

/** The abilities of a role, in words. */
export const roleText = (role: number): string =>
  ROLES[role]!.abilities.map((ability) => (ABILITY_SAYS[ability.op] as Says<Ability>)(ability)).join(' ')
