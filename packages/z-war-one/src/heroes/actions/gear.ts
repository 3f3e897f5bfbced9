import { PERK } from '../../data/perks.ts'
import { dropObject, give, load, offerExchange, receive, spendCard, useMedPack, weaponsOf } from '../gear.ts'
import { layoutOf } from '../../missions/index.ts'
import { offerMedPacks } from '../movement.ts'
import { exitsOpen, isLeaving, leave, loadObject } from '../../missions/objectives.ts'
import { cardsOf, hasPerk, isGrappled, kindOf } from '../../questions.ts'
import { card as cardId, heroId, NONE, type G, type Table } from '../../table.ts'
import { ammoFor, isFirearm } from '../../fighting/weapons.ts'
import { pay, type Can } from './costs.ts'

/*
 * 4.4, 15, 21.5. Free actions: weapons, med packs, exchange, the Stink Tank, ammunition, objects, exits.
 */

const CHANGES = 1
const QUICK_DRAW_CHANGES = 2

/** Lists the free actions of a hero (4.4, R-12, R-63, R-90). */
export function offerFree(t: Table, can: Can, hero: number): void {
  const figure = t.heroes[hero]!
  offerWeapons(t, can, hero)
  offerMedPacks(t, can, hero)
  offerExchange(t, can, hero)
  for (const card of cardsOf(t, hero))
    if (isFirearm(t, card)) for (const ammo of ammoFor(t, hero, card)) can('load', cardId(ammo), cardId(card))
  const tank = figure.active.find((card) => kindOf(t, card).kind === 'stink-tank')
  if (tank !== undefined && !figure.stank) can('stink', cardId(tank))
  if (figure.object !== NONE && !t.objects.includes(figure.at)) can('drop')
  offerExit(t, can, hero)
}

/** Lists the changes of weapon that are left (4.4): another card, two pistols (14.5), or empty hands. */
function offerWeapons(t: Table, can: Can, hero: number): void {
  const figure = t.heroes[hero]!
  if (figure.changes >= (hasPerk(figure, PERK.quickDraw) ? QUICK_DRAW_CHANGES : CHANGES)) return
  for (const cards of weaponsOf(t, hero))
    if (!isSame(cards, figure.active)) can('ready', ...cards.map((card) => cardId(card)))
  if (figure.active.length > 0) can('putAway', ...figure.active.map((card) => cardId(card)))
}

const isSame = ([a, b]: readonly number[], [c, d]: readonly number[]): boolean => a === c && b === d

// 21.5. Leaving by an exit, or loading what is carried.
function offerExit(t: Table, can: Can, hero: number): void {
  const { isExit, mission } = layoutOf(t.mission)
  const figure = t.heroes[hero]!
  if (!isExit[figure.at] || !exitsOpen(t) || isGrappled(figure)) return
  if (mission.exits!.loading && figure.object !== NONE) can('stow')
  if (!figure.prone && isLeaving(t)) can('leave')
}

function changeWeapon(g: G, hero: number, cards: number[]): void {
  pay(g, hero, 0)
  const figure = g.table.heroes[hero]!
  figure.active = cards
  figure.changes++
  g.tell({ type: 'readied', hero, kinds: cards.map((card) => g.table.cards[card]!.kind) })
}

export const takeFree = {
  // 4.4. Another active card, or pair of cards.
  ready(g: G, [hero]: [number], ...parts: string[]) {
    changeWeapon(
      g,
      hero,
      parts.map((part) => cardId.of(part)),
    )
    g.again()
  },
  // 4.4, R-93. Nothing in hand.
  putAway(g: G, [hero]: [number]) {
    changeWeapon(g, hero, [])
    g.again()
  },
  // 14.8. A med pack.
  cure(g: G, [hero]: [number], id: string) {
    pay(g, hero, 0)
    useMedPack(g, cardId.of(id))
    g.again()
  },
  // 20.3. An ammunition card.
  load(g: G, [hero]: [number], ammo: string, weapon: string) {
    pay(g, hero, 0)
    load(g, cardId.of(ammo), cardId.of(weapon))
    g.again()
  },
  // 15.3. Giving, and asking for something.
  give(g: G, [hero]: [number], what: string, to: string) {
    pay(g, hero, 0)
    give(g, hero, heroId.of(to), what)
    g.again()
  },
  receive(g: G, [hero]: [number], what: string, from: string) {
    pay(g, hero, 0)
    receive(g, hero, heroId.of(from), what)
    g.again()
  },
  // 15.2. Dropping an object.
  drop(g: G, [hero]: [number]) {
    pay(g, hero, 0)
    dropObject(g, hero)
    g.again()
  },
  // 14.9, R-45. The Stink Tank.
  stink(g: G, [hero]: [number], id: string) {
    pay(g, hero, 0)
    const tank = g.table.cards[cardId.of(id)]!
    const figure = g.table.heroes[hero]!
    figure.hidden = true
    figure.stank = true
    tank.rounds--
    g.tell({ type: 'hid', hero, left: tank.rounds })
    if (tank.rounds === 0) spendCard(g, cardId.of(id))
    g.again()
  },
  // 21.4. Loading an object at an exit.
  stow(g: G, [hero]: [number]) {
    pay(g, hero, 0)
    loadObject(g, hero)
    g.again()
  },
  // 21.5. Leaving.
  leave: (g: G, [hero]: [number]) => leave(g, hero),
}
