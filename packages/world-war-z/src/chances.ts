import { exp } from '@shamble/engine'
import fit from '../chances.json' with { type: 'json' }
import { bestArrangement, chanceIn } from './arms.ts'
import { COMBAT } from './data/combat.ts'
import { DEMANDS, MAX_STRENGTH, STRONG, STRONG_LIMIT } from './data/numbers.ts'
import { THREATS } from './data/threats.ts'
import { START, ZONES } from './data/zones.ts'
import { ADJACENT, continentOf } from './map.ts'
import {
  cardsOf,
  characters,
  isHuman,
  isWeapon,
  NONE,
  rounds,
  strongHordes,
  type Table,
  type ThreatId,
  type Who,
  type ZoneId,
} from './table.ts'
import { zoneWorth } from './worth.ts'

/*
 * The chance to win, for reviews: a logistic function of what decides the final count (7.6). It looks at what players know: which cards are
 * left in the threat deck, but not their order, and the values of the face-down tokens, but not where they lie.
 */

/** The weights of `features`, by `pnpm tool review world-war-z --fit`. */
export const weights: readonly number[] = fit.weights

/** What the chance depends on, each within a few units of 0. The same for every seat. */
export function features(t: Table): () => number[] {
  const all = allFeatures(t)
  return () => all
}

function allFeatures(t: Table): number[] {
  const many = CHARACTERS.map((number) => (characters(t) === number ? 1 : 0))
  // Roles are being chosen: nobody is anywhere.
  if (t.step === 'setUp') return [...many, ...many.map(() => 0), ...Array<number>(IN_PLAY).fill(0)]
  return [...many.map(() => 0), ...many, ...featuresInPlay(t)]
}
const CHARACTERS = [2, 3, 4]

function featuresInPlay(t: Table): number[] {
  const turns = turnsLeft(t)
  const strongIn = chancesOfStrong(t, turns)
  const { expected, variance } = strongInTheEnd(t, strongIn)
  const all = Array.from({ length: characters(t) }, (_, who) => characterAt(t, who))
  const sum = (of: (character: Character) => number) => all.reduce((total, each) => total + of(each), 0)
  const relief = sum(({ turns, chance }) => turns * chance)
  const turned = sum(({ human, turns }) => (human ? 0 : turns))
  const short = STRONG_LIMIT + 0.5 - expected
  const margin = short + RELIEF * relief - turned
  const spread = Math.sqrt(variance + A_TURN * turns + AT_LEAST)
  const active = all[Math.max(0, t.active)]!
  return [
    margin / spread,
    short / spread,
    margin / 5,
    short / 5,
    variance / 4,
    spread / 3,
    strongHordes(t) / 10,
    t.strength.filter((strength) => strength === MAX_STRENGTH).length / 10,
    turns / 16,
    sum(({ human, cards }) => (human ? exp(-cards) : 0)),
    active.human ? exp(-active.cards) : 0,
    sum(({ cards }) => cards) / 12,
    sum(({ tactics }) => tactics) / 4,
    sum(({ chance }) => chance) / 2,
    relief / 8,
    turned / 8,
    active.here,
    sum(({ here }) => here) / 2,
    sum(({ near }) => near) / 2,
    sum(({ strong }) => strong) / 4,
    (t.aircraft.length / 6) * Math.min(1, turns / 10),
    ...battleAt(t, strongIn),
    ...tacticsHeld(t),
    t.threat === NONE ? 0 : 1,
    isToFight(t) ? 1 : 0,
  ]
}
// The hordes that a character is expected to weaken in a turn, as a part of its chance against a strong one.
const RELIEF = 0.8
// The variance that a turn adds, and what is left of it at the end.
const A_TURN = 0.3
const AT_LEAST = 0.2

/** The turns to come, the present one included while its threat card is to come. */
function turnsLeft(t: Table): number {
  const many = characters(t)
  const turns = (rounds(t) - t.round) * many + many - Math.max(0, t.active)
  const isDrawn = t.step === 'end' || t.step === 'escalate' || t.threat !== NONE
  return Math.max(0, turns - (isDrawn ? 1 : 0))
}

/** The chance that a horde of this strength in a zone is strong in the end if nobody fights it. */
type StrongIn = (zone: ZoneId, strength: number) => number

function chancesOfStrong(t: Table, turns: number): StrongIn {
  const deck = [...t.threatDeck, ...t.sunk]
  const strikes = growth(t, deck)
  const now = growth(t, t.threat === NONE ? [] : [t.threat])
  return (zone, strength) => atLeast(STRONG - strength - now[zone]!, strikes[zone]!, turns, deck.length)
}

/** The strong hordes in the end if nobody fights: the mean, and the variance if each zone were on its own. */
function strongInTheEnd(t: Table, strongIn: StrongIn): { expected: number; variance: number } {
  const hidden = t.token.filter((value) => value !== NONE)
  let expected = 0
  let variance = 0
  for (let zone = 0; zone < t.strength.length; zone++) {
    const chance =
      t.token[zone] === NONE
        ? strongIn(zone, t.strength[zone]!)
        : hidden.reduce((sum, value) => sum + strongIn(zone, value), 0) / hidden.length
    expected += chance
    variance += chance * (1 - chance)
  }
  return { expected, variance }
}

/**
 * By zone: how much its horde would grow by these cards, as the table is now. Random growth is left out. Cards that speak of the active
 * character take the one that drew last.
 */
function growth(t: Table, cards: readonly ThreatId[]): number[] {
  const grown = ZONES.map(() => 0)
  const at = t.subject === NONE ? NONE : t.at[t.subject]!
  for (const card of cards)
    for (const effect of THREATS[card]!.effects) {
      if (!('by' in effect)) continue
      for (const zone of zonesOf(t, effect, at)) grown[zone]! += effect.by
    }
  return grown
}

/** The zones that an effect strikes. `at`: the zone of the character that drew the card, or NONE. */
function zonesOf(
  t: Table,
  effect: (typeof THREATS)[number]['effects'][number],
  at: ZoneId,
): readonly ZoneId[] {
  const isHorde = (zone: ZoneId) => t.strength[zone]! > 0
  if (effect.op === 'growZones') return effect.zones
  if (effect.op === 'growHordesIn') return effect.zones.filter(isHorde)
  if (at === NONE) return []
  if (effect.op === 'growActiveZone') return [at]
  if (effect.op === 'growAdjacentHordes') return ADJACENT[at]!.filter(isHorde)
  if (effect.op === 'growContinentHordes')
    return continentOf(at).filter((zone) => t.strength[zone] === effect.strength)
  return []
}

/** The chance that of `drawn` cards from a deck at least `hits` are among its `marked` ones. */
function atLeast(hits: number, marked: number, drawn: number, deck: number): number {
  const taken = Math.min(drawn, deck)
  let fewer = 0
  for (let n = 0; n < hits; n++) fewer += choose(marked, n) * choose(deck - marked, taken - n)
  return 1 - fewer / choose(deck, taken)
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}

/** What a character brings. Chances and worths are 0 for a zombie. */
interface Character {
  human: boolean
  /** Battles to come: one in each of its turns. */
  turns: number
  cards: number
  tactics: number
  /** Its chance in a battle against a strong horde. */
  chance: number
  /** The worth of fighting where it stands, and in the best adjacent zone. */
  here: number
  near: number
  /** Strong hordes in its zone and the adjacent ones. */
  strong: number
}

function characterAt(t: Table, who: Who): Character {
  const turns = rounds(t) - t.round + (who > t.active || (who === t.active && isToFight(t)) ? 1 : 0)
  if (!isHuman(t, who))
    return { human: false, turns, cards: 0, tactics: 0, chance: 0, here: 0, near: 0, strong: 0 }
  const at = t.at[who]!
  const near = ADJACENT[at]!
  const worth = (zone: ZoneId) => zoneWorth(t, who, zone, t.strength[zone]!)
  return {
    human: true,
    turns,
    cards: cardsKept(t, who),
    tactics: t.hand[who]!.filter((card) => !isWeapon(card)).length,
    chance: chanceIn(t, who, START, STRONG, bestArrangement(t, who, START, STRONG)),
    here: worth(at),
    near: Math.max(0, ...near.map(worth)),
    strong: [at, ...near].filter((zone) => t.strength[zone]! >= STRONG).length,
  }
}

// The cards that a character has left after discarding what a lost battle demands.
const cardsKept = (t: Table, who: Who): number =>
  Math.max(0, cardsOf(t, who) - (t.battle?.who === who ? Math.max(0, t.battle.demand) : 0))

// Whether the obligatory battle of the turn, or a zombie's turn, is still to come.
const isToFight = ({ step, wins, battle }: Table): boolean =>
  step === 'move' ||
  step === 'equip' ||
  step === 'zombie' ||
  (step === 'battle' && wins === 0 && (battle === null || battle.die === 0))

/** The battle in progress: the chance to win it; the strong hordes that a victory saves; what a loss, or a lost battle, demands. */
function battleAt(t: Table, strongIn: StrongIn): number[] {
  const { battle } = t
  if (!battle || battle.strength === 0 || t.strength[battle.zone]! < battle.strength) return [0, 0, 0, 0, 0]
  const { who, zone, strength, die, bonus, horde, demand } = battle
  if (demand !== NONE) return [0, 0, 0, 0, demand]
  const won = die + bonus > horde ? 1 : 0
  const chance = die > 0 ? won : chanceIn(t, who, zone, strength, t.worn[who]!)
  const saved = chance * (strongIn(zone, strength) - strongIn(zone, strength - 1))
  return [die > 0 ? 0 : chance, die > 0 ? won : 0, saved, (1 - chance) * DEMANDS[strength]!, 0]
}

const TACTICS = COMBAT.flatMap(({ kind }, card) => (kind === 'tactic' ? [card] : []))

// The number of features in play.
const IN_PLAY = 28 + TACTICS.length

/** By tactic: how many are in the hands. */
const tacticsHeld = (t: Table): number[] =>
  TACTICS.map((card) => t.hand.reduce((sum, hand) => sum + hand.filter((held) => held === card).length, 0))
