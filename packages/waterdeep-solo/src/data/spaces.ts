import { idFrom } from '@shamble/engine'
import { BUILDINGS } from './buildings.ts'
import { drawIntrigue, gain, type Effect } from './effect.ts'

/** An action space: of the board, or of a Building tile. */
export interface Space {
  id: string
  name: string
  action: readonly Effect[]
}

const space = (name: string, action: readonly Effect[], id = idFrom(name)): Space => ({ id, name, action })

/** The spaces printed on the board (A5). */
export const BOARD: readonly Space[] = [
  space("Aurora's Realms Shop", [gain('4G')]),
  space('Blackstaff Tower', [gain('1W')]),
  space("Builder's Hall", [{ op: 'buy' }]),
  space('Castle Waterdeep', [{ op: 'takeFirstPlayer' }, drawIntrigue()]),
  space('Cliffwatch Inn (gold)', [gain('2G'), { op: 'takeFaceUpQuest' }], 'cliffwatch-inn-1'),
  space('Cliffwatch Inn (intrigue)', [{ op: 'takeFaceUpQuest' }, drawIntrigue()], 'cliffwatch-inn-2'),
  space(
    'Cliffwatch Inn (new quests)',
    [{ op: 'renewQuests' }, { op: 'takeFaceUpQuest' }],
    'cliffwatch-inn-3',
  ),
  space('Field of Triumph', [gain('2F')]),
  space('The Grinning Lion Tavern', [gain('2R')]),
  space('The Plinth', [gain('1C')]),
  space('Waterdeep Harbor 1', [{ op: 'playIntrigue' }]),
  space('Waterdeep Harbor 2', [{ op: 'playIntrigue' }]),
  space('Waterdeep Harbor 3', [{ op: 'playIntrigue' }]),
]

/** All spaces: those of the board, then one for each Building tile. A space's id is its index here. */
export const SPACES: readonly Space[] = [...BOARD, ...BUILDINGS]

const indexOf = (id: string): number => SPACES.findIndex((space) => space.id === id)

export const BUILDERS_HALL = indexOf('builders-hall')
export const CASTLE = indexOf('castle-waterdeep')
export const ZOARSTAR = indexOf('zoarstar')
/** The three Harbor spaces are consecutive. Reassignment follows their order (A8). */
export const FIRST_HARBOR = indexOf('waterdeep-harbor-1')
export const LAST_HARBOR = indexOf('waterdeep-harbor-3')

export const isHarbor = (space: number): boolean => space >= FIRST_HARBOR && space <= LAST_HARBOR
/** The tile of a space, or -1 for a space of the board. */
export const tileOf = (space: number): number => (space < BOARD.length ? -1 : space - BOARD.length)
/** The space of a tile. */
export const spaceOf = (tile: number): number => BOARD.length + tile
