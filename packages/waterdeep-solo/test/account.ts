import type { Asked } from '@shamble/engine'
import type { Account, Claim, Mentions } from '@shamble/engine/testing'
import { BUILDINGS } from '../src/data/buildings.ts'
import { TYPES } from '../src/data/effect.ts'
import { INTRIGUE } from '../src/data/intrigue.ts'
import { ADVENTURERS, GOLD, KINDS } from '../src/data/kinds.ts'
import { LORDS } from '../src/data/lords.ts'
import { cardNamed, kindNamed, questNamed, spaceNamed, tileNamed } from '../src/data/names.ts'
import { isMandatory, QUESTS } from '../src/data/quests.ts'
import { BOARD, isHarbor, SPACES, tileOf } from '../src/data/spaces.ts'
import type { Event } from '../src/events.ts'
import { hints } from '../src/hints.ts'
import {
  actionText,
  bundleName,
  cardName,
  cardText,
  costName,
  kindName,
  lordName,
  questName,
  rewardText,
  several,
  spaceName,
  tileName,
} from '../src/naming.ts'
import { ORB } from '../src/pseudo/placement.ts'
import { NONE, PLAYER, PSEUDO, type Side, type Table, type Why } from '../src/table.ts'
import { view, type View } from '../src/view.ts'
import { whyNot } from '../src/why-not.ts'
import { words } from '../src/words.ts'
import type { Decision } from './by-the-script.ts'
import { foretold, inSupply, LETTERS } from './foretold.ts'
import { kindOf } from './kinds.ts'

/*
 * A second account of what texts must mention.
 */

const lower = (names: readonly { name: string }[]): string[] => names.map(({ name }) => name.toLowerCase())
const TITLES = [...lower(SPACES), ...lower(QUESTS), ...lower(INTRIGUE), ...lower(LORDS)]
  .toSorted((a, b) => b.length - a.length)
  .map((title) => title.replace('(', '\\(').replace(/[)!]$/, ''))

const PHRASES = [
  'the discarded quests',
  'the discarded intrigue cards',
  'pseudo keeps his quests',
  'pseudo keeps',
  'you keep',
  'pseudo gives',
  'you give',
  'you score',
  'you lose',
  'because you have no cube',
  'he needs nothing',
  'no free space that he can afford gives anything',
  'no free space that he can afford gives any',
  'first he looked for',
  'the castle is free',
  'nothing else is free',
  'no space is left',
  'only spaces with your agents',
  'the lowest free number',
  'it is worth the most',
  'this one is worth the most',
  'the value is equal',
  'it is the only one',
  'gives the most of them',
  'the number is equal',
  'number and value are equal',
  'chance decided',
  'for you as owner',
  'copying',
  'more',
  'left',
  'nothing lies here now',
  'without paying',
  'are equal for him',
  'you would be there before him',
  'because they suit your lord',
  'no fitting quest was found',
  'discarded',
  'yours',
  "pseudo's",
  'pseudo wins',
  'pseudo',
  'you win',
  'your',
  'you',
  'nothing',
  'nowhere',
  'vp',
  'first send',
  'cannot use now',
  "magister's orb",
  'quests and intrigue',
]

const NAMES = new RegExp(
  [
    ...TITLES,
    ...PHRASES,
    '(?:cleric|fighter|rogue|wizard)s?',
    'gold',
    ...TYPES.map((type) => `${type} quests`.toLowerCase()),
    ...TYPES.map((type) => type.toLowerCase()),
  ].join('|'),
)

// Verbs that do not agree, and one of several things.
const BROKEN =
  /\byou (begins|has|passes|uses|takes|gains|pays|returns|loses|swaps|puts|buys|completes|draws)\b|\bpseudo (begin|have|pass|use|take|gain|pay|return|lose|swap|put|buy|complete|draw|play)\b|\b1 (clerics|fighters|rogues|wizards)\b/i

const who = (side: Side): string => (side === PLAYER ? 'you' : 'pseudo')
const quests = (list: readonly number[]): string[] => list.map(questName)

const CAUSES: Partial<Record<string, string>> = { f7: 'because you have no cube' }

const events: Account<View, Event>['events'] = {
  lordDealt: ({ lord }) => ['your', lordName(lord)],
  questsDealt: (event) => [who(event.side), ...quests(event.quests)],
  cardsDealt: ({ cards }) => ['you', ...cards.map(cardName)],
  roundBegan: ({ round }) => [round, 8],
  agentsAdded: () => [],
  turnBegan: () => null,
  passed: ({ side }) => [who(side)],
  reassignmentBegan: () => [],
  agentLeft: ({ side, space }) => [side === PLAYER ? 'your' : "pseudo's", spaceName(space)],
  agentsReturned: () => [],
  assigned: ({ space, orb }) =>
    orb ? ['you', 'pseudo', spaceName(space), "magister's orb"] : ['you', spaceName(space)],
  pseudoAssigned: ({ why }) => ['pseudo', ...place(why), ...weighing(why)],
  reassigned: ({ side, from }) => [side === PLAYER ? 'your' : "pseudo's", spaceName(from)],
  copied: ({ side, space }) => [who(side), spaceName(space)],
  tookAgentBack: ({ side, space }) => [who(side), spaceName(space)],
  tookFirstPlayer: ({ side }) => [who(side)],
  stockTaken: () => null,
  gained: ({ side, what }) => [who(side), bundleName(what)],
  paid: ({ side, what }) => [who(side), bundleName(what)],
  lost: ({ side, kind }) => [who(side), 1, kindName(kind)],
  moved: ({ from, what }) =>
    from === PLAYER && what.some((n) => n > 0)
      ? ['you lose', bundleName(what)]
      : [from === PLAYER ? 'you lose' : 'pseudo', bundleName(what)],
  swapped: ({ side, from, to }) => [who(side), 1, kindName(from), 1, kindName(to)],
  nothingGained: ({ side }) => [who(side), 'nothing', 'left'],
  scored: ({ side, points, why }) => [
    side === PLAYER ? 'you score' : 'you lose',
    points,
    'vp',
    ...(CAUSES[why] ? [CAUSES[why]!] : []),
    ...(side === PLAYER && why === 'lord' ? ['your'] : []),
    ...(side === PSEUDO ? (OTHERS[why] ?? []) : []),
  ],
  questTaken: ({ quest }) => ['you', questName(quest)],
  questTurnedUp: ({ quest }) => [questName(quest)],
  innCleared: () => null,
  innRenewed: (event) => quests(event.quests),
  questDrawn: ({ side, quest }) => [who(side), questName(quest)],
  questGiven: ({ quest, rejected }) => [
    'pseudo gives',
    'you',
    questName(quest),
    ...(rejected.length > 0 ? ['discarded', 'because they suit your lord', ...quests(rejected)] : []),
  ],
  questFound: ({ quest, rejected }) => [
    ...(quest === null ? ['no fitting quest was found'] : ['you', questName(quest)]),
    ...(rejected.length > 0 ? ['discarded', ...quests(rejected)] : []),
  ],
  questDiscarded: ({ quest }) => ['you', questName(quest)],
  mandatoryGiven: ({ to, quest }) =>
    to === PLAYER ? ['pseudo gives', 'you', questName(quest)] : ['you give', 'pseudo', questName(quest)],
  questCompleted: ({ side, quest }) => [who(side), questName(quest)],
  intrigueDrawn: ({ card }) => ['you', cardName(card)],
  intriguePlayed: ({ side, card }) => [who(side), cardName(card)],
  intrigueDiscarded: () => null,
  offered: ({ to, what, points, given }) =>
    given
      ? [points, 'vp', to === PLAYER ? 'pseudo gives' : 'you give', bundleName(what)]
      : [to === PLAYER ? 'pseudo keeps' : 'you keep', bundleName(what)],
  declined: () => ['pseudo keeps his quests'],
  bribed: ({ why }) => ['pseudo', ...place(why), ...weighing(why)],
  noEffect: ({ card }) => [cardName(card)],
  bought: ({ side, tile, price }) => [who(side), tileName(tile), price, 'gold'],
  builtFree: ({ side, tile }) => [who(side), tileName(tile), 'without paying'],
  buildingDiscarded: ({ tile }) => ['you', tileName(tile)],
  hallRefilled: ({ tile }) => [tileName(tile), "builder's hall"],
  ownerPaid: () => null,
  reshuffled: ({ deck }) => [`the discarded ${deck === 'quests' ? 'quests' : 'intrigue cards'}`],
  counted: ({ adventurers, gold, open, score }) => [adventurers, 'vp', gold, 'gold', open, 'your', score],
}

const OTHERS: Partial<Record<string, Mentions>> = {
  quest: ["pseudo's"],
  plot: ['pseudo'],
  owner: ['pseudo'],
  buildings: ["pseudo's"],
  lord: ['your'],
}

// 7A to 7D. Where Pseudo goes, what for, and what decided.
const place = ({ space, copies }: Pick<Why, 'space' | 'copies'>): Mentions => [
  spaceName(space),
  ...(copies === NONE ? [] : ['copying', spaceName(copies)]),
]

const purpose = ({ step, quest, short, kind, inVain, buys }: Why): Mentions =>
  aim(step, inVain.length > 0, [quest < 0 ? '' : questName(quest), short, kind], buys)

// The same of the second implementation of the script.
const goal = ({ step, quest, short, kind, buys }: Decision, isShort: boolean, view: View): Mentions =>
  aim(
    step,
    isShort,
    quest < 0 ? ['', 0, 0] : [questName(view.open[PSEUDO][quest]!), short, LETTERS.indexOf(kind!)],
    buys === null ? NONE : tileNamed(buys),
  )

function aim(
  step: Why['step'],
  isShort: boolean,
  [quest, short, kind]: readonly [string, number, number],
  buys: number,
): Mentions {
  const nothing = isShort ? 'no free space that he can afford gives anything' : 'he needs nothing'
  switch (step) {
    case 'scan':
    case 'orb':
      return [quest, short, 'more', many(short, kind)]
    case 'castle':
      return [nothing, 'the castle is free']
    case 'hall':
      return [nothing, tileName(buys), 'vp']
    case 'value':
      return [nothing, 'this one is worth the most']
    case 'harbor':
      return ['nothing else is free']
    case 'none':
      return ['no space is left']
  }
}

const many = (count: number, kind: number): string =>
  kind === GOLD || count === 1 ? kindName(kind) : `${kindName(kind)}s`

function weighing(why: Why): Mentions {
  const { step, inVain, weighed, tie, space } = why
  const first =
    inVain.length > 0
      ? [
          'first he looked for',
          ...inVain.flatMap(([quest, kind, short]) => [short, many(short, kind), questName(quest)]),
          'no free space that he can afford gives any',
        ]
      : []
  const rows = weighed.flatMap(([space, copies, number, value, owner]) => [
    ...place({ space, copies }),
    ...(step === 'value' ? [] : [number]),
    value,
    ...(owner > 0 ? [owner, 'for you as owner'] : []),
  ])
  return [
    ...first,
    ...purpose(why),
    ...(step === 'orb' ? ['only spaces with your agents', "magister's orb"] : []),
    ...(step === 'harbor' && isHarbor(space) ? ['the lowest free number'] : []),
    ...rows,
    ...(rows.length > 0 ? decided(step, tie) : []),
  ]
}

function decided(step: Why['step'], tie: Why['tie']): Mentions {
  if (step === 'value' && tie === 'value') return ['it is worth the most']
  if (step === 'value' && tie === 'owner') return ['the value is equal', 'you']
  return DECIDES[tie]
}

const DECIDES: Readonly<Record<Why['tie'], Mentions>> = {
  only: ['it is the only one'],
  number: ['gives the most of them'],
  value: ['the number is equal', 'it is worth the most'],
  owner: ['number and value are equal', 'you'],
  chance: ['chance decided'],
}

function spaceIs(space: number, view: View): Mentions {
  const tile = tileOf(space)
  const lies =
    tile < 0 || BUILDINGS[tile]!.stock === null ? [] : [view.stock[tile] || 'nothing lies here now']
  const short = SPACES[space]!.action.flatMap((effect) =>
    effect.op === 'gain'
      ? ADVENTURERS.filter((kind) => effect.what[kind]! > inSupply(view, kind)).flatMap((kind) => [
          'left',
          several(inSupply(view, kind), kind),
        ])
      : [],
  )
  const owner = tile < 0 ? NONE : view.owner[tile]!
  const owned = owner === PLAYER ? ['yours'] : owner === PSEUDO ? ["pseudo's"] : []
  return [spaceName(space), ...text(actionText(space)), ...lies, ...short, ...owned]
}

// The text of a card or space, as far as it mentions anything.
const text = (said: string): string[] =>
  new RegExp(`\\d|\\b(?:${NAMES.source})\\b`).test(said.toLowerCase()) ? [said] : []

const tileIs = (part: string, view: View, terms: Mentions): Mentions => [
  tileName(tileNamed(part)),
  ...terms,
  view.tokens[tileNamed(part)]!,
  'vp',
  ...text(actionText(spaceNamed(part))),
]
const priceIs = (part: string): Mentions => [BUILDINGS[tileNamed(part)]!.price, 'gold']

const questIs = (part: string): Mentions => {
  const quest = questNamed(part)
  return [questName(quest), costName(quest), ...text(rewardText(quest))]
}

const goes = ([, part]: readonly string[], view: View): Mentions => spaceIs(spaceNamed(part!), view)
const cube = ([, part]: readonly string[]): Mentions => [kindName(kindNamed(part!))]

const moves: Account<View, Event>['moves'] = {
  assign: goes,
  join: (move, view) => goes(move, view),
  use: goes,
  sample: goes,
  complete: ([, part]) => questIs(part!),
  take: cube,
  swap: (move) => [1, ...cube(move)],
  steal: (move) => [1, ...cube(move), 'pseudo'],
  accept: ([, part]) => questIs(part!),
  discard: ([, part]) => [questName(questNamed(part!))],
  search: ([, part]) => [`${part} quests`],
  buy: ([, part], view) => tileIs(part!, view, priceIs(part!)),
  build: ([, part], view) => tileIs(part!, view, ['without paying']),
  tearDown: ([, part]) => [tileName(tileNamed(part!))],
  recall: ([, part]) => [spaceName(spaceNamed(part!))],
  play([, part]) {
    const card = cardNamed(part!)
    const mandatory = QUESTS.findIndex((quest, n) => isMandatory(n) && quest.id === part)
    return [
      cardName(card),
      ...text(cardText(card)),
      ...(mandatory < 0 ? [] : [costName(mandatory), rewardText(mandatory)]),
    ]
  },
}

const parts: Account<View, Event>['parts'] = {
  space(id, view) {
    const tile = tileOf(spaceNamed(id))
    return tile >= 0 && view.hall.includes(tile)
      ? tileIs(id, view, priceIs(id))
      : spaceIs(spaceNamed(id), view)
  },
  quest: (id) => questIs(id),
  card: (id) => [cardName(cardNamed(id)), ...text(cardText(cardNamed(id)))],
  cube: (id) => [kindName(kindNamed(id))],
  ...Object.fromEntries(TYPES.map((type) => [type, () => [`${type} quests`]])),
}

// ——— Reasons ———

const spaceIn = (id: string | undefined): number => SPACES.findIndex((space) => space.id === id)
const tileIn = (id: string | undefined): number => BUILDINGS.findIndex((tile) => tile.id === id)
const cardIn = (id: string | undefined): number => INTRIGUE.findIndex((card) => card.id === id)
const questIn = (id: string | undefined): number => QUESTS.findIndex((quest) => quest.id === id)
const goldOf = ({ tavern }: View): number => tavern[PLAYER][GOLD]!
const on = ({ placed }: View, side: Side, id: string | undefined): boolean =>
  placed[side].includes(spaceIn(id))

const reasons: readonly Claim<View>[] = [
  {
    says: /^Your own Agent stands on /,
    holds: (view, _, [id]) => on(view, PLAYER, id),
    mentions: (_, __, [id]) => ['your', spaceName(spaceIn(id))],
  },
  {
    says: / is not in play\.$/,
    holds: (view, _, [id]) => view.owner[tileIn(id)] === NONE && !view.hall.includes(tileIn(id)),
    mentions: (_, __, [id]) => [tileName(tileIn(id))],
  },
  {
    says: /^Pseudo's Agent stands on /,
    holds: (view, _, [id]) => on(view, PSEUDO, id),
    mentions: (_, __, [id]) => ["pseudo's", spaceName(spaceIn(id))],
  },
  {
    says: /^The Harbor is closed while /,
    holds: (view, _, [id]) => view.reassigning && isHarbor(spaceIn(id)),
  },
  {
    says: /^The Harbor needs an Intrigue card /,
    holds: (view, _, [id]) => isHarbor(spaceIn(id)) && !view.reassigning && !mayUse(view, id!),
    mentions: () => ['you'],
  },
  {
    says: /^The Zoarstar needs a space /,
    holds: (view, _, [id]) => id === 'zoarstar' && !mayUse(view, id),
    mentions: () => ['the zoarstar', 'pseudo', 'you'],
  },
  {
    says: /^(?!You have).* costs \d+ Gold, and you have \d+\.$/,
    holds: (view, _, [id], asked) =>
      costOf(view, id!) > goldOf(view) && (asked!.step !== 'chooseTile' || view.hall.includes(tileIn(id))),
    due: /^chooseTile space$/,
    mentions: (view, _, [id]) => [spaceName(spaceIn(id)), costOf(view, id!), 'gold', 'you', goldOf(view)],
  },
  {
    says: /^All ten places for Buildings /,
    holds: (view, _, [id]) =>
      id === 'builders-hall' && view.owner.filter((owner) => owner !== NONE).length === 10,
  },
  {
    says: /^You have \d+ Gold, and every Building in the Hall costs more/,
    holds: (view) => view.hall.every((tile) => tile === NONE || BUILDINGS[tile]!.price > goldOf(view)),
    mentions: (view) => ['you', goldOf(view), 'gold', 'more'],
  },
  {
    says: / is (bought|played|taken) at .*: first send an Agent there\.$/,
    holds: (view, _, [id], asked) => lies(view, id!) && isOpen(view, id!, asked!),
    due: /^assign (quest|card)$/,
    mentions: (_, __, [id]) => [...titleOf(id!), ...placeName(id!), 'first send'],
  },
  {
    says: / is (bought|played|taken) at .*, which you cannot use now\.$/,
    holds: (view, _, [id], asked) => lies(view, id!) && !isOpen(view, id!, asked!),
    due: /^assign (quest|card)$/,
    mentions: (_, __, [id]) => [...titleOf(id!), ...placeName(id!), 'you', 'cannot use now'],
  },
  {
    says: /^The price or condition of /,
    holds: (view, _, [id]) =>
      view.hand.includes(cardIn(id)) && !mayPlay(view, id!, goldOf(view), titles(view.hand)),
    due: /^(assign|playCard) (card|quest)$/,
    mentions: (_, __, [id]) => [cardName(cardNamed(id!))],
  },
  {
    says: / is a Quest of Pseudo\.$/,
    holds: (view, _, [id]) => view.open[PSEUDO].includes(questIn(id)),
    due: /^(assign|complete) quest$/,
    mentions: (_, __, [id]) => [questName(questIn(id)), 'pseudo'],
  },
  {
    says: /^You complete at most one Quest /,
    holds: (view, _, [id]) => view.completed[PLAYER] > 0 && view.open[PLAYER].includes(questIn(id)),
    due: /^(assign|complete) quest$/,
    mentions: () => ['you'],
  },
  {
    says: /^While you hold a Mandatory Quest /,
    holds: (view, _, [id]) =>
      view.open[PLAYER].some((quest) => QUESTS[quest]!.type === null) &&
      view.open[PLAYER].includes(questIn(id)) &&
      QUESTS[questIn(id)]!.type !== null,
    due: /^(assign|complete) quest$/,
    mentions: () => ['you', 'you'],
  },
  {
    says: / costs .*; you have .*\.$/,
    holds: (view, _, [id]) =>
      view.open[PLAYER].includes(questIn(id)) &&
      KINDS.some((__, kind) => QUESTS[questIn(id)]!.cost[kind]! > view.tavern[PLAYER][kind]!),
    due: /^(assign|complete) quest$/,
    mentions: (view, _, [id]) => [
      questName(questIn(id)),
      costName(questIn(id)),
      'you',
      bundleName(view.tavern[PLAYER]),
    ],
  },
]

// The price of a tile in the Hall, or what the action of a space asks for.
const costOf = ({ hall }: View, id: string): number =>
  hall.includes(tileIn(id))
    ? BUILDINGS[tileIn(id)]!.price
    : SPACES[spaceIn(id)]!.action.reduce((n, effect) => n + (effect.op === 'pay' ? effect.what[GOLD]! : 0), 0)

const titleOf = (id: string): Mentions => [
  spaceIn(id) >= 0
    ? spaceName(spaceIn(id))
    : questIn(id) >= 0
      ? questName(questIn(id))
      : cardName(cardNamed(id)),
]

// 5.2 to 5.4. Where tiles are bought, Quests taken and cards played.
const placeFor = ({ hand }: View, id: string): number[] => {
  const named = spaceIn(id) >= 0 ? /^Builder/ : hand.includes(cardIn(id)) ? /Harbor/ : /^Cliffwatch/
  return BOARD.flatMap(({ name }, space) => (named.test(name) ? [space] : []))
}
// Whether a tile is in the Hall, a Quest at the inn, a card in hand.
function lies(view: View, id: string): boolean {
  if (spaceIn(id) >= 0) return view.hall.includes(tileIn(id))
  return view.hand.includes(cardIn(id)) || view.inn.includes(questIn(id))
}
const isOpen = (view: View, id: string, { moves }: Asked): boolean =>
  moves.some(([, part]) => placeFor(view, id).includes(spaceIn(part)))

const titles = (hand: readonly number[]): string[] => hand.map((card) => INTRIGUE[card]!.id)

// A4, A5, A10. Whether the Player could use a space, whichever Agents stand on it, with this much Gold and these cards.
function mayUse(view: View, id: string, gold = goldOf(view), hand = titles(view.hand)): boolean {
  if (isHarbor(spaceIn(id))) return !view.reassigning && hand.some((card) => mayPlay(view, card, gold, hand))
  if (id === 'builders-hall')
    return (
      view.owner.filter((owner) => owner !== NONE).length < 10 &&
      view.hall.some((tile) => tile !== NONE && BUILDINGS[tile]!.price <= gold)
    )
  if (id === 'zoarstar') return ofPseudo(view, id).some((space) => mayUse(view, space, gold, hand))
  return costOf(view, id) <= gold
}
const ofPseudo = ({ placed }: View, but = ''): string[] =>
  placed[PSEUDO].map((space) => SPACES[space]!.id).filter((id) => id !== but)

// A10, R-47. Three cards have a price or a condition.
function mayPlay(view: View, id: string, gold: number, hand: readonly string[]): boolean {
  const card = id.replace(/-\d+$/, '')
  if (card === 'change-of-plans') return view.open[PLAYER].length > 0
  if (card === 'real-estate-deal')
    return BUILDINGS.some(
      (tile, n) => view.owner[n] === PLAYER && !view.placed.flat().includes(spaceIn(tile.id)),
    )
  if (card !== 'bribe-agent') return true
  const others = hand.filter((other) => other !== id)
  return gold >= 2 && ofPseudo(view).some((space) => mayUse(view, space, gold - 2, others))
}
const placeName = (id: string): Mentions => (spaceIn(id) >= 0 ? ["builder's hall"] : [])

/** What texts must mention. */
export const account: Account<View, Event> = {
  words,
  whyNot,
  hints,
  names: NAMES,
  broken: BROKEN,
  events,
  moves,
  kindOf,
  parts,
  figures: ({ round, score, taken }) => [round, 8, 'your', score, 'pseudo', taken],
  hinted([, part], view) {
    const { decision, places, needs } = foretold(view)
    if (!decision || places.length === 0) return null
    const equal = places.length > 1 ? [places.length, 'are equal for him'] : []
    return [
      'pseudo',
      ...equal,
      ...place(places[0]!),
      ...goal(decision, needs.length > 0, view),
      ...(places.some(({ space }) => space === spaceIn(part)) ? ['you would be there before him'] : []),
    ]
  },
  result: ({ winners, scores }) =>
    winners.length > 0 ? ['you win', scores![0]!, 'vp'] : ['pseudo wins', 'your', scores![0]!, 'more', 0],
  rareResults: [{ winners: [0], reason: 'aboveZero', scores: [12] }],
  worth: (worth) => [Math.round(-300 + worth * 550), 'vp'],
  reasons,
  always: /^assign space$/,
  rare: [
    { type: 'passed', side: PLAYER },
    { type: 'passed', side: PSEUDO },
    { type: 'agentLeft', side: PLAYER, space: 10 },
    { type: 'agentLeft', side: PSEUDO, space: 11 },
  ],
  ids: [...SPACES, ...QUESTS, ...INTRIGUE].map(({ id }) => id),
}

/** Tables that random games seldom reach: Buildings in all places, a supply used up, a Quest completed in this turn. */
export function vary(t: Table, chance: (n: number) => number): void {
  const states = [
    () => {
      while (t.built.length < 10) {
        const tile = t.stack.pop()!
        t.built.push(tile)
        t.owner[tile] = chance(2)
      }
    },
    () =>
      (t.tavern[PSEUDO] = t.tavern[PSEUDO].map((n, kind) =>
        kind === GOLD ? n : n + chance(inSupply(view(t, null), kind) + 1),
      )),
    () => (t.tavern[PLAYER][GOLD] = chance(9)),
    () => t.completed.fill(1),
    () =>
      (t.stock = t.stock.map((n, tile) =>
        BUILDINGS[tile]!.stock && t.built.includes(tile) ? chance(3) : n,
      )),
    () => t.plots[PLAYER].push(ORB),
    () => (t.reassigning = chance(2) === 0),
  ]
  for (let n = 0; n <= 2; n++) states[chance(states.length)]!()
}
