import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyGame } from '@shamble/engine'
import type { Golden } from '@shamble/engine/testing'
import { Complaint } from '../command.ts'
import { ROOT } from '../games.ts'

/*
 * The archive of editions: `editions.json` lists them, `index.js` loads them, and each has its rules and its golden games in
 * `<game>/<version>.js` and `<game>/<version>.golden.json`. Where its views or events had another form, `<game>/<version>-to-next.ts`
 * brings them to that of the next version.
 */

/** The folder of the archive. */
export const ARCHIVE = join(ROOT, 'editions')

/** An edition, as the archive lists it. */
export interface Edition {
  game: string
  version: number
  /** Of its file of rules, in hexadecimal digits. */
  sha256: string
  /** The day it was frozen, in UTC: 2027-03-04. */
  date: string
  /** The engine it needs: `ENGINE_FORM` when it was frozen. */
  engine: number
  /** The names of its golden games. */
  golden: string[]
}

/** A version of a game that could be deployed. */
export type Current = Pick<AnyGame, 'id' | 'version'>

/** The golden games of an edition by name. */
export type Goldens = Record<string, Golden>

const LIST = 'editions.json'
const INDEX = 'index.js'

/** The editions of an archive, in the order they were frozen. */
export function editionsIn(archive: string): Edition[] {
  const file = join(archive, LIST)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Edition[]) : []
}

/** Adds an edition to an archive: its rules, its golden games, and its line in the list and in the index. */
export function addEdition(
  archive: string,
  head: Pick<Edition, 'game' | 'version' | 'date' | 'engine'>,
  rules: string,
  goldens: Goldens,
): void {
  const edition: Edition = { ...head, sha256: hashOf(rules), golden: Object.keys(goldens) }
  mkdirSync(dirname(rulesFile(archive, head)), { recursive: true })
  writeFileSync(rulesFile(archive, head), rules)
  writeFileSync(goldenFile(archive, head), `${JSON.stringify(goldens)}\n`)
  writeList(archive, [...editionsIn(archive), edition])
}

/** Writes the list of an archive and the index that is made from it. */
export function writeList(archive: string, editions: readonly Edition[]): void {
  writeFileSync(join(archive, LIST), `${JSON.stringify(editions, null, 2)}\n`)
  writeFileSync(join(archive, INDEX), indexOf(archive, editions))
}

/** The rules of an edition. Throws a `Complaint`, and runs nothing, if the file does not match its hash. */
export async function rulesIn(archive: string, edition: Edition): Promise<AnyGame> {
  const fault = hashFault(archive, edition)
  if (fault) throw new Complaint(fault)
  const { game } = (await import(pathToFileURL(rulesFile(archive, edition)).href)) as { game: AnyGame }
  return game
}

/** The golden games that an edition was frozen with. */
export const goldensIn = (archive: string, edition: Edition): Goldens =>
  JSON.parse(readFileSync(goldenFile(archive, edition), 'utf8')) as Goldens

/** The faults of the files of an archive, a sentence each: rules that do not match their hash, and an index that was edited. */
export function fileFaults(archive: string): string[] {
  const editions = editionsIn(archive)
  const faults = editions.flatMap((edition) => hashFault(archive, edition) ?? [])
  if (readFileSync(join(archive, INDEX), 'utf8') !== indexOf(archive, editions))
    faults.push(`${INDEX} of the editions is not what ${LIST} says. \`npm run freeze\` writes it again.`)
  return faults
}

/**
 * The versions that should have been frozen before a later one began, a sentence each. From its first edition on a game has one of
 * every version before the current one.
 */
export function gaps(editions: readonly Edition[], games: readonly Current[]): string[] {
  return games.flatMap(({ id, version }) => {
    const frozen = editions.filter(({ game }) => game === id).map((edition) => edition.version)
    const first = Math.min(...frozen)
    return Array.from({ length: version - 1 }, (_, n) => n + 1)
      .filter((before) => before > first && !frozen.includes(before))
      .map(
        (before) =>
          `${id} is at version ${version}, but version ${before} has no edition. Run \`npm run freeze\` at version ${before}, ` +
          `before the version is raised; or stay at version ${before} if it was never deployed.`,
      )
  })
}

/** The edition of a current version; undefined: it is not frozen. */
export const editionOf = (editions: readonly Edition[], { id, version }: Current): Edition | undefined =>
  editions.find((edition) => edition.game === id && edition.version === version)

type Named = Pick<Edition, 'game' | 'version'>

/** The file with the rules of an edition. */
export const rulesFile = (archive: string, { game, version }: Named): string =>
  join(archive, game, `${version}.js`)
/** The adapter of an edition, where its views or events had another form. */
const adapterFile = ({ game, version }: Named) => `${game}/${version}-to-next.ts`
const goldenFile = (archive: string, { game, version }: Named) =>
  join(archive, game, `${version}.golden.json`)
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

function hashFault(archive: string, edition: Edition): string | null {
  const file = rulesFile(archive, edition)
  const name = `editions/${edition.game}/${edition.version}.js`
  if (!existsSync(file)) return `${name} is missing. Restore it: editions are never removed.`
  if (hashOf(readFileSync(file, 'utf8')) === edition.sha256) return null
  return `${name} does not match its hash. Restore it: editions are never edited.`
}

function indexOf(archive: string, editions: readonly Edition[]): string {
  const games = [...new Set(editions.map(({ game }) => game))]
  const lines = games.flatMap((id) => [
    `  '${id}': {`,
    ...editions.filter(({ game }) => game === id).map((edition) => lineOf(archive, edition)),
    '  },',
  ])
  return ['// Written by `npm run freeze`.', 'export const editions = {', ...lines, '}', ''].join('\n')
}

function lineOf(archive: string, edition: Edition): string {
  const { game, version, date, engine } = edition
  const adapter = adapterFile(edition)
  const next = existsSync(join(archive, adapter)) ? `, next: () => import('./${adapter}')` : ''
  return `    ${version}: { date: '${date}', engine: ${engine}, load: () => import('./${game}/${version}.js')${next} },`
}
