import { headOf, logIn, versionIn } from '$lib/share/links.ts'
import { loadGame } from '$lib/games.ts'
import { entryOrWrong, reading } from '$lib/wrong.ts'
import { paths, type Asked } from '$lib/addresses.ts'

/** A replay, by the rules it was played by. `at` is the move it opens at, if the address names one. */
export async function load({ params, url }: Asked<'replay'>, bare = false) {
  const entry = entryOrWrong(params.game)
  const refused = () => offersFor(entry.id, params.log)
  const version = await versionIn(params.log)
  const loaded = await reading(loadGame(entry, bare, undefined, undefined, version), refused)
  const log = await reading(logIn(loaded.game, params.log), refused)
  const asked = url.searchParams.get('at')
  const at = asked && /^\d{1,5}$/.test(asked) ? Number(asked) : null
  return { ...loaded, title: entry.title, log, link: params.log, at }
}

// The seed can be read without the rules, perhaps even in a damaged link.
async function offersFor(game: string, link: string) {
  const head = await headOf(link)
  const offers = [{ href: paths.play(game), label: 'A new game' }]
  if (!head) return offers
  return [
    {
      href: `${paths.play(game)}?seed=${head.seed}&seats=${head.seats}`,
      label: `Play its seed, ${head.seed}`,
    },
    ...offers,
  ]
}
