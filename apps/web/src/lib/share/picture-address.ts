import { entryOf } from '@shamble/catalogue'
import { pageAt, pathOf } from '../addresses.ts'

/** The parameters that the picture of a local game depends on, beside the options of its game. */
const OF_A_GAME = ['seed', 'seats', 'carried']

/**
 * The address of what a picture shows, reduced to what is on the picture, so that each is drawn once. `address`: that of a page, which
 * need not be one of ours.
 */
export async function withoutTheRest(address: URL): Promise<URL> {
  const found = pageAt(address.pathname)
  const bare = new URL(address.origin)
  // Set apart from the origin: a path that begins with two strokes would name another host.
  bare.pathname = found ? pathOf(found) : address.pathname
  const names =
    found?.page === 'replay'
      ? ['at']
      : found?.page === 'play'
        ? await namesOf(found.params.game, address)
        : []
  for (const name of names) {
    const given = address.searchParams.get(name)
    if (given) bare.searchParams.set(name, given)
  }
  return bare
}

// A log says everything. Without a log or a seed there is no position.
async function namesOf(game: string, { searchParams }: URL): Promise<string[]> {
  if (searchParams.get('log')) return ['log']
  if (!searchParams.get('seed')) return []
  const rules = await entryOf(game)?.rules()
  return rules ? [...OF_A_GAME, ...Object.keys(rules.game.options)] : []
}
