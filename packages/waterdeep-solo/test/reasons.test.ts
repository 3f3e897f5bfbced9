import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { questNamed } from '../src/data/names.ts'
import { game, type View } from '../src/index.ts'
import { forecast } from '../src/pseudo/forecast.ts'
import { reasons, whereTo } from '../src/reasons.ts'
import { NONE, PLAYER, PSEUDO } from '../src/table.ts'
import { scenery, type Laid } from './lay.ts'
import { COLUMN, goes } from './playing.ts'

/* The reasons that Pseudo gives, and the forecast of his next placement. */

test('A placement has reasons: what was not found, what was weighed, what decided.', () => {
  const why = goes({
    pseudo: { column: ['bolster-city-guard', 'raid-orc-stronghold'] },
    built: { 'caravan-court': ['you', 2], 'fetlock-court': ['you'] },
  })
  expect(whereTo(why)).toBe('Fetlock Court')
  expect(reasons(why)).toEqual([
    'Bolster City Guard needs 9 more Fighters.',
    'Weighed: Field of Triumph: gives 2, worth 4; Caravan Court: gives 2, worth 4, 2 for you as owner; Fetlock Court: gives 2, worth 8, 4 for you as owner.',
    'The number is equal; it is worth the most.',
  ])
})

test('Reasons name each step of the script.', () => {
  const broke: Laid = {
    pseudo: { column: ['procure-stolen-goods', 'install-a-spy-in-castle-waterdeep'], tavern: '6G' },
    you: { on: ['grinning-lion-tavern'] },
  }
  expect(reasons(goes(broke))).toEqual([
    'First he looked for 3 Rogues for Procure Stolen Goods and 4 Rogues for Install a Spy in Castle Waterdeep: no free space that he can afford gives any.',
    'No free space that he can afford gives anything he needs, and the Castle is free.',
  ])
  const hall = goes({
    ...broke,
    you: { on: ['grinning-lion-tavern', 'castle-waterdeep'] },
    hall: { northgate: 2 },
  })
  expect(reasons(hall).at(-1)).toBe(
    'No free space that he can afford gives anything he needs; of the Buildings he can afford, Northgate has the most VP on it, or is the leftmost of equals.',
  )
})

test('When nothing is short, the reasons say so.', () => {
  const given: Laid = { pseudo: { column: ['raid-orc-stronghold'], tavern: '4F 2R 3G' } }
  expect(reasons(goes(given))).toEqual(['He needs nothing, and the Castle is free.'])
  const taken = { ...given, you: { on: ['castle-waterdeep'] } }
  expect(reasons(goes({ ...taken, hall: { northgate: 1, 'dragon-tower': 1 } }))).toEqual([
    'He needs nothing; of the Buildings he can afford, Northgate has the most VP on it, or is the leftmost of equals.',
  ])
  expect(reasons(goes(taken))[0]).toBe('He needs nothing; this one is worth the most.')
})

test('A space that Pseudo cannot afford is mentioned.', () => {
  const why = goes({
    pseudo: { column: ['create-a-shrine-to-oghma', 'domesticate-owlbears'], tavern: '1G' },
    you: { on: ['plinth'] },
    built: { 'house-of-wonder': ['you'] },
  })
  expect(reasons(why)[0]).toBe(
    'First he looked for 5 Clerics for Create a Shrine to Oghma: no free space that he can afford gives any.',
  )
})

test('The forecast is what Pseudo does next, with the Quest he will complete.', () => {
  const laid: Laid = {
    pseudo: { column: ['raid-orc-stronghold', 'bolster-city-guard'], tavern: '2F 2R' },
    questDeck: ['repel-seawraiths'],
  }
  scene(game, scenery(laid, ['pseudoAssign'], ['pseudoComplete'])).check((t, g) => {
    const before = forecast(viewOf(laid))
    expect(before.why!.space).toBe(t.placed[PSEUDO][0])
    expect(before.completes).toBe(t.done[PSEUDO][0])
    expect(before.needs).toEqual([
      { quest: questNamed('raid-orc-stronghold'), kind: 1, asks: 4, has: 2, short: 2 },
      { quest: questNamed('bolster-city-guard'), kind: 1, asks: 9, has: 2, short: 7 },
    ])
    expect(g.told.some(({ event }) => event.type === 'pseudoAssigned')).toBe(true)
  })
})

test('A space that is weighed alone is told with its number and worth.', () => {
  const why = goes({ pseudo: { column: ['infiltrate-halasters-circle', 'bolster-city-guard'] } })
  expect(reasons(why)).toEqual([
    "Infiltrate Halaster's Circle needs 5 more Wizards.",
    'Weighed: Blackstaff Tower: gives 1, worth 4.',
    'It is the only one.',
  ])
})

test('B7. The forecast counts the cube of a Plot Quest when the action gives its kind, and only then.', () => {
  const plots = ['bolster-griffon-cavalry']
  const completes = (top: string, tavern: string) =>
    forecast(viewOf({ pseudo: { column: [top, 'raid-orc-stronghold'], tavern, plots } })).completes
  expect(completes('infiltrate-halasters-circle', '3F 2R')).toBe(NONE)
  expect(completes('bolster-city-guard', '1F 2R')).toBe(questNamed('raid-orc-stronghold'))
})

test('A6, 7G. The forecast takes the price of the Building that he buys from the Gold he has for a Quest.', () => {
  const column = ['produce-a-miracle-for-the-masses', 'bolster-griffon-cavalry']
  const completes = (tavern: string) => {
    const laid: Laid = {
      pseudo: { column, tavern },
      you: { on: ['plinth', 'castle-waterdeep'] },
      hall: { northgate: 1 },
    }
    const { why, completes } = forecast(viewOf(laid))
    expect(why!.step).toBe('hall')
    return completes
  }
  expect(completes('4F 6G')).toBe(NONE)
  expect(completes('4F 7G')).toBe(questNamed('bolster-griffon-cavalry'))
})

test('Without Agents in his pool there is no forecast.', () => {
  expect(forecast(viewOf({ pseudo: { column: COLUMN, pool: 0 } })).why).toBe(null)
  expect(forecast(viewOf({ pseudo: { column: COLUMN } })).completes).toBe(NONE)
})

function viewOf(laid: Laid): View {
  let view: View | null = null
  scene(game, scenery(laid)).check((t) => (view = game.view(t, PLAYER)))
  return view!
}
