import { describe, expect, test } from 'vitest'
import {
  defaultSeats,
  fingerprint,
  headOfLink,
  lengthen,
  look,
  isSameAgain,
  MAX_CARRIED,
  newLog,
  open,
  play,
  readSeats,
  Referee,
  Refusal,
  replay,
  sequelOf,
  shareOf,
  shorten,
  start,
  type AnyGame,
  type Json,
} from '../src/index.ts'
import { linkOf, logIn, withCarried } from '../src/links/index.ts'
import { worthTo } from '../src/bots/index.ts'
import { checkGolden, conformance, goldenOf, randomGame, scene } from '../src/testing/index.ts'
import { convoy, moveInWords } from './convoy.ts'
import { corridor } from './corridor.ts'

const refusal = (does: () => unknown): Refusal => {
  try {
    does()
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown
    throw thrown
  }
  throw new Error('It was not refused.')
}

test('The specimen of two chapters is sound.', () => {
  const { games, unmet, unseen } = conformance(convoy, { games: 60, share: 0.5, tries: 20 })
  expect({ games, unmet, unseen }).toEqual({ games: 60, unmet: [], unseen: [] })
})

describe('The rules of the specimen', () => {
  test('Driving. As many faces hurt the truck as there are dead, two fewer when it creeps.', () => {
    scene(convoy, { seats: 1, table: { dead: 3 }, next: [['drive', 0]] })
      .asks(0, 'creep truck:0', 'race truck:0')
      .dice(3)
      .takes(0, 'race truck:0')
      .tells({ type: 'drove', hurt: true })
    scene(convoy, { seats: 1, table: { dead: 3 }, next: [['drive', 0]] })
      .dice(2)
      .takes(0, 'creep truck:0')
      .tells({ type: 'drove', hurt: false })
  })

  test('Surging. They are asked whether they hold a card or not.', () => {
    scene(convoy, { seats: 2, options: { horde: true }, table: { hand: [] }, next: [['surge', 0]] }).asks(
      1,
      'pass',
      'wait',
    )
  })

  test('Surging. They may pass for the whole round.', () => {
    scene(convoy, { seats: 2, options: { horde: true }, next: [['round']] })
      .takes(1, 'wait')
      .dice(6, 6, 6)
      .takes(0, 'creep truck:0')
      .asks(0, 'creep truck:1', 'race truck:1') // no window before the second truck
      .takes(0, 'creep truck:1')
      .leaves({ waits: false })
      .may(1, 'pass') // the next round
  })

  test('The end. With all trucks across every hull is mended by one.', () => {
    const trucks = [
      { at: 4, hull: 1 },
      { at: 3, hull: 3 },
    ]
    scene(convoy, { seats: 2, table: { trucks }, next: [['drive', 1]] })
      .dice(6)
      .takes(1, 'creep truck:1')
      .ends([0, 1], 'across')
      .check((_, g) => expect(g.result!.carries).toEqual({ hull: [2, 3] }))
  })
})

describe('What is carried', () => {
  const second = { chapter: 2, horde: false }
  const carried = { hull: [1, 3] }

  test('It is laid out by set-up, and is part of log, link, replay and fingerprint.', async () => {
    const { timeline } = open(convoy, 'bridge', 1, second, carried)
    expect(timeline.position.table.trucks.map(({ hull }) => hull)).toEqual([1, 3])
    expect(timeline.log.carried).toEqual(carried)
    const bare = open(convoy, 'bridge', 1, second)
    expect(bare.timeline.log).not.toHaveProperty('carried')
    expect(fingerprint(timeline.position)).not.toBe(fingerprint(bare.timeline.position))
    const log = randomGame(convoy, 'bridge', { seats: 1, options: second, carried })
    const link = await linkOf(convoy, log)
    expect(await logIn(convoy, link)).toEqual(log)
    expect(link.split('.')).toHaveLength(8)
    expect(link).toMatch(/^[A-Za-z0-9._-]+$/)
    expect(headOfLink(link)).toMatchObject({ seats: 1, moves: log.moves.length })
    expect(lengthen(convoy, shorten(convoy, log), carried)).toEqual(log)
    expect(fingerprint(replay(convoy, await logIn(convoy, link)))).toBe(fingerprint(replay(convoy, log)))
  })

  test('Where nothing is carried a link has no part for it.', async () => {
    const log = randomGame(convoy, 'none', { seats: 1 })
    expect(await linkOf(convoy, log)).toBe(shorten(convoy, log))
    expect(shorten(convoy, log).split('.')).toHaveLength(7)
  })

  test('Who changes it in a link is found out.', async () => {
    const log = newLog(convoy, 'bridge', { seats: 1, options: second, carried })
    const text = shorten(convoy, log)
    const codeOf = async (link: string) => {
      const read = logIn(convoy, link)
      await expect(read).rejects.toBeInstanceOf(Refusal)
      return read.catch((cause: unknown) => (cause as Refusal).code)
    }
    expect(await codeOf(text)).toBe('damaged-log')
    expect(await codeOf(await withCarried(text, { hull: [3, 3] }))).toBe('damaged-log')
    expect(await codeOf(await withCarried(text, { hull: [9, 9] }))).toBe('bad-carried')
    for (const damage of ['', 'A', '1', '!', 'zzzzzzzz', '_'.repeat(7000)])
      expect(await codeOf(`${text}.${damage}`)).toBe('damaged-log')
    expect(await codeOf(`${await withCarried(text, carried)}.`)).toBe('damaged-log')
    await expect(
      logIn(
        corridor,
        await withCarried(shorten(corridor, newLog(corridor, 'x', { seats: 2, options: {} })), 1),
      ),
    ).rejects.toThrow('damaged')
  })

  test('A game refuses what it does not carry, with a sentence.', () => {
    const bad: unknown[] = [{}, [], 'hull', 7, { hull: [0, 1] }, { hull: [3, 3, 3] }, { hull: [3, 3], xp: 1 }]
    for (const given of [...bad, { hull: [3, NaN] }, { hull: new Map() }, { hull: undefined }]) {
      const { code, message } = refusal(() => start(convoy, 'x', 1, second, given as Json))
      expect([code, message.length > 20]).toEqual(['bad-carried', true])
    }
    expect(refusal(() => start(corridor, 'x', 2, {}, carried)).message).toBe(
      'Nothing can be carried into this game.',
    )
    const anything: AnyGame = { ...convoy, refuseCarried: () => null }
    const long = { hull: [1, 1], diary: 'x'.repeat(MAX_CARRIED) }
    expect(refusal(() => start(anything, 'x', 1, second, long)).message).toContain(`${MAX_CARRIED}`)
    let deep: Json = 1
    for (let n = 0; n < 50_000; n++) deep = [deep]
    expect(refusal(() => start(anything, 'x', 1, second, deep)).code).toBe('bad-carried')
  })

  test('The chapter that follows takes in what the one before carried out.', () => {
    for (let n = 0; n < 40; n++) {
      const log = randomGame(convoy, `chain-${n}`, { options: { chapter: 1, horde: n % 2 === 0 } })
      const result = replay(convoy, log).result!
      const next = sequelOf(convoy, log, result)!
      expect(next.options['chapter']).toBe(result.reason === 'across' ? 2 : 1)
      expect(isSameAgain(log, next)).toBe(result.reason !== 'across')
      expect(next.seats).toBe(log.seats)
      const { table } = start(convoy, 'next', next.seats, next.options, next.carried).position
      expect({ hull: table.trucks.map(({ hull }) => hull) }).toEqual(result.carries)
    }
    const last = newLog(convoy, 'x', { seats: 1, options: second })
    expect(sequelOf(convoy, last, { winners: [0], reason: 'across' })).toBeNull()
  })

  test('A golden game keeps it.', () => {
    const golden = goldenOf(convoy, randomGame(convoy, 'gold', { seats: 1, options: second, carried }))
    expect(checkGolden(convoy, golden)).toBeNull()
    const other = { ...golden, log: { ...golden.log, carried: { hull: [2, 3] } } }
    expect(checkGolden(convoy, other)).not.toBeNull()
  })

  test('A scene may carry it.', () => {
    scene(convoy, { seats: 1, carried, next: [['drive', 0]] }).leaves({ began: [1, 3] })
  })
})

describe('Seats that depend on the options', () => {
  test('They are read with the options.', () => {
    expect(readSeats(convoy, 1, { horde: false })).toBe(1)
    expect(refusal(() => readSeats(convoy, 1, { horde: true })).message).toBe(
      'This game cannot be played with “1” seats with these options, only with 2 or 3.',
    )
    expect(refusal(() => start(convoy, 'x', 3, { horde: false })).code).toBe('bad-seats')
    expect([defaultSeats(convoy, { horde: true }), defaultSeats(convoy, { horde: false })]).toEqual([2, 1])
  })
})

describe('Sides', () => {
  const over = (winners: number[]) => {
    const { position } = start(convoy, 'sides', 3, { horde: true })
    return new Referee<any, any>(convoy, { ...position, agenda: [], result: { winners, reason: 'x' } })
  }

  test('A victory of a side is whole for each of its seats.', () => {
    expect([0, 1, 2].map((seat) => worthTo(over([0, 1]), seat))).toEqual([1, 1, 0])
    expect([0, 1, 2].map((seat) => worthTo(over([2]), seat))).toEqual([0, 0, 1])
    expect([0, 1, 2].map((seat) => worthTo(over([0, 1, 2]), seat))).toEqual([0.5, 0.5, 0.5])
  })

  test('Without sides it is shared.', () => {
    expect(shareOf(corridor, null, { winners: [0, 2], reason: 'x' }, 2)).toBe(0.5)
  })
})

describe('Facts of moves', () => {
  const { position, pending } = start(convoy, 'facts', 2, { horde: true })
  const after = play(convoy, position, 1, ['wait'])

  test('A look gives them to the seat that is asked, one for each move.', () => {
    const [choice] = look(convoy, after.position, 0, after.pending).choices
    expect(choice!.facts).toEqual([
      { squares: 1, hurt: 0, of: 6 },
      { squares: 2, hurt: 1, of: 6 },
    ])
    expect(moveInWords(choice!.moves[1]!, choice!.facts![1])).toBe('Race with truck 1, hurt by 1 of 6')
    expect(look(convoy, after.position, 1, after.pending).choices[0]).not.toHaveProperty('facts')
    expect(look(convoy, position, 1, pending).choices[0]).not.toHaveProperty('facts')
  })

  test('The rules themselves never ask for them.', () => {
    expect(after.pending[0]).not.toHaveProperty('facts')
  })
})
