import { readFileSync } from 'node:fs'
import { shorten, start, type Json } from '@shamble/engine'
import { linkOf, logIn, withCarried } from '@shamble/engine/links'
import { randomGame } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { again, newCompany } from '../../src/campaign/campaign.ts'
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

test('21. A custom mission is part of the log: its replay link has all of it, and no other mission passes for it.', async () => {
  const read = readFile(textOf('chapter-1').replace('"Supply Run"', '"My own run"'))
  if ('faults' in read) throw new Error('It was refused.')
  const log = randomGame(zWarOne, 'mine', { seats: 2, options: 'default', carried: read.carried })
  const link = await linkOf(zWarOne, log)
  expect(await logIn(zWarOne, link)).toEqual(log)
  const other = readFile(textOf('chapter-1').replace('"Supply Run"', '"Another run"'))
  if ('faults' in other) throw new Error('It was refused.')
  const forged = await withCarried(shorten(zWarOne, log), other.carried)
  await expect(logIn(zWarOne, forged)).rejects.toThrow(/damaged/)
})

test('21. A custom mission may be played again, without the company; a chapter is no such mission.', () => {
  const { mission } = layoutOf('chapter-2')
  const carried = { ...newCompany(), mission } as unknown as Json
  expect(again(carried)).toEqual({ name: 'Lockdown', carried: { mission } })
  expect(again(newCompany() as unknown as Json)).toBeNull()
})
