import { ZONES } from '../src/data/zones.ts'
import type { ZoneId } from '../src/table.ts'

/*
 * Where everything lies on the map, in its units (1600 by 1000): tokens, names, aircraft, waters. Below the map lies
 * the strip with the rounds, the strong hordes and the characters.
 */

/** The board with its rim: west, north, width, height. */
export const BOX = [-26, -26, 1652, 1264] as const
export const MAP_WIDTH = 1600
export const MAP_HEIGHT = 1000

/** Where the tokens of a zone lie, where its name stands, and the name in one or two rows. */
export interface Place {
  x: number
  y: number
  name: { x: number; y: number; rows: readonly string[] }
}

type Spot = readonly [x: number, y: number, nameX: number, nameY: number, rows?: string]

const SPOTS: Readonly<Record<string, Spot>> = {
  alaska: [48, 84, 50, 142],
  'arctic-canada': [196, 112, 196, 162],
  'pacific-west': [146, 300, 142, 348, 'Pacific|West'],
  'great-plains': [228, 262, 230, 330, 'Great|Plains'],
  'atlantic-seaboard': [338, 300, 322, 350, 'Atlantic|Seaboard'],
  mexico: [212, 500, 168, 552],
  caribbean: [366, 528, 446, 500],
  'northern-andes': [358, 640, 352, 690, 'Northern|Andes'],
  'amazon-basin': [432, 716, 430, 766, 'Amazon|Basin'],
  'brazilian-coast': [500, 762, 580, 772, 'Brazilian|Coast'],
  'southern-cone': [404, 866, 402, 916, 'Southern|Cone'],
  iceland: [556, 100, 556, 152],
  'british-isles': [638, 214, 552, 212, 'British|Isles'],
  scandinavia: [756, 132, 762, 60],
  'western-europe': [676, 306, 636, 366, 'Western|Europe'],
  'central-europe': [804, 248, 806, 298, 'Central Europe'],
  mediterranean: [804, 346, 792, 404],
  'european-russia': [972, 160, 970, 210, 'European|Russia'],
  maghreb: [680, 452, 680, 502],
  sahara: [738, 546, 734, 596],
  'west-africa': [604, 598, 576, 668],
  'nile-valley': [878, 508, 880, 558],
  'congo-basin': [812, 690, 812, 740],
  'east-africa': [932, 656, 936, 706],
  'southern-africa': [826, 814, 826, 864, 'Southern|Africa'],
  levant: [898, 384, 886, 434],
  persia: [1034, 436, 1034, 486],
  'central-asia': [1084, 298, 1086, 348],
  siberia: [1216, 116, 1216, 166],
  'indian-subcontinent': [1126, 504, 1090, 558, 'Indian|Subcontinent'],
  china: [1220, 412, 1220, 462],
  korea: [1306, 384, 1314, 434],
  japan: [1390, 396, 1452, 392],
  'southeast-asia': [1214, 570, 1308, 588, 'Southeast|Asia'],
  outback: [1310, 822, 1310, 872],
  'eastern-australia': [1424, 826, 1420, 876, 'Eastern|Australia'],
  'new-zealand': [1540, 922, 1518, 974],
  'pacific-islands': [1486, 694, 1540, 746, 'Pacific|Islands'],
}

/** By the number of the zone. */
export const PLACES: readonly Place[] = ZONES.map(({ id, name }) => {
  const [x, y, nameX, nameY, rows = name] = SPOTS[id]!
  return { x, y, name: { x: nameX, y: nameY, rows: rows.split('|') } }
})

export const placeOf = (zone: ZoneId): Place => PLACES[zone]!

/** Whether two adjacent places are joined over the edges of the map. */
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

/** Islands are few and far apart: a line around them says that they are one zone. */
export const WATERS: Readonly<Record<string, string>> = {
  iceland: 'M505 96q0-46 54-46t54 46-54 46-54-46z',
  'british-isles': 'M586 210q0-68 52-72t46 46-6 62-62 24-30-60z',
  caribbean: 'M290 500q4-34 60-30t92 46-20 46-60 0-72-62z',
  japan: 'M1326 430q-4-30 30-36t30-72 44-22 8 120-72 42-40-32z',
  'new-zealand': 'M1496 950q2-50 34-72t48 8 2 64-54 38-30-38z',
  'pacific-islands': 'M1322 668q8-34 100-2t130 62 34 80-50 26-100-50-102-66-12-50z',
}
