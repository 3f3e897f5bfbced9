import type { Seat } from '@shamble/engine'
import { countUp } from './ending.ts'
import type { FaceUp, G, Table, Why } from './table.ts'

/**
 * What can be seen. Ids are indices into the lists of `data/`; pairs are by side, the Player first. The game has one seat,
 * so the Player's Lord and cards are hidden from no one: a spectator sees what the Player sees.
 */
export interface View extends FaceUp {
  /** How many cards and tiles are left in the decks. */
  left: { quests: number; intrigue: number; tiles: number }
  /** VP that would be added if the game ended now: Adventurers, Gold, open Quests. Zero after the final count. */
  ending: { adventurers: number; gold: number; open: number }
}

export function view(t: Table, _seat: Seat | null): View {
  return {
    lord: t.lord,
    scan: t.scan,
    round: t.round,
    score: t.score,
    taken: t.taken,
    firstPlayer: t.firstPlayer,
    active: t.active,
    reassigning: t.reassigning,
    completed: [...t.completed],
    pool: [...t.pool],
    placed: both(t.placed),
    whys: t.whys.map(whyShown),
    tavern: both(t.tavern),
    open: both(t.open),
    plots: both(t.plots),
    done: both(t.done),
    hand: [...t.hand],
    inn: [...t.inn],
    questDiscard: [...t.questDiscard],
    intrigueDiscard: [...t.intrigueDiscard],
    playing: [...t.playing],
    hall: [...t.hall],
    scrapped: [...t.scrapped],
    owner: [...t.owner],
    tokens: [...t.tokens],
    stock: [...t.stock],
    built: [...t.built],
    orbUsed: t.orbUsed,
    miracleUsed: t.miracleUsed,
    copiedHarbor: t.copiedHarbor,
    counted: t.counted,
    left: { quests: t.questDeck.length, intrigue: t.intrigueDeck.length, tiles: t.stack.length },
    ending: t.counted ? { adventurers: 0, gold: 0, open: 0 } : countUp(t),
  }
}

const both = ([player, pseudo]: readonly [number[], number[]]): [number[], number[]] => [
  [...player],
  [...pseudo],
]

const whyShown = (why: Why): Why => ({
  step: why.step,
  by: why.by,
  quest: why.quest,
  kind: why.kind,
  short: why.short,
  inVain: why.inVain.map(([quest, kind, short]) => [quest, kind, short]),
  weighed: why.weighed.map(([a, b, c, d, e]) => [a, b, c, d, e]),
  tie: why.tie,
  tied: [...why.tied],
  space: why.space,
  copies: why.copies,
  buys: why.buys,
})

/** Deals again what no one can see: the order of the three decks. */
export function imagine(g: G): void {
  g.shuffle(g.table.questDeck, 'imagined')
  g.shuffle(g.table.intrigueDeck, 'imagined')
  g.shuffle(g.table.stack, 'imagined')
}
