import { readFileSync } from 'node:fs'
import { start } from '@shamble/engine'
import { expect, test } from 'vitest'
import { zWarOne } from '../../src/index.ts'
import { readFile } from '../../src/missions/file.ts'
import { layoutOf } from '../../src/missions/index.ts'

const textOf = (id: string) => readFileSync(new URL(`../../src/missions/${id}.json`, import.meta.url), 'utf8')

test('21. A mission file is read, carried into a game and played on its own map.', () => {
  const mine = { ...(JSON.parse(textOf('chapter-5')) as object), name: 'My own night' }
  const read = readFile(JSON.stringify(mine, null, 2))
  if ('faults' in read) throw new Error('It was refused.')
  const { position } = start(zWarOne, 'mine', 1, {}, read.carried)
  expect(layoutOf(position.table.mission).mission).toEqual(mine)
})

test('21. A broken file is refused with everything that is wrong with it; so is one that is no JSON.', () => {
  const broken = JSON.parse(textOf('chapter-1')) as {
    floors: { rows: string[] }[]
    spawn: { rolls: number }[]
  }
  broken.floors[0]!.rows[0] += '-'
  broken.spawn[0]!.rolls = 9
  expect(readFile(JSON.stringify(broken))).toMatchObject({
    faults: [{ where: 'spawn[0].rolls', expected: 'a whole number from 0 to 6', found: '9' }],
  })
  broken.spawn[0]!.rolls = 1
  const drawn = readFile(JSON.stringify(broken))
  expect(drawn).toMatchObject({ faults: [{ where: 'floors[0].rows[0]' }] })
  expect(readFile('{"id": ')).toMatchObject({ faults: [{ where: '', expected: 'JSON' }] })
})
