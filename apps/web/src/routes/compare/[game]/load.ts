import { commonMoves, pastedLog } from './runs.ts'
import { logIn, versionIn } from '$lib/share/links.ts'
import { loadGame } from '$lib/games.ts'
import { entryOrWrong, reading, wrong } from '$lib/wrong.ts'
import { paths, type Asked } from '$lib/addresses.ts'

const OTHER_START =
  'These two games did not begin alike: they have another seed, other seats or other rules. Only games of one seed can be compared.'

/** Two runs of one seed, `a` and `b`; with `a` alone the page asks for the other. */
export async function load({ params, url }: Asked<'compare'>) {
  const entry = entryOrWrong(params.game)
  const offers = [{ href: paths.play(entry.id), label: 'A new game' }]
  const given = (name: string) => pastedLog(url.searchParams.get(name) ?? '')
  const [link, other] = [given('a'), given('b')]
  if (!link) wrong(400, 'no-run', 'Name a game to compare, as the address of its replay.', offers)
  // Both by the rules of the first.
  const version = await versionIn(link)
  const loaded = await reading(loadGame(entry, false, undefined, undefined, version), async () => offers)
  const read = (link: string) => reading(logIn(loaded.game, link), async () => offers)
  const a = await read(link)
  const b = other ? await read(other) : null
  const common = b ? commonMoves(a, b) : 0
  if (common === null) wrong(400, 'other-start', OTHER_START, offers)
  return { ...loaded, title: entry.title, link, other, a, b, common }
}
