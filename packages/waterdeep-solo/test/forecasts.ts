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

// What the Player has paid, in all.
const paidBy = (g: G, kind: number): number =>
  g.told.reduce(
    (sum, { event }) => (event.type === 'paid' && event.side === PLAYER ? sum + event.what[kind]! : sum),
    0,
  )

const price = (what: string, says: number, kind: number): Forecast => ({
  what,
  says,
  exact: true,
  outcome: (g: G) => paidBy(g, kind),
})

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
    expected.push({ what: 'Pseudo’s Quest', says: completes, exact: true, outcome: () => quest })
  return expected
}

export const forecasts: Forecasts = {
  of(g: G, { step, moves }: Pending, [verb, part]: Move) {
    if (step === 'assign') return part === moves[0]![1] ? ofPseudo(g) : []
    if (verb === 'buy') return [price('Gold', BUILDINGS[tileNamed(part!)]!.price, GOLD)]
    if (verb === 'build') return [price('Gold', 0, GOLD)]
    if (verb === 'complete')
      return QUESTS[questNamed(part!)]!.cost.map((count, kind) => price('cost', count, kind))
    return []
  },
  follow: () => 0,
}
