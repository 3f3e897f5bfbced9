import { entryOf } from '@shamble/catalogue'

/** What a local game's picture depends on, beside the options of its game. */
const OF_A_GAME = ['seed', 'seats', 'carried']

/**
 * The address of what a picture shows, with nothing in it but what is on the picture: each is drawn once, whatever else
 * stands in a link. `address`: that of a page, which need not be one of ours.
 */
export async function withoutTheRest(address: URL): Promise<URL> {
  const path = address.pathname.replace(/^\/embed\//, '/').replace(/\/$/, '')
  // Not as an address beside this one: a path that begins with two strokes would name another host.
  const bare = new URL(address.origin)
  bare.pathname = path
  const [, kind, game] = path.split('/')
  const known = kind === 'replay' ? ['at'] : kind === 'play' ? await knownOf(game ?? '', address) : []
  for (const name of known) {
    const given = address.searchParams.get(name)
    if (given) bare.searchParams.set(name, given)
  }
  return bare
}

// A log says everything else; without a log and a seed there is no position.
async function knownOf(game: string, { searchParams }: URL): Promise<string[]> {
  if (searchParams.get('log')) return ['log']
  if (!searchParams.get('seed')) return []
  const rules = await entryOf(game)?.built?.rules()
  return rules ? [...OF_A_GAME, ...Object.keys(rules.game.options)] : []
}
