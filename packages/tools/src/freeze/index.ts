import { dirname } from 'node:path'
import { stderr, stdout } from 'node:process'
import { games } from '@shamble/catalogue'
import { ENGINE_FORM } from '@shamble/engine'
import { readArguments, type Flags } from '../arguments.ts'
import { Complaint, type Tool } from '../command.ts'
import { gameOf, type Playable } from '../games.ts'
import {
  addEdition,
  ARCHIVE,
  editionOf,
  editionsIn,
  fileFaults,
  gaps,
  goldensIn,
  rulesIn,
  writeList,
} from './archive.ts'
import { ownGoldens } from './goldens.ts'
import { difference } from './same.ts'

const FLAGS: Flags = {
  check: 'switch',
  files: 'switch',
  games: 'value',
  links: 'value',
  size: 'switch',
  into: 'value',
}

const usage = `
pnpm tool freeze [<game> …]

Writes an edition of every game, or of those named, whose current version has none: its rules as one file, and the golden
games of that version. Editions are played for as long as there are links to them; they are never edited or removed.

  --check        write nothing: exit code 1 while a current version is not frozen, or no longer plays as it was frozen
  --games N      how many random games are compared (1000)
  --files        only compare the files with their hashes
  --links N      only make N replay links by the frozen rules, in turn, and open each as a page does
  --size         only measure the built Worker with 0, 2 and 100 editions, which are copies
  --into folder  another archive
`

const SAMPLE = 1000

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const archive = given.text('into') ?? ARCHIVE
  const sample = given.whole('games') ?? SAMPLE
  if (given.on('files')) return told(fileFaults(archive))
  if (given.on('size')) {
    const { sizeTable } = await import('./size.ts')
    stdout.write(`${await sizeTable()}\n`)
    return 0
  }
  const links = given.whole('links')
  if (links !== undefined) return openLinks(archive, links)
  const ids = given.words.length > 0 ? given.words : games.map(({ id }) => id)
  const played = await Promise.all(ids.map((id) => gameOf(id)))
  if (given.on('check')) return told(await faults(archive, played, sample))
  const missing = gaps(
    editionsIn(archive),
    played.map(({ game }) => game),
  )
  if (missing.length > 0) throw new Complaint(missing.join('\n'))
  writeList(archive, editionsIn(archive))
  for (const playable of played) {
    const { id, version } = playable.game
    const known = editionOf(editionsIn(archive), playable.game)
    if (!known) await freeze(archive, playable)
    stdout.write(`${id} ${version}: ${known ? `frozen on ${known.date}` : 'frozen now'}\n`)
  }
  return told(await faults(archive, played, sample))
}

async function openLinks(archive: string, many: number): Promise<number> {
  const editions = editionsIn(archive)
  if (editions.length === 0) throw new Complaint('Nothing is frozen yet: `npm run freeze`.')
  const { linksAstray } = await import('./links.ts')
  const astray = await linksAstray(archive, editions, many)
  stdout.write(`${many} links of ${editions.length} editions, ${astray.length} astray\n`)
  return told(astray)
}

/** Writes the edition of a game's current version. */
async function freeze(archive: string, { game, tests }: Playable): Promise<void> {
  const { bundled } = await import('./bundle.ts')
  const rules = await bundled(dirname(tests))
  const head = {
    game: game.id,
    version: game.version,
    date: new Date().toISOString().slice(0, 10),
    engine: ENGINE_FORM,
  }
  const goldens = ownGoldens(game)
  if (Object.keys(goldens).length === 0)
    throw new Complaint(
      `${game.id} has no golden games of version ${game.version}: \`pnpm tool golden ${game.id}\`.`,
    )
  addEdition(archive, head, rules, goldens)
}

/** Why the current versions of these games may not be deployed, a sentence each. */
async function faults(archive: string, played: readonly Playable[], sample: number): Promise<string[]> {
  const editions = editionsIn(archive)
  const found = [
    ...fileFaults(archive),
    ...gaps(
      editions,
      played.map(({ game }) => game),
    ),
  ]
  if (found.length > 0) return found
  for (const playable of played) {
    const { id, version } = playable.game
    const edition = editionOf(editions, playable.game)
    if (!edition) {
      found.push(`${id} ${version} is not frozen. Run \`npm run freeze\` before you deploy.`)
      continue
    }
    const goldens = { ...goldensIn(archive, edition), ...ownGoldens(playable.game) }
    const differs = difference(await rulesIn(archive, edition), playable.game, goldens, sample)
    if (differs)
      found.push(`${id} ${version} no longer plays as it was frozen. ${differs} Raise its \`version\`.`)
  }
  return found
}

function told(faults: readonly string[]): number {
  stderr.write(faults.map((says) => `${says}\n`).join(''))
  return faults.length > 0 ? 1 : 0
}

export const tool: Tool = { usage, run }
