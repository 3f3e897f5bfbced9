import { ZONES } from '../src/data/zones.ts'

/*
 * Where tokens and aircraft lie, in units of the map (1600 by 1000). Below the map is the strip with the rounds, the strong hordes
 * and the characters.
 */

/** The board with its rim: west, north, width, height. */
export const BOX = [-26, -26, 1652, 1264] as const
export const MAP_WIDTH = 1600
export const MAP_HEIGHT = 1000

/** Where the tokens of a zone lie. */
export interface Place {
  x: number
  y: number
}

const SPOTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  alaska: [48, 84],
  'arctic-canada': [196, 112],
  'pacific-west': [146, 300],
  'great-plains': [228, 262],
  'atlantic-seaboard': [338, 300],
  mexico: [212, 500],
  caribbean: [366, 528],
  'northern-andes': [358, 640],
  'amazon-basin': [432, 716],
  'brazilian-coast': [500, 762],
  'southern-cone': [404, 866],
  iceland: [556, 100],
  'british-isles': [638, 214],
  scandinavia: [756, 132],
  'western-europe': [676, 306],
  'central-europe': [804, 248],
  mediterranean: [804, 346],
  'european-russia': [972, 160],
  maghreb: [680, 452],
  sahara: [738, 546],
  'west-africa': [604, 598],
  'nile-valley': [878, 508],
  'congo-basin': [812, 690],
  'east-africa': [932, 656],
  'southern-africa': [826, 814],
  levant: [898, 384],
  persia: [1034, 436],
  'central-asia': [1084, 298],
  siberia: [1216, 116],
  'indian-subcontinent': [1126, 504],
  china: [1220, 412],
  korea: [1306, 384],
  japan: [1390, 396],
  'southeast-asia': [1214, 570],
  outback: [1310, 822],
  'eastern-australia': [1424, 826],
  'new-zealand': [1540, 922],
  'pacific-islands': [1486, 694],
}

/** By zone. */
export const PLACES: readonly Place[] = ZONES.map(({ id }) => {
  const [x, y] = SPOTS[id]!
  return { x, y }
})

/** True if the way between two adjacent places leads over the edges of the map. */
export const isWrap = (a: Place, b: Place): boolean => Math.abs(a.x - b.x) > MAP_WIDTH / 2

/** Where the aircraft of an airfield stands. */
export const AIRFIELDS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'atlantic-seaboard': [412, 262],
  'brazilian-coast': [560, 724],
  'western-europe': [608, 300],
  'southern-africa': [768, 786],
  'indian-subcontinent': [1182, 536],
  'eastern-australia': [1490, 800],
}
