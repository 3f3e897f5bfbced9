import { join } from 'node:path'
import { advised } from '@shamble/catalogue/advised'
import { editionOf } from '@shamble/catalogue/editions'
import { rulesOf } from '@shamble/catalogue/server'
import { fingerprint, newLog, replay, type AnyGame, type Refusal } from '@shamble/engine'
import { linkOf, logIn } from '@shamble/engine/links'
import { randomGame } from '@shamble/engine/testing'
import { afterAll, expect, test, vi } from 'vitest'
import { entryOf } from '@shamble/catalogue'
import { addEdition, editionsIn } from '../src/freeze/archive.ts'
import { bundled } from '../src/freeze/bundle.ts'
import { linksAstray } from '../src/freeze/links.ts'
import { ROOT } from '../src/games.ts'
import { FROZEN, newArchive, OLD, withOldEdition } from './old-edition.ts'

type Archive = Awaited<ReturnType<typeof withOldEdition>>
const archive = vi.hoisted(() => ({}) as Archive)
vi.mock('../../../editions/index.js', async () => Object.assign(archive, await withOldEdition()))
afterAll(() => archive.remove())

const entry = entryOf('zombie-wars')!
const { game: newest } = await entry.rules()
const refusal = async (asked: Promise<unknown>): Promise<Refusal<string>> =>
  asked.then(
    () => Promise.reject(new Error('It was not refused.')),
    (cause: unknown) => cause as Refusal<string>,
  )

test('The newest version is the package itself.', async () => {
  expect(await editionOf(entry)).toEqual({ game: newest, frozen: null })
  expect((await editionOf(entry, newest.version)).game).toBe(newest)
  expect(await rulesOf('zombie-wars', newest.version)).toBe(await rulesOf('zombie-wars'))
})

test('A link opens under the rules it was made by, and not under others.', async () => {
  const { game: old, frozen } = await editionOf(entry, OLD)
  expect([old.version, frozen]).toEqual([OLD, FROZEN])
  const log = randomGame(old, 'link')
  const link = await linkOf(old, log)
  const opened = await logIn((await editionOf(entry, Number(link.split('.')[0]))).game, link)
  expect(fingerprint(replay(old, opened))).toBe(fingerprint(replay(old, log)))
  // The same moves are another game, or none, by the rules of today.
  expect(endOf(newest, { ...log, version: newest.version })).not.toBe(endOf(old, log))
  await expect(logIn(newest, link)).rejects.toMatchObject({ code: 'other-version' })
  expect(newLog(newest, 'link', { seats: 2, options: {} }).version).toBe(newest.version)
})

function endOf(game: AnyGame, log: Parameters<typeof replay>[1]): string {
  try {
    return fingerprint(replay(game, log))
  } catch (cause) {
    return (cause as Refusal).code
  }
}

test('Bots are advised about old rules as about those of today, and the same rules are the same object.', async () => {
  const game = await advised(entry, undefined, undefined, OLD)
  expect([game.version, game.bots]).toEqual([OLD, (await entry.bots()).bots])
  expect(await rulesOf('zombie-wars', OLD)).toBe(await rulesOf('zombie-wars', OLD))
  expect((await rulesOf('zombie-wars', OLD)).version).toBe(OLD)
})

test('Links of an edition end as they were played; where other rules open them, that is reported.', async () => {
  const editions = editionsIn(archive.folder)
  expect(editions).toMatchObject([{ game: 'zombie-wars', version: OLD }])
  expect(await linksAstray(archive.folder, editions, 5)).toEqual([])
  const another = newArchive()
  try {
    const rules = await bundled(join(ROOT, 'packages/zombie-wars'))
    const head = { game: 'zombie-wars', version: OLD, date: FROZEN, engine: 1 }
    addEdition(another.archive, head, rules.replace(/version: \d+/, `version: ${OLD}`), {})
    expect(await linksAstray(another.archive, editionsIn(another.archive), 2)).toHaveLength(2)
  } finally {
    another.remove()
  }
})

test('An unknown version is refused, with those that there are.', async () => {
  for (const version of [0, 77, NaN]) {
    const { code, message } = await refusal(editionOf(entry, version))
    expect([code, message]).toEqual([
      'unknown-version',
      `This was made by version ${version} of the rules, which does not exist here. There are ${OLD}, ${newest.version}, 99.`,
    ])
  }
  const { message } = await refusal(editionOf(entryOf('world-war-z')!, 77))
  expect(message).toMatch(/There is only \d+\.$/)
})

test('An edition that needs a newer engine is refused and not loaded.', async () => {
  const { code, message } = await refusal(editionOf(entry, 99))
  expect([code, message]).toEqual([
    'newer-engine',
    'This was made by version 99 of the rules, which needs a newer page. Reload it.',
  ])
})
