import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { below, keyStream, quickChance, quickRng, start, word, type Rng } from '../src/index.ts'
import { tiny, type G } from './tiny.ts'

const rngOf = (seed: string): Rng => ({ seed, drawn: {} })

/*
 * The vectors of draft-strombergson-chacha-test-vectors-01 for eight rounds and 256-bit keys. They have
 * nonces of 64 bits; with 96 bits the four bytes before them belong to the counter, and are zero.
 */
const published: [what: string, key: string, nonce: string, blocks: string[]][] = [
  [
    'key and nonce zero',
    '00'.repeat(32),
    '00'.repeat(8),
    [
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
    ],
  ],
  [
    'one bit of the key set',
    `01${'00'.repeat(31)}`,
    '00'.repeat(8),
    [
      'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8',
      'b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4',
    ],
  ],
  [
    'one bit of the nonce set',
    '00'.repeat(32),
    '0100000000000000',
    [
      '2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06',
      '470bdffbc488a8b7c701ebf4061d75c5969186497c95367809afa80bd843b040a79abc6e73a91757f1db73c8eacfa543b38f289d065ab2f3032d377b8c37fe46',
    ],
  ],
  [
    'all bits set',
    'ff'.repeat(32),
    'ff'.repeat(8),
    [
      'e163bbf8c9a739d18925ee8362dad2cdc973df05225afb2aa26396f2a9849a4a445e0547d31c1623c537df4ba85c70a9884a35bcbf3dfab077e98b0f68135f54',
      '81d4933f8b322ac0cd762c27235ce2b31534e0244a9a2f1fd5e94498d47ff108790c009cf9e1a348032a7694cb28024cd96d3498361edb1785af752d187ab54b',
    ],
  ],
  [
    'a sequence',
    '00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100',
    '0f1e2d3c4b596877',
    [
      '60fdedbd1a280cb741d0593b6ea0309010acf18e1471f68968f4c9e311dca149b8e027b47c81e0353db013891aa5f68ea3b13dd2f3b8dd0873bf3746e7d6c567',
      'fe882395601ce8aded444867fe62ed8741420002e5d28bb573113a418c1f4008e954c188f38ec4f26bb8555e2b7c92bf4380e2ea9e553187fdd42821794416de',
    ],
  ],
  [
    'any key and nonce',
    'c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d',
    '1ada31d5cf688221',
    [
      '838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c96ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b',
      '16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f',
    ],
  ],
]

describe('ChaCha8, as published', () => {
  for (const [what, key, nonce, blocks] of published) {
    test(`${what}`, () => {
      const found = blocks.map((_, n) =>
        bytesToHex(keyStream(hexToBytes(key), hexToBytes(`00000000${nonce}`), n)),
      )
      expect(found).toEqual(blocks)
    })
  }
})

describe('Streams', () => {
  test('SHA-256 is the published one.', () => {
    expect(bytesToHex(sha256(utf8ToBytes('')))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    )
    expect(bytesToHex(sha256(utf8ToBytes('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })

  test('Word n of a stream is word n of ChaCha8: key from the seed, nonce from the name.', () => {
    const rng = rngOf('abc')
    const key = hexToBytes('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    const nonce = sha256(utf8ToBytes('dice')).slice(0, 12)
    const bytes = [0, 1, 2].flatMap((block) => [...keyStream(key, nonce, block)])
    for (let n = 0; n < 48; n++) {
      const expected = bytes.slice(4 * n, 4 * n + 4).reduceRight((sum, byte) => sum * 256 + byte, 0)
      expect(word(rng, 'dice')).toBe(expected)
    }
    expect(rng.drawn).toEqual({ dice: 48 })
  })

  test('The first rolls of a seed are what they were on the day it was published.', () => {
    const rng = rngOf('corridor/brains-42')
    expect(Array.from({ length: 12 }, () => 1 + below(rng, 6, 'dice'))).toEqual([
      5, 5, 6, 5, 4, 2, 4, 5, 4, 2, 2, 2,
    ])
  })

  test('A stream goes on from its counter, wherever the position was stored.', () => {
    const whole = rngOf('resume')
    const words = Array.from({ length: 40 }, () => word(whole, 'dice'))
    for (const n of [0, 15, 16, 17, 39])
      expect(word({ seed: 'resume', drawn: { dice: n } }, 'dice')).toBe(words[n])
  })

  test('Streams do not shift each other.', () => {
    const alone = rngOf('apart')
    const deck = Array.from({ length: 30 }, () => word(alone, 'deck'))
    const mixed = rngOf('apart')
    const found = Array.from({ length: 30 }, (_, n) => {
      for (let k = 0; k < n % 4; k++) word(mixed, `dice:${k}`)
      return word(mixed, 'deck')
    })
    expect(found).toEqual(deck)
  })

  test('Streams and seeds are unlike each other.', () => {
    const firsts = ['a', 'b', 'c'].flatMap((seed) => ['x', 'y'].map((stream) => word(rngOf(seed), stream)))
    expect(new Set(firsts).size).toBe(6)
  })

  test('Many seeds at once stay apart.', () => {
    const first = Array.from({ length: 600 }, (_, n) => word(rngOf(`many-${n}`), 's'))
    const again = Array.from({ length: 600 }, (_, n) => word(rngOf(`many-${n}`), 's'))
    expect(again).toEqual(first)
    expect(new Set(first).size).toBe(600)
  })
})

// ── Fairness ──

describe('Fair dice', () => {
  for (const [name, rng] of [
    ['a stream', rngOf('fair')],
    ['the quick generator', quickRng(12345)],
  ] as const) {
    for (const sides of [2, 3, 6, 8, 20, 52]) {
      test(`A die of ${sides} sides from ${name} is fair (chi-square).`, () => {
        const rolls = 2000 * sides
        const count = new Array<number>(sides).fill(0)
        for (let n = 0; n < rolls; n++) count[below(rng, sides, `d${sides}`)]!++
        const square = count.reduce((sum, seen) => sum + (seen - 2000) ** 2 / 2000, 0)
        // Mean sides - 1, variance twice that: five deviations is far beyond any fair die; fixed seeds keep it so.
        expect(square).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)))
      })
    }
  }

  test('Words that would favour low numbers are thrown away, and no others.', () => {
    // 3 · 2³⁰ sides: of 2³² words the last quarter is thrown away.
    const sides = 3 * 2 ** 30
    const rng = rngOf('reject')
    const words = Array.from({ length: 200 }, () => word(rng, 'big'))
    expect(words.some((w) => w >= sides)).toBe(true)
    const again = rngOf('reject')
    const kept = words.filter((w) => w < sides)
    expect(kept.slice(0, 100).map(() => below(again, sides, 'big'))).toEqual(kept.slice(0, 100))
    expect(below(rngOf('pow'), 2 ** 32, 'x')).toBe(word(rngOf('pow'), 'x'))
  })

  test('The limit of rejection is exact.', () => {
    // For six sides 2³² mod 6 = 4: the four highest words are thrown away, the fifth highest is not.
    const scripted = (words: number[]): Rng => {
      const rng = quickRng(0)
      // Read twice a word: is there a quick generator, and what is its state?
      let asked = false
      Object.defineProperty(rng, 'quick', {
        get() {
          asked = !asked
          return asked ? 0 : inverse(words.shift()!)
        },
        set() {},
      })
      return rng
    }
    expect(below(scripted([2 ** 32 - 5, 7]), 6, '')).toBe((2 ** 32 - 5) % 6)
    expect(below(scripted([2 ** 32 - 4, 7]), 6, '')).toBe(1)
    expect(below(scripted([2 ** 32 - 1, 2 ** 32 - 2, 2 ** 32 - 3, 9]), 6, '')).toBe(3)
  })

  // The state of the quick generator that gives a wanted word: every step of its mixing backwards.
  function inverse(wanted: number): number {
    let mixed = wanted ^ (wanted >>> 15) ^ (wanted >>> 30)
    mixed = Math.imul(mixed, inverseOf(0x735a2d97))
    mixed ^= (mixed >>> 15) ^ (mixed >>> 30)
    mixed = Math.imul(mixed, inverseOf(0x21f0aaad))
    mixed ^= mixed >>> 16
    return (mixed - 0x9e3779b9) | 0
  }
  function inverseOf(odd: number): number {
    let inverse = odd
    for (let n = 0; n < 5; n++) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse))
    return inverse
  }

  test('A die has at least one side.', () => {
    expect(() => below(rngOf('none'), 0, 'dice')).toThrow('0 sides')
    expect(below(rngOf('one'), 1, 'dice')).toBe(0)
  })

  test('Shuffling is fair: every order of four cards is as likely.', () => {
    const orders = new Map<string, number>()
    const game = tiny({ begin: (g: G) => g.over([0], g.shuffle(['a', 'b', 'c', 'd'], 'deck').join('')) })
    for (let n = 0; n < 4800; n++) {
      const { reason } = start(game, `shuffle-${n}`, 1).position.result!
      orders.set(reason, (orders.get(reason) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    const square = [...orders.values()].reduce((sum, seen) => sum + (seen - 200) ** 2 / 200, 0)
    expect(square).toBeLessThan(23 + 5 * Math.sqrt(46))
  })
})

describe('What a rule may do with chance', () => {
  const after = (begin: (g: G) => void, loaded?: Record<string, number[]>) => {
    const game = tiny({ begin })
    game.setUp = (g) => {
      g.table = { seats: 1, options: {}, said: [] }
      if (loaded) g.position.rng.loaded = loaded
      g.then(begin)
    }
    return start(game, 'rules', 1)
  }

  test('Loaded dice fall as told, by stream, and then chance takes over.', () => {
    const rolled: number[] = []
    const turn = after((g) => rolled.push(g.roll(6), g.roll(6), g.roll(8, 'other'), g.roll(6)), {
      dice: [3, 6],
      other: [8],
    })
    const free = after((g) => rolled.push(g.roll(6)))
    expect(rolled.slice(0, 3)).toEqual([3, 6, 8])
    expect(rolled[3]).toBe(rolled[4])
    expect(turn.position.rng.drawn).toEqual({ dice: 1 })
    expect(free.sealed).toBe(true)
  })

  test('A loaded die cannot show a side it does not have.', () => {
    expect(() => after((g) => void g.roll(6), { dice: [7] })).toThrow('A die of 6 sides cannot show 7.')
    expect(() => after((g) => void g.roll(6), { dice: [0] })).toThrow('cannot show 0')
  })

  test('Rolling, shuffling, picking, revealing and telling a secret seal; telling all does not.', () => {
    const seals = (does: (g: G) => unknown) => after((g) => void does(g)).sealed
    expect(seals((g) => g.roll(6))).toBe(true)
    expect(seals((g) => g.shuffle([1, 2], 'deck'))).toBe(true)
    expect(seals((g) => g.pick(['a', 'b'], 'bag'))).toBe(true)
    expect(seals((g) => g.reveal())).toBe(true)
    expect(seals((g) => g.tell({ type: 'secret' }, 0))).toBe(true)
    expect(seals((g) => g.tell({ type: 'news' }))).toBe(false)
  })

  test('Loaded, a pick counts from one.', () => {
    const picked: string[] = []
    after((g) => picked.push(g.pick(['a', 'b', 'c'], 'bag')), { bag: [2] })
    expect(picked).toEqual(['b'])
  })
})

describe('The quick generator', () => {
  test('It is repeatable, and its state is one number.', () => {
    const a = quickRng(7)
    const words = Array.from({ length: 5 }, () => word(a, 'any'))
    expect(
      Array.from(
        { length: 5 },
        (
          (b) => () =>
            word(b, 'other')
        )(quickRng(7)),
      ),
    ).toEqual(words)
    expect(a.drawn).toEqual({})
    expect(word({ ...quickRng(0), quick: a.quick! }, '')).toBe(word(a, ''))
  })

  test('As a function it takes numbers and texts as seeds.', () => {
    const ten = (seed: number | string) =>
      Array.from(
        { length: 10 },
        (
          (c) => () =>
            c(100)
        )(quickChance(seed)),
      )
    expect(ten('a')).toEqual(ten('a'))
    expect(ten('a')).not.toEqual(ten('b'))
    expect(ten(1)).not.toEqual(ten(2))
    expect(ten(1).every((n) => n >= 0 && n < 100)).toBe(true)
  })
})
