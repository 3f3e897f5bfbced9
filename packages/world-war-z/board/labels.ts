/*
 * Names and lines around the zones, in units of the map.
 */

/** Where the name of a zone stands; the name in rows, if it has several. */
type Label = readonly [x: number, y: number, rows?: string]

export const LABELS: Readonly<Record<string, Label>> = {
  alaska: [50, 142],
  'arctic-canada': [196, 162],
  'pacific-west': [142, 348, 'Pacific|West'],
  'great-plains': [230, 330, 'Great|Plains'],
  'atlantic-seaboard': [322, 350, 'Atlantic|Seaboard'],
  mexico: [168, 552],
  caribbean: [446, 500],
  'northern-andes': [352, 690, 'Northern|Andes'],
  'amazon-basin': [430, 766, 'Amazon|Basin'],
  'brazilian-coast': [580, 772, 'Brazilian|Coast'],
  'southern-cone': [402, 916, 'Southern|Cone'],
  iceland: [556, 152],
  'british-isles': [552, 212, 'British|Isles'],
  scandinavia: [762, 60],
  'western-europe': [636, 366, 'Western|Europe'],
  'central-europe': [806, 298],
  mediterranean: [792, 404],
  'european-russia': [970, 210, 'European|Russia'],
  maghreb: [680, 502],
  sahara: [734, 596],
  'west-africa': [576, 668],
  'nile-valley': [880, 558],
  'congo-basin': [812, 740],
  'east-africa': [936, 706],
  'southern-africa': [826, 864, 'Southern|Africa'],
  levant: [886, 434],
  persia: [1034, 486],
  'central-asia': [1086, 348],
  siberia: [1216, 166],
  'indian-subcontinent': [1090, 558, 'Indian|Subcontinent'],
  china: [1220, 462],
  korea: [1314, 434],
  japan: [1452, 392],
  'southeast-asia': [1308, 588, 'Southeast|Asia'],
  outback: [1310, 872],
  'eastern-australia': [1420, 876, 'Eastern|Australia'],
  'new-zealand': [1518, 974],
  'pacific-islands': [1540, 746, 'Pacific|Islands'],
}

/** Lines around scattered islands that are one zone. */
export const WATERS: Readonly<Record<string, string>> = {
  iceland: 'M505 96q0-46 54-46t54 46-54 46-54-46z',
  'british-isles': 'M586 210q0-68 52-72t46 46-6 62-62 24-30-60z',
  caribbean: 'M290 500q4-34 60-30t92 46-20 46-60 0-72-62z',
  japan: 'M1326 430q-4-30 30-36t30-72 44-22 8 120-72 42-40-32z',
  'new-zealand': 'M1496 950q2-50 34-72t48 8 2 64-54 38-30-38z',
  'pacific-islands': 'M1322 668q8-34 100-2t130 62 34 80-50 26-100-50-102-66-12-50z',
}
