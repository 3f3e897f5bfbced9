import { games } from '@shamble/catalogue'
import { editionOf } from '@shamble/catalogue/editions'
import { frozenGoldens, ownGoldens } from '@shamble/tools/goldens'
import { expect, test } from 'vitest'
import { showAll } from './showing.ts'

/*
 * Words, boards and pictures of today show the games of every edition. For one whose views and events had another form see `editions.test.ts`.
 */

for (const entry of games)
  for (const { version, goldens } of frozenGoldens(entry.id))
    for (const [name, golden] of Object.entries(goldens))
      test(`${name} of ${entry.id} ${version} is shown.`, async () => {
        const { game } = await editionOf(entry, version)
        await expect(showAll(entry, game, golden)).resolves.toBeUndefined()
      })

test.each(games)('The golden games of $id are shown.', async (entry) => {
  const { game } = await entry.rules()
  for (const golden of Object.values(ownGoldens(game))) await showAll(entry, game, golden)
})
