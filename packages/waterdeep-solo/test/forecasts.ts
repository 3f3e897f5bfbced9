import { copyOf, Referee, type Move, type Pending } from '@shamble/engine'
import type { Forecast, Forecasts } from '@shamble/engine/testing'
import { BUILDINGS } from '../src/data/buildings.ts'
import { GOLD } from '../src/data/kinds.ts'
import { questNamed, tileNamed } from '../src/data/names.ts'
import { QUESTS } from '../src/data/quests.ts'
import type { Event } from '../src/events.ts'
import { forecast } from '../src/pseudo/forecast.ts'
import { NONE, PLAYER, PSEUDO, type G, type Table } from '../src/table.ts'
import { view } from '../src/view.ts'

/*
 * What is said of prices and of Pseudo's next turn, compared with what is paid, and with the rule that moves him.
 */

// A6, A7. A price goes silently; what is gained at once is told, and nothing else may change the Tavern.
function price(g: G, says: number, kind: number): Forecast {
  const before = g.table.tavern[PLAYER][kind]!
  const outcome = (after: G) => {
    let gained = 0
    for (const { event } of after.told) {
      if (event.type === 'gained' && event.side === PLAYER) gained += event.what[kind]!
      if (OTHERWISE.includes(event.type)) return undefined
    }
    return before + gained - after.table.tavern[PLAYER][kind]!
  }
  return { what: 'price', says, exact: true, outcome }
}

const OTHERWISE: readonly Event['type'][] = ['turnBegan', 'stockTaken', 'moved', 'swapped', 'lost', 'paid']

// B4. Pseudo assigns an Agent as things stand.
function ofPseudo(g: G): Forecast[] {
  const { why, completes, mayChange } = forecast(view(g.table, PLAYER))
  if (!why) return []
  const position = { ...copyOf(g.game, g.position), agenda: [['pseudoAssign']] as [string][] }
  const after = new Referee<Table, Event>(g.game, position).settle()
  const told = after.told.map(({ event }) => event)
  const went = told.find((event) => event.type === 'pseudoAssigned')
  const space = went?.type === 'pseudoAssigned' ? went.why.space : NONE
  const done = told.find((event) => event.type === 'questCompleted' && event.side === PSEUDO)
  const quest = done?.type === 'questCompleted' ? done.quest : NONE
  const expected: Forecast[] = [
    {
      what: 'Pseudo’s space',
      says: why.tied.length > 1 ? 1 : why.space,
      exact: true,
      outcome: () => (why.tied.length > 1 ? Number(why.tied.includes(space)) : space),
    },
  ]
  if (why.tied.length === 1 && !mayChange)
    expected.push({
      what: 'Pseudo’s Quest',
      says: completes,
      exact: true,
      outcome: () => (after.pending.length > 0 ? undefined : quest),
    })
  return expected
}

export const forecasts: Forecasts = {
  of(g: G, { step, moves }: Pending, [verb, part]: Move) {
    if (step === 'assign') return part === moves[0]![1] ? ofPseudo(g) : []
    if (verb === 'buy') return [price(g, BUILDINGS[tileNamed(part!)]!.price, GOLD)]
    if (verb === 'build') return [price(g, 0, GOLD)]
    if (verb === 'complete')
      return QUESTS[questNamed(part!)]!.cost.map((count, kind) => price(g, count, kind))
    return []
  },
  follow: () => 0,
}
