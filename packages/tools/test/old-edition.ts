import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ENGINE_FORM, type AnyGame } from '@shamble/engine'
import { goldenOf, randomGame } from '@shamble/engine/testing'
import type { Plugin } from 'vite'
import { ROOT } from '../src/games.ts'
import { addEdition, ARCHIVE, editionsIn, rulesIn, writeList, type Edition } from '../src/freeze/archive.ts'
import { bundled } from '../src/freeze/bundle.ts'

/** The version of the old edition: Zombie Wars before a rule was changed. */
export const OLD = 1

/** The day on which it was frozen. */
export const FROZEN = '2026-01-31'

/** An empty archive in a folder of its own. Editions in it find the engine as those of the repository do. */
export function newArchive(): { archive: string; remove: () => void } {
  const archive = mkdtempSync(join(tmpdir(), 'shamble-editions-'))
  symlinkSync(join(ARCHIVE, 'node_modules'), join(archive, 'node_modules'))
  writeList(archive, [])
  return { archive, remove: () => rmSync(archive, { recursive: true }) }
}

/**
 * Zombie Wars by the old rules, built as `npm run freeze` builds an edition: a town of forty townspeople, not of fifty. Its views count
 * the `folk`, today the `living`; it tells of the `struck` hour, today the `hour`.
 */
const oldRules = (): Promise<string> => bundled(join(ROOT, 'packages/zombie-wars'), [other])

/** Brings its views and events to today's form. */
const TO_NEXT = `
export const view = ({ folk, ...view }) => ({ ...view, living: folk })

export const event = (event) =>
  event.type === 'hourStruck' ? { type: 'hourStruck', hour: event.struck } : event
`

/** Adds the old edition of Zombie Wars to an archive, with three golden games and its adapter. Resolves to its rules. */
export async function addOldEdition(archive: string): Promise<AnyGame> {
  const rules = await oldRules()
  const head = { game: 'zombie-wars', version: OLD, date: FROZEN, engine: ENGINE_FORM }
  addEdition(archive, head, rules, {})
  const game = await rulesIn(archive, editionsIn(archive).at(-1)!)
  const goldens = [0, 1, 2].map((n) => [`old-${n}`, goldenOf(game, randomGame(game, `old-${n}`))] as const)
  writeList(archive, editionsIn(archive).slice(0, -1))
  writeFileSync(join(archive, `zombie-wars/${OLD}-to-next.ts`), TO_NEXT.trimStart())
  addEdition(archive, head, rules, Object.fromEntries(goldens))
  return game
}

/**
 * The module `@shamble/editions` as it will be: with the old edition of Zombie Wars, and with one of version 99 that needs a newer
 * engine. For `vi.mock`. `remove` deletes its files.
 */
export async function withOldEdition(): Promise<{ editions: Editions; folder: string; remove: () => void }> {
  const { archive, remove } = newArchive()
  await addOldEdition(archive)
  const { editions } = (await import(pathToFileURL(join(archive, 'index.js')).href)) as { editions: Editions }
  const load = () => Promise.reject(new Error('It must not be loaded.'))
  const newer = { 99: { date: FROZEN, engine: ENGINE_FORM + 1, load } }
  return {
    editions: { ...editions, 'zombie-wars': { ...editions['zombie-wars'], ...newer } },
    folder: archive,
    remove,
  }
}

type Editions = Record<string, Record<number, { load: () => Promise<{ game: AnyGame }> }>>

/** The last edition of an archive. */
export const lastIn = (archive: string): Edition => editionsIn(archive).at(-1)!

const other: Plugin = {
  name: 'other-rules',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/src/box.ts')) return changed(code, /version: \d+/, `version: ${OLD}`)
    if (id.endsWith('/src/data.ts')) return changed(code, /TOWNIES = 50/, 'TOWNIES = 40')
    if (id.endsWith('/src/view.ts')) return changed(code, /living: living/, 'folk: living')
    if (id.endsWith('/src/round.ts')) return changed(code, /'hourStruck', hour/, "'hourStruck', struck")
    return null
  },
}

function changed(code: string, from: RegExp, to: string): string {
  if (!from.test(code)) throw new Error(`Zombie Wars has no ${from}: change another rule.`)
  return code.replace(from, to)
}
