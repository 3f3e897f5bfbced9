import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chdir, cwd } from 'node:process'
import { pathToFileURL } from 'node:url'
import { games } from '@shamble/catalogue'
import type * as testing from '@shamble/engine/testing'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ARCHIVE,
  editionOf,
  editionsIn,
  fileFaults,
  gaps,
  goldensIn,
  rulesIn,
  type Edition,
} from '../src/freeze/archive.ts'
import { bundled } from '../src/freeze/bundle.ts'
import { astrayIn, difference } from '../src/freeze/same.ts'
import { copyEditions } from '../src/freeze/size.ts'
import { gameOf, ROOT } from '../src/games.ts'
import { told as tool } from './command.ts'
import { addOldEdition, lastIn, newArchive, OLD } from './old-edition.ts'

const { archive, remove } = newArchive()
const file = (name: string) => join(archive, name)

beforeAll(() => addOldEdition(archive))
afterAll(remove)

// What is in the repository.

test('No file of the archive was edited, and no version is missing.', async () => {
  const current = await Promise.all(games.map(async (entry) => (await entry.rules()).game))
  expect([...fileFaults(ARCHIVE), ...gaps(editionsIn(ARCHIVE), current)]).toEqual([])
})

for (const edition of editionsIn(ARCHIVE)) {
  test(`The engine of today plays ${edition.game} ${edition.version} as it was frozen.`, async () => {
    expect(astrayIn(await rulesIn(ARCHIVE, edition), goldensIn(ARCHIVE, edition))).toBeNull()
  })
}

for (const { id } of games) {
  test(`${id} plays as it was frozen, if it is.`, async () => {
    const { game } = await gameOf(id)
    const edition = editionOf(editionsIn(ARCHIVE), game)
    if (!edition) return
    expect(difference(await rulesIn(ARCHIVE, edition), game, {}, 10)).toBeNull()
  })
}

test.each(games)('changes.md of $id says what each version changed.', async ({ id, rules, rulebook }) => {
  const { changes } = (await rulebook()).rulebook
  const versions = editionsIn(ARCHIVE).flatMap(({ game, version }) => (game === id ? [version] : []))
  for (const version of [...versions, (await rules()).game.version])
    expect(changes, `version ${version}`).toContain(`\n## Version ${version}\n`)
})

// Freezing.

test.each(games)('$id is frozen as one readable file that plays the same.', async ({ id }) => {
  const { archive, remove } = newArchive()
  try {
    const frozen = await tool('freeze', id, '--into', archive, '--games', '5')
    expect([frozen.code, frozen.err]).toEqual([0, ''])
    const edition = lastIn(archive)
    const { game } = await gameOf(id)
    expect(edition).toMatchObject({ game: id, version: game.version })
    expect(Object.keys(goldensIn(archive, edition))).toEqual(edition.golden)
    expect(edition.golden.length).toBeGreaterThan(2)
    const text = readFileSync(join(archive, id, `${game.version}.js`), 'utf8')
    const imports = [...text.matchAll(/^import .* from "(.*)"/gm)].map(([, from]) => from)
    for (const from of imports) expect(from).toMatch(/^@shamble\/engine(\/boards)?$/)
    expect(text, 'of this machine').not.toContain(ROOT)
    const rules = await rulesIn(archive, edition)
    for (const part of ['view', 'imagine', 'setUp', 'steps', 'score'] as const)
      expect(rules[part]).toBeDefined()
    expect(rules.refuseCarried === undefined).toBe(game.refuseCarried === undefined)
    expect(Object.keys(rules.steps).sort()).toEqual(Object.keys(game.steps).sort())
  } finally {
    remove()
  }
})

test('What is frozen is not frozen again.', async () => {
  const { archive, remove } = newArchive()
  const line = ['freeze', 'waterdeep-solo', '--games', '1', '--into', archive]
  try {
    expect((await tool(...line)).out).toMatch(/^waterdeep-solo \d+: frozen now\n$/)
    const editions = editionsIn(archive)
    expect((await tool(...line)).out).toMatch(/^waterdeep-solo \d+: frozen on /)
    expect(editionsIn(archive)).toEqual(editions)
    expect((await tool(...line, '--check')).code).toBe(0)
  } finally {
    remove()
  }
})

test('The same sources give the same bytes, wherever the command is run.', async () => {
  const before = cwd()
  const folder = join(ROOT, 'packages/zombie-wars')
  const text = await bundled(folder)
  chdir('/')
  try {
    expect(await bundled(folder)).toBe(text)
  } finally {
    chdir(before)
  }
})

test('For its size the Worker is bundled with copies of the editions, under other versions.', async () => {
  const { archive, remove } = newArchive()
  try {
    copyEditions(archive, 7)
    const copies = editionsIn(archive)
    expect(copies.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(new Set(copies.map(({ game }) => game)).size).toBeGreaterThan(1)
    expect(fileFaults(archive)).toEqual([])
    const { editions } = await import(pathToFileURL(join(archive, 'index.js')).href)
    const { game } = await editions[copies[6]!.game][7].load()
    expect(game.id).toBe(copies[6]!.game)
  } finally {
    remove()
  }
})

// Checks.

test('What is not frozen may not be deployed; the sentence names the command.', async () => {
  const checked = await tool('freeze', 'waterdeep-solo', '--check', '--into', archive)
  expect(checked.code).toBe(1)
  expect(checked.err).toMatch(/^waterdeep-solo 1 is not frozen\. Run `npm run freeze` before you deploy\.\n$/)
})

test('What plays otherwise than it was frozen may not be deployed.', async () => {
  const { archive, remove } = newArchive()
  try {
    await addOldEdition(archive)
    const { game } = await gameOf('zombie-wars')
    const old = await rulesIn(archive, lastIn(archive))
    expect(old.version).toBe(OLD)
    const same = { ...game, version: OLD }
    expect(difference(old, old, goldensIn(archive, lastIn(archive)), 3)).toBeNull()
    expect(difference(old, same, goldensIn(archive, lastIn(archive)), 3)).toMatch(
      /golden game old-\d goes astray/,
    )
    expect(difference(old, same, {}, 10)).toMatch(
      /The random game frozen-\d has another move|ends in another/,
    )
  } finally {
    remove()
  }
})

test('A raised version needs an edition of the one before; the sentence names the command.', () => {
  const frozen = (version: number) => ({ game: 'go', version }) as Edition
  const at = (version: number) => [{ id: 'go', version }]
  expect(gaps([], at(5)), 'nothing was ever deployed').toEqual([])
  expect(gaps([frozen(2)], at(2))).toEqual([])
  expect(gaps([frozen(2)], at(3))).toEqual([])
  expect(gaps([frozen(2), frozen(3)], at(4))).toEqual([])
  expect(gaps([frozen(2)], at(4))).toEqual([
    'go is at version 4, but version 3 has no edition. Run `npm run freeze` at version 3, before the version is raised; ' +
      'or stay at version 3 if it was never deployed.',
  ])
})

test('A changed file of rules fails by its hash, and is never run.', async () => {
  const { archive, remove } = newArchive()
  try {
    await addOldEdition(archive)
    const edition = lastIn(archive)
    const rules = join(archive, `zombie-wars/${OLD}.js`)
    const run = join(archive, 'was-run')
    writeFileSync(
      rules,
      `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(run)}, '')\n${readFileSync(rules, 'utf8')}`,
    )
    const says = `editions/zombie-wars/${OLD}.js does not match its hash. Restore it: editions are never edited.`
    expect(fileFaults(archive)).toEqual([says])
    await expect(rulesIn(archive, edition)).rejects.toThrow(says)
    expect(existsSync(run)).toBe(false)
    const checked = await tool('freeze', '--files', '--into', archive)
    expect([checked.code, checked.err]).toEqual([1, `${says}\n`])
  } finally {
    remove()
  }
})

test('An index that was edited is found.', () => {
  const index = readFileSync(file('index.js'), 'utf8')
  writeFileSync(file('index.js'), index.replace(/engine: \d+/, 'engine: 0'))
  expect(fileFaults(archive)).toEqual([
    'index.js of the editions is not what editions.json says. `npm run freeze` writes it again.',
  ])
  writeFileSync(file('index.js'), index)
  expect(fileFaults(archive)).toEqual([])
})

// The engine's promise.

test('A change of the order in which the engine runs steps is noticed by the golden games.', async () => {
  const edition = lastIn(archive)
  const [old, goldens] = [await rulesIn(archive, edition), goldensIn(archive, edition)]
  const first = Object.values(goldens)[0]!
  const { checkGolden: byToday } = await engine('today', (code) => code)
  expect(byToday(old, first)).toBeNull()
  const { checkGolden: byAnother } = await engine('another', (code) => {
    const taken = 'this.#due.pop()!'
    expect(code).toContain(taken)
    return code.replace(taken, 'this.#due.shift()!')
  })
  // Set-up may already fail.
  expect(() => {
    if (byAnother(old, first) !== null) throw new Error('It goes astray.')
  }).toThrow()
})

/** What tests of the engine call, built with its referee changed. */
async function engine(name: string, change: (referee: string) => string): Promise<typeof testing> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name,
        enforce: 'pre',
        transform: (code, id) => (id.endsWith('/engine/src/referee.ts') ? change(code) : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(ROOT, 'packages/engine/src/testing/index.ts'), formats: ['es'], fileName: name },
    },
  })
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }]
  writeFileSync(file(`${name}.mjs`), output[0].code)
  return import(pathToFileURL(file(`${name}.mjs`)).href)
}
