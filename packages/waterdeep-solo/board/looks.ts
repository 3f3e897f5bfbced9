import type { BoardProps } from '@shamble/engine/board'
import type { Effect } from '../src/data/effect.ts'
import { GOLD, type Bundle } from '../src/data/kinds.ts'
import { SPACES, spaceOf } from '../src/data/spaces.ts'
import type { Event } from '../src/events.ts'
import type { View } from '../src/view.ts'

/** What the page gives this board. */
export type Props = BoardProps<View, Event>

/**
 * A printed sign: a cube or coin (`0` to `4`), a cube of several kinds, or one of the other signs; with a number when
 * there are more than fit, and a word before it.
 */
export interface Sign {
  sign: 'cube' | 'any' | 'card' | 'quest' | 'renew' | 'first' | 'build' | 'play' | 'copy' | 'points' | 'word'
  kind?: number
  kinds?: readonly number[]
  text?: string
}

const MOST = 4

const cubes = (kind: number, count: number): Sign[] =>
  kind === GOLD || count > MOST
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

/** The outline of each kind, around 0, about 24 wide: shield, square, diamond, hexagon, coin. */
export const SHAPES = [
  'M-11-11h22v9c0 7-5 11-11 14-6-3-11-7-11-14z',
  'M-10-10h20v20h-20z',
  'M0-13 13 0 0 13-13 0z',
  'M-6-11h12l7 11-7 11h-12l-7-11z',
  'M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z',
]

/** A picture for each space of the board, around 0, about 44 wide: what stands there. */
export const SIGHTS: Record<string, string> = {
  'auroras-realms-shop': 'M-14-4h28l4 20h-36zM-8-4c0-16 16-16 16 0M-6 4h12',
  'blackstaff-tower': 'M-8 18l3-30h10l3 30zM-9-12h18l-3-6h-12zM0-26a4 4 0 1 0 .1 0M-2-4h4M-3 8h6',
  'builders-hall': 'M-16 18V-14M-20-14h38M12-14v10M8-4h8v6h-8zM-16-4l10-10M-20 18h14',
  'castle-waterdeep':
    'M-20 18v-28h6v4h5v-4h5v4h8v-4h5v4h5v-4h6v28zM-6-10v-12l6-4 6 4v12M0-26v-4h8M-4 18v-8a4 4 0 0 1 8 0v8',
  'cliffwatch-inn-1': 'M-18-18v36M-18-14h30M-8-14v6M8-14v6M-14-8h28v16h-28zM-8 0h16',
  'cliffwatch-inn-2': 'M-18-18v36M-18-14h30M-8-14v6M8-14v6M-14-8h28v16h-28zM-8 0h16',
  'cliffwatch-inn-3': 'M-18-18v36M-18-14h30M-8-14v6M8-14v6M-14-8h28v16h-28zM-8 0h16',
  'field-of-triumph': 'M-16 18 12-16M16 18-12-16M-18 12l8 8M18 12l-8 8M14-14l2-6-6 2M-14-14l-2-6 6 2',
  'grinning-lion-tavern': 'M-12-12h20v28h-20zM8-6h6c6 0 6 14 0 14H8M-12-12c-2-8 8-10 10-5 4-5 12-2 10 5',
  plinth: 'M-16 18h32M-12 12h24v6h-24zM-7 12v-24M0 12v-24M7 12v-24M-12-12h24l-3-6h-18z',
  'waterdeep-harbor-1': 'M-20 6h40l-7 12h-26zM0 6v-28M2-20l15 18H2zM-2-14-13-2h11z',
  'waterdeep-harbor-2': 'M-20 6h40l-7 12h-26zM0 6v-28M2-20l15 18H2zM-2-14-13-2h11z',
  'waterdeep-harbor-3': 'M-20 6h40l-7 12h-26zM0 6v-28M2-20l15 18H2zM-2-14-13-2h11z',
}

/** The two pawns, around 0: the Player's is round, Pseudo's hooded. */
export const PAWNS = [
  'M0-20a9 9 0 0 1 5 16c6 3 9 9 9 17h-28c0-8 3-14 9-17a9 9 0 0 1 5-16z',
  'M0-22 8-10 14 13h-28l6-23z',
]

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

/** Breaks a text into lines of at most so many letters. */
export function lines(text: string, most: number): string[] {
  const broken: string[] = ['']
  for (const word of text.split(' ')) {
    const last = broken.at(-1)!
    if (last !== '' && last.length + 1 + word.length > most) broken.push(word)
    else broken[broken.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return broken
}

/** The ids of the spaces that an event was about. */
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
