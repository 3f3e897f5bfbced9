import type { Choice } from '@shamble/engine'
import { CARDS } from '../data/cards.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { cardsOf, isGrappled, isHere, kindOf, reaches } from '../questions.ts'
import { card as cardId, heroId, NONE, type G, type Table } from '../table.ts'
import { ammoFor, isFirearm } from '../fighting/weapons.ts'

/*
 * 6.1, 15. Items, objects and exchanging; and what happens to cards that are spent.
 */

/** A card comes into a hero's hands, fresh. */
export function addCard(t: Table, hero: number, kind: number, search: number, found: boolean): number {
  t.cards.push({ kind, hero, rounds: CARDS[kind]!.rounds, used: false, fired: false, search, found })
  return t.cards.length - 1
}

/** What a hero may hold: each weapon, the Stink Tank, each pair of pistols with the stronger first. */
export function weaponsOf(t: Table, hero: number): number[][] {
  const found: number[][] = []
  const pistols: number[] = []
  for (const card of cardsOf(t, hero)) {
    const { kind, power } = kindOf(t, card)
    if (kind === 'weapon' || kind === 'stink-tank') found.push([card])
    if (power !== undefined) pistols.push(card)
  }
  const power = (card: number) => kindOf(t, card).power!
  pistols.forEach((one, i) => {
    for (const other of pistols.slice(i + 1))
      found.push(power(other) > power(one) ? [other, one] : [one, other])
  })
  return found
}

/** A card is spent: it leaves its owner, and goes on the discards if it came from the search deck. */
export function spendCard(g: G, id: number): void {
  const t = g.table
  const card = t.cards[id]!
  const owner = t.heroes[card.hero]!
  owner.active = owner.active.filter((each) => each !== id)
  if (owner.active.length === 0) owner.alert = NONE
  g.tell({ type: 'cardSpent', hero: card.hero, kind: card.kind })
  card.hero = NONE
  if (card.search !== NONE) t.discards.push(card.search)
}

// 6.1, R-16. A weapon without a round is discarded, unless a fitting ammunition card is played for it at once.
export function checkEmpty(g: G, hero: number, id: number): void {
  const { rounds, hero: owner } = g.table.cards[id]!
  if (rounds > 0 || owner !== hero) return
  if (isFirearm(g.table, id) && ammoFor(g.table, hero, id).length > 0) return g.then(reload, hero, id)
  spendCard(g, id)
}

// The last round is gone: load a fitting ammunition card, or discard the weapon.
export const reload: Choice<G, [hero: number, card: number]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'The last round is spent. Load it again?',
  options(g, can, hero, id) {
    for (const ammo of ammoFor(g.table, hero, id)) can('load', cardId(ammo), cardId(id))
    can('discard', cardId(id))
  },
  take: {
    load: (g, _, ammo, weapon) => load(g, cardId.of(ammo), cardId.of(weapon)),
    discard: (g, _, id) => spendCard(g, cardId.of(id)),
  },
}

// 20.3. An ammunition card is played: rounds are added, never above what is printed.
export function load(g: G, ammo: number, weapon: number): void {
  const t = g.table
  const { rounds } = kindOf(t, ammo)
  const card = t.cards[weapon]!
  card.rounds = Math.min(kindOf(t, weapon).rounds, card.rounds + rounds)
  g.tell({ type: 'loaded', hero: card.hero, kind: card.kind, rounds: card.rounds })
  spendCard(g, ammo)
}

// 14.8. A med pack takes the bitten token off the hero who plays it.
export function useMedPack(g: G, id: number): void {
  const t = g.table
  const { hero } = t.cards[id]!
  t.heroes[hero]!.stage = 0
  g.tell({ type: 'cured', hero })
  spendCard(g, id)
}

// 15.1, 15.2. A hero who steps onto or through a square takes its item, and its object unless he carries one.
export function pickUp(g: G, hero: number, at: Square): void {
  const t = g.table
  const { items } = layoutOf(t.mission)
  for (let item = 0; item < items.length; item++) {
    if (t.items[item] !== at) continue
    t.items[item] = NONE
    addCard(t, hero, items[item]!.card, NONE, true)
    g.tell({ type: 'itemTaken', hero, kind: items[item]!.card, at })
  }
  const figure = t.heroes[hero]!
  const object = t.objects.indexOf(at)
  if (object < 0 || figure.object !== NONE) return
  t.objects[object] = NONE
  figure.object = object
  g.tell({ type: 'objectTaken', hero, object, at })
}

// 15.2, R-95. A carried object is dropped: on the hero's own square; that of a dead hero may land on another.
export function dropObject(g: G, hero: number, at = g.table.heroes[hero]!.at): void {
  const t = g.table
  const figure = t.heroes[hero]!
  t.objects[figure.object] = at
  g.tell({ type: 'objectDropped', hero, object: figure.object, at })
  figure.object = NONE
}

/** The heroes with whom a hero may exchange gear now (15.3, R-47). */
function partnersOf(t: Table, hero: number): number[] {
  const figure = t.heroes[hero]!
  if (isGrappled(figure)) return []
  return t.heroes
    .map((_, other) => other)
    .filter((other) => {
      const partner = t.heroes[other]!
      return other !== hero && isHere(partner) && !isGrappled(partner) && reaches(t, figure.at, partner.at)
    })
}

/** Cards a hero may give (15.3): no loot, no special equipment, no weapon used this turn. */
const giveable = (t: Table, hero: number): number[] =>
  cardsOf(t, hero).filter((card) => {
    const { kind } = kindOf(t, card)
    return kind !== 'loot' && kind !== 'armour' && kind !== 'stink-tank' && !t.cards[card]!.used
  })

/** Lists what a hero whose move it is may give, and what he may ask for (15.3, R-48). */
export function offerExchange(t: Table, can: (...move: [string, ...string[]]) => void, hero: number): void {
  const figure = t.heroes[hero]!
  for (const other of partnersOf(t, hero)) {
    const partner = t.heroes[other]!
    if (!figure.gave) {
      for (const card of giveable(t, hero)) can('give', cardId(card), heroId(other))
      if (figure.object !== NONE && partner.object === NONE) can('give', 'object', heroId(other))
    }
    if (partner.gave || partner.kept) continue
    for (const card of giveable(t, other)) can('receive', cardId(card), heroId(other))
    if (partner.object !== NONE && figure.object === NONE) can('receive', 'object', heroId(other))
  }
}

// 15.3. A card or object changes hands.
export function give(g: G, from: number, to: number, what: string): void {
  const t = g.table
  t.heroes[from]!.gave = true
  if (what === 'object') {
    t.heroes[to]!.object = t.heroes[from]!.object
    t.heroes[from]!.object = NONE
    return g.tell({ type: 'given', from, to, card: NONE, kind: NONE, object: t.heroes[to]!.object })
  }
  const card = cardId.of(what)
  const giver = t.heroes[from]!
  giver.active = giver.active.filter((each) => each !== card)
  if (giver.active.length === 0) giver.alert = NONE
  t.cards[card]!.hero = to
  g.tell({ type: 'given', from, to, card, kind: t.cards[card]!.kind, object: NONE })
}

// 15.3. A hero asks another for a card: his player agrees at once when it is the same, else that player is asked.
export function receive(g: G, hero: number, from: number, what: string): void {
  const { owner } = g.table
  if (owner[from] === owner[hero]) give(g, from, hero, what)
  else g.then(handOver, from, hero, what)
}

// 15.3, R-92. In the middle of an action, once a step is made, gear may change hands, but not the cards in use; a hero who was floored on the way has lost the rest.
export const midway: Choice<G, [hero: number, ...inUse: number[]]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'Hand anything over before the hero goes on?',
  options(g, can, hero, ...inUse) {
    const figure = g.table.heroes[hero]!
    if (figure.prone || !isHere(figure)) return
    let isAny = false
    const offer = (...move: [string, ...string[]]) => {
      if (move[0] === 'give' && inUse.some((card) => move[1] === cardId(card))) return
      isAny = true
      can(...move)
    }
    offerExchange(g.table, offer, hero)
    if (isAny) can('goOn')
  },
  take: {
    give(g, [hero], what, to) {
      give(g, hero, heroId.of(to), what)
      g.again()
    },
    receive(g, [hero], what, from) {
      receive(g, hero, heroId.of(from), what)
      g.again()
    },
    goOn() {},
  },
}

// 15.3. A card asked of another player's hero: that player gives or keeps it.
export const handOver: Choice<G, [from: number, to: number, what: string]> = {
  seat: (g, from) => g.table.owner[from]!,
  ask: 'You are asked for this. Give it?',
  options(_, can, from, to, what) {
    can('give', what, heroId(to))
    can('keep', what)
  },
  take: {
    give: (g, [from, to, what]) => give(g, from, to, what),
    keep(g, [from, to]) {
      g.table.heroes[from]!.kept = true
      g.tell({ type: 'kept', hero: from, from: to })
    },
  },
}
