import type { Asked, Json, Move, Pending } from '@shamble/engine'
import type { Account, Claim, Mentions } from '@shamble/engine/testing'
import { COMBAT } from '../src/data/combat.ts'
import { ROLES } from '../src/data/roles.ts'
import { THREATS } from '../src/data/threats.ts'
import { ZONES } from '../src/data/zones.ts'
import type { Event } from '../src/events.ts'
import type { Facts } from '../src/facts.ts'
import { hints } from '../src/hints.ts'
import { ADJACENT } from '../src/map.ts'
import {
  cardName,
  cardText,
  count,
  partName,
  roleName,
  roleText,
  several,
  threatName,
  threatText,
  zoneName,
} from '../src/naming.ts'
import {
  cardNamed,
  isWeapon,
  NONE,
  roleCalled,
  roleNamed,
  tacticOf,
  weaponOf,
  zoneCalled,
  zoneNamed,
  type CardId,
  type Table,
  type Trail,
  type Who,
} from '../src/table.ts'
import type { View } from '../src/view.ts'
import { whyNot } from '../src/why-not.ts'
import { words } from '../src/words.ts'
import { kindOf } from './kinds.ts'
import { best, chanceOf, demandOf, faces, mean, rerolled, rerollsOf, type Fight } from './oracles/battle.ts'

/*
 * A second account of what texts must mention. Odds come from the plain model of a battle.
 */

const titles = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => b.length - a.length).map((name) => name.toLowerCase().replaceAll('.', '\\.'))

const PHRASES = [
  'dealt',
  'chosen',
  'a zombie',
  'holds out',
  'is clear',
  'already',
  'is gone',
  'over',
  'goes to',
  'takes the aircraft',
  'flies to',
  'attacks',
  'fights',
  'a tie is won',
  'combat cards are shuffled',
  'threat escalation cards are shuffled',
  'no face-up horde',
  'in the same zone',
  'the characters there',
  'you break the tie',
  'none joins',
  'no horde is next to it',
  'the lowest that is enough',
  'the highest, because none is enough',
  'is lost',
  'are lost',
  'the horde stays',
  'who was attacked',
  'the target of the horde',
  'the human nearest to the battle',
  'of your choice',
  'a face-down token',
  'an aircraft',
  'uses the aircraft',
  'costs a card',
  'uses the tactic',
  'for the flight',
  'for the lost battle',
  'in hand',
  'remains?',
  'strong hordes?',
  'cards?',
  'zones?',
  'first',
  'too far',
  'nobody',
]

const NAMES = new RegExp(
  [
    ...PHRASES,
    ...titles([...ZONES, ...COMBAT, ...THREATS].map(({ name }) => name)),
    ...titles(ROLES.map(({ role }) => role)),
    'one|two|three|four|five|six',
  ].join('|'),
)

type Cast = Pick<Table, 'role'>
const who = (cast: Cast, one: Who): string => roleName(cast.role[one]!)
const many = (n: number, thing: string): string => several(n, thing)

const events: Account<View, Event>['events'] = {
  roleTaken: ({ role, dealt }) => [roleName(role), dealt ? 'dealt' : 'chosen'],
  worldLaid: ({ strong }) => [many(strong, 'strong horde')],
  cardsDealt: (event, view) => [who(view, event.who), ...event.cards.map(cardName)],
  roundBegan: ({ round }) => [round],
  turnBegan: (event, view) => [who(view, event.who), ...(event.zombie ? ['a zombie'] : [])],
  ended: ({ strong, won }) => [many(strong, 'strong horde'), won ? 'holds out' : 'is lost'],
  allTurned: () => [],
  tokenTurned: ({ zone, value }) => [zoneName(zone), value, ...(value === 0 ? ['zone', 'is clear'] : [])],
  grew: ({ zone, by, strength }) => [zoneName(zone), ...(by === 0 ? ['already'] : []), strength],
  weakened: ({ zone, by, strength, why }) => [
    zoneName(zone),
    ...(strength === 0 ? ['is gone'] : [by, strength]),
    ...(why === 'battle' ? [] : [why === 'splash' ? 'sapper' : cardName(why)]),
  ],
  hordeMoved: ({ from, to, strength, lost }) => [
    zoneName(from),
    zoneName(to),
    strength,
    ...(lost > 0 ? [count(lost), 'over', 4] : []),
  ],
  aircraftLost: ({ zone }) => [zoneName(zone), 'is gone'],
  moved(event, view) {
    const to = zoneName(event.to)
    if (event.by === 'foot') return [who(view, event.who), 'goes to', to]
    if (event.by === 'aircraft') return [who(view, event.who), 'takes the aircraft', to]
    return event.by === 'pilot'
      ? [who(view, event.who), 'flies to', to]
      : [who(view, event.who), to, cardName(event.by)]
  },
  flightChosen: (event, view) => [who(view, event.who), 'card', zoneName(event.to)],
  stayed: (event, view) => [who(view, event.who), zoneName(event.at)],
  equipped: (event, view) => [who(view, event.who), cardName(event.card)],
  unequipped: (event, view) => [who(view, event.who), cardName(event.card)],
  drew: (event, view) => [who(view, event.who), cardName(event.card)],
  noCardLeft: () => ['card'],
  discarded: (event, view) => [who(view, event.who), cardName(event.card)],
  played: (event, view) => [who(view, event.who), cardName(event.card)],
  putAside: () => null,
  recovered: (event, view) => [who(view, event.who), cardName(event.card)],
  reshuffled: ({ deck }) => [
    deck === 'combat' ? 'combat cards are shuffled' : 'threat escalation cards are shuffled',
  ],
  battleBegan: ({ who: one, zone, strength, own }, view) =>
    own
      ? [who(view, one), 'fights', strength, zoneName(zone)]
      : [strength, zoneName(zone), 'attacks', who(view, one)],
  noBattle: ({ zone }) => [zoneName(zone)],
  rolled: ({ who: one, die, bonus, horde, sides }, view) => [who(view, one), die, bonus, horde, sides],
  rerolled: ({ card, die, horde }) => [cardName(card), die, horde],
  battleWon: ({ who: one, die, bonus, horde, tie }, view) => [
    who(view, one),
    die + bonus,
    horde,
    ...(tie ? ['a tie is won'] : []),
  ],
  battleLost: ({ who: one, die, bonus, horde, demand }, view) => [
    who(view, one),
    die + bonus,
    horde,
    many(demand, 'card'),
  ],
  shieldRolled: ({ card, shows, demand }) => [cardName(card), shows, many(demand, 'card')],
  spared: ({ by }) => [cardName(by)],
  tended: ({ medic, demand }, view) => [who(view, medic), many(demand, 'card')],
  battleEnded: () => null,
  broke: ({ card }) => [cardName(card)],
  turned: ({ role, zone }) => ['card', roleName(role), zoneName(zone)],
  threatDrawn: ({ card }) => [threatName(card), ...text(threatText(card))],
  threatSunk: (event, view) => [who(view, event.who), threatName(event.card)],
  threatCancelled: ({ card }) => [threatName(card)],
  nothingHappened: () => [],
  zombieStepped: ({ trail }, view) => steps(trail, view),
}

// 8. A step of a zombie character.
function steps(trail: Trail, view: View): Mentions {
  const between = (names: readonly string[]) => (names.length > 1 ? ['you break the tie', ...names] : [])
  switch (trail.step) {
    case 1: {
      const { horde, target, distance, tied } = trail
      if (horde === NONE) return ['no face-up horde']
      const far = distance === 0 ? 'in the same zone' : many(distance, 'zone')
      const goal = horde === target ? 'the characters there' : zoneName(target)
      const pairs = tied.length > 1 ? tied.flat().map(zoneName) : []
      return [zoneName(horde), far, goal, ...between(pairs)]
    }
    case 2:
    case 4: {
      const { zone, strength, need, candidates, rule, tied, from, after, lost } = trail
      if (rule === 'full') return [zoneName(zone), 4, 'none joins']
      if (rule === 'alone') return [zoneName(zone), strength, 'no horde is next to it']
      const others = candidates.flatMap(([other, n]) => [zoneName(other), n])
      const why = rule === 'lowest' ? 'the lowest that is enough' : 'the highest, because none is enough'
      const over = lost > 0 ? [count(lost), 'over', 4, lost === 1 ? 'is lost' : 'are lost'] : []
      const joins = [zoneName(from), why, after, ...over]
      return [zoneName(zone), strength, need, ...others, ...joins, ...between(tied.map(zoneName))]
    }
    case 3:
      return trail.to === NONE
        ? [zoneName(trail.from), 'the horde stays']
        : [zoneName(trail.from), zoneName(trail.to), 'one zone', ...between(trail.tied.map(zoneName))]
    case 5: {
      const ties = between(trail.tied.map((one) => who(view, one)))
      return ['attacks', who(view, trail.attacked), zoneName(trail.zone), ...ties]
    }
    default: {
      const ties = between(trail.tied.map((one) => who(view, one)))
      return ['card', who(view, trail.named), TARGETS[trail.why], ...ties]
    }
  }
}

const TARGETS: Readonly<Record<Extract<Trail, { step: 6 }>['why'], string>> = {
  attacked: 'who was attacked',
  target: 'the target of the horde',
  nearest: 'the human nearest to the battle',
  anyone: 'of your choice',
}

// ——— Odds ———

// A fight of a character in a zone with these weapons; `lines`: Firing Lines played; `by`: what the horde has lost before.
function fightOf(view: View, one: Who, zone: number, worn: readonly CardId[], own: boolean): Fight {
  const hordes = view.strength.flatMap((n, at) => (n > 0 ? [[ZONES[at]!.id, n]] : []))
  const others = view.role.flatMap((role, other) =>
    other !== one && role !== NONE && view.at[other] !== NONE
      ? [[ROLES[role]!.id, ZONES[view.at[other]!]!.id]]
      : [],
  )
  return {
    role: ROLES[view.role[one]!]!.id,
    zone: ZONES[zone]!.id,
    worn: worn.map((card) => COMBAT[card]!.id),
    hordes: Object.fromEntries(hordes),
    others: Object.fromEntries(others),
    wins: own ? view.wins : 0,
    lines: 0,
  }
}

// 7.2. Every set of weapons in two slots.
function outfits(cards: readonly CardId[]): CardId[][] {
  const slots = (set: readonly CardId[]) => set.reduce((n, card) => n + weaponOf(card).slots, 0)
  return cards
    .filter(isWeapon)
    .reduce<CardId[][]>((sets, card) => [...sets, ...sets.map((set) => [...set, card])], [[]])
    .filter((set) => slots(set) <= 2)
}

const KNOWN = new Map<string, number>()

function chance(fight: Fight): number {
  const key = JSON.stringify(fight)
  const known = KNOWN.get(key) ?? chanceOf(fight)
  KNOWN.set(key, known)
  return known
}

const bestOf = (view: View, one: Who, zone: number, cards: readonly CardId[]): number =>
  Math.max(...outfits(cards).map((set) => chance(fightOf(view, one, zone, set, true))))

interface Expected {
  odds: number
  demand: number
}

// The odds that go with a move, and what a loss demands; null when no battle follows.
function expected([verb, ...parts]: Move, view: View, { step }: Pending): Expected | null {
  const { battle, active, asked } = view
  if (step === 'beforeRoll' || step === 'afterRoll') return ofBattle([verb, ...parts], view)
  const of = (zone: number, odds: () => number): Expected | null =>
    view.strength[zone]! > 0
      ? { odds: odds(), demand: demandOf(fightOf(view, active, zone, [], true)) }
      : null
  if (battle) return null
  if (step === 'move' || step === 'moveOn') {
    const cards = [...view.hand[active]!, ...view.worn[active]!]
    const isMove = verb !== 'play' || tacticOf(cardNamed(parts[0]!)).timing === 'move'
    const zone = verb === 'stay' ? view.at[active]! : isMove ? zoneNamed(parts.at(-1)!) : NONE
    if (zone === NONE) return null
    if (verb !== 'pilot') return of(zone, () => bestOf(view, active, zone, cards))
    const paid = cards.map((_, n) => cards.toSpliced(n, 1))
    return of(zone, () => Math.max(...paid.map((left) => bestOf(view, active, zone, left))))
  }
  if (step === 'equip' && verb !== 'play') {
    const zone = view.at[asked]!
    const card = parts.length > 0 ? cardNamed(parts[0]!) : NONE
    const worn = view.worn[asked]!
    const after =
      verb === 'equip' ? [...worn, card] : verb === 'unequip' ? worn.toSpliced(worn.indexOf(card), 1) : worn
    return of(zone, () => chance(fightOf(view, asked, zone, after, view.step === 'equip')))
  }
  const zone = view.at[active]!
  return step === 'battleStep' && verb === 'fight'
    ? of(zone, () => chance(fightOf(view, active, zone, view.worn[active]!, true)))
    : null
}

// 7.3. In a battle: before the roll, or with the dice as they lie.
function ofBattle([verb, part]: Move, view: View): Expected | null {
  const { who: one, zone, own, strength, extra, die, horde, used } = view.battle!
  const plain = fightOf(view, one, zone, view.worn[one]!, own)
  const id = ZONES[zone]!.id
  const by = verb === 'play' && part === 'booby-trap' ? 1 : 0
  const lines = extra / 3 + Number(verb === 'play' && part === 'firing-line')
  const fight = { ...plain, lines, hordes: { ...plain.hordes, [id]: strength - by } }
  if (die === 0) return strength === by ? null : { odds: chance(fight), demand: demandOf(fight) }
  const rolled = [...used].map((card) => COMBAT[card]!.id)
  const left = rolled.reduce((all, weapon) => all.toSpliced(all.indexOf(weapon), 1), rerollsOf(fight))
  const dice = { die, horde, left }
  const over = (after: readonly { die: number; horde: number; left: readonly string[] }[]): number =>
    mean(after.map((each) => best(fight, each).chance))
  if (verb === 'accept') return { odds: best(fight, { ...dice, left: [] }).chance, demand: 0 }
  if (verb === 'reroll') return { odds: over(rerolled(fight, dice, part!)), demand: 0 }
  return { odds: over(faces(6).map((face) => ({ ...dice, die: face }))), demand: 0 }
}

// A chance in per cent, as it is rounded: halves either way, and only what is certain to 0 or 100.
function percent({ odds }: Expected, facts: Json | null): number {
  const said = (facts as Facts | null)?.odds ?? NaN
  const chance = Math.abs(said - odds) < 1e-9 ? said : odds
  if (chance === 0 || chance === 1) return 100 * chance
  return Math.min(Math.max(Math.round(100 * chance), 1), 99)
}

const COSTS: Partial<Record<string, string>> = {
  fly: 'uses the aircraft',
  pilot: 'costs a card',
}

// A label with the odds and the price of its move.
const withFacts =
  (base: (parts: readonly string[], view: View) => Mentions) =>
  (move: Move, view: View, choice: Pending, facts: Json | null): Mentions => {
    const [verb, ...parts] = move
    const odds = expected(move, view, choice)
    const tactic = verb === 'play' && (choice.step === 'move' || choice.step === 'moveOn')
    const cost = tactic ? 'uses the tactic' : COSTS[verb]
    return [
      ...base(parts, view),
      ...(odds ? [percent(odds, facts)] : []),
      ...(cost === undefined ? [] : [cost]),
    ]
  }

const horde = (zone: number, view: View): Mentions => {
  if (view.faceDown.includes(zone)) return ['a face-down token']
  return view.strength[zone]! > 0 ? [view.strength[zone]!] : []
}
const target = (id: string, view: View): Mentions => [zoneName(zoneNamed(id)), ...horde(zoneNamed(id), view)]
const here = (view: View): Mentions => [view.strength[view.at[view.active]!]!]
const named = ([part]: readonly string[]): Mentions => [partName(part!)]
const goes = withFacts(([zone], view) => target(zone!, view))

// 7.2, 7.3. Ready for the battle that follows at once.
function fightFollows({ step, asked, active, at, strength, hand }: View): boolean {
  if (step !== 'equip' || asked !== active || strength[at[active]!] === 0) return false
  return hand[active]!.every((card) => isWeapon(card) || tacticOf(card).timing !== 'own-turn')
}

const moves: Account<View, Event>['moves'] = {
  choose: ([, ...parts]) => named(parts),
  stay: withFacts(() => []),
  go: goes,
  fly: goes,
  pilot: withFacts(([zone], view) => ['card', ...target(zone!, view)]),
  play: withFacts(([card, first, second], view) => {
    const name = partName(card!)
    if (second !== undefined) return [name, ...target(first!, view), ...target(second, view)]
    if (first === undefined) return [name, ...text(cardText(cardNamed(card!)))]
    return [name, ...(zoneCalled(first) === undefined ? [partName(first)] : target(first, view))]
  }),
  equip: withFacts(named),
  unequip: withFacts(named),
  ready: withFacts((_, view) => (fightFollows(view) ? here(view) : [])),
  fight: withFacts((_, view) => here(view)),
  roll: withFacts(() => []),
  accept: withFacts(() => []),
  reroll: withFacts(named),
  discard: ([, ...parts]) => named(parts),
  giveUp: ([, ...parts]) => named(parts),
  sap: ([, zone], view) => target(zone!, view),
  turn: ([, ...parts]) => named(parts),
  settle: () => ['card'],
  ground: ([, ...parts]) => named(parts),
  lure: ([, from, to]) => [partName(from!), partName(to!)],
  hunt: ([, from, to]) => (from === to ? [partName(from!)] : [partName(from!), partName(to!)]),
  join: ([, zone], view) => target(zone!, view),
  lead: ([, ...parts]) => named(parts),
  attack: ([, ...parts]) => named(parts),
  name: ([, ...parts]) => named(parts),
}

// The text of a card, as far as it mentions anything.
const text = (said: string): string[] =>
  new RegExp(`\\d|\\b(?:${NAMES.source})\\b`).test(said.toLowerCase()) ? [said] : []

const parts: Account<View, Event>['parts'] = {
  zone(id, view) {
    const zone = zoneNamed(id)
    const people = view.at.flatMap((at, one) => (at === zone ? [who(view, one)] : []))
    return [...target(id, view), ...(view.aircraft.includes(zone) ? ['an aircraft'] : []), ...people]
  },
  card: (id) => [cardName(cardNamed(id)), ...text(cardText(cardNamed(id)))],
  role: (id) => [roleName(roleNamed(id)), ...text(roleText(roleNamed(id)))],
  settle: () => ['card'],
}

const by =
  (whose: (view: View) => Who) =>
  ({ ask }: Pending, view: View): Mentions => [who(view, whose(view)), ...text(ask)]
const ofActive = by(({ active }) => active)
const ofAsked = by(({ asked }) => asked)
const ofFighter = by(({ battle }) => battle!.who)

const asks: Account<View, Event>['asks'] = {
  move: ofActive,
  moveOn: ofActive,
  battleStep: ofActive,
  keepOne: ofActive,
  redraw: ofActive,
  equip: ofAsked,
  counter: (_, view) => [who(view, view.asked), threatName(view.threat), 'countermeasures'],
  discard(choice, view) {
    const lost = view.battle
      ? ['for the lost battle']
      : view.threat === NONE
        ? [5, 'in hand']
        : [threatName(view.threat)]
    return [...ofAsked(choice, view), ...(view.step === 'move' ? ['for the flight'] : lost)]
  },
  beforeRoll: ofFighter,
  afterRoll: ofFighter,
  fallBack: ofFighter,
  retreat: ofFighter,
  splash: ({ ask }) => ['sapper', ...text(ask)],
}

// ——— Reasons ———

const zoneIn = (id: string | undefined): number => ZONES.findIndex((zone) => zone.id === id)
const cardIn = (id: string | undefined): number => COMBAT.findIndex((card) => card.id === id)
const held = (view: View, one: Who): CardId[] => [...view.hand[one]!, ...view.worn[one]!]
const beside = (one: number, other: number): boolean => ADJACENT[one]!.includes(other)
const slotsOf = (cards: readonly CardId[]): number => cards.reduce((n, card) => n + weaponOf(card).slots, 0)

// 7.2. Whose weapons are arranged, or whose turn it is.
const playing = ({ step, asked, active }: View): Who =>
  step === 'equip' || step === 'zombie' ? asked : active

// 3, 8. Steps in which characters are named for something else.
const OTHERWISE: readonly string[] = ['setUp', 'zombie', 'end']
const OWN_TURN = (kind: string): RegExp => new RegExp(`^(move|moveOn|equip|battleStep) ${kind}$`)
const isMoving = (asked: Asked | undefined): boolean => asked?.step === 'move' || asked?.step === 'moveOn'
const isRanger = ({ role, active }: View): boolean => ROLES[role[active]!]!.id === 'ranger'
const isOwn = (view: View, id: string | undefined): boolean => held(view, playing(view)).includes(cardIn(id))

const reasons: readonly Claim<View>[] = [
  {
    says: /^Click .* first to use it in /,
    holds: (_, __, [id], asked) => asked!.moves.some(([, , ...more]) => more.includes(id!)),
    mentions: (_, __, [id], asked) => {
      const [, card] = asked!.moves.find(([, , ...more]) => more.includes(id!))!
      return [cardName(cardNamed(card!)), 'first', zoneName(zoneIn(id))]
    },
  },
  {
    says: /^Characters move in the Move step/,
    holds: ({ step }, _, __, asked) => step !== 'move' && !isMoving(asked),
    mentions: () => ['over'],
  },
  {
    says: / is in .* already\.$/,
    holds: ({ at, active }, _, [id]) => at[active] === zoneIn(id),
    mentions: (view, _, [id]) => [who(view, view.active), zoneName(zoneIn(id)), 'already'],
  },
  {
    says: / is two steps away: first go to /,
    holds: (view, _, [id], asked) =>
      isRanger(view) && asked!.step === 'move' && !beside(view.at[view.active]!, zoneIn(id)),
    mentions: (view, _, [id]) => {
      const at = view.at[view.active]!
      const over = ADJACENT[at]!.filter((next) => beside(next, zoneIn(id)))[0]!
      return [zoneName(zoneIn(id)), 'two', 'first', zoneName(over)]
    },
  },
  {
    says: / is too far: from /,
    holds: (view, _, [id], asked) => {
      const at = view.at[view.active]!
      const isFar = at !== zoneIn(id) && !beside(at, zoneIn(id))
      const inTwo = ADJACENT[at]!.some((next) => beside(next, zoneIn(id)))
      return isMoving(asked) && isFar && !(isRanger(view) && asked!.step === 'move' && inTwo)
    },
    mentions: ({ at, active }, _, [id]) => [
      zoneName(zoneIn(id)),
      'too far',
      zoneName(at[active]!),
      ...ADJACENT[at[active]!]!.map(zoneName),
    ],
  },
  {
    says: / is played (?:in|just|after|when) /,
    holds: (view, _, [id]) => isOwn(view, id) && !isWeapon(cardIn(id)),
    due: OWN_TURN('card'),
    mentions: (_, __, [id]) => [cardName(cardIn(id)), ...(TIMES[tacticOf(cardIn(id)).timing] ?? [])],
  },
  {
    says: / is the [\w ]+'s\.$/,
    holds: (view, _, [id]) =>
      !isOwn(view, id) && view.role.some((__, one) => held(view, one).includes(cardIn(id))),
    due: OWN_TURN('card'),
    mentions: (view, _, [id]) => [
      cardName(cardIn(id)),
      who(
        view,
        view.role.findIndex((__, one) => held(view, one).includes(cardIn(id))),
      ),
    ],
  },
  {
    says: /^Weapons are arranged in the Equip step: /,
    holds: (view, _, [id], asked) => asked!.step !== 'equip' && isOwn(view, id) && isWeapon(cardIn(id)),
    due: OWN_TURN('card'),
    mentions: (_, __, [id]) => [cardName(cardIn(id))],
  },
  {
    says: / was put on in this step, and stays on\.$/,
    holds: (view, _, [id]) => view.worn[playing(view)]!.includes(cardIn(id)),
    due: /^equip card$/,
    mentions: (_, __, [id]) => [cardName(cardIn(id))],
  },
  {
    says: / was put away in this step\.$/,
    holds: (view, _, [id]) =>
      view.hand[playing(view)]!.includes(cardIn(id)) && isWeapon(cardIn(id)) && isFree(view, id),
    due: /^equip card$/,
    mentions: (_, __, [id]) => [cardName(cardIn(id))],
  },
  {
    says: / needs \d, and \d of 2 weapon slots are taken: put something away first\.$/,
    holds: (view, _, [id], asked) => !isFree(view, id) && asked!.moves.some(([verb]) => verb === 'unequip'),
    mentions: (view, _, [id]) => [...needs(view, id), 'first'],
  },
  {
    says: / weapon slots are taken by what was put on in this step\.$/,
    holds: (view, _, [id], asked) => !isFree(view, id) && !asked!.moves.some(([verb]) => verb === 'unequip'),
    mentions: (view, _, [id]) => needs(view, id),
  },
  {
    says: / has turned, and is no longer on the map\.$/,
    holds: ({ role, at, step }, _, [id]) => step !== 'zombie' && at[role.indexOf(roleCalled(id!)!)] === NONE,
    due: /^(move|moveOn|equip|battleStep|nobody) role$/,
    mentions: (_, __, [id]) => [roleName(roleCalled(id!)!)],
  },
  {
    says: /^It is the turn of the /,
    holds: ({ role, active, step }, _, [id]) =>
      !OTHERWISE.includes(step) && role.includes(roleCalled(id!)!) && role[active] !== roleCalled(id!),
    due: /^nobody role$/,
    mentions: (view) => [who(view, view.active)],
  },
]

const isFree = (view: View, id: string | undefined): boolean =>
  slotsOf(view.worn[playing(view)]!) + weaponOf(cardIn(id)).slots <= 2

const TIMES: Partial<Record<string, Mentions>> = {
  'after-battle-lost': ['is lost'],
  'threat-drawn': ['card'],
}

// The slots that a weapon needs, and those that are taken.
const needs = (view: View, id: string | undefined): Mentions => [
  cardName(cardIn(id)),
  weaponOf(cardIn(id)).slots,
  slotsOf(view.worn[playing(view)]!),
  2,
]

// Verbs that do not agree; odds that do not follow a full stop, or the only colon, or a comma after it.
const BROKEN =
  /\b(one|1) (cards|zones|strong hordes)\b|\b(two|three|four|five|six) (card|zone|strong horde)\b|\.[:,]|^[^:]*\w,? \d+ % to win|^[^.]*:[^.]*: \d+ % to win/

/** What texts must mention. */
export const account: Account<View, Event> = {
  words,
  whyNot,
  hints,
  names: NAMES,
  broken: BROKEN,
  events,
  moves,
  kindOf,
  parts,
  namesVerbs: true,
  asks,
  figures({ round, rounds, strength, active, step, at, hand, worn }) {
    if (round === 0) return null
    const strong = strength.filter((n) => n >= 3).length
    const plays = active !== NONE && step !== 'end' && at[active] !== NONE
    const cards = plays ? ['cards', hand[active]!.length + worn[active]!.length] : []
    return [round, rounds, ...cards, 'strong hordes', strong, 10]
  },
  hinted(move, view, choice, facts) {
    const odds = expected(move, view, choice)
    if (!odds) return null
    return [percent(odds, facts), ...(odds.demand > 0 ? [many(odds.demand, 'card')] : [])]
  },
  result({ reason }, { strong, round }) {
    if (reason === 'overrun') return [round]
    return [many(strong, 'strong horde'), strong === 1 ? 'remains' : 'remain', 10]
  },
  reasons,
  always: OWN_TURN('zone'),
  rare: [
    { type: 'zombieStepped', who: 0, trail: { step: 3, from: 1, to: 2, tied: [2, 3] } },
    { type: 'zombieStepped', who: 0, trail: { step: 5, zone: 1, attacked: 0, tied: [0, 1] } },
    { type: 'zombieStepped', who: 0, trail: { step: 6, named: 0, why: 'anyone', tied: [0, 1] } },
    { type: 'noCardLeft', who: 0 },
    { type: 'reshuffled', deck: 'combat' },
    { type: 'reshuffled', deck: 'threat' },
  ],
  ids: [...ZONES, ...COMBAT, ...ROLES].map(({ id }) => id),
}
