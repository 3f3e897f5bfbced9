import { describe, expect, test } from 'vitest'
import { layOut, Referee, start } from '../src/index.ts'
import { scene, tryScene, type BookScene } from '../src/testing/index.ts'
import { corridor } from './corridor.ts'

describe('A scene as a position', () => {
  test('Without anything, it is the game as set up.', () => {
    expect(layOut(corridor, {})).toEqual(start(corridor, 'scene', 2).position)
  })

  test('The table is replaced field by field; the steps come first to last.', () => {
    const position = layOut(corridor, {
      seats: 3,
      table: { zombie: 2 },
      next: [
        ['fire', 1],
        ['walk', 1],
      ],
      dice: { dice: [4] },
    })
    expect(position.table).toEqual({ ...start(corridor, 'scene', 3).position.table, zombie: 2 })
    expect(position.agenda).toEqual([
      ['walk', 1],
      ['fire', 1],
    ])
    expect(position.rng.loaded).toEqual({ dice: [4] })
    expect(new Referee(corridor, position).settle().pending[0]!.seat).toBe(1)
  })

  test('It keeps nothing of what it was given.', () => {
    const hands = [[1 as const], [2 as const]]
    const position = layOut(corridor, { table: { hands }, next: [['fire', 0]], dice: { dice: [1] } })
    new Referee(corridor, position).settle().make(0, ['fire', 'card:1'])
    expect(hands).toEqual([[1], [2]])
  })

  test('A scene of a game that set-up has already decided can be played.', () => {
    const decided = {
      ...corridor,
      setUp: (g: any, seats: number, options: any) => (
        corridor.setUp(g, seats, options, null),
        g.over([0], 'x')
      ),
    }
    expect(layOut(decided, { next: [['fire', 0]] }).result).toBeNull()
    expect(layOut(decided, {}).result).not.toBeNull()
  })
})

// A test that cannot fail proves nothing: every assertion of a scene is shown to object.
describe('A scene as a test objects when', () => {
  const shooting = () =>
    scene(corridor, { seats: 2, table: { zombie: 4, hands: [[4], [1, 2]] }, next: [['fire', 0]] })

  test('the moves are others, or in another order', () => {
    expect(() => shooting().asks(0, 'hold', 'fire card:4')).toThrow('Seat 0 may')
    expect(() => shooting().asks(1, 'hold')).toThrow('expected: ["hold"]')
    shooting().asks(0, 'fire card:4', 'hold').asks(1)
  })

  test('a move is missing', () => {
    expect(() => shooting().may(0, 'hold', 'fire card:3')).toThrow('may not fire card:3')
    shooting().may(0, 'hold')
  })

  test('a forbidden move is possible, alone or by its verb', () => {
    expect(() => shooting().mayNot(0, 'hold')).toThrow('Seat 0 may hold')
    expect(() => shooting().mayNot(0, 'fire')).toThrow('Seat 0 may fire card:4')
    shooting().mayNot(0, 'fire card:3').mayNot(1, 'fire', 'hold')
  })

  test('a move cannot be made', () => {
    expect(() => shooting().takes(1, 'hold')).toThrow('nothing to choose')
    expect(() => shooting().takes(0, 'fire card:1')).toThrow('may not fire card:1')
  })

  test('other things happened', () => {
    const fired = () => shooting().dice(1).takes(0, 'fire card:4')
    expect(() => fired().told('missed')).toThrow('Told: ["fired"]')
    expect(() => fired().told('fired').told('fired')).toThrow('Told: []')
    expect(() => fired().tells({ type: 'fired', hit: true })).toThrow('Not told')
    fired().tells({ type: 'fired', hit: false, die: 1 }).told('fired').told()
  })

  test('the table is left otherwise', () => {
    expect(() =>
      shooting()
        .dice(6)
        .takes(0, 'fire card:4')
        .leaves({ kills: [0, 0] }),
    ).toThrow('kills: [1,0]')
    expect(() =>
      shooting().check(() => {
        throw new Error('I object.')
      }),
    ).toThrow('I object.')
  })

  test('a seat is asked', () => {
    expect(() => shooting().nothingIsAsked()).toThrow('Asked')
    shooting().takes(0, 'hold').nothingIsAsked()
  })

  test('the game goes on, or ends otherwise', () => {
    const last = () => scene(corridor, { seats: 2, table: { deck: [], kills: [1, 2] }, next: [['draw', 0]] })
    expect(() => shooting().ends([0], 'most kills')).toThrow('Result: null')
    expect(() => last().ends([0], 'most kills')).toThrow('"winners":[1]')
    last().ends([1], 'most kills')
  })

  test('dice are left over, or cannot fall so', () => {
    expect(() => shooting().dice(1, 2).takes(0, 'fire card:4').allDiceRolled()).toThrow('Dice left over')
    expect(() => shooting().dice(7).takes(0, 'fire card:4')).toThrow('cannot show 7')
    shooting().stream('dice', 3).takes(0, 'fire card:4').allDiceRolled()
  })

  test('and says where the rules stood', () => {
    expect(() => shooting().nothingIsAsked()).toThrow('agenda: [["fire",0]]')
  })
})

describe('A scene of a rule book objects when', () => {
  const shown: BookScene<Parameters<typeof corridor.view>[0]> = {
    id: 'fire-1',
    chapter: 'fire',
    title: 'Four and four make eight: a hit',
    seats: 3,
    table: { zombie: 4, hands: [[4], [], []] },
    next: [['fire', 0]],
    dice: { dice: [4] },
    try: ['fire card:4'],
    claims: [{ type: 'fired', card: 4, die: 4, hit: true } as never],
  }
  const trying = (change: Partial<typeof shown>) => () =>
    tryScene(corridor, { ...shown, ...change }, () => {})

  test('its caption claims nothing, or what is not told, or was told against it', () => {
    expect(trying({})).not.toThrow()
    expect(trying({ claims: [] })).toThrow('its caption claims nothing')
    expect(trying({ claims: [{ type: 'fired', hit: false } as never] })).toThrow('fire-1: not told')
    expect(trying({ not: ['fired'] })).toThrow('told against what it says')
    expect(trying({ once: ['fired'] })).not.toThrow()
    expect(trying({ once: ['bitten'] })).toThrow('not told exactly once')
    expect(trying({ ends: { winners: [0], reason: 'x' } })).toThrow('it ends with null')
  })
})
