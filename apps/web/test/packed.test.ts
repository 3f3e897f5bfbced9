import { readdirSync, readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { entryOf } from '@shamble/catalogue'
import { canonical, readCarried, readOptions, type Json } from '@shamble/engine'
import { pack, unpack } from '@shamble/engine/links'
import { describe, expect, test } from 'vitest'
import { MAX_LINK } from '../src/lib/missions/link.ts'
import { addressOf } from '../src/lib/setup.ts'
import { load } from '../src/routes/play/[game]/load.ts'

const MISSIONS = new URL('../../../packages/z-war-one/src/missions/', import.meta.url)
const printed = readdirSync(MISSIONS).filter((name) => name.endsWith('.json'))
const missionIn = (name: string) => JSON.parse(readFileSync(new URL(name, MISSIONS), 'utf8')) as Json

describe('A mission in an address', () => {
  test('All eleven printed missions are tried.', () => {
    expect(printed).toHaveLength(11)
  })

  test.each(printed)('%s comes back as it was, and its link is short enough.', async (name) => {
    const carried = { mission: missionIn(name) }
    const text = await pack(carried)
    expect(text).toMatch(/^[\w-]+$/)
    expect(canonical((await unpack(text))!)).toBe(canonical(carried))
    expect(`https://shamble.example/missions/z-war-one#${text}`.length).toBeLessThanOrEqual(MAX_LINK)
    const { game } = await entryOf('z-war-one')!.rules()
    const options = readOptions(
      game,
      carried.mission && name.startsWith('director') ? { mode: 'director' } : {},
    )
    expect(readCarried(game, await unpack(text), options)).toEqual(await unpack(text))
    const setup = {
      seed: 'a',
      seats: 1,
      options,
      carried,
      packed: text,
      people: [0],
      bots: [],
      challenge: null,
    }
    expect(addressOf(game, setup)).toContain(`carried=${text}`)
  })
})

describe('The page of a game', () => {
  const open = (query: string) =>
    load({
      params: { game: 'z-war-one' },
      url: new URL(`https://shamble.example/play/z-war-one?seed=packed&${query}`),
    })

  test.each(printed)(
    'A game of %s opens by its packed address, and that is the address it keeps.',
    async (name) => {
      const carried = { mission: missionIn(name) }
      const mode = name.startsWith('director') ? 'mode=director&' : ''
      const { setup, slot } = await open(`${mode}carried=${await pack(carried)}`)
      expect(canonical(setup.carried!)).toBe(canonical(carried))
      expect(slot.href).toContain(`carried=${await pack(carried)}`)
      expect(slot.href.length).toBeLessThan(MAX_LINK)
    },
  )

  test('Addresses of before, with plain JSON in them, open as well.', async () => {
    const carried = { mission: missionIn('chapter-1.json') }
    const { setup } = await open(`carried=${encodeURIComponent(JSON.stringify(carried))}`)
    expect(canonical(setup.carried!)).toBe(canonical(carried))
  })

  test('Nonsense, what is no mission and a bomb are refused with a sentence.', async () => {
    const bomb = `1${deflateRawSync(`"${' '.repeat(5_000_000)}"`).toString('base64url')}`
    for (const bad of ['nonsense', '12', await pack({ mission: { id: 'x' } }), await pack([1]), bomb])
      await expect(open(`carried=${bad}`), bad.slice(0, 20)).rejects.toMatchObject({
        status: 400,
        body: { code: 'bad-carried', message: expect.stringMatching(/\.$/) as string },
      })
  })
})
