/*
 * The outlines that make up each zone: whole countries by ISO 3166-1 number (or by name, where the data has none), and parts of
 * divided countries, cut to boxes of [west, south, east, north] in degrees. Zones are regions of the game and imply nothing about
 * states or borders.
 */

export type Box = readonly [west: number, south: number, east: number, north: number]

/** A zone: whole countries, and parts of others by country. */
export interface Area {
  countries?: readonly string[]
  pieces?: Readonly<Record<string, readonly Box[]>>
}

const list = (codes: string): string[] => codes.split(' ')

const CANADA = '124'
const UNITED_STATES = '840'
const BRAZIL = '076'
const FRANCE = '250'
const RUSSIA = '643'
const CENTRAL_AFRICAN_REPUBLIC = '140'
const INDONESIA = '360'
const AUSTRALIA = '036'

/** Outlines that cross 180 degrees. Their western longitudes continue above 180. */
export const ACROSS_180: readonly string[] = [RUSSIA, '242']

export const AREAS: Readonly<Record<string, Area>> = {
  alaska: { pieces: { [UNITED_STATES]: [[-180, 50, -129, 72]] } },
  'arctic-canada': {
    countries: ['304'],
    pieces: {
      [CANADA]: [
        [-142, 60, -120, 84],
        [-120, 55, -90, 84],
        [-90, 52, -50, 84],
      ],
    },
  },
  'pacific-west': {
    pieces: { [UNITED_STATES]: [[-129, 30, -109, 50]], [CANADA]: [[-142, 45, -120, 60]] },
  },
  'great-plains': {
    pieces: { [UNITED_STATES]: [[-109, 24, -90, 50]], [CANADA]: [[-120, 45, -90, 55]] },
  },
  'atlantic-seaboard': {
    pieces: { [UNITED_STATES]: [[-90, 24, -66, 50]], [CANADA]: [[-90, 40, -50, 52]] },
  },
  mexico: { countries: ['084', '188', '222', '320', '340', '484', '558', '591'] },
  caribbean: { countries: ['044', '192', '214', '332', '388', '630', '780'] },
  'northern-andes': { countries: ['068', '170', '218', '604', '862'] },
  'amazon-basin': {
    countries: ['328', '740'],
    pieces: { [BRAZIL]: [[-75, -22, -50, 6]], [FRANCE]: [[-56, 1, -50, 7]] },
  },
  'brazilian-coast': {
    pieces: {
      [BRAZIL]: [
        [-50, -22, -34, 6],
        [-75, -34, -34, -22],
      ],
    },
  },
  'southern-cone': { countries: ['032', '152', '238', '600', '858'] },
  iceland: { countries: ['352'] },
  'british-isles': { countries: ['372', '826'] },
  scandinavia: { countries: ['208', '246', '578', '752'] },
  'western-europe': {
    countries: ['056', '442', '528', '620', '724'],
    pieces: { [FRANCE]: [[-6, 41, 10, 52]] },
  },
  'central-europe': {
    countries: list('040 112 203 233 276 348 428 440 498 616 642 703 756 804'),
    pieces: {
      [RUSSIA]: [
        [19, 54, 23, 56],
        [32, 44, 36.6, 46.6],
      ],
    },
  },
  mediterranean: {
    countries: ['008', '070', '100', '191', '300', '380', '499', '688', '705', '807', 'Kosovo'],
  },
  'european-russia': {
    pieces: {
      [RUSSIA]: [
        [36.6, 41, 60, 50],
        [26, 50, 60, 70.5],
        [50, 70.5, 66, 77.5],
        [66, 75, 70, 77.5],
        [40, 79, 60, 82],
      ],
    },
  },
  maghreb: { countries: ['012', '434', '504', '732', '788'] },
  sahara: {
    countries: ['148', '466', '562'],
    pieces: { [CENTRAL_AFRICAN_REPUBLIC]: [[20.5, 8.65, 28, 12]] },
  },
  'west-africa': {
    countries: list('204 270 288 324 384 430 478 566 624 686 694 768 854'),
  },
  'nile-valley': { countries: ['729', '818'] },
  'congo-basin': {
    countries: ['120', '178', '180', '226', '266'],
    pieces: {
      [CENTRAL_AFRICAN_REPUBLIC]: [
        [14, 2, 20.5, 12],
        [20.5, 2, 28, 8.65],
      ],
    },
  },
  'east-africa': {
    countries: ['108', '231', '232', '262', '404', '646', '706', '728', '800', '834', 'Somaliland'],
  },
  'southern-africa': {
    countries: ['024', '072', '426', '450', '454', '508', '516', '710', '716', '748', '894'],
  },
  levant: {
    countries: ['031', '051', '196', '268', '275', '376', '400', '422', '760', '792', 'N. Cyprus'],
  },
  persia: { countries: ['004', '364', '368', '414', '512', '634', '682', '784', '887'] },
  'central-asia': { countries: ['398', '417', '762', '795', '860'] },
  siberia: {
    countries: ['496'],
    pieces: {
      [RUSSIA]: [
        [60, 41, 191, 70.5],
        [66, 70.5, 191, 75],
        [70, 75, 191, 82],
      ],
    },
  },
  'indian-subcontinent': { countries: ['050', '064', '144', '356', '524', '586'] },
  china: { countries: ['156'] },
  korea: { countries: ['408', '410'] },
  japan: { countries: ['392'] },
  'southeast-asia': {
    countries: ['096', '104', '116', '158', '418', '458', '608', '626', '704', '764'],
    pieces: {
      [INDONESIA]: [
        [94, -11.5, 130.4, 6.5],
        [130.4, -11.5, 131, -2],
      ],
    },
  },
  outback: {
    pieces: {
      [AUSTRALIA]: [
        [112, -40, 138, -9],
        [138, -40, 141, -26],
      ],
    },
  },
  'eastern-australia': {
    pieces: {
      [AUSTRALIA]: [
        [138, -26, 155, -9],
        [141, -45, 155, -26],
      ],
    },
  },
  'new-zealand': { countries: ['554'] },
  'pacific-islands': {
    countries: ['090', '242', '540', '548', '598'],
    pieces: {
      [INDONESIA]: [
        [130.4, -2, 131, 1],
        [131, -11.5, 141.5, 1],
      ],
      [UNITED_STATES]: [[-162, 18, -154, 23]],
    },
  },
}
