import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { faults } from '../directions.mjs'

/** @type {string} */
let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'directions-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/**
 * Writes one file into an empty repository and says what is wrong with it.
 * @param {string} file
 * @param {string} text
 */
function faultsOf(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  return faults(root).map(({ file: where, line, says }) => `${where}:${line} ${says}`)
}

describe('Imports point one way.', () => {
  test.each([
    ['packages/engine/src/a.ts', '@shamble/zombie-wars'],
    ['packages/engine/test/a.ts', '@shamble/catalogue'],
    ['packages/engine/src/a.ts', 'svelte'],
    ['packages/engine/src/a.ts', '../../zombie-wars/src/index.ts'],
    ['packages/zombie-wars/src/a.ts', '@shamble/catalogue'],
    ['packages/zombie-wars/src/a.ts', '@shamble/z-war-one'],
    ['packages/zombie-wars/board/a.ts', '@shamble/z-war-one/board'],
    ['packages/zombie-wars/src/a.ts', '../board/index.ts'],
    ['packages/zombie-wars/src/deep/a.ts', '../../rulebook/index.ts'],
    ['packages/zombie-wars/src/a.ts', '@shamble/zombie-wars/board'],
    ['packages/zombie-wars/rulebook/a.ts', '../board/index.ts'],
    ['packages/zombie-wars/src/a.ts', '../lessons/index.ts'],
    ['packages/zombie-wars/src/a.ts', '../parts/index.ts'],
    ['packages/zombie-wars/parts/index.ts', '../board/looks.ts'],
    ['packages/zombie-wars/lessons/a.ts', '../rulebook/index.ts'],
    ['packages/zombie-wars/src/a.ts', 'node:fs'],
    ['packages/zombie-wars/src/a.ts', 'svelte'],
    ['packages/zombie-wars/board/a.ts', '$lib/play'],
    ['packages/catalogue/src/a.ts', '@shamble/room'],
    ['packages/catalogue/src/a.ts', '@shamble/tools'],
    ['packages/room/src/a.ts', '@shamble/web'],
    ['packages/room/src/a.ts', '@shamble/challenge'],
    ['packages/room/src/a.ts', '@shamble/catalogue'],
    ['packages/room/src/a.ts', '@shamble/zombie-wars'],
    ['packages/room/test/a.test.ts', '@shamble/catalogue'],
    ['packages/challenge/src/a.ts', '@shamble/zombie-wars'],
    ['apps/web/src/lib/a.ts', '@shamble/zombie-wars'],
    ['e2e/specs/a.spec.ts', '@shamble/catalogue'],
    ['packages/challenge/src/a.ts', '@shamble/room'],
    ['packages/zombie-wars/src/a.ts', '@shamble/challenge'],
    ['packages/preview/src/a.ts', '@shamble/zombie-wars/picture'],
    ['packages/preview/src/a.ts', 'svelte'],
    ['packages/zombie-wars/board/picture.ts', '@shamble/preview'],
    ['packages/room/src/a.ts', '../../../apps/web/src/lib/a.ts'],
    ['apps/web/src/lib/a.ts', '@shamble/tools'],
  ])('%s may not import %s', (file, from) => {
    for (const text of [
      `import { x } from '${from}'`,
      `import type { X } from '${from}'`,
      `export * from '${from}'`,
      `const x = () => import('${from}')`,
      `type X = import('${from}').X`,
    ]) {
      expect(faultsOf(file, `\n${text}\n`)).toEqual([expect.stringContaining(`${file}:2 `)])
    }
  })

  test.each([
    ['packages/engine/src/a.ts', '@noble/hashes/sha2.js'],
    ['packages/engine/src/a.ts', './position.ts'],
    ['packages/engine/src/testing/a.ts', './scene.ts'],
    ['packages/zombie-wars/src/a.ts', '@shamble/engine/boards'],
    ['packages/zombie-wars/src/deep/a.ts', '../table.ts'],
    ['packages/zombie-wars/rulebook/index.ts', '../src/index.ts'],
    ['packages/zombie-wars/board/index.ts', '../src/words.ts'],
    ['packages/zombie-wars/lessons/index.ts', '../src/table.ts'],
    ['packages/zombie-wars/parts/index.ts', '../src/table.ts'],
    ['packages/zombie-wars/test/a.test.ts', '../lessons/index.ts'],
    ['packages/zombie-wars/test/a.test.ts', '../src/index.ts'],
    ['packages/zombie-wars/test/a.test.ts', 'node:fs'],
    ['packages/zombie-wars/vitest.config.ts', 'vitest/config'],
    ['packages/catalogue/src/index.ts', '@shamble/zombie-wars'],
    ['packages/room/src/index.ts', '@shamble/engine/bots'],
    ['packages/room/test/playing.test.ts', '@shamble/zombie-wars'],
    ['packages/challenge/test/judge.test.ts', '@shamble/zombie-wars/words'],
    ['e2e/playing.ts', '@shamble/zombie-wars'],
    ['packages/tools/src/tool.ts', '@shamble/room'],
    ['packages/challenge/src/judge.ts', '@shamble/engine/bots'],
    ['packages/preview/src/draw.ts', '@shamble/engine/picture'],
    ['apps/web/src/lib/a.ts', '@shamble/preview'],
    ['apps/web/worker/seed.ts', '@shamble/challenge'],
    ['apps/web/src/lib/a.ts', '$lib/play'],
    ['apps/web/worker/room.ts', '@shamble/room'],
  ])('%s may import %s', (file, from) => {
    expect(faultsOf(file, `import { x } from '${from}'\n`)).toEqual([])
  })

  test('In a Svelte file the scripts are read, and lines keep their numbers.', () => {
    const text = `<p>import x from '@shamble/catalogue'</p>\n<script lang="ts">\n  import x from '@shamble/room'\n</script>\n`
    expect(faultsOf('packages/zombie-wars/board/Board.svelte', text)).toEqual([
      'packages/zombie-wars/board/Board.svelte:3 zombie-wars may not import @shamble/room',
    ])
  })
})

describe('Rules know only the table.', () => {
  const rules = ['packages/zombie-wars/src/turn.ts', 'packages/engine/src/chance.ts']

  test.each([
    'const now = Date.now()',
    'const now = new Date()',
    'const die = Math.random()',
    `const die = Math['random']()`,
    'const { random } = Math',
    'export async function turn() {}',
    'export const turn = async () => {}',
    'const x = await turn()',
    'setTimeout(turn, 10)',
    'setInterval(turn, 10)',
    'queueMicrotask(turn)',
    'const table = structuredClone(other)',
    'console.log(table)',
    'const now = performance.now()',
    `document.querySelector('svg')`,
    'window.alert(1)',
    'globalThis.x = 1',
    `const text = fetch('/rules')`,
    `localStorage.setItem('a', 'b')`,
    'const later: Promise<void> | null = null',
    'const die = crypto.getRandomValues(bytes)',
    'const list = [console]',
    'const say = { console }',
  ])('%s', (line) => {
    for (const file of rules) expect(faultsOf(file, `\n${line}\n`)[0]).toContain(`${file}:2 `)
  })

  test('Where there are no rules, all this is free.', () => {
    const text = 'export const f = async () => console.log(Date.now(), Math.random(), document.title)\n'
    for (const file of [
      'packages/engine/src/testing/a.ts',
      'packages/engine/src/bots/a.ts',
      'packages/engine/test/a.ts',
      'packages/zombie-wars/board/a.ts',
      'packages/zombie-wars/test/a.ts',
      'packages/tools/src/a.ts',
      'apps/web/src/lib/a.ts',
    ]) {
      expect(faultsOf(file, text)).toEqual([])
    }
  })

  test('A word in a comment, in a text or as a name of our own is no fault.', () => {
    const text = [
      '// Never Date.now() or Math.random() here: await the referee.',
      `export const words = { window: 'a window', fetch: 'fetch the document' }`,
      'export const open = (g: { window: number; process(): void }) => g.window + words.fetch.length',
      'export function read(document: string) { return document }',
      'export const most = Math.max(1, 2)',
      '',
    ].join('\n')
    for (const file of rules) expect(faultsOf(file, text)).toEqual([])
  })
})

describe('Each word means one thing.', () => {
  test.each([
    ['packages/room/src/a.ts', 'export const seatSheet = 1'],
    ['packages/zombie-wars/board/a.ts', 'export interface Sheets {}'],
    ['apps/web/src/lib/play/a.ts', 'export function director() {}'],
    ['packages/engine/src/testing/a.ts', 'export type Trial = { games: number }'],
    ['packages/room/src/a.ts', 'export const look = (glance: string) => glance'],
    ['packages/engine/src/a.ts', 'export interface Seen { eyes: number[] }'],
    ['packages/room/src/a.ts', 'export const keeping = 1'],
    ['packages/challenge/src/a.ts', 'export const kindnessOf = 1'],
    ['packages/tools/src/a.ts', 'export const seatsWish = 1'],
    ['packages/catan-zombies/board/a.ts', 'export const { wide } = { wide: 1 }'],
    ['packages/zombie-wars/board/a.ts', 'const HIGH = 1'],
    ['packages/room/src/a.ts', 'export interface World { now: number }'],
    ['packages/room/src/a.ts', 'export function host() {}'],
    ['packages/room/src/a.ts', 'export const hear = 1'],
    ['apps/web/worker/a.ts', 'export const lines = []'],
    ['packages/room/src/client/a.ts', 'export const joinTable = 1'],
    ['packages/engine/src/a.ts', 'export const placeOf = 1'],
    ['apps/web/worker/a.ts', 'export class Seed {}'],
    ['packages/room/src/a.ts', '// One glance at the room.'],
    ['packages/room/src/a.ts', '/** What a sheet tells. */\nexport const x = 1'],
  ])('%s: %s', (file, line) => {
    expect(faultsOf(file, `\n${line}\n`)).toEqual([expect.stringMatching(`^${file}:2 .* is taken: `)])
  })

  test.each([
    'packages/room/src/sheet.ts',
    'apps/web/src/lib/play/director.svelte.ts',
    'packages/tools/src/balance/table.ts',
    'apps/web/src/lib/room/Glance.svelte',
  ])('A file may not be called %s', (file) => {
    expect(faultsOf(file, '')).toEqual([expect.stringMatching(`^${file}:1 .* is taken: `)])
  })

  test.each([
    ['docs/a.md', 'The **sheet** of a seat.'],
    ['README.md', 'Each trial is a wish.'],
    ['packages/room/README.md', 'A glance.'],
  ])('%s: %s', (file, line) => {
    expect(faultsOf(file, `# A\n\n${line}\n`)).toEqual([expect.stringMatching(`^${file}:3 .* is taken: `)])
  })

  test('Where a word has its meaning it may be said.', () => {
    for (const [file, text] of /** @type {const} */ ([
      ['packages/zombie-wars/board/a.ts', '// Its style sheet.\nexport const styleSheet = 1'],
      ['packages/z-war-one/src/director.ts', 'export const director = 1'],
      ['packages/room/src/messages.ts', 'export interface Seen { eyes: number[]; sheets: number[] }'],
      ['packages/engine/src/bots/a.ts', 'export const world = 1'],
      ['packages/engine/src/boards/a.ts', 'export const places = []'],
      ['packages/zombie-wars/src/table.ts', 'export interface Table { place: number }'],
      ['packages/room/src/a.ts', 'export const view = (table: number) => table'],
      ['packages/engine/src/a.ts', 'export const highest = (seed: string) => seed'],
      ['apps/web/src/lib/embed/host.ts', 'export const line = 1'],
      ['packages/room/src/a.ts', 'export const wire = { sheets: [], eyes: [] }'],
      ['docs/a.md', 'A `sheet` in code, a style sheet, and\n```\nsheet trial\n```\n'],
    ])) {
      expect(faultsOf(file, `${text}\n`)).toEqual([])
    }
  })
})
