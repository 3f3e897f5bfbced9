import { idFrom } from '@shamble/engine'

/*
 * The map (2): zones by continent, and the connections between them.
 */

export const CONTINENTS = [
  { id: 'north-america', name: 'North America' },
  { id: 'south-america', name: 'South America' },
  { id: 'europe', name: 'Europe' },
  { id: 'africa', name: 'Africa' },
  { id: 'asia', name: 'Asia' },
  { id: 'oceania', name: 'Oceania' },
] as const
export type ContinentId = (typeof CONTINENTS)[number]['id']

/** A zone. A connection is listed at one of its two ends only. */
export interface Zone {
  id: string
  name: string
  continent: ContinentId
  grey: boolean
  airfield: boolean
  land: readonly string[]
  /** Sea lanes. */
  sea: readonly string[]
  /** The sea lanes that leave the map at its edge. */
  wrap: readonly string[]
}

const WRAPS = '*'
const words = (text: string): string[] => (text === '' ? [] : text.split(' '))

// `marks`: G for a grey zone, A for an airfield. An asterisk before a lane: it leaves the map at its edge.
function zone(name: string, continent: ContinentId, marks: string, land: string, lanes: string): Zone {
  const sea = words(lanes.replaceAll(WRAPS, ''))
  const wrap = words(lanes).flatMap((to) => (to.startsWith(WRAPS) ? [to.slice(1)] : []))
  const grey = marks.includes('G')
  return {
    id: idFrom(name),
    name,
    continent,
    grey,
    airfield: marks.includes('A'),
    land: words(land),
    sea,
    wrap,
  }
}

/** Every zone. A zone's id is its index here. */
export const ZONES: readonly Zone[] = [
  // North America
  zone('Alaska', 'north-america', '', 'arctic-canada pacific-west', '*siberia'),
  zone('Arctic Canada', 'north-america', 'G', 'pacific-west great-plains atlantic-seaboard', 'iceland'),
  zone('Pacific West', 'north-america', '', 'great-plains mexico', '*pacific-islands'),
  zone('Great Plains', 'north-america', '', 'atlantic-seaboard mexico', ''),
  zone('Atlantic Seaboard', 'north-america', 'A', '', 'caribbean british-isles'),
  zone('Mexico', 'north-america', '', 'northern-andes', 'caribbean'),
  zone('Caribbean', 'north-america', '', '', 'northern-andes'),
  // South America
  zone('Northern Andes', 'south-america', '', 'amazon-basin southern-cone', ''),
  zone('Amazon Basin', 'south-america', 'G', 'brazilian-coast southern-cone', ''),
  zone('Brazilian Coast', 'south-america', 'A', 'southern-cone', 'west-africa'),
  zone('Southern Cone', 'south-america', 'G', '', ''),
  // Europe
  zone('Iceland', 'europe', 'G', '', 'british-isles scandinavia'),
  zone('British Isles', 'europe', '', '', 'scandinavia western-europe'),
  zone('Scandinavia', 'europe', '', 'european-russia', 'central-europe'),
  zone('Western Europe', 'europe', 'A', 'central-europe mediterranean', 'maghreb'),
  zone('Central Europe', 'europe', '', 'mediterranean european-russia', ''),
  zone('Mediterranean', 'europe', '', 'levant', 'nile-valley'),
  zone('European Russia', 'europe', 'G', 'levant central-asia siberia', ''),
  // Africa
  zone('Maghreb', 'africa', '', 'sahara west-africa nile-valley', ''),
  zone('Sahara', 'africa', 'G', 'west-africa nile-valley congo-basin', ''),
  zone('West Africa', 'africa', '', 'congo-basin', ''),
  zone('Nile Valley', 'africa', '', 'east-africa levant', ''),
  zone('Congo Basin', 'africa', 'G', 'east-africa southern-africa', ''),
  zone('East Africa', 'africa', '', 'southern-africa', 'indian-subcontinent'),
  zone('Southern Africa', 'africa', 'A', '', 'outback'),
  // Asia
  zone('Levant', 'asia', '', 'persia', ''),
  zone('Persia', 'asia', '', 'central-asia indian-subcontinent', ''),
  zone('Central Asia', 'asia', 'G', 'siberia china', ''),
  zone('Siberia', 'asia', 'G', 'china korea', ''),
  zone('Indian Subcontinent', 'asia', 'A', 'china southeast-asia', ''),
  zone('China', 'asia', 'G', 'korea southeast-asia', ''),
  zone('Korea', 'asia', 'G', '', 'japan'),
  zone('Japan', 'asia', '', '', 'pacific-islands'),
  zone('Southeast Asia', 'asia', '', '', 'outback eastern-australia'),
  // Oceania
  zone('Outback', 'oceania', 'G', 'eastern-australia', ''),
  zone('Eastern Australia', 'oceania', 'A', '', 'new-zealand pacific-islands'),
  zone('New Zealand', 'oceania', '', '', 'pacific-islands'),
  zone('Pacific Islands', 'oceania', '', '', ''),
]

/** The zone in which all pawns begin (2). */
export const START = ZONES.findIndex(({ id }) => id === 'great-plains')
