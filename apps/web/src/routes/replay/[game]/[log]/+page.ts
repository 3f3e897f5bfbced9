import { headOfLink, lengthen } from '@shamble/engine'
import { builtEntry, loadGame } from '$lib/titles.ts'
import { orWrong } from '$lib/wrong.ts'
import type { PageLoad } from './$types'

/** A whole game in a link. It opens where it ended; `at` names another move. */
export const load: PageLoad = async ({ params, url }) => {
  const entry = builtEntry(params.game)
  const loaded = await loadGame(entry)
  const log = orWrong(() => lengthen(loaded.game, params.log), offersFor(entry.id, params.log))
  const asked = url.searchParams.get('at')
  const at = asked && /^\d{1,5}$/.test(asked) ? Number(asked) : log.moves.length
  return { ...loaded, title: entry.title, log, link: params.log, at }
}

// A link of other rules still knows its seed; a damaged one may.
function offersFor(game: string, link: string) {
  return () => {
    const head = headOfLink(link)
    const offers = [{ href: `/play/${game}`, label: 'A new game' }]
    if (!head) return offers
    return [
      { href: `/play/${game}?seed=${head.seed}&seats=${head.seats}`, label: `Play its seed, ${head.seed}` },
      ...offers,
    ]
  }
}
