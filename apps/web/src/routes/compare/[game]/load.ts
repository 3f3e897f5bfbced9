import { editionOf } from '@shamble/catalogue/editions'
import type { Entry } from '@shamble/engine/entry'
import { commonMoves, pastedLog } from './runs.ts'
import { logIn, versionIn } from '$lib/share/links.ts'
import { loadScreen } from '$lib/games.ts'
import { entryOrWrong, reading, wrong } from '$lib/wrong.ts'
import { paths, type Asked } from '$lib/addresses.ts'

const OTHER_START =
  'These two games did not begin alike: they have another seed, other seats or other rules. Only games of one seed can be compared.'

/** Characters of a player's name in an address. */
const MAX_NAME = 40

/** Two runs of one seed, `a` and `b`; with `a` alone the page asks for the other. */
export async function load({ params, url }: Asked<'compare'>) {
  const entry = entryOrWrong(params.game)
  const offers = [{ href: paths.play(entry.id), label: 'A new game' }]
  const given = (name: string) => pastedLog(url.searchParams.get(name) ?? '')
  const [link, other] = [given('a'), given('b')]
  if (!link) wrong(400, 'no-run', 'Name a game to compare, as the address of its replay.', offers)
  // Each by the rules it was played by.
  const read = (link: string) => reading(runIn(entry, link), async () => offers)
  const first = await read(link)
  const second = other ? await read(other) : null
  const { rules, log: a } = first
  const b = second?.log ?? null
  const common = b ? commonMoves(a, b) : 0
  if (common === null) wrong(400, 'other-start', OTHER_START, offers)
  const named = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, MAX_NAME)
  return {
    ...(await loadScreen(entry)),
    ...rules,
    second: second?.rules ?? null,
    title: entry.title,
    link,
    other,
    a,
    b,
    by: named('by'),
    against: named('against'),
    common,
  }
}

// The log of a link, and the edition that it was played by.
async function runIn(entry: Entry, link: string) {
  const rules = await editionOf(entry, await versionIn(link))
  return { rules, log: await logIn(rules.game, link) }
}
