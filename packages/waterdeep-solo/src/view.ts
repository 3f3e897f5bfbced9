import type { Seat } from '@shamble/engine'
import { countUp } from './ending.ts'
import type { FaceUp, G, Table, Why } from './table.ts'

/**
 * What can be seen. Numbers are places in the lists of `data/`; pairs are by side, the Player first. The game has one
 * chair, and nobody to hide the Player's Lord and cards from: a spectator looks over the Player's shoulder.
 */
export interface View extends FaceUp {
  /** How many cards and tiles lie face down. */
  left: { quests: number; intrigue: number; tiles: number }
  /** What is still to be counted at the end, as things stand: Adventurers, Gold, open Quests. */
  ending: { adventurers: number; gold: number; open: number }
}

/** All that lies face up, and how much lies face down. */
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

/** Deals again what nobody can see: the orders of the three decks. */
export function imagine(g: G): void {
  g.shuffle(g.table.questDeck, 'imagined')
  g.shuffle(g.table.intrigueDeck, 'imagined')
  g.shuffle(g.table.stack, 'imagined')
}
