import { headOf, logIn } from '$lib/share/links.ts'
import { loadGame } from '$lib/games.ts'
import { entryOrWrong, reading } from '$lib/wrong.ts'
import { paths, type Asked } from '$lib/addresses.ts'

/** A replay. It opens at its end; `at` names another move. */
export async function load({ params, url }: Asked<'replay'>, bare = false) {
  const entry = entryOrWrong(params.game)
  const loaded = await loadGame(entry, bare)
  const log = await reading(logIn(loaded.game, params.log), () => offersFor(entry.id, params.log))
  const asked = url.searchParams.get('at')
  const at = asked && /^\d{1,5}$/.test(asked) ? Number(asked) : log.moves.length
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
