import { canonical, type AnyGame, type Log } from '@shamble/engine'
import { redirect } from '@sveltejs/kit'
import { logIn, versionIn } from '$lib/share/links.ts'
import { PLAYERS } from '$lib/play/people.ts'
import { mendSeed } from '$lib/seeds.ts'
import { addressOf, optionsIn, readSetup, seedFor, type Setup } from '$lib/setup.ts'
import { loadGame } from '$lib/games.ts'
import { entryOrWrong, orWrong, reading } from '$lib/wrong.ts'
import { paths, type Asked } from '$lib/addresses.ts'

/**
 * A local game: its address says all of it. It goes on from a log by the rules of that log; any other is played by today's. Without a network the page reads the address itself.
 */
export async function load({ params, url }: Asked<'play'>, bare = false) {
  const entry = entryOrWrong(params.game)
  const link = url.searchParams.get('log')
  const { asked: here, packed } = await unpacked(url.searchParams)
  const refused = async () => [{ href: paths.play(entry.id), label: 'A new game' }]
  // A log, or what is carried, says what is played.
  const options = link || here.get('carried') ? undefined : optionsIn(here)
  const version = link ? await versionIn(link) : undefined
  const loaded = await reading(loadGame(entry, bare, options, undefined, version), refused)
  const { game } = loaded
  const before = link ? await reading(logIn(game, link), refused) : null
  const asked = before ? goingOn(before, here) : here
  const read = orWrong(() => readSetup(game, seeded(game, asked)), offersFor(game, asked))
  const setup: Setup = { ...read, ...(packed && !before && { packed }) }
  const href = before ? `${url.pathname}${url.search}` : addressOf(game, setup)
  if (!asked.get('seed')) redirect(307, href)
  const key = before ? `${game.id}/${link}` : keyOf(game, setup)
  return {
    ...loaded,
    title: entry.title,
    setup,
    before: before?.moves ?? [],
    slot: { key, href, title: entry.title },
  }
}

export type LocalGame = Awaited<ReturnType<typeof load>>

/** The query of an address, with what is carried as JSON. `readSetup` refuses what cannot be unpacked. */
async function unpacked(given: URLSearchParams): Promise<{ asked: URLSearchParams; packed?: string }> {
  const packed = given.get('carried')
  // JSON, which begins with a bracket, is not packed.
  if (!packed || !/^[\w-]+$/.test(packed)) return { asked: given }
  const { unpack } = await import('@shamble/engine/links')
  const carried = await unpack(packed)
  if (carried === undefined) return { asked: given }
  const asked = new URLSearchParams(given)
  asked.set('carried', JSON.stringify(carried))
  return { asked, packed }
}

/** The key of a local game: another choice of bots, except in a challenge, is still the same game. */
function keyOf(game: AnyGame, { seed, seats, options, carried, challenge }: Setup): string {
  const more = [...(challenge ? [challenge] : []), ...(carried === undefined ? [] : [canonical(carried)])]
  return [game.id, seed, seats, ...Object.values(options), ...more].join('/')
}

// The log decides the set-up; the address may choose who plays on.
function goingOn(log: Log, params: URLSearchParams): URLSearchParams {
  const all = new URLSearchParams({ seed: log.seed, seats: String(log.seats) })
  for (const [name, setting] of Object.entries(log.options)) all.set(name, String(setting))
  if (log.carried !== undefined) all.set('carried', JSON.stringify(log.carried))
  for (const name of PLAYERS) if (params.get(name)) all.set(name, params.get(name)!)
  return all
}

/** An address without a seed gets one, and then names it. */
function seeded(game: AnyGame, params: URLSearchParams): URLSearchParams {
  if (params.get('seed')) return params
  return new URLSearchParams([
    ...[...params].filter(([name]) => name !== 'seed'),
    ['seed', seedFor(game, params)],
  ])
}

// A seed is mended; of the rest, what can be read is kept.
function offersFor(game: AnyGame, params: URLSearchParams) {
  return () => {
    const seed = mendSeed(params.get('seed') ?? '')
    const offers = [{ href: paths.play(game.id), label: 'A new game' }]
    if (!seed) return offers
    const kept = new URLSearchParams({ seed })
    if (seed !== params.get('seed'))
      for (const [name, value] of Object.entries(optionsIn(params))) kept.set(name, value)
    return [{ href: `${paths.play(game.id)}?${kept}`, label: `Play the seed ${seed}` }, ...offers]
  }
}
