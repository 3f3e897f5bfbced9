import { copyOf, Referee, type Move, type Pending } from '@shamble/engine'
import type { Forecast, Forecasts } from '@shamble/engine/testing'
import { KINDS } from '../src/data/kinds.ts'
import type { Event } from '../src/events.ts'
import { kindName } from '../src/naming.ts'
import { forecast } from '../src/pseudo/forecast.ts'
import { NONE, PLAYER, PSEUDO, type G, type Table } from '../src/table.ts'
import { view } from '../src/view.ts'
import { words } from '../src/words.ts'

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

const PAID: readonly Move[0][] = ['buy', 'build', 'complete']

// The price in the words of a button: `Buy Northgate for 3 Gold, with …`, `Complete … (1 Cleric and 2 Wizards): …`.
function saidOf(words: string, kind: number): number {
  const price = / for (\d+ Gold), with |\(([^)]*)\): /.exec(words)
  const count = new RegExp(`(\\d+) ${kindName(kind)}`).exec(price?.[1] ?? price?.[2] ?? '')
  return Number(count?.[1] ?? 0)
}

export const forecasts: Forecasts = {
  of(g: G, { step, moves }: Pending, [verb, part]: Move) {
    if (step === 'assign') return part === moves[0]![1] ? ofPseudo(g) : []
    if (!PAID.includes(verb)) return []
    const said = words.move([verb, part!], view(g.table, PLAYER))
    return KINDS.map((_, kind) => price(g, saidOf(said, kind), kind))
  },
  follow: () => 0,
}
