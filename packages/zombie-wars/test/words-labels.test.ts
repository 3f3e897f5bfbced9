import type { Pending, Result } from '@shamble/engine'
import { expect, test } from 'vitest'
import type { Event, View } from '../src/index.ts'
import { zombieWars } from '../src/index.ts'
import { words } from '../src/words.ts'
import { dice, lying, night, standing } from './night.ts'

/* What buttons, questions, events and results say: the numbers and names in them. */

function onView(check: (view: View) => void): void {
  night({
    options: { advanced: true },
    town: { 34: dice(2, 8), 35: dice(1) },
    squads: [{ id: 4, at: 34, dice: [8, 10] }],
    hordes: [standing(0, 34, dice(5)), standing(1, 34, dice(2, 8)), lying(100, 34, dice(3))],
  }).check((t) => check(zombieWars.view(t, 0)))
}

test('The labels of moves name sizes, hordes, squares and squads.', () => {
  const labels: Record<string, string> = {
    'send d6:0': 'Send no d6',
    'send d6:1': 'Send one zombie',
    'send d8:2': 'Send two d8 zombie heroes',
    'lose d6': 'Lose a plain zombie',
    'lose d10': 'Lose the d10 zombie hero',
    'give d6': 'Give a townie',
    'give d8:1': 'Give a d8 hero that shows 1',
    'give d20:blast': 'Give a d20 hero that is about to blast',
    'give squad:4 d10': 'Give a d10 hero of the squad of 2 on C4',
    'attack horde:0 townies': 'Attack the townspeople on C4 with Red’s horde of 5',
    'attack horde:0 horde:100': 'Attack Blue’s horde of 3 with Red’s horde of 5',
    'strike horde:100 dice:1': 'One hit on Blue’s horde of 3',
    'strike horde:100 dice:2': 'Two hits on Blue’s horde of 3',
    'convert horde:100 dice:1': 'Take over one zombie of Blue’s horde of 3',
    'walk sq:34 d6': 'A townie from C4',
    'walk sq:34 d8': 'The d8 hero from C4',
    'against hordes': 'Fight all hordes here',
    'against some': 'Fight some of them',
    'against horde:100': 'Fight Blue’s horde of 3',
    'first seat:1': 'Blue goes first',
    'free seat:1': 'Give Blue the free Townie action',
    'luck horde:0 d6:1': 'Roll a d6 that shows 1 of Red’s horde of 5 again',
    'luck townies d8:1': 'Roll a d8 that shows 1 of the townspeople again',
    'pay d6:1': 'Give up a d6 that shows 1',
    'squad squad:4': 'Move the squad of 2 on C4: three spaces, or one and a fight',
    'to sq:34':
      'To C4: two townies and a d8 hero, a squad of two, Red’s horde of 5, Red’s horde of 3, Blue’s horde of 3',
    'to sq:35': 'To C5: one townie',
    stop: 'End the turn',
  }
  onView((view) => {
    const said = Object.keys(labels).map((made) => words.move(made.split(' ') as [string], view))
    expect(said).toEqual(Object.values(labels))
    expect(words.move(['stop'], { ...view, action: 'townie' })).toBe('Stop here')
  })
})

test('Questions say what is going on.', () => {
  onView((view) => {
    const asks = (step: string, move?: [string, ...string[]], more: Partial<View> = {}) =>
      words.ask({ step, seat: 1, ask: 'Asked.', moves: move ? [move] : [] } satisfies Pending, {
        ...view,
        ...more,
      })
    const luck = (left: number) => asks('luck', undefined, { luck: [0, left] })
    expect(asks('raise')).toBe('Blue: three zombies rise. In how many hordes?')
    expect(asks('sendSome', ['send', 'd6:1'])).toBe('How many zombies split off?')
    expect(asks('sendSome', ['send', 'd8:1'], { action: 'merge' })).toBe(
      'How many d8 zombie heroes join the other horde?',
    )
    expect(luck(1)).toBe('Lucky: spend your last token to have a die rolled again?')
    expect(luck(2)).toBe('Lucky: spend one of two tokens to have a die rolled again?')
    expect(asks('strike', ['strike', 'horde:100', 'dice:1'])).toBe(
      'How many of your hits fall on Blue’s horde of 3?',
    )
    expect(asks('strike', ['convert', 'horde:100', 'dice:1'])).toBe(
      'How many of your sixes take over a zombie of Blue’s horde of 3?',
    )
    expect([asks('give'), asks('stepAside'), asks('order'), asks('act')]).toEqual(Array(4).fill('Asked.'))
    expect(asks('order', undefined, { phase: 'free' })).toMatch(/^Your free Townie action/)
    expect(words.figures!(view, 1)).toEqual(['Hour 3 of 12', 'Your zombies 3', 'Most 8', 'Living 6'])
    expect(words.figures!({ ...view, hour: 0 }, null)).toEqual(['Most 8', 'Living 6'])
    expect(words.figures!({ ...view, hour: 13 }, null)).toEqual(['Most 8', 'Living 6'])
    expect(words.figures!({ ...view, hour: 12 }, null)[0]).toBe('Hour 12 of 12')
  })
})

test('Events say who, how many and where.', () => {
  const told: [Event, string][] = [
    [
      { type: 'breedRolled', seat: 1, shows: 4, breed: 'fast', taken: false },
      'Blue rolls 4: Blue’s zombies are Fast.',
    ],
    [
      { type: 'breedRolled', seat: 1, shows: 4, breed: 'fast', taken: true },
      'Blue rolls 4: Fast is taken, and Blue rolls again.',
    ],
    [{ type: 'hourStruck', hour: 4 }, 'It is 9 PM, hour 4 of 12.'],
    [{ type: 'hourStruck', hour: 13 }, 'The night is over.'],
    [
      { type: 'freeActionGiven', seat: 0, by: null },
      'Red has the fewest zombies and gets the free Townie action.',
    ],
    [{ type: 'freeActionGiven', seat: 0, by: 1 }, 'Blue gives the free Townie action to Red.'],
    [{ type: 'laidDown', seat: 0, horde: 0, why: 'townie' }, ''],
    [{ type: 'laidDown', seat: 0, horde: 0, why: 'split' }, 'After the split Red’s horde lies down.'],
    [{ type: 'laidDown', seat: 0, horde: 0, why: 'merge' }, 'After the merge Red’s horde lies down.'],
    [{ type: 'laidDown', seat: 0, horde: 0, why: 'move' }, 'Red rolled below 4: the horde lies down.'],
    [{ type: 'laidDown', seat: 0, horde: 0, why: 'attack' }, 'Red rolled a 1: the horde lies down.'],
    [{ type: 'aimed', seat: 0, who: 'horde:0', on: 100, dice: 0, does: 'kills' }, ''],
    [
      { type: 'aimed', seat: 0, who: 'horde:0', on: 100, dice: 1, does: 'kills' },
      'Red aims one hit at Blue’s horde.',
    ],
    [
      { type: 'aimed', seat: 0, who: 'horde:0', on: 100, dice: 2, does: 'converts' },
      'Red aims two conversions at Blue’s horde.',
    ],
    [
      { type: 'turned', seat: 0, horde: 0, at: 34, dice: [6, 6], squad: null, by: 0 },
      'Two townies join Red’s horde.',
    ],
    [
      { type: 'turned', seat: 0, horde: 0, at: 34, dice: [8], squad: null, by: 1 },
      'A d8 hero, picked by Blue, joins Red’s horde.',
    ],
    [{ type: 'converted', seat: 1, horde: 100, to: 0, dice: [6] }, 'One zombie of Blue’s goes over to Red.'],
    [
      { type: 'converted', seat: 1, horde: 100, to: 0, dice: [6, 6] },
      'Two zombies of Blue’s go over to Red.',
    ],
    [
      { type: 'heroShrank', who: 'townies', at: 34, from: 8, to: 6, by: 0 },
      'A d8 hero on C4 is a hero no longer.',
    ],
    [
      { type: 'heroShrank', who: 'townies', at: 34, from: 10, to: 8, by: 0 },
      'A d10 hero on C4 comes down to a d8.',
    ],
    [{ type: 'hordeGone', seat: 1, horde: 100, at: 34, credit: [] }, 'Blue’s horde on C4 is gone.'],
    [
      { type: 'hordeGone', seat: 1, horde: 100, at: 34, credit: [0] },
      'Blue’s horde on C4 is gone, destroyed by Red.',
    ],
    [
      { type: 'merged', seat: 0, horde: 0, to: 1, at: 34, dice: [6], all: true },
      'Red merges two hordes on C4.',
    ],
    [
      { type: 'merged', seat: 0, horde: 0, to: 1, at: 34, dice: [6], all: false },
      'Red sends one zombie from one horde to another on C4.',
    ],
    [
      { type: 'mobFought', seat: 0, at: 34, hordes: [100], squad: null },
      'The angry mob attacks Blue’s horde on C4.',
    ],
    [
      { type: 'mobFought', seat: 0, at: 34, hordes: [100, 0], squad: 4 },
      'The squad attacks two hordes of Blue and Red on C4.',
    ],
    [{ type: 'removed', by: 0, who: 'townies', at: 34, dice: [6] }, 'The fumes take one townie on C4.'],
    [
      { type: 'removed', by: 0, who: 'horde:100', at: 34, dice: [6] },
      'The fumes take one zombie of Blue’s horde on C4.',
    ],
    [
      { type: 'rerolled', by: 0, why: 'luck', who: 'squad:4', sides: 8, was: 1, shows: 5 },
      'Red spends a luck token: the 1 of the squad (d8) becomes 5.',
    ],
    [
      { type: 'rerolled', by: 0, why: 'bloodthirsty', who: 'horde:0', sides: 6, was: 1, shows: 5 },
      'Red rolls the 1 of a d6 again: 5.',
    ],
    ...attacks(),
  ]
  onView((view) => {
    for (const [event, sentence] of told) expect(words.event(event, view)).toBe(sentence)
  })
})

function attacks(): [Event, string][] {
  const attacked = (townspeople: boolean, hordes: number[], all: boolean): Event => ({
    type: 'attacked',
    seat: 0,
    horde: 0,
    size: 5,
    at: 34,
    townspeople,
    hordes,
    all,
  })
  return [
    [attacked(true, [100], true), 'Red’s horde of 5 attacks everything on C4.'],
    [attacked(true, [], true), 'Red’s horde of 5 attacks the townspeople on C4.'],
    [attacked(true, [], false), 'Red’s horde of 5 attacks the townspeople on C4.'],
    [attacked(false, [100], true), 'Red’s horde of 5 attacks Blue’s horde on C4.'],
    [attacked(false, [100, 101], false), 'Red’s horde of 5 attacks two hordes of Blue on C4.'],
  ]
}

test('11. A result says how many are dead and how many live.', () => {
  onView((view) => {
    const result = (winners: number[], reason: string, more: Partial<View> = {}) =>
      words.result({ winners, reason } as Result, { ...view, ...more })
    expect(result([0], 'total')).toMatch(/^Red wins: nobody is alive/)
    expect(result([0], 'win')).toBe('Red wins: no other player has a horde left.')
    expect(result([0], 'conditional')).toMatch(
      /^Red wins with the most zombies: 11 dead outnumber 6 living\.$/,
    )
    expect(result([0, 1], 'conditional')).toMatch(/^Red and Blue share the win/)
    expect(result([], 'stalemate')).toBe('A stalemate: 11 dead and as many living. No one wins.')
    expect(result([], 'everyoneLoses')).toBe('The living, 6, outnumber the dead, 11. Everyone loses.')
    expect(result([], 'everyoneLoses', { zombies: [0, 0] })).toBe('No horde is left. Everyone loses.')
  })
})
