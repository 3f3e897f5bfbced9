import { entryOf } from '@shamble/catalogue'
import { inBrowser } from './browser.ts'
import { isBuilt, pageAt } from './built-app.ts'
import { atMost, missing, type Bench } from './figure.ts'
import { codeOf } from './rooms.ts'
import { thousands } from './samples.ts'
import { budgetOf, scriptsLoaded, type Weighed } from './weight.ts'

const PAGES: readonly Weighed[] = ['play', 'room', 'embed', 'rules', 'missions']
const UNIT = 'kB brotli'

/**
 * JavaScript of the built pages, as a browser loads them, each file compressed as the platform serves it: a game page with rules,
 * words, board and bots; the page of a room; a scene in a frame; a page of the rule book; the editor of missions. `pnpm build` must have been run.
 */
export const scripts: Bench = {
  names: (games) =>
    games.filter((id) => entryOf(id)).flatMap((id) => pagesOf(id).map((page) => `script ${page} ${id}`)),
  async measure(name) {
    const [, page, id] = name.split(' ') as [string, Weighed, string]
    const budget = budgetOf(page, id)
    if (!isBuilt()) return [missing(name, UNIT, budget, 'nothing is built: pnpm build')]
    const address = await addressOf(page, id)
    if (!address) return [missing(name, UNIT, budget, 'its rule book has no scene')]
    const loaded = await inBrowser(async (browser, site) =>
      scriptsLoaded(await browser.newContext({ serviceWorkers: 'block' }), site + address),
    )
    if (!loaded) return [missing(name, UNIT, budget, 'there is no Chromium: CHROMIUM_PATH')]
    const { files, raw, weight } = loaded
    // A page that is played has scripts: without any, it is this bench that does not see them.
    if (files === 0 && budget > 0) return [missing(name, UNIT, budget, `no script is found in ${address}`)]
    return [atMost(name, weight, UNIT, budget, `${files} files, raw ${thousands(raw, 1)}: ${address}`)]
  },
}

// Few games have custom missions.
const pagesOf = (id: string) => PAGES.filter((page) => page !== 'missions' || entryOf(id)?.missions)

// A scene is the first that the rule book offers.
async function addressOf(page: Weighed, id: string): Promise<string | undefined> {
  if (page === 'play') return `/play/${id}?seed=bench`
  if (page === 'room') return `/r/${codeOf(id)}`
  if (page === 'rules') return `/rules/${id}`
  if (page === 'missions') return '/missions/new'
  const { html } = await pageAt(`/rules/${id}`)
  return new RegExp(`/embed/scene/${id}/[\\w-]+`).exec(html)?.[0]
}
