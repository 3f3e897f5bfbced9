import { brotliCompressSync } from 'node:zlib'
import { entryOf } from '@shamble/catalogue'
import { defaults, defaultSeats } from '@shamble/engine'
import { atMost, missing, type Bench, type Figure } from './figure.ts'
import { builtFile, isBuilt, pageAt, scriptsOf } from './built-app.ts'
import { gameOf } from '../games.ts'
import { codeOf } from './rooms.ts'
import { thousands } from './samples.ts'

const KILO = 1000
const TARGETS = { play: 72, room: 76, embed: 58, rules: 0, missions: 105 } as const
// The most rules and the largest boards of the house.
const LARGER: Readonly<Record<string, Partial<Record<keyof typeof TARGETS, number>>>> = {
  'z-war-one': { play: 92, room: 82, embed: 66 },
}
const UNIT = 'kB brotli'

/**
 * JavaScript of the built pages, each file compressed as the platform serves it: a game page with rules, words, board
 * and bots; the page of a room; a scene in a frame; a page of the rule book; the editor of missions. `pnpm build` must have been run.
 */
export const scripts: Bench = {
  names: (games) =>
    games.filter((id) => entryOf(id)).flatMap((id) => pagesOf(id).map((page) => `script ${page} ${id}`)),
  async measure(name) {
    const [, page = '', id = ''] = name.split(' ')
    const target = LARGER[id]?.[page as keyof typeof TARGETS] ?? TARGETS[page as keyof typeof TARGETS]
    if (!isBuilt()) return [missing(name, UNIT, target, 'nothing is built: pnpm build')]
    const address = await addressOf(page, id)
    return [
      address
        ? await weigh(name, address, id, target)
        : missing(name, UNIT, target, 'its rule book has no scene'),
    ]
  },
}

// Few games have custom missions.
const pagesOf = (id: string) =>
  Object.keys(TARGETS).filter((page) => page !== 'missions' || entryOf(id)?.missions)

// A scene is the first that the rule book offers.
async function addressOf(page: string, id: string): Promise<string | undefined> {
  if (page === 'play') return `/play/${id}?seed=bench`
  if (page === 'room') return `/r/${codeOf(id)}`
  if (page === 'rules') return `/rules/${id}`
  if (page === 'missions') return '/missions/new'
  const { html } = await pageAt(`/rules/${id}`)
  return new RegExp(`/embed/scene/${id}/[\\w-]+`).exec(html)?.[0]
}

async function weigh(name: string, address: string, game: string, target: number): Promise<Figure> {
  const page = await pageAt(address)
  if (page.status !== 200) return missing(name, UNIT, target, `${address} answers ${page.status}`)
  const { game: rules } = await gameOf(game)
  // Who opens a page without choosing sits on one seat; bots sit on the others.
  const { atOnce, onDemand } = scriptsOf(page, game, defaultSeats(rules, defaults(rules)) > 1)
  // A page that is played has scripts: without any, it is this bench that does not see them.
  if (atOnce.length === 0 && target > 0)
    return missing(name, UNIT, target, `no script is found in ${address}`)
  const [files, later] = [atOnce.map(builtFile), onDemand.map(builtFile)]
  const raw = weight(files, (file) => file.length)
  const wanted = later.length > 0 ? `, on demand ${thousands(weight(later, packed), 1)}` : ''
  const note = `${files.length} files, raw ${thousands(raw, 1)}${wanted}: ${address}`
  return atMost(name, weight(files, packed), UNIT, target, note)
}

const packed = (file: Buffer) => brotliCompressSync(file).length
const weight = (files: readonly Buffer[], by: (file: Buffer) => number) =>
  files.reduce((sum, file) => sum + by(file), 0) / KILO
