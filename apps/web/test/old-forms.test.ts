import { entryOf } from '@shamble/catalogue'
import { editionOf } from '@shamble/catalogue/editions'
import { goldenOf, randomGame } from '@shamble/engine/testing'
import { OLD, withOldEdition } from '@shamble/tools/old-edition'
import { afterAll, expect, test, vi } from 'vitest'
import { showAll } from './showing.ts'

/*
 * An edition whose views and events had another form, with its adapter. It is made for this test.
 */

type Archive = Awaited<ReturnType<typeof withOldEdition>>
const archive = vi.hoisted(() => ({}) as Archive)
vi.mock('../../../editions/index.js', async () => Object.assign(archive, await withOldEdition()))
afterAll(() => archive.remove())

test('Words, boards and pictures of today show an old game whose views and events had another form.', async () => {
  const entry = entryOf('zombie-wars')!
  const { game: shown } = await editionOf(entry, OLD)
  const golden = goldenOf(shown, randomGame(shown, 'old-page', { seats: 2, options: 'default' }))
  await showAll(entry, shown, golden)
  const { game: unadapted } = await archive.editions[entry.id]![OLD]!.load()
  await expect(showAll(entry, unadapted, golden)).rejects.toThrow('undefined')
})
