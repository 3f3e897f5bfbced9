import { pack } from '@shamble/engine/links'
import { carriedIn, foundFiles } from '../costs/found.ts'
import { renamed } from '../costs/work.ts'
import { cheap, nothingIn, type Attack } from './attack.ts'
import { costliestMission } from './mission.ts'
import { begun } from './seated.ts'
import { newAddress, type Target } from './target.ts'

/** Characters of a page, whatever is carried into its game. */
const MAX_PAGE_SIZE = 250_000
const PLAYED_PAGES_A_MINUTE = 120

let missions = 0
/** A mission that the server has not seen. */
const newMission = () => costliestMission(`Doors ${++missions}`)
/** The same as addresses carry it. */
const packed = async () => encodeURIComponent(await pack(newMission()))

// As many requests as an address may make in two minutes and more; the window may turn once meanwhile.
async function refusedOf({ ask }: Target, paths: (n: number) => string): Promise<number> {
  const address = newAddress()
  let refused = 0
  for (let n = 0; n < 3 * PLAYED_PAGES_A_MINUTE; n++) {
    let answer = await ask(paths(n), { address })
    const location = answer.headers.get('location')
    if (location?.startsWith('/')) answer = await ask(location, { address })
    if (answer.status === 429) refused++
  }
  return refused
}

const limited = (name: string, paths: (target: Target) => Promise<(n: number) => string>): Attack => ({
  name,
  async run(target) {
    const refused = await refusedOf(target, await paths(target))
    return {
      held: refused >= PLAYED_PAGES_A_MINUTE,
      measured: `${refused} of ${3 * PLAYED_PAGES_A_MINUTE} refused`,
    }
  },
})

/** Attacks on pages: what a GET costs, and how its address is spelled. */
export const PAGES: readonly Attack[] = [
  {
    name: 'pages: a mission without a seed',
    short: true,
    run: (target) =>
      cheap(target, async () => target.ask(`/play/z-war-one?seats=2&carried=${await packed()}`)),
  },
  {
    name: 'pages: a mission and its position',
    short: true,
    run: (target) =>
      cheap(target, async () => target.ask(`/play/z-war-one?seats=2&seed=a&carried=${await packed()}`)),
  },
  {
    name: 'pages: the costliest missions of a fuzz',
    run(target) {
      const found = foundFiles().map(carriedIn)
      return cheap(target, async (n) => {
        const { carried, options, seats } = renamed(found[n % found.length]!)
        const query = new URLSearchParams({ seats: String(seats), carried: await pack(carried) })
        for (const [name, setting] of Object.entries(options)) query.set(name, String(setting))
        const { status, headers } = await target.ask(`/play/z-war-one?${query}`)
        const there = headers.get('location')
        if (status !== 307 || (await target.ask(there!)).status !== 200)
          throw new Error(`It answers ${status}.`)
      })
    },
  },
  {
    name: 'pages: size where a mission is carried',
    short: true,
    async run(target) {
      const about = { game: 'z-war-one', seats: 2, options: {}, carried: newMission() }
      const room = `r/${await target.openRoom(about)}`
      const { code, ann } = await begun(target, about, 1)
      const challenge = `s/${await target.makeChallenge({ ...about, seed: 'a' })}`
      const game = `play/z-war-one?seats=2&seed=a&carried=${await packed()}`
      const framed = [room, `r/${code}`, challenge, game]
      const paths = [...framed, ...framed.map((path) => `embed/${path}`), `${challenge}/verify`]
      const pages = await Promise.all(paths.map((path) => target.ask(`/${path}`)))
      ann.close()
      const fell = pages.flatMap(({ status, text }, n) =>
        status === 200 && text.length <= MAX_PAGE_SIZE
          ? []
          : [`${paths[n]!.slice(0, 20)} answers ${status}, ${text.length} characters`],
      )
      return nothingIn(fell, paths.length)
    },
  },
  limited('limits: replays', async () => (n) => `/replay/zombie-wars/nothing?n=${n}`),
  limited(
    'limits: replays with one letter escaped',
    async () => (n) => `/%72eplay/zombie-wars/nothing?n=${n}`,
  ),
  limited(
    'limits: frames with one letter escaped',
    async () => (n) => `/embed/%72eplay/zombie-wars/nothing?n=${n}`,
  ),
  limited(
    'limits: comparisons with one letter escaped',
    async () => (n) => `/%63ompare/zombie-wars?a=x&n=${n}`,
  ),
  limited('limits: frames of challenges that carry a mission', async ({ makeChallenge }) => {
    const code = await makeChallenge({
      game: 'z-war-one',
      seats: 2,
      options: {},
      seed: 'a',
      carried: newMission(),
    })
    return (n) => `/embed/s/${code}?n=${n}`
  }),
  {
    name: 'redirects: to themselves, or to another site',
    short: true,
    async run({ ask, openRoom, makeChallenge, port }) {
      const room = await openRoom({ game: 'zombie-wars' })
      const challenge = await makeChallenge({ game: 'zombie-wars', seed: 'a' })
      const paths = [
        `/%73/${challenge.toUpperCase()}`,
        `/embed/%73/${challenge.toUpperCase()}`,
        `/%72/${room.toUpperCase()}`,
        '//evil.example/',
        '//evil.example/%2e%2e',
        '/\\evil.example/',
        '/play/zombie-wars//',
        '/embed/',
        `/r?code=${encodeURIComponent('//evil.example')}`,
      ]
      const fell: string[] = []
      for (const path of paths) {
        const seen = new Set<string>()
        let at = path
        for (;;) {
          if (seen.has(at)) {
            fell.push(`${path} goes in a circle`)
            break
          }
          seen.add(at)
          const location = (await ask(at)).headers.get('location')
          if (!location) break
          const { host, pathname, search } = new URL(location, `http://127.0.0.1:${port}`)
          if (host !== `127.0.0.1:${port}`) {
            fell.push(`${path} leads to ${location}`)
            break
          }
          at = pathname + search
        }
      }
      return nothingIn(fell, paths.length)
    },
  },
  {
    name: 'pages: markup and prototype keys in addresses',
    short: true,
    async run({ ask }) {
      const texts = [
        '<img src=x onerror=alert(1)>',
        '"><script>alert(1)</script>',
        '__proto__',
        'constructor',
        '%00',
        '\u202e',
      ]
      const routes = [
        '/play/',
        '/learn/',
        '/rules/',
        '/campaign/',
        '/missions/',
        '/s/',
        '/r/',
        '/daily/',
        '/replay/zombie-wars/',
      ]
      const fell: string[] = []
      for (const route of routes) {
        for (const text of texts) {
          const { status, text: page } = await ask(route + encodeURIComponent(text))
          if (status < 300 || status >= 500 || page.includes('<img src=x') || page.includes('<script>alert'))
            fell.push(`${route}${text} answers ${status}`)
        }
      }
      return nothingIn(fell, routes.length * texts.length)
    },
  },
]
