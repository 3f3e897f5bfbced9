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
    ['apps/web/src/lib/a.ts', '../../../../scripts/server/config.mjs'],
    ['packages/tools/src/a.ts', '../../room/src/index.ts'],
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
    ['packages/tools/src/server/bundle.ts', '../../../../scripts/server/config.mjs'],
    ['e2e/playwright.config.ts', '../scripts/server/server.mjs'],
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
