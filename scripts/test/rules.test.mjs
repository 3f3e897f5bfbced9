import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root, run } from '../workspace.mjs'

/**
 * What oxlint says of these files, with the configuration of this repository.
 * @param {Record<string, string>} files their texts, by path
 * @returns {Promise<string[]>} a line for each fault
 */
async function lint(files) {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    const oxlint = join(root, 'node_modules/.bin/oxlint')
    const { output } = await run([oxlint, '--format', 'unix'], { cwd: folder })
    return output.split('\n').filter((line) => /^packages|^apps/.test(line))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const FORBIDDEN = [
  'export const now = Date.now()',
  'export const now = new Date()',
  'export const die = Math.random()',
  `export const die = Math['random']()`,
  'export const { random } = Math',
  'export async function turn() {}',
  'export const turn = async () => {}',
  'export const x = await turn()',
  'export const y = async () => { for await (const x of turn()) x() }',
  'setTimeout(turn, 10)',
  'setInterval(turn, 10)',
  'queueMicrotask(turn)',
  'export const table = structuredClone(other)',
  'console.log(table)',
  'export const now = performance.now()',
  `document.querySelector('svg')`,
  'window.alert(1)',
  'globalThis.x = 1',
  `export const text = fetch('/rules')`,
  `localStorage.setItem('a', 'b')`,
  'export const later: Promise<void> | null = null',
  'export const die = crypto.getRandomValues(bytes)',
  'export const list = [console]',
  'export const say = { console }',
]

test('Rules use no clock, no chance of their own, no promises and no page.', async () => {
  const files = Object.fromEntries(
    FORBIDDEN.flatMap((line, n) => [
      [`packages/zombie-wars/src/turn-${n}.ts`, `\n${line}\n`],
      [`packages/engine/src/turn-${n}.ts`, `\n${line}\n`],
    ]),
  )
  const found = await lint(files)
  for (const [file, text] of Object.entries(files))
    expect(found, text).toContainEqual(expect.stringContaining(`${file}:2:`))
})

test('Code that is not rules may use all of this.', async () => {
  const text = 'export const f = async () => console.log(Date.now(), Math.random(), document.title)\n'
  const files = [
    'packages/engine/src/testing/a.ts',
    'packages/engine/src/bots/a.ts',
    'packages/engine/test/a.ts',
    'packages/zombie-wars/board/a.ts',
    'packages/zombie-wars/test/a.ts',
    'packages/tools/src/a.ts',
    'apps/web/src/lib/a.ts',
  ]
  expect(await lint(Object.fromEntries(files.map((file) => [file, text])))).toEqual([])
})

test('Rules, bots and reviews use no function that browsers round differently.', async () => {
  const text = 'export const chance = 1 / (1 + Math.exp(-lead))\n'
  const files = [
    'packages/zombie-wars/src/a.ts',
    'packages/engine/src/a.ts',
    'packages/engine/src/bots/a.ts',
    'packages/challenge/src/a.ts',
    'packages/review/src/a.ts',
  ]
  const found = await lint(Object.fromEntries(files.map((file) => [file, text])))
  for (const file of files) expect(found).toContainEqual(expect.stringContaining(`${file}:1:`))
})

test('A word in a comment, in a text or as a name of our own is no fault.', async () => {
  const text = [
    '// Never Date.now() or Math.random() here: await the referee.',
    `export const words = { window: 'a window', fetch: 'fetch the document' }`,
    'export const open = (g: { window: number; process(): void }) => g.window + words.fetch.length',
    'export function read(document: string) { return document }',
    'export const most = Math.max(1, 2)',
    '',
  ].join('\n')
  expect(await lint({ 'packages/zombie-wars/src/a.ts': text, 'packages/engine/src/a.ts': text })).toEqual([])
})
