import { budgetOf, scriptsLoaded, type Weighed } from '@shamble/tools/weight'
import { gamesWithPuzzles } from '../puzzles.ts'
import { openRoom } from '../rooms.ts'
import { expect, test } from '../test.ts'

// Files served by a service worker would not be seen.
test.use({ serviceWorkers: 'block' })

const GAMES = ['zombie-wars', 'catan-zombies', 'waterdeep-solo', 'world-war-z', 'z-war-one']

for (const game of GAMES)
  test(`${game}: no page loads more script than its budget before anybody moves.`, async ({
    context,
    request,
  }) => {
    const rules = await (await request.get(`/rules/${game}`)).text()
    const scene = new RegExp(`/embed/scene/${game}/[\\w-]+`).exec(rules)![0]
    const pages: [Weighed, string][] = [
      ['play', `/play/${game}?seed=weight`],
      ['room', await openRoom(request, { game })],
      ['embed', scene],
      ['rules', `/rules/${game}`],
    ]
    if (gamesWithPuzzles.includes(game))
      pages.push(['puzzle', `/puzzle/${game}/1`], ['puzzleFrame', `/embed/puzzle/${game}/1`])
    if (game === 'z-war-one') pages.push(['missions', '/missions/new'])
    for (const [kind, address] of pages) {
      const { files, weight } = await scriptsLoaded(context, address)
      expect.soft(weight, `${address}, kB`).toBeLessThanOrEqual(budgetOf(kind, game))
      expect.soft(files > 0, `${address} has scripts`).toBe(kind !== 'rules')
    }
  })
