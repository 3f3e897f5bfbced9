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

/** A zone, with its connections to zones further down the list. */
export interface Zone {
  id: string
  name: string
  continent: ContinentId
  grey: boolean
  airfield: boolean
  land: readonly string[]
  /** Sea lanes. */
  sea: readonly string[]
  /** Those of the sea lanes that are drawn out over the edges of the map. */
  wrap: readonly string[]
}

const WRAPS = '*'
const words = (text: string): string[] => (text === '' ? [] : text.split(' '))

// Marks: G for a grey zone, A for an airfield. An asterisk: the lane leaves the map at its edge.
function zone(
  id: string,
  name: string,
  continent: ContinentId,
  marks: string,
  land: string,
  lanes: string,
): Zone {
  const sea = words(lanes.replaceAll(WRAPS, ''))
  const wrap = words(lanes).flatMap((to) => (to.startsWith(WRAPS) ? [to.slice(1)] : []))
  const grey = marks.includes('G')
  return { id, name, continent, grey, airfield: marks.includes('A'), land: words(land), sea, wrap }
}

/** Every zone. A zone is known by its place here. */
export const ZONES: readonly Zone[] = [
  // North America
  zone('alaska', 'Alaska', 'north-america', '', 'arctic-canada pacific-west', '*siberia'),
  zone(
    'arctic-canada',
    'Arctic Canada',
    'north-america',
    'G',
    'pacific-west great-plains atlantic-seaboard',
    'iceland',
  ),
  zone('pacific-west', 'Pacific West', 'north-america', '', 'great-plains mexico', '*pacific-islands'),
  zone('great-plains', 'Great Plains', 'north-america', '', 'atlantic-seaboard mexico', ''),
  zone('atlantic-seaboard', 'Atlantic Seaboard', 'north-america', 'A', '', 'caribbean british-isles'),
  zone('mexico', 'Mexico', 'north-america', '', 'northern-andes', 'caribbean'),
  zone('caribbean', 'Caribbean', 'north-america', '', '', 'northern-andes'),
  // South America
  zone('northern-andes', 'Northern Andes', 'south-america', '', 'amazon-basin southern-cone', ''),
  zone('amazon-basin', 'Amazon Basin', 'south-america', 'G', 'brazilian-coast southern-cone', ''),
  zone('brazilian-coast', 'Brazilian Coast', 'south-america', 'A', 'southern-cone', 'west-africa'),
  zone('southern-cone', 'Southern Cone', 'south-america', 'G', '', ''),
  // Europe
  zone('iceland', 'Iceland', 'europe', 'G', '', 'british-isles scandinavia'),
  zone('british-isles', 'British Isles', 'europe', '', '', 'scandinavia western-europe'),
  zone('scandinavia', 'Scandinavia', 'europe', '', 'european-russia', 'central-europe'),
  zone('western-europe', 'Western Europe', 'europe', 'A', 'central-europe mediterranean', 'maghreb'),
  zone('central-europe', 'Central Europe', 'europe', '', 'mediterranean european-russia', ''),
  zone('mediterranean', 'Mediterranean', 'europe', '', 'levant', 'nile-valley'),
  zone('european-russia', 'European Russia', 'europe', 'G', 'levant central-asia siberia', ''),
  // Africa
  zone('maghreb', 'Maghreb', 'africa', '', 'sahara west-africa nile-valley', ''),
  zone('sahara', 'Sahara', 'africa', 'G', 'west-africa nile-valley congo-basin', ''),
  zone('west-africa', 'West Africa', 'africa', '', 'congo-basin', ''),
  zone('nile-valley', 'Nile Valley', 'africa', '', 'east-africa levant', ''),
  zone('congo-basin', 'Congo Basin', 'africa', 'G', 'east-africa southern-africa', ''),
  zone('east-africa', 'East Africa', 'africa', '', 'southern-africa', 'indian-subcontinent'),
  zone('southern-africa', 'Southern Africa', 'africa', 'A', '', 'outback'),
  // Asia
  zone('levant', 'Levant', 'asia', '', 'persia', ''),
  zone('persia', 'Persia', 'asia', '', 'central-asia indian-subcontinent', ''),
  zone('central-asia', 'Central Asia', 'asia', 'G', 'siberia china', ''),
  zone('siberia', 'Siberia', 'asia', 'G', 'china korea', ''),
  zone('indian-subcontinent', 'Indian Subcontinent', 'asia', 'A', 'china southeast-asia', ''),
  zone('china', 'China', 'asia', 'G', 'korea southeast-asia', ''),
  zone('korea', 'Korea', 'asia', 'G', '', 'japan'),
  zone('japan', 'Japan', 'asia', '', '', 'pacific-islands'),
  zone('southeast-asia', 'Southeast Asia', 'asia', '', '', 'outback eastern-australia'),
  // Oceania
  zone('outback', 'Outback', 'oceania', 'G', 'eastern-australia', ''),
  zone('eastern-australia', 'Eastern Australia', 'oceania', 'A', '', 'new-zealand pacific-islands'),
  zone('new-zealand', 'New Zealand', 'oceania', '', '', 'pacific-islands'),
  zone('pacific-islands', 'Pacific Islands', 'oceania', '', '', ''),
]

/** The zone in which all pawns begin (2). */
export const START = ZONES.findIndex(({ id }) => id === 'great-plains')
