import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { questNamed, spaceNamed, tileNamed } from '../src/data/names.ts'
import { game, type Table, type View } from '../src/index.ts'
import { forecast } from '../src/pseudo/forecast.ts'
import { placement } from '../src/pseudo/placement.ts'
import { yieldOf } from '../src/pseudo/yields.ts'
import { reasons, whereTo } from '../src/reasons.ts'
import { NONE, PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, tavern, type Laid } from './lay.ts'

const COLUMN = ['domesticate-owlbears', 'bolster-city-guard']
const tableOf = (laid: Laid): Table => ({ ...lay(laid), orbUsed: false }) as Table
const goes = (laid: Laid) => placement(tableOf(laid))
const at = (id: string) => spaceNamed(id)

test('An open tie is decided by a coin of its own stream (R-10).', () => {
  const given: Laid = {
    pseudo: { column: ['procure-stolen-goods', 'install-a-spy-in-castle-waterdeep'] },
    built: { 'jesters-court': ['pseudo', 2] },
  }
  for (const [coin, space] of [
    [1, 'grinning-lion-tavern'],
    [2, 'jesters-court'],
  ] as const) {
    scene(game, scenery(given, ['pseudoAssign']))
      .stream('coin', coin)
      .check((t) => expect(t.placed[PSEUDO]).toEqual([at(space)]))
      .allDiceRolled()
  }
})

test('Between two spaces that the Zoarstar could copy, just as good, a coin decides as well (R-11).', () => {
  const given: Laid = {
    pseudo: { column: ['bolster-city-guard', 'raid-orc-stronghold'], tavern: '9F 1R' },
    you: { on: ['grinning-lion-tavern', 'jesters-court', 'plinth'] },
    built: { zoarstar: ['pseudo'], 'jesters-court': ['pseudo', 2] },
  }
  scene(game, scenery(given, ['pseudoAssign']))
    .stream('coin', 2)
    .check((t) =>
      expect([t.whys[0]!.space, t.whys[0]!.copies]).toEqual([at('zoarstar'), at('jesters-court')]),
    )
    .allDiceRolled()
})

test('His Zoarstar copies neither the Harbor, nor Builder’s Hall, nor itself; with nothing else it is no space (R-11).', () => {
  const given: Laid = {
    pseudo: { column: COLUMN, tavern: '1C 2G' },
    you: { on: ['waterdeep-harbor-1', 'builders-hall', 'blackstaff-tower'] },
    built: { zoarstar: ['you'] },
  }
  expect(goes(given).copies).toBe(at('blackstaff-tower'))
  const { weighed } = goes({ ...given, you: { on: ['waterdeep-harbor-1', 'builders-hall'] } })
  expect(weighed.map(([space]) => space)).not.toContain(at('zoarstar'))
})

test('The Orb is used once per round, and not for the Harbor or Hall tiles (R-32).', () => {
  const given: Laid = {
    pseudo: { column: COLUMN, tavern: '1C', plots: ['recover-the-magisters-orb'] },
    you: { on: ['blackstaff-tower', 'dragon-tower', 'waterdeep-harbor-1'] },
    hall: { 'dragon-tower': 1 },
  }
  const t = tableOf(given)
  expect(placement(t).step).toBe('orb')
  expect(placement(t).weighed.map(([space]) => space)).toEqual([at('blackstaff-tower')])
  expect(placement({ ...t, orbUsed: true }).step).toBe('scan')
})

test('Question marks cover the need first and are then the most valuable kind (R-06, R-07).', () => {
  const t = tableOf({ pseudo: { column: ['raid-orc-stronghold'], tavern: '3F' } })
  const { takes, number } = yieldOf(t, at('yawning-portal'), 1, 1)
  expect([takes, number]).toEqual([tavern('1C 1F'), 1])
})

test('Smuggler’s Dock: what covers the need counts, the rest goes to what he is then still short of (R-06).', () => {
  const t = tableOf({ pseudo: { column: ['bolster-city-guard'], tavern: '8F 2G' } })
  const { takes, number } = yieldOf(t, at('smugglers-dock'), 1, 1)
  expect([takes, number]).toEqual([tavern('2F 2R'), 1])
})

test('A kind that has run out is not given (R-46).', () => {
  const t = tableOf({ pseudo: { column: COLUMN }, you: { tavern: '25C' } })
  expect(placement(t).kind).toBe(3)
})

test('Castle Waterdeep also when he holds the marker already, and in reassignment (R-12).', () => {
  const given: Laid = { pseudo: { column: ['raid-orc-stronghold'], tavern: '4F 2R' } }
  expect(goes(given).step).toBe('castle')
  expect(goes({ ...given, reassigning: true }).step).toBe('castle')
})

test('Builder’s Hall only with a tile he can pay and a place for it (R-13).', () => {
  const given: Laid = {
    pseudo: { column: ['raid-orc-stronghold'], tavern: '4F 2R 3G' },
    you: { on: ['castle-waterdeep'] },
  }
  expect(goes({ ...given, hall: { northgate: 1 } }).step).toBe('hall')
  expect(goes({ ...given, hall: { 'fetlock-court': 1 } }).step).toBe('value')
})

test('A card forced in the Player’s turn: the Agent is placed, and one Quest may be completed (R-19).', () => {
  const given: Laid = {
    turn: 'you',
    built: { 'dragon-tower': ['pseudo'] },
    intrigueDeck: ['accelerate-plans'],
    questDeck: ['repel-seawraiths'],
    pseudo: { column: ['raid-orc-stronghold', 'bolster-city-guard'], tavern: '4F', pool: 2 },
  }
  scene(game, scenery(given, ['payOwner', tileNamed('dragon-tower')])).check((t) => {
    expect(t.placed[PSEUDO]).toEqual([at('grinning-lion-tavern')])
    expect(t.done[PSEUDO]).toEqual([questNamed('raid-orc-stronghold')])
    expect(t.score).toBe(-8)
  })
})

test('In his own turn an extra Agent gives no extra Quest (R-19).', () => {
  const given: Laid = {
    pseudo: { column: ['raid-orc-stronghold', 'train-bladesingers'], tavern: '7F 2R 1W' },
    you: { on: ['plinth'] },
    intrigueDeck: ['accelerate-plans'],
    questDeck: ['repel-seawraiths', 'prison-break'],
  }
  scene(game, scenery(given, ['pseudoAssign'], ['pseudoComplete'], ['pseudoComplete'])).check((t) =>
    expect(t.done[PSEUDO]).toHaveLength(1),
  )
})

test('The newest Mandatory Quest lies on top, and the new ordinary one at the bottom (R-17).', () => {
  const given: Laid = {
    pseudo: { column: ['quell-riots', ...COLUMN], tavern: '2C 1F' },
    you: { hand: ['foil-the-zhentarim'] },
  }
  scene(game, scenery(given, ['playCard']))
    .takes(0, 'play foil-the-zhentarim')
    .leaves({ open: [[], ['foil-the-zhentarim', 'quell-riots', ...COLUMN].map(questNamed)] })
})

test('While he holds a Mandatory Quest the others are scanned but not completed (R-04).', () => {
  const given: Laid = { pseudo: { column: ['quell-riots', 'raid-orc-stronghold'], tavern: '4F 2R' } }
  scene(game, scenery(given, ['pseudoComplete'])).leaves({ done: [[], []], score: 0 })
  expect(goes({ pseudo: { column: ['quell-riots', 'raid-orc-stronghold'], tavern: '2C 1F' } }).kind).toBe(1)
})

test('With no space for him the turn passes to the Player (R-16).', () => {
  const board = [
    'auroras-realms-shop',
    'blackstaff-tower',
    'builders-hall',
    'castle-waterdeep',
    'cliffwatch-inn-1',
  ]
  const more = ['cliffwatch-inn-2', 'cliffwatch-inn-3', 'field-of-triumph', 'grinning-lion-tavern', 'plinth']
  const harbor = ['waterdeep-harbor-1', 'waterdeep-harbor-2', 'waterdeep-harbor-3']
  const given: Laid = {
    pseudo: { column: COLUMN },
    you: { on: [...board, ...more, ...harbor], pool: 1 },
    built: { northgate: ['you'] },
  }
  expect(goes({ ...given, built: {} }).step).toBe('none')
  scene(
    game,
    scenery({ ...given, built: { 'house-of-wonder': ['you'] }, you: { ...given.you!, tavern: '2G' } }, [
      'turn',
      PSEUDO,
      0,
    ]),
  )
    .tells({ type: 'passed', side: PSEUDO })
    .may(0, 'assign house-of-wonder')
})

// ── Reasons and forecast ──

test('A placement tells why: what was looked for in vain, what was weighed, what decided.', () => {
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

test('Reasons name every step of the script.', () => {
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

test('When nothing is short, the reason says so.', () => {
  const given: Laid = { pseudo: { column: ['raid-orc-stronghold'], tavern: '4F 2R 3G' } }
  expect(reasons(goes(given))).toEqual(['He needs nothing, and the Castle is free.'])
  const taken = { ...given, you: { on: ['castle-waterdeep'] } }
  expect(reasons(goes({ ...taken, hall: { northgate: 1, 'dragon-tower': 1 } }))).toEqual([
    'He needs nothing; of the Buildings he can afford, Northgate has the most VP on it, or is the leftmost of equals.',
  ])
  expect(reasons(goes(taken))[0]).toBe('He needs nothing; this one is worth the most.')
})

test('A space that he cannot pay is not passed over in silence.', () => {
  const why = goes({
    pseudo: { column: ['create-a-shrine-to-oghma', 'domesticate-owlbears'], tavern: '1G' },
    you: { on: ['plinth'] },
    built: { 'house-of-wonder': ['you'] },
  })
  expect(reasons(why)[0]).toBe(
    'First he looked for 5 Clerics for Create a Shrine to Oghma: no free space that he can afford gives any.',
  )
})

test('The forecast is what he then does, and knows which Quest he will complete.', () => {
  const laid: Laid = {
    pseudo: { column: ['raid-orc-stronghold', 'bolster-city-guard'], tavern: '2F 2R' },
    questDeck: ['repel-seawraiths'],
  }
  scene(game, scenery(laid, ['pseudoAssign'], ['pseudoComplete'])).check((t, g) => {
    const before = forecast(viewOf(laid))
    expect(before.why!.space).toBe(t.placed[PSEUDO][0])
    expect(before.completes).toBe(t.done[PSEUDO][0])
    expect(before.needs.map(({ quest, short }) => [quest, short])).toContainEqual([
      questNamed('raid-orc-stronghold'),
      2,
    ])
    expect(g.told.some(({ event }) => event.type === 'pseudoAssigned')).toBe(true)
  })
})

test('Without Agents in his pool there is nothing to foresee.', () => {
  expect(forecast(viewOf({ pseudo: { column: COLUMN, pool: 0 } })).why).toBe(null)
  expect(forecast(viewOf({ pseudo: { column: COLUMN } })).completes).toBe(NONE)
})

function viewOf(laid: Laid): View {
  let view: View | null = null
  scene(game, scenery(laid)).check((t) => (view = game.view(t, PLAYER)))
  return view!
}
