import { readFileSync } from 'node:fs'
import { BUILDINGS } from '../../src/data/buildings.ts'
import { INTRIGUE } from '../../src/data/intrigue.ts'
import { LORDS } from '../../src/data/lords.ts'
import { QUESTS } from '../../src/data/quests.ts'
import type { Event } from '../../src/index.ts'

/*
 * A second account of the points, kept from what is told of a game and from the tables of the reference (`data/data.json`): for every
 * event the lines that it must score, in order, with the Taverns, Buildings, Plot Quests and open Quests that they depend on.
 */

interface Printed {
  lords: { id: string; types: string[] }[]
  quests: {
    id: string
    type: string
    cost: string
    vp: number
    effects: { op: string; vp?: number }[]
    plot: { trigger: string; questType?: string; gain?: { vp?: number } } | null
  }[]
  intrigue: { id: string; category: string; colour: string | null; cost: string; vp: number | null }[]
  buildings: { id: string; owner: { vp: number } }[]
}

const PRINTED = JSON.parse(readFileSync(new URL('../data/data.json', import.meta.url), 'utf8')) as Printed

const YOU = 0
const PSEUDO = 1
const KINDS = ['cleric', 'fighter', 'rogue', 'wizard', 'gold']
const LETTERS = 'CFRWG'

// A10, B9. Cards with which the other side may give something for points; and what Change of Plans scores.
const ANSWERS: Record<string, number> = {
  'recruit-spies': 3,
  'request-assistance': 3,
  'research-agreement': 5,
  'summon-the-faithful': 5,
  'tax-collection': 4,
}
const CHANGE_OF_PLANS = 6
const LORD = 4
// F7, and Lack of Faith: for a cube that the other side does not have.
const NO_CUBE = 2

/** One line of the account. */
export interface Line {
  side: number
  points: number
  why: string
}

/** The account of a game so far. */
export interface Ledger {
  score: number
  taverns: number[][]
  /** Lines that must come next. */
  due: Line[]
  lord: string
  open: string[]
  plots: string[][]
  owner: Record<string, number>
  tokens: Record<string, number>
  /** The card played last, the colour that it still takes for Pseudo (F7), and the side that still scores for giving. */
  card: { id: string; takes: string | null; answers: number | null }
}

/** An account that begins at the first decision, with the tiles in the Hall. */
export const newLedger = (hall: readonly number[], taverns: readonly number[][]): Ledger => ({
  score: 0,
  taverns: taverns.map((tavern) => [...tavern]),
  due: [],
  lord: '',
  open: [],
  plots: [[], []],
  owner: {},
  tokens: Object.fromEntries(hall.map((tile) => [BUILDINGS[tile]!.id, 1])),
  card: { id: '', takes: null, answers: null },
})

const questOf = (quest: number) => PRINTED.quests.find(({ id }) => id === QUESTS[quest]!.id)
const mandatoryOf = (quest: number) => PRINTED.intrigue.find(({ id }) => id === QUESTS[quest]!.id)!

const counts = (cost: string): number[] =>
  Array.from(LETTERS, (letter) => Number(new RegExp(`(\\d+)${letter}`).exec(cost)?.[1] ?? 0))

// A tile is replaced before Plot Quests score for buying it (A6), and Pseudo's Quest before its reward.
const BETWEEN: readonly Event['type'][] = ['hallRefilled', 'questDrawn', 'reshuffled']

/** Enters an event; throws when it scores what it must not, or does not score what it must. */
export function enter(ledger: Ledger, event: Event): void {
  if (event.type === 'scored') return enterLine(ledger, event)
  if (ledger.due.length > 0 && !BETWEEN.includes(event.type))
    throw new Error(`${JSON.stringify(ledger.due[0])} is not scored before ${event.type}.`)
  enterTavern(ledger, event)
  enterQuest(ledger, event)
  enterBuilding(ledger, event)
  enterCard(ledger, event)
  if (event.type === 'counted') enterEnd(ledger, event)
}

function enterLine(ledger: Ledger, { side, points, why }: Line): void {
  const due = ledger.due.shift()
  if (due?.side !== side || due.points !== points || due.why !== why)
    throw new Error(`Scored: ${JSON.stringify({ side, points, why })} instead of ${JSON.stringify(due)}.`)
  ledger.score += side === YOU ? points : -points
}

const owe = (ledger: Ledger, side: number, points: number, why: string): void => {
  if (points !== 0) ledger.due.push({ side, points, why })
}

function add(ledger: Ledger, side: number, what: readonly number[], sign: 1 | -1): void {
  ledger.taverns[side] = ledger.taverns[side]!.map((count, kind) => count + sign * what[kind]!)
}

const one = (kind: number): number[] => KINDS.map((_, other) => Number(other === kind))

function enterTavern(ledger: Ledger, event: Event): void {
  if (event.type === 'gained') add(ledger, event.side, event.what, 1)
  if (event.type === 'paid') add(ledger, event.side, event.what, -1)
  if (event.type === 'moved') add(ledger, event.from, event.what, -1)
  if (event.type === 'lost') add(ledger, event.side, one(event.kind), -1)
  if (event.type === 'bought') add(ledger, event.side, [0, 0, 0, 0, event.price], -1)
  if (event.type !== 'swapped') return
  add(ledger, event.side, one(event.from), -1)
  add(ledger, event.side, one(event.to), 1)
}

// A7, B4, B7, R-37. Quests that come and go, and what a completed one scores: its points, Plot Quests, the Lord, its reward.
function enterQuest(ledger: Ledger, event: Event): void {
  const { open } = ledger
  const take = (quest: number) => open.push(QUESTS[quest]!.id)
  const drop = (quest: number) => open.splice(open.indexOf(QUESTS[quest]!.id), 1)
  if (event.type === 'lordDealt') ledger.lord = LORDS[event.lord]!.id
  if (event.type === 'questsDealt' && event.side === YOU) event.quests.forEach(take)
  if (event.type === 'questTaken' || event.type === 'questGiven') take(event.quest)
  if (event.type === 'questDrawn' && event.side === YOU) take(event.quest)
  if (event.type === 'questFound' && event.quest !== null) take(event.quest)
  if (event.type === 'mandatoryGiven' && event.to === YOU) take(event.quest)
  if (event.type === 'questDiscarded') {
    drop(event.quest)
    owe(ledger, YOU, CHANGE_OF_PLANS, 'card')
  }
  if (event.type !== 'questCompleted') return
  const { side, quest } = event
  if (side === YOU) drop(quest)
  const printed = questOf(quest)
  if (!printed) {
    const { cost, vp } = mandatoryOf(quest)
    add(ledger, side, counts(cost), -1)
    return owe(ledger, side, vp!, 'quest')
  }
  add(ledger, side, counts(printed.cost), -1)
  owe(ledger, side, printed.vp, 'quest')
  owePlots(
    ledger,
    side,
    ({ trigger, questType }) => trigger === 'completeQuest' && questType === printed.type,
  )
  const { types } = PRINTED.lords.find(({ id }) => id === ledger.lord)!
  if (side === YOU && types.includes(printed.type)) owe(ledger, side, LORD, 'lord')
  if (printed.plot) ledger.plots[side]!.push(printed.id)
  const buildings = Object.values(ledger.owner).filter((owner) => owner === side).length
  for (const { op, vp } of printed.effects)
    if (op === 'vpPerOwnedBuilding') owe(ledger, side, buildings * vp!, 'buildings')
}

function owePlots(
  ledger: Ledger,
  side: number,
  applies: (plot: NonNullable<Printed['quests'][number]['plot']>) => boolean,
): void {
  for (const id of ledger.plots[side]!) {
    const plot = PRINTED.quests.find((quest) => quest.id === id)!.plot!
    if (applies(plot)) owe(ledger, side, plot.gain!.vp!, 'plot')
  }
}

// A3, A6, R-44. Tokens on the tiles of the Hall, owners, and what they score.
function enterBuilding(ledger: Ledger, event: Event): void {
  const { tokens, owner } = ledger
  if (event.type === 'roundBegan') for (const tile of Object.keys(tokens)) tokens[tile]!++
  if (event.type === 'hallRefilled') tokens[BUILDINGS[event.tile]!.id] = 0
  if (event.type === 'buildingDiscarded') delete owner[BUILDINGS[event.tile]!.id]
  if (event.type === 'ownerPaid') {
    const { id } = BUILDINGS[event.tile]!
    owe(ledger, event.side, PRINTED.buildings.find((building) => building.id === id)!.owner.vp, 'owner')
  }
  if (event.type !== 'bought' && event.type !== 'builtFree') return
  const { id } = BUILDINGS[event.tile]!
  owe(ledger, event.side, tokens[id] ?? 0, 'tokens')
  delete tokens[id]
  owner[id] = event.side
  if (event.type === 'bought') owePlots(ledger, event.side, ({ trigger }) => trigger === 'buyBuilding')
}

// A10, F7, R-24, R-25, R-34. Cards that score: for a cube that the other side lacks, and for one that it gives.
function enterCard(ledger: Ledger, event: Event): void {
  const { taverns } = ledger
  if (event.type === 'intriguePlayed') {
    const { id } = INTRIGUE[event.card]!
    const { category, colour } = PRINTED.intrigue.find((other) => other.id === id)!
    const takes = event.side === PSEUDO && category === 'F7' ? colour : null
    ledger.card = { id, takes, answers: null }
    if (event.side === YOU && id === 'lack-of-faith' && taverns[PSEUDO]![0] === 0)
      owe(ledger, YOU, NO_CUBE, 'card')
  }
  const { card } = ledger
  if (event.type === 'offered' && event.given) card.answers = event.to === YOU ? PSEUDO : YOU
  if (event.type !== 'gained' && event.type !== 'nothingGained') return
  if (card.answers !== null) owe(ledger, card.answers, ANSWERS[card.id]!, 'answer')
  if (card.takes !== null) {
    const taken =
      event.type === 'gained' ? event.what.findIndex((count) => count > 0) : KINDS.indexOf(card.takes)
    if (taverns[YOU]![taken] === 0) owe(ledger, PSEUDO, NO_CUBE, 'f7')
  }
  card.answers = null
  card.takes = null
}

// B9, R-38. The final count.
function enterEnd(ledger: Ledger, event: Extract<Event, { type: 'counted' }>): void {
  const [cubes, gold] = [ledger.taverns[YOU]!.slice(0, 4), ledger.taverns[YOU]![4]!]
  const right = {
    adventurers: cubes.reduce((sum, count) => sum + count, 0),
    gold: Math.floor(gold / 2),
    open: 0 - 5 * ledger.open.length,
  }
  ledger.score += right.adventurers + right.gold + right.open
  const { adventurers, gold: coins, open, score } = event
  const found = JSON.stringify([{ adventurers, gold: coins, open }, score])
  if (found !== JSON.stringify([right, ledger.score]))
    throw new Error(`Counted: ${found} instead of ${JSON.stringify([right, ledger.score])}.`)
}
