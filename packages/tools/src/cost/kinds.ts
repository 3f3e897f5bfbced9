import type { Party } from './table.ts'

/** One kind of game, as a visitor plays it. */
export interface Kind {
  what: string
  /** Its share of all games, unless another mix is given. Nobody has measured this: it is an assumption. */
  share: number
  /** The pages that are opened for it and ask no object. */
  pages: readonly string[]
  /** Those that ask one: these requests are counted. */
  asking: readonly string[]
  /** Who plays in the room; `attempt`: one person, for the board of the day. */
  party?: Party | 'attempt'
}

/** The page of a room, whatever its code. */
export const ROOM = '/r/…'

/** The kinds of games in a bill. */
export const KINDS = {
  home: {
    what: 'Z War One alone, on the visitor’s own machine',
    share: 0.5,
    pages: ['/', '/play/z-war-one'],
    asking: [],
  },
  friends: {
    what: 'Zombie Wars at a table of four people',
    share: 0.15,
    pages: ['/'],
    asking: [ROOM, ROOM, ROOM, ROOM],
    party: { people: 4, bots: 0 },
  },
  bots: {
    what: 'Zombie Wars at a table of two people and two bots',
    share: 0.1,
    pages: ['/'],
    asking: [ROOM, ROOM],
    party: { people: 2, bots: 2 },
  },
  daily: {
    what: 'an attempt at the daily challenge of Zombie Wars',
    share: 0.15,
    pages: [],
    asking: ['/daily/zombie-wars', ROOM, '/daily/zombie-wars'],
    party: 'attempt',
  },
  embeds: {
    what: 'Zombie Wars read and played in another site’s page',
    share: 0.1,
    pages: ['/embed/play/zombie-wars'],
    asking: [],
  },
} satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS
export const kindNames = Object.keys(KINDS) as KindName[]

/** The kinds that are played in rooms, with who plays. */
export const roomKinds = kindNames.flatMap((name) => {
  const { party }: Kind = KINDS[name]
  return party ? [{ name, party }] : []
})
