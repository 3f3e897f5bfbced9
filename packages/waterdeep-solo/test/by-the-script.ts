/*
 * A second implementation of Pseudo's placement, written from the published script (7A to 7D) and its rulings, and sharing no
 * code with the rules. It is slow and obvious: it works on names, and weighs every space again at every step.
 */

export type Letter = 'C' | 'F' | 'R' | 'W' | 'G'
type Owner = 'you' | 'pseudo'

/** What the script looks at. */
export interface Sight {
  /** His open Quests, the top first: what each costs. */
  column: Partial<Record<Letter, number>>[]
  tavern: Record<Letter, number>
  /** Cubes left in the supply. */
  supply: Record<Letter, number>
  you: string[]
  pseudo: string[]
  built: Record<string, { owner: Owner; stock: number }>
  /** Tiles at Builder's Hall from the left, with price and tokens. */
  hall: { id: string; price: number; tokens: number }[]
  reassigning: boolean
  orb: boolean
  rightToLeft: boolean
}

/** The step of the script that decides, the shortage it serves, and all spaces and copies between which chance decides. */
export interface Decision {
  step: 'scan' | 'orb' | 'castle' | 'hall' | 'value' | 'harbor' | 'none'
  kind: Letter | null
  quest: number
  short: number
  best: { space: string; copies: string | null }[]
  buys: string | null
}

// What a space gives: fixed things, question-mark cubes and the kinds they may be, its price, and cards (1 each).
interface Gives {
  fixed?: Partial<Record<Letter, number>>
  any?: [count: number, kinds: string]
  price?: number
  cards?: number
  /** It lies on the Building already, and does not come from the supply. */
  lies?: true
}

const BOARD: Record<string, Gives> = {
  'auroras-realms-shop': { fixed: { G: 4 } },
  'blackstaff-tower': { fixed: { W: 1 } },
  'castle-waterdeep': { cards: 1 },
  'cliffwatch-inn-1': { fixed: { G: 2 }, cards: 1 },
  'cliffwatch-inn-2': { cards: 2 },
  'cliffwatch-inn-3': { cards: 1 },
  'field-of-triumph': { fixed: { F: 2 } },
  'grinning-lion-tavern': { fixed: { R: 2 } },
  plinth: { fixed: { C: 1 } },
}

const TILES: Record<string, Gives> = {
  'dragon-tower': { fixed: { W: 1 }, cards: 1 },
  'fetlock-court': { fixed: { F: 2, W: 1 } },
  'helmstar-warehouse': { fixed: { R: 2, G: 2 } },
  'house-of-good-spirits': { fixed: { F: 1 }, any: [1, 'CFRW'] },
  'house-of-heroes': { fixed: { C: 1, F: 2 } },
  'house-of-wonder': { any: [2, 'CW'], price: 2 },
  'new-olamn': { fixed: { R: 2, W: 1 } },
  northgate: { fixed: { G: 2 }, any: [1, 'CFRW'] },
  skulkway: { fixed: { F: 1, R: 1, G: 2 } },
  'smugglers-dock': { any: [4, 'FR'], price: 2 },
  'tower-of-luck': { fixed: { C: 1, R: 2 } },
  'yawning-portal': { any: [2, 'CFRW'] },
}

const STOCKED: Record<string, Letter> = {
  'caravan-court': 'F',
  'golden-horn': 'G',
  'jesters-court': 'R',
  'spires-of-the-morning': 'C',
  'tower-of-the-order': 'W',
}

// The value of the owner's benefit; a choice counts as the more valuable kind.
const REWARD: Record<string, number> = {
  'caravan-court': 2,
  'dragon-tower': 1,
  'fetlock-court': 4,
  'golden-horn': 2,
  'helmstar-warehouse': 2,
  'house-of-good-spirits': 2,
  'house-of-heroes': 4,
  'house-of-wonder': 2,
  'jesters-court': 2,
  'new-olamn': 4,
  northgate: 2,
  skulkway: 2,
  'smugglers-dock': 2,
  'spires-of-the-morning': 2,
  'stone-house': 2,
  'tower-of-luck': 4,
  'tower-of-the-order': 1,
  'yawning-portal': 4,
  zoarstar: 2,
}

const WORTH: Record<Letter, number> = { C: 4, F: 2, R: 2, W: 4, G: 1 }
const HARBOR = ['waterdeep-harbor-1', 'waterdeep-harbor-2', 'waterdeep-harbor-3']
const PLACES = 10

interface Option {
  space: string
  copies: string | null
  number: number
  value: number
  reward: number
}

export function byTheScript(sight: Sight): Decision {
  // A. The resources of his open Quests as one list, from top to bottom.
  const order: Letter[] = sight.rightToLeft ? ['G', 'W', 'R', 'F', 'C'] : ['C', 'F', 'R', 'W', 'G']
  const list = sight.column.flatMap((cost, quest) =>
    order.map((kind) => ({ quest, kind, needed: cost[kind] ?? 0 })),
  )
  // B. One by one, up to a resource of which he does not have enough for that Quest.
  for (const { quest, kind, needed } of list) {
    const short = needed - sight.tavern[kind]
    if (short <= 0) continue
    // C. If there is a space that gives it: the most of it, then the greatest value, then less the owner's reward.
    const giving = free(sight).filter(({ number }) => number(kind, short) > 0)
    const options = giving.map((option) => option.weigh(kind, short))
    if (options.length > 0) return { step: 'scan', kind, quest, short, best: bestOf(options), buys: null }
    if (!sight.orb) continue
    const joined = sight.you
      .filter((space) => !sight.pseudo.includes(space))
      .flatMap((space) => at(sight, space))
      .filter(({ number }) => number(kind, short) > 0)
      .map((option) => option.weigh(kind, short))
    if (joined.length > 0) return { step: 'orb', kind, quest, short, best: bestOf(joined), buys: null }
  }
  const nothing = { kind: null, quest: -1, short: 0, buys: null }
  // D. Waterdeep Castle.
  if (isFree(sight, 'castle-waterdeep'))
    return { ...nothing, step: 'castle', best: [{ space: 'castle-waterdeep', copies: null }] }
  // Builder's Hall, for the affordable Building with the most VP, the leftmost of equals.
  const payable = sight.hall.filter(({ price }) => price <= sight.tavern.G)
  if (isFree(sight, 'builders-hall') && Object.keys(sight.built).length < PLACES && payable.length > 0) {
    const most = Math.max(...payable.map(({ tokens }) => tokens))
    const { id } = payable.find(({ tokens }) => tokens === most)!
    return { ...nothing, step: 'hall', best: [{ space: 'builders-hall', copies: null }], buys: id }
  }
  // The space of the highest value.
  const worth = free(sight)
    .map((option) => option.weigh(null, 0))
    .filter(({ value }) => value >= 1)
  if (worth.length > 0) return { ...nothing, step: 'value', best: bestOf(worth) }
  // Waterdeep Harbor; and if even that is full, none.
  const harbor = HARBOR.find((space) => isFree(sight, space))
  if (harbor && !sight.reassigning)
    return { ...nothing, step: 'harbor', best: [{ space: harbor, copies: null }] }
  return { ...nothing, step: 'none', best: [] }
}

const isFree = ({ you, pseudo }: Sight, space: string) => !you.includes(space) && !pseudo.includes(space)

// A space (or the Zoarstar with a space it would copy), and how to weigh it against a need.
interface Weighing {
  number: (kind: Letter, short: number) => number
  weigh: (kind: Letter | null, short: number) => Option
}

function free(sight: Sight): Weighing[] {
  const spaces = [...Object.keys(BOARD), ...Object.keys(sight.built)]
  return spaces.filter((space) => isFree(sight, space)).flatMap((space) => at(sight, space))
}

function at(sight: Sight, space: string): Weighing[] {
  if (space !== 'zoarstar') return plain(sight, space, space, null)
  // It gives what a space with an Agent of the Player would give; both owners count.
  return sight.you
    .filter((other) => other !== 'zoarstar')
    .flatMap((other) => plain(sight, space, other, other))
}

function plain(sight: Sight, space: string, used: string, copies: string | null): Weighing[] {
  const gives = givenBy(sight, used)
  if (!gives || (gives.price ?? 0) > sight.tavern.G) return []
  const reward = rewardOf(sight, space) + (copies === null ? 0 : rewardOf(sight, copies))
  const weigh = (kind: Letter | null, short: number): Option => {
    const { number, value } = amount(sight, gives, kind, short)
    return { space, copies, number, value, reward }
  }
  return [{ weigh, number: (kind, short) => weigh(kind, short).number }]
}

const rewardOf = (sight: Sight, space: string): number =>
  sight.built[space]?.owner === 'you' ? REWARD[space]! : 0

function givenBy(sight: Sight, space: string): Gives | null {
  if (space in BOARD) return BOARD[space]!
  const tile = sight.built[space]
  if (!tile) return null
  if (space === 'stone-house') return { fixed: { G: Object.keys(sight.built).length } }
  if (space in STOCKED) return { fixed: { [STOCKED[space]!]: tile.stock }, lies: true }
  return TILES[space] ?? null
}

/** What he takes at a space, for a shortage or for the greatest value, and what it costs him. */
export function takenAt(
  sight: Sight,
  space: string,
  kind: Letter | null,
  short: number,
): { takes: Record<Letter, number>; price: number } {
  const gives = givenBy(sight, space) ?? {}
  return { takes: amount(sight, gives, kind, short).takes, price: gives.price ?? 0 }
}

// Of equally valuable cubes the one that the scan finds short first, counting what is taken here; else the first as printed.
function bestCube(sight: Sight, open: Letter[], takes: Record<Letter, number>): Letter {
  const most = Math.max(...open.map((letter) => WORTH[letter]))
  const equal = open.filter((letter) => WORTH[letter] === most)
  const isShort = (letter: Letter, cost: Sight['column'][number]) =>
    (cost[letter] ?? 0) > sight.tavern[letter] + takes[letter]
  for (const cost of sight.column) {
    const short = (sight.rightToLeft ? equal.toReversed() : equal).find((letter) => isShort(letter, cost))
    if (short) return short
  }
  return equal[0]!
}

// How many of the needed resource a space gives, and the value of everything it gives. Question marks cover the need first, then
// they are the most valuable cube. The supply limits all but a stock, which lies on its Building already.
function amount(
  sight: Sight,
  gives: Gives,
  kind: Letter | null,
  short: number,
): { number: number; value: number; takes: Record<Letter, number> } {
  const left = { ...sight.supply }
  const takes = { C: 0, F: 0, R: 0, W: 0, G: 0 }
  let number = 0
  let value = gives.cards ?? 0
  for (const letter of ['C', 'F', 'R', 'W', 'G'] as const) {
    const printed = gives.fixed?.[letter] ?? 0
    const taken = gives.lies ? printed : Math.min(printed, left[letter])
    left[letter] -= taken
    takes[letter] += taken
    value += taken * WORTH[letter]
    if (letter === kind) number += taken
  }
  const [cubes, kinds] = gives.any ?? [0, '']
  for (let n = 0; n < cubes; n++) {
    const open = [...kinds].filter((letter) => left[letter as Letter] > 0) as Letter[]
    if (open.length === 0) break
    const needed = kind !== null && number < short && open.includes(kind)
    const cube = needed ? kind : bestCube(sight, open, takes)
    if (needed) number++
    left[cube]--
    takes[cube]++
    value += WORTH[cube]
  }
  return { number, value, takes }
}

// The most of the needed resource, then the greatest value, then the greatest value less the owners' rewards.
function bestOf(options: Option[]): Decision['best'] {
  const keep = (list: Option[], of: (option: Option) => number) => {
    const max = Math.max(...list.map(of))
    return list.filter((option) => of(option) === max)
  }
  const most = keep(options, ({ number }) => number)
  const best = keep(most, ({ value }) => value)
  return keep(best, ({ value, reward }) => value - reward).map(({ space, copies }) => ({ space, copies }))
}
