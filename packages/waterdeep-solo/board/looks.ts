import type { BoardProps } from '@shamble/engine/board'
import type { Effect } from '../src/data/effect.ts'
import { GOLD, type Bundle } from '../src/data/kinds.ts'
import { SPACES, spaceOf } from '../src/data/spaces.ts'
import type { Event } from '../src/events.ts'
import { PSEUDO } from '../src/table.ts'
import type { View } from '../src/view.ts'

export type Props = BoardProps<View, Event>

/**
 * A sign: a cube or coin (kind `0` to `4`), a cube of any of several `kinds`, or another sign. `text`: a number, or the word of
 * a `word`.
 */
export interface Sign {
  sign: 'cube' | 'any' | 'card' | 'quest' | 'renew' | 'first' | 'build' | 'play' | 'copy' | 'points' | 'word'
  kind?: number
  kinds?: readonly number[]
  text?: string
}

/** More cubes than this are drawn as one with a number. */
const MAX_CUBES = 4

const cubes = (kind: number, count: number): Sign[] =>
  kind === GOLD || count > MAX_CUBES
    ? [{ sign: 'cube', kind, text: String(count) }]
    : Array.from({ length: count }, () => ({ sign: 'cube', kind }))

/** The cubes and coins of a cost or a gain. */
export const bundleSigns = (what: Bundle): Sign[] =>
  what.flatMap((count, kind) => (count > 0 ? cubes(kind, count) : []))

const word = (text: string): Sign => ({ sign: 'word', text })

/** A printed action, reward or benefit as signs. */
export function signsOf(effect: Effect): Sign[] {
  switch (effect.op) {
    case 'pay':
      return [...bundleSigns(effect.what), word('→')]
    case 'gain':
      return bundleSigns(effect.what)
    case 'choose':
      return Array.from({ length: effect.count }, () => ({ sign: 'any', kinds: effect.of }))
    case 'goldPerTile':
      return [{ sign: 'cube', kind: GOLD, text: '1' }, word('×'), { sign: 'build' }]
    case 'score':
      return [{ sign: 'points', text: String(effect.points) }]
    case 'drawIntrigue':
      return Array.from({ length: effect.count }, () => ({ sign: 'card' }))
    case 'takeFaceUpQuest':
      return [{ sign: 'quest' }]
    case 'drawQuest':
      return [{ sign: 'quest' }]
    case 'renewQuests':
      return [{ sign: 'renew' }]
    case 'takeFirstPlayer':
      return [{ sign: 'first' }]
    case 'buy':
    case 'freeFromHall':
    case 'freeFromStack':
      return [{ sign: 'build' }]
    case 'playIntrigue':
      return [{ sign: 'play' }]
    case 'useTheirSpace':
      return [{ sign: 'copy' }]
    default:
      return []
  }
}

/** The order of the pieces in sights.svg: kinds, then other signs. */
export const PIECES = [
  'cleric',
  'fighter',
  'rogue',
  'wizard',
  'gold',
  'any',
  'card',
  'play',
  'quest',
  'renew',
  'first',
  'build',
  'copy',
]

/** The order of the pictures of spaces in sights.svg, from the left. */
const SIGHTS = [
  'castle',
  'blackstaff',
  'field',
  'plinth',
  'grinning',
  'auroras',
  'cliffwatch',
  'builders',
  'waterdeep-harbor',
]
export const sightOf = (id: string): number => SIGHTS.findIndex((name) => id.startsWith(name))

/** The two pawns, around 0: the Player's is round, Pseudo's hooded. */
export const PAWNS = [
  'M0-20a9 9 0 0 1 5 16c6 3 9 9 9 17h-28c0-8 3-14 9-17a9 9 0 0 1 5-16z',
  'M0-22 8-10 14 13h-28l6-23z',
]

/** What Pseudo gained with each Agent he has just placed, by space: Adventurers and Gold, a Building, points. */
export function tookOf(told: readonly Event[]): ReadonlyMap<number, Sign[]> {
  const found = new Map<number, Sign[]>()
  let goods: Sign[] = []
  for (const event of told) {
    if (event.type === 'turnBegan') goods = []
    if (event.type === 'pseudoAssigned') found.set(event.why.space, (goods = []))
    if (!('side' in event) || event.side !== PSEUDO) continue
    if (event.type === 'gained') goods.push(...bundleSigns(event.what))
    if (event.type === 'bought') goods.push({ sign: 'build' })
    if (event.type === 'scored') goods.push({ sign: 'points', text: `−${event.points}` })
  }
  return found
}

/** How long an event is shown, in milliseconds. */
export function pace(event: Event): number {
  switch (event.type) {
    case 'pseudoAssigned':
      return 900
    case 'questCompleted':
    case 'bought':
    case 'builtFree':
    case 'intriguePlayed':
    case 'questGiven':
      return 700
    case 'scored':
    case 'roundBegan':
      return 450
    default:
      return 0
  }
}

/** The ids of the spaces that an event has changed. */
export function touches(event: Event): string[] {
  switch (event.type) {
    case 'pseudoAssigned':
      return idsOf(event.why.space)
    case 'reassigned':
      return idsOf(event.from)
    case 'bought':
    case 'builtFree':
      return idsOf(spaceOf(event.tile))
    default:
      return []
  }
}

const idsOf = (space: number) => SPACES.slice(space, space + 1).map(({ id }) => id)
