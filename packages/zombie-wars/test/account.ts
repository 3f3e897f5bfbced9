import type { Move, Seat } from '@shamble/engine'
import type { Account, Claim, Mentions } from '@shamble/engine/testing'
import type { Event, ToldParty } from '../src/events.ts'
import { hints } from '../src/hints.ts'
import { BREED_NAMES, count, seatName, several, squareName, townspeople, zombies } from '../src/names.ts'
import { changeHorde, setTownspeople } from '../src/pieces.ts'
import type { Die, Horde, Table } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { whyNot } from '../src/why-not.ts'
import { words } from '../src/words.ts'

/*
 * A second account of what texts must mention. It counts hordes and people for itself, and works out the odds of dice.
 */

const PHRASES = [
  'two hordes',
  'picked by',
  'destroyed by',
  'the townspeople',
  'townspeople',
  'all march',
  'all enemy hordes',
  'all hordes',
  'some hordes',
  'some of them',
  'everything',
  'the angry mob',
  'angry mob',
  'the squad',
  'a squad',
  'no longer',
  'the fewest',
  'is taken',
  'after the split',
  'after the merge',
  'below',
  'joins?',
  'goes over',
  'go over',
  'about to blast',
  'the row',
  'the column',
  'the number of dice',
  'no(?=\\. \\d| (?:dice|hits|zombies)\\b)',
  'is over',
  'a plain zombie',
  'zombie heroes',
  'zombie hero',
  'zombies?',
  'townies',
  'townie',
  'heroes',
  'hero',
  'nobody',
  'no one',
  'everyone loses',
  'total victory',
  'share the win',
  'stop here',
  'end the turn',
  'your last token',
  'split off',
  'hits?',
  'conversions?',
  'sixes',
  'sacrifice',
  'next hour',
  'last hour',
  'is too far',
  'diagonally',
  'shares a side',
  'first',
]

const BREEDS = Object.values(BREED_NAMES).map((name) => name.toLowerCase())

const NAMES = new RegExp(
  [
    ...PHRASES,
    ...BREEDS,
    'red|blue|green|yellow|purple|orange',
    'two|three|four|five|six|seven|eight|nine|one(?= (?:zombie|hit|die|conversion|of \\w+ tokens))',
    'd\\d+',
    '[a-h]\\d',
  ].join('|'),
)

const who = (seat: Seat): string => seatName(seat)
const ownerOf = (horde: number): string => who(Math.floor(horde / 100))
const at = (square: number): string => squareName(square)
const numberIn = (part: string): number => Number(part.split(':')[1])

// ——— Events ———

// The pieces of a party: their faces, and whose they are.
const faces = ({ dice }: ToldParty): Mentions =>
  dice.flatMap(({ sides, shows }) => (sides === 6 ? [shows] : [shows, `d${sides}`]))

function party(name: string): Mentions {
  const [kind, id] = name.split(':')
  switch (kind) {
    case 'townies':
      return ['the townspeople']
    case 'squad':
      return ['the squad']
    case 'sq':
      return ['the townspeople', at(Number(id))]
    case 'horde':
      return [ownerOf(Number(id))]
    case 'count':
      return ['the number of dice']
    default:
      return [kind === 'x' ? 'the column' : 'the row']
  }
}

const hordes = (ids: readonly number[]): Mentions => {
  const owners = [...new Set(ids.map(ownerOf))]
  if (ids.length === 1) return owners
  return [...(ids.length === 2 ? ['two hordes'] : [count(ids.length)]), ...owners]
}

// 6.2, 13.2. What each die of a moving horde must show, and what kills a zombie.
const needed = (breed: string | null): number => (breed === 'fast' ? 3 : 4)
const kills = (breed: string | null): number => (breed === 'vicious' ? 4 : 5)

const events: Account<View, Event>['events'] = {
  townspeoplePlaced: (event) => [townspeople(event.dice), at(event.at)],
  breedRolled: ({ seat, shows, breed, taken }) =>
    taken
      ? [who(seat), shows, BREED_NAMES[breed], 'is taken', who(seat)]
      : [who(seat), shows, who(seat), 'zombies', BREED_NAMES[breed]],
  hordeRaised: (event) => [who(event.seat), several(event.zombies.length, 'zombie'), at(event.at)],
  hourStruck: ({ hour }, { track }) =>
    hour <= track.length ? [track[hour - 1]!.clock, hour, track.length] : ['is over'],
  pawnsStoodUp: () => null,
  firstDrawn: ({ seat }) => [who(seat), 'first'],
  firstChosen: ({ seat, by }) => [who(by), who(seat), 'first'],
  turnBegan: ({ seat }) => [who(seat)],
  turnEnded: ({ seat }) => [who(seat)],
  freeActionGiven: ({ seat, by }) =>
    by === null ? [who(seat), 'the fewest', 'zombies', 'townie'] : [who(by), 'townie', who(seat)],
  freeActionDeclined: ({ seat }) => [who(seat), 'townie'],
  rolled: ({ what, parties }) =>
    parties.flatMap((each) => [
      ...(what === 'reinforcements' ? [] : each.seat === null ? party(each.who) : [who(each.seat)]),
      ...faces(each),
    ]),
  counted: () => null,
  rerolled: ({ by, why, who: name, was, shows, sides }) =>
    why === 'luck' ? [who(by), was, ...party(name), `d${sides}`, shows] : [who(by), 1, `d${sides}`, shows],
  moved: ({ seat, size, from, to }) => [who(seat), size, at(from), at(to)],
  laidDown({ seat, why }, { breeds }) {
    if (why === 'townie') return null
    if (why === 'split' || why === 'merge') return [`after the ${why}`, who(seat)]
    return [who(seat), ...(why === 'move' ? ['below', needed(breeds[seat]!)] : [1])]
  },
  sacrificed: ({ seat, dice, shows }) => [who(seat), zombies(dice), shows],
  attacked({ seat, size, at: square, townspeople: people, hordes: ids, all }) {
    const both = all && people && ids.length > 0 ? ['everything'] : null
    return [who(seat), size, ...(both ?? (people ? ['the townspeople'] : hordes(ids))), at(square)]
  },
  steppedAside: ({ seat, attacker }) => [who(seat), 'stealthy', ownerOf(attacker)],
  attackEvaded: ({ seat }) => [who(seat)],
  paid: ({ seat, sides }) => [
    'bloodthirsty',
    who(seat),
    ...(sides === 6 ? ['zombie'] : [`d${sides}`, 'zombie hero']),
  ],
  aimed: ({ seat, on, dice, does }) =>
    dice === 0 ? null : [who(seat), several(dice, does === 'kills' ? 'hit' : 'conversion'), ownerOf(on)],
  turned: ({ seat, dice, by }) => [
    townspeople(dice),
    ...(by === seat ? [] : ['picked by', who(by)]),
    dice.length === 1 ? 'joins' : 'join',
    who(seat),
  ],
  killed: ({ seat, dice }) => [who(seat), zombies(dice)],
  converted: ({ seat, to, dice }) => [
    zombies(dice),
    who(seat),
    dice.length === 1 ? 'goes over' : 'go over',
    ownerOf(to),
  ],
  heroShrank: ({ from, to, at: square }) => [
    `d${from}`,
    'hero',
    at(square),
    ...(to === 6 ? ['hero', 'no longer'] : [`d${to}`]),
  ],
  heroWoke: ({ at: square }) => ['townie', at(square), 'd8', 'hero'],
  heroGrew: ({ at: square, from, to }) => [`d${from}`, 'hero', at(square), `d${to}`],
  blasted: (event) => [at(event.at), 'd20', 'hero', several(event.zombies, 'zombie')],
  hordeGone: ({ seat, at: square, credit }) => [
    who(seat),
    at(square),
    ...(credit.length > 0 ? ['destroyed by', ...credit.map(who)] : []),
  ],
  playerOut: ({ seat }) => [who(seat)],
  sent: () => null,
  split: ({ seat, at: square, dice }) => [who(seat), zombies(dice), at(square)],
  merged: ({ seat, at: square, dice, all }) =>
    all ? [who(seat), 'two hordes', at(square)] : [who(seat), zombies(dice), at(square)],
  townieActionTaken: ({ seat }) => [who(seat), 'townspeople'],
  walked: ({ from, to, die }) => [townspeople([die]), at(from), at(to)],
  mobMarched: ({ from, to }) => ['the angry mob', at(from), at(to)],
  mobFought: ({ at: square, hordes: ids, squad }) => [
    squad === null ? 'the angry mob' : 'the squad',
    ...hordes(ids),
    at(square),
  ],
  squadMarched: ({ from, to }) => ['the squad', at(from), at(to)],
  pressed: (event) => [at(event.at)],
  reinforced: ({ at: square, dice }) => ['a squad', townspeople(dice), at(square)],
  zombieAdded: ({ seat }) => ['resilient', 'zombie', who(seat)],
  removed: ({ who: name, at: square, dice }) =>
    name.startsWith('horde:') ? [zombies(dice), ...party(name), at(square)] : [townspeople(dice), at(square)],
  winClaimed: ({ seat }) => [who(seat)],
  playedOn: ({ seat }) => [who(seat), 'total victory'],
  dawnBroke: () => [],
}

// ——— Labels ———

// A horde by owner and size; its square and number only where others are like it.
function hordeIs(part: string, view: View): Mentions {
  const own = view.hordes.find(({ id }) => id === numberIn(part))
  if (!own) return []
  const like = view.hordes.filter(
    ({ seat, zombies }) => seat === own.seat && zombies.length === own.zombies.length,
  )
  const beside = like.filter((other) => other.at === own.at)
  return [
    who(own.seat),
    own.zombies.length,
    ...(like.length > 1 ? [at(own.at)] : []),
    ...(beside.length > 1 ? [`no. ${beside.indexOf(own) + 1}`] : []),
  ]
}

function squadIs(part: string, view: View): Mentions {
  const own = view.squads.find(({ id }) => id === numberIn(part))
  return own ? ['the squad', own.dice.length, at(own.at)] : ['a squad']
}

function dieIs(part: string): Mentions {
  const [name, shows] = part.split(':')
  if (shows === undefined) return [name!]
  return [name!, ...(shows === 'blast' ? ['about to blast'] : [shows])]
}

const squareIs = (part: string, view: View): Mentions => {
  const people = view.town[numberIn(part)]
  return [at(numberIn(part)), ...(people ? [townspeople(people)] : [])]
}

// A square and all that stands there but the mover.
function met(part: string, view: View, mover = ''): Mentions {
  const square = numberIn(part)
  const others = view.hordes.filter((horde) => horde.at === square && `horde:${horde.id}` !== mover)
  return [
    ...squareIs(part, view),
    ...view.squads
      .filter((squad) => squad.at === square)
      .flatMap(({ dice }) => ['a squad', count(dice.length)]),
    ...others.flatMap(({ seat, zombies }) => [who(seat), zombies.length]),
  ]
}

const TARGETS: Readonly<Record<string, string>> = {
  townies: 'the townspeople',
  everything: 'everything',
  hordes: 'all enemy hordes',
  some: 'some hordes',
}

const sizes = (part: string): number => Number(part.split(':')[0]!.slice(1))

const moves: Account<View, Event>['moves'] = {
  raise: ([, sizes]) => RAISES[sizes!]!,
  move: ([, id, to], view) => [...hordeIs(id!, view), ...met(to!, view, id)],
  attack([, id, target], view) {
    const own = view.hordes.find((horde) => `horde:${horde.id}` === id)!
    const others = view.hordes.filter(
      ({ seat, at, upright }) => seat === own.seat && at === own.at && upright,
    )
    const what = TARGETS[target!] ? [TARGETS[target!]!, at(own.at)] : hordeIs(target!, view)
    return [...what, ...(others.length > 1 ? hordeIs(id!, view) : [])]
  },
  split: ([, id], view) => hordeIs(id!, view),
  merge: ([, id, to], view) => [...hordeIs(id!, view), ...hordeIs(to!, view)],
  townie: ([, id], view) => [...hordeIs(id!, view), 'townspeople'],
  stop: (_, { action }) => [action === null ? 'end the turn' : 'stop here'],
  send: ([, part]) => {
    const n = numberIn(part!)
    return n === 0 ? [`d${sizes(part!)}`] : [zombies(Array<Die>(n).fill(sizes(part!) as Die))]
  },
  lay: ([, id], view) => hordeIs(id!, view),
  target: ([, id], view) => hordeIs(id!, view),
  strike: ([, id, n], view) => [several(numberIn(n!), 'hit'), ...hordeIs(id!, view)],
  convert: ([, id, n], view) => [several(numberIn(n!), 'zombie'), ...hordeIs(id!, view)],
  give: ([, ...parts], view) => {
    const part = parts.at(-1)!
    const [name, mark] = part.split(':')
    const piece = name === 'd6' ? ['townie'] : [name!, 'hero']
    const marked = mark === undefined ? [] : [mark === 'blast' ? 'about to blast' : 1]
    return [...piece, ...marked, ...(parts.length > 1 ? squadIs(parts[0]!, view) : [])]
  },
  lose: ([, part]) => (part === 'd6' ? ['a plain zombie'] : [part!, 'zombie hero']),
  sacrifice: () => ['zombies'],
  playOn: () => ['total victory'],
  movement: () => ['townspeople', 'five'],
  mob: ([, part], view) => ['angry mob', 'all march', ...squareIs(part!, view)],
  pressure: ([, part], view) => ['townie', 1, 'hero', ...squareIs(part!, view)],
  squad: ([, id], view) => [...squadIs(id!, view), 'three'],
  walk: ([, from, part]) => [...(part === 'd6' ? ['townie'] : [part!, 'hero']), at(numberIn(from!))],
  to: ([, part], view) => met(part!, view),
  march: ([, part], view) => met(part!, view),
  fight: ([, part]) => [at(numberIn(part!)), 'first'],
  against: ([, part], view) => {
    if (part === 'hordes') return ['all hordes']
    return part === 'some' ? ['some of them'] : hordeIs(part!, view)
  },
  first: ([, part]) => [who(numberIn(part!)), 'first'],
  free: ([, part]) => [who(numberIn(part!)), 'townie'],
  slip: ([, id], view) => hordeIs(id!, view),
  pay: ([, part]) => dieIs(part!),
  luck: ([, name, part], view) => [
    ...dieIs(part!),
    ...(name!.startsWith('horde:') ? hordeIs(name!, view) : party(name!)),
  ],
  add: ([, id], view) => ['zombie', ...hordeIs(id!, view)],
}

const RAISES: Readonly<Record<string, Mentions>> = {
  '3': ['three'],
  '2+1': ['two'],
  '1+1+1': ['three'],
}

const parts: Account<View, Event>['parts'] = {
  horde: hordeIs,
  sq: squareIs,
  squad: squadIs,
  seat: (id) => [who(numberIn(id))],
  dice: (id) => [several(numberIn(id), 'die', 'dice')],
  ...Object.fromEntries(Object.entries(RAISES).map(([id, says]) => [id, () => says])),
  ...Object.fromEntries(Object.entries(TARGETS).map(([id, says]) => [id, () => [says]])),
  ...Object.fromEntries(['d6', 'd8', 'd10', 'd12', 'd20'].map((die) => [die, dieIs])),
}

const asks: Account<View, Event>['asks'] = {
  raise: ({ seat }) => [who(seat), 'three', 'zombies'],
  sendSome({ moves }, { action }) {
    const part = moves[0]![1]!
    const what = sizes(part) === 6 ? ['zombies'] : [`d${sizes(part)}`, 'zombie heroes']
    return [...what, action === 'merge' ? 'join' : 'split off']
  },
  stepAside: (_, { roll }) => [who(roll!.seat)],
  luck: ({ seat }, { luck }) => [
    'lucky',
    ...(luck[seat] === 1 ? ['your last token'] : [`one of ${count(luck[seat]!)} tokens`]),
  ],
  order: (_, { phase }) => [...(phase === 'free' ? ['townie'] : []), 'the townspeople'],
  strike: ({ moves: [move] }, view) => [
    ...(move![0] === 'strike' ? ['hits'] : ['sixes', 'zombie']),
    ...hordeIs(move![1]!, view),
  ],
}

// ——— Odds ———

const show = (least: number, sides: number): number => (sides >= least ? (sides - least + 1) / sides : 0)

const allShow = (least: number, dice: readonly number[]): number =>
  dice.reduce((chance, sides) => chance * show(least, sides), 1)

// The average of the hits that count, from the last die to the first: `by[n]` counts at most n.
function mean(hits: readonly number[], most: number): number {
  let by = Array<number>(most + 1).fill(0)
  for (const hit of hits.toReversed())
    by = by.map((rest, n) => (n === 0 ? 0 : hit * (1 + by[n - 1]!) + (1 - hit) * rest))
  return by[most]!
}

// 13.4. A hero that is hit comes down one size, with A Time For Heroes.
const STEPS: Readonly<Record<number, number>> = { 6: 1, 8: 2, 10: 3, 12: 4, 20: 5 }
const lasts = ({ switches }: View, pieces: readonly number[]): number =>
  pieces.reduce((n, sides) => n + (switches.aTimeForHeroes ? STEPS[sides]! : 1), 0)

// Only what is certain is 0 or 100 %.
const percent = (chance: number): number =>
  chance === 0 || chance === 1 ? 100 * chance : Math.min(Math.max(Math.round(100 * chance), 1), 99)

function peopleOn({ town, squads }: View, square: number): Die[] {
  return [
    ...(town[square] ?? []),
    ...squads.filter((squad) => squad.at === square).flatMap(({ dice }) => dice),
  ]
}

function targets(view: View, own: Horde, target: string): { people: Die[]; foes: Horde[] } {
  const enemies = view.hordes.filter(({ seat, at }) => at === own.at && seat !== own.seat)
  const named = enemies.filter(({ id }) => `horde:${id}` === target)
  const all = target === 'everything' || target === 'hordes' || target === 'some'
  return {
    people: target === 'townies' || target === 'everything' ? peopleOn(view, own.at) : [],
    foes: all ? enemies : named,
  }
}

function hinted([verb, id, target]: Move, view: View): Mentions | null {
  if (verb !== 'move' && verb !== 'attack') return null
  const own = view.hordes.find((horde) => `horde:${horde.id}` === id)!
  const breed = view.breeds[own.seat]!
  if (verb === 'move') {
    const saved = view.switches.advanced ? ['sacrifice', 'zombies'] : []
    return ['below', needed(breed), percent(allShow(needed(breed), own.zombies)), ...saved]
  }
  const lies = [1, percent(1 - allShow(2, own.zombies))]
  if (target === 'some') return lies
  const { people, foes } = targets(view, own, target!)
  const theirs = foes.flatMap(({ zombies }) => zombies)
  const dice = own.zombies.length === 1 ? ['one die'] : [own.zombies.length]
  const heroes = view.switches.aTimeForHeroes
  const least = theirs.length > 0 ? kills(breed) : 4
  const pieces = theirs.length > 0 ? theirs : people
  const weakens = heroes && pieces.some((sides) => sides > 6) ? ['hero'] : []
  const hits = mean(
    own.zombies.map((sides) => show(least, sides)),
    lasts(view, pieces),
  )
  const back = mean(
    [
      ...people.map((sides) => show(6, sides)),
      ...foes.flatMap(({ seat, zombies }) => zombies.map((sides) => show(kills(view.breeds[seat]!), sides))),
    ],
    lasts(view, own.zombies),
  )
  return [
    ...dice,
    least,
    ...(theirs.length > 0 ? ['zombie'] : weakens.length > 0 ? ['townie'] : []),
    ...weakens,
    hits.toFixed(1),
    'hit',
    back.toFixed(1),
    ...lies,
  ]
}

// ——— Reasons ———

const hordeIn = (view: View, part: string | undefined): Horde | undefined =>
  view.hordes.find(({ id }) => `horde:${id}` === part)
const standing = (view: View, [id]: readonly string[]): Horde => hordeIn(view, id)!
const isBeside = (one: number, other: number): [straight: boolean, any: boolean] => {
  const [x, y] = [
    Math.abs(Math.floor(one / 10) - Math.floor(other / 10)),
    Math.abs((one % 10) - (other % 10)),
  ]
  return [x + y === 1, Math.max(x, y) === 1]
}
const people = (view: View, square: number): boolean => peopleOn(view, square).length > 0

const CLAIMS: readonly Claim<View>[] = [
  {
    says: /^It is not your turn: /,
    due: /^nobody (horde|sq|squad)$/,
    holds: ({ active, phase, roll }, seat, [part]) =>
      phase !== 'setUp' && active !== null && active !== seat && !roll && /^(horde|sq|squad):/.test(part!),
    mentions: ({ active }) => [who(active!)],
  },
  {
    says: /^Click one of your upright hordes first/,
    holds: (view, seat) => view.hordes.some((horde) => horde.seat === seat && horde.upright),
    mentions: () => ['first'],
  },
  {
    says: /^This horde lies on its side\. It can do nothing/,
    due: /^act horde\b/,
    holds: (view, _, clicked) => !standing(view, clicked).upright && view.hour < view.track.length,
    mentions: () => ['all hordes', 'next hour'],
  },
  {
    says: /^This horde lies on its side, and this is the last hour/,
    due: /^act horde\b/,
    holds: (view, _, clicked) => !standing(view, clicked).upright && view.hour >= view.track.length,
    mentions: () => ['last hour'],
  },
  {
    says: /^This is .* horde\. To attack it, click your own horde/,
    due: /^act horde$/,
    holds: (view, seat, clicked) => {
      const theirs = standing(view, clicked)
      return (
        theirs.seat !== seat &&
        view.hordes.some((own) => own.seat === seat && own.upright && own.at === theirs.at)
      )
    },
    mentions: (view, _, clicked) => [who(standing(view, clicked).seat), 'first'],
  },
  {
    says: /^This is .* horde\. No upright horde of yours can attack it/,
    due: /^act horde$/,
    holds: (view, seat, clicked) => {
      const theirs = standing(view, clicked)
      return (
        theirs.seat !== seat &&
        (view.withdrawals.length > 0 ||
          !view.hordes.some((own) => own.seat === seat && own.upright && own.at === theirs.at))
      )
    },
    mentions: (view, _, clicked) => [who(standing(view, clicked).seat), at(standing(view, clicked).at)],
  },
  {
    says: /^A horde cannot leave the board/,
    due: /^act horde sq$/,
    holds: (_, __, [, to]) => !/^sq:[1-8][1-8]$/.test(to!),
  },
  {
    says: /^The horde stands on .* already/,
    due: /^act horde sq$/,
    holds: (view, _, clicked) => `sq:${standing(view, clicked).at}` === clicked[1],
    mentions: (view, _, clicked) => [at(standing(view, clicked).at)],
  },
  {
    says: /is too far: a horde moves one space at a time/,
    due: /^act horde sq$/,
    holds: (view, _, clicked) => {
      const [straight, any] = isBeside(standing(view, clicked).at, numberIn(clicked[1]!))
      return view.switches.adjacency === 'eightWay' ? !any : !straight
    },
    mentions: (view, _, [, to]) => [
      at(numberIn(to!)),
      'is too far',
      view.switches.adjacency === 'eightWay' ? 'diagonally' : 'shares a side',
    ],
  },
  {
    says: /^Two hordes can merge only when /,
    due: /^act horde horde$/,
    holds: (view, _, [one, other]) =>
      hordeIn(view, one)!.at !== hordeIn(view, other)!.at &&
      hordeIn(view, one)!.seat === hordeIn(view, other)!.seat,
    mentions: () => ['two hordes'],
  },
  {
    says: /^A horde attacks only what stands on its own space/,
    due: /^act horde horde$/,
    holds: (view, _, [one, other]) =>
      hordeIn(view, one)!.at !== hordeIn(view, other)!.at &&
      hordeIn(view, one)!.seat !== hordeIn(view, other)!.seat,
  },
  {
    says: /^This Stealthy horde has just evaded yours/,
    due: /^act horde horde$/,
    holds: (view, _, [one, other]) =>
      view.withdrawals.some(
        ([from, to, ours, theirs]) =>
          `horde:${from}` === one &&
          `horde:${to}` === other &&
          ours === hordeIn(view, one)!.zombies.length &&
          theirs === hordeIn(view, other)!.zombies.length,
      ),
    mentions: () => ['stealthy', 'two'],
  },
  {
    says: /^There are no townspeople on /,
    due: /^act horde townies$/,
    holds: (view, _, clicked) => !people(view, standing(view, clicked).at),
    mentions: (view, _, clicked) => ['townspeople', at(standing(view, clicked).at)],
  },
  {
    says: /^There is nothing to attack on /,
    due: /^act horde attack$/,
    holds: (view, seat, clicked) => {
      const own = standing(view, clicked)
      return !people(view, own.at) && view.hordes.every((other) => other.at !== own.at || other.seat === seat)
    },
    mentions: (view, _, clicked) => [at(standing(view, clicked).at)],
  },
  {
    says: /^No other horde of yours stands on /,
    due: /^act horde merge$/,
    holds: (view, seat, clicked) => {
      const own = standing(view, clicked)
      return view.hordes.filter((other) => other.at === own.at && other.seat === seat).length === 1
    },
    mentions: (view, _, clicked) => [at(standing(view, clicked).at)],
  },
  { says: /^There is no townsperson left /, due: /^act horde townie$/, holds: ({ living }) => living === 0 },
  {
    says: /^A horde of one cannot be split/,
    due: /^act horde split$/,
    holds: (view, _, clicked) => standing(view, clicked).zombies.length === 1,
  },
  {
    says: /^You may have \d+ hordes: three, one for /,
    due: /^act horde split$/,
    holds: limitReached(true),
    mentions: ({ limits }, seat) => [limits[seat]!, 'three', 'zombie hero'],
  },
  {
    says: /^All \d+ horde spaces of your playsheet are taken/,
    due: /^act horde split$/,
    holds: limitReached(false),
    mentions: () => [6],
  },
  {
    says: /^There is no townie on /,
    due: /^order pressure sq$/,
    holds: (view, _, clicked) => !people(view, squareIn(clicked)),
    mentions: (_, __, clicked) => ['townie', at(squareIn(clicked))],
  },
  {
    says: /^There is a hero on /,
    due: /^order pressure sq$/,
    holds: (view, _, clicked) => peopleOn(view, squareIn(clicked)).some((sides) => sides > 6),
    mentions: (_, __, clicked) => ['hero', at(squareIn(clicked))],
  },
]

// Who acts is told nothing of hordes that are not in play.
const reasons = CLAIMS.map((claim): Claim<View> => ({
  ...claim,
  holds: (view, seat, clicked, asked) =>
    clicked.every((id) => seat !== view.active || !id.startsWith('horde:') || hordeIn(view, id)) &&
    claim.holds(view, seat, clicked, asked),
}))

function limitReached(advanced: boolean) {
  return ({ hordes, limits, switches }: View, seat: Seat): boolean =>
    switches.advanced === advanced && hordes.filter((horde) => horde.seat === seat).length >= limits[seat]!
}

function squareIn(clicked: readonly string[]): number {
  return numberIn(clicked.find((id) => id.startsWith('sq:'))!)
}

/** What texts must mention. */
export const account: Account<View, Event> = {
  words,
  whyNot,
  hints,
  names: NAMES,
  broken: /\b(one|1) (zombies|hits|dice|townies)\b|\b(two|three|four|five|six) (zombie|hit|die|townie)\b/,
  events,
  moves,
  parts,
  asks,
  figures({ hour, track, zombies, living }, seat) {
    const now = hour > 0 && hour <= track.length ? [hour, track.length] : []
    const own = seat === null ? [] : ['zombies', zombies[seat]!]
    return [...now, ...own, Math.max(...zombies), living]
  },
  hinted,
  result({ winners, reason }, { zombies, living }) {
    const dead = zombies.reduce((n, each) => n + each, 0)
    const names = winners.map(who)
    switch (reason) {
      case 'total':
        return [...names, 'nobody', 'total victory']
      case 'win':
        return names
      case 'conditional':
        return [...names, ...(names.length > 1 ? ['share the win'] : []), 'zombies', dead, living]
      case 'stalemate':
        return [dead, 'no one']
      default:
        return dead === 0 ? ['everyone loses'] : [living, dead, 'everyone loses']
    }
  },
  reasons,
  always: /^act (sq|townies)$/,
  whole: ['attacked'],
  rare: [
    { type: 'steppedAside', seat: 1, horde: 100, attacker: 0 },
    { type: 'attackEvaded', seat: 0, horde: 0 },
    { type: 'paid', seat: 0, horde: 0, sides: 6, shows: 1 },
    { type: 'paid', seat: 0, horde: 0, sides: 10, shows: 1 },
    { type: 'converted', seat: 0, horde: 0, to: 100, dice: [6] },
    { type: 'converted', seat: 0, horde: 0, to: 100, dice: [6, 6, 8] },
    { type: 'blasted', at: 34, hordes: [0], zombies: 1, heroes: 1, lost: [] },
    { type: 'blasted', at: 34, hordes: [0], zombies: 3, heroes: 1, lost: [] },
    { type: 'winClaimed', seat: 0 },
    { type: 'playedOn', seat: 0 },
  ],
  ids: Array.from({ length: 64 }, (_, n) => `sq:${11 + 10 * Math.floor(n / 8) + (n % 8)}`).concat(
    'sq:10',
    'sq:91',
  ),
}

/** Tables that random games seldom reach: playsheets that are full, no one alive, the last hour, people and heroes everywhere. */
export function vary(t: Table, chance: (n: number) => number): void {
  if (t.roll || t.inHand.length > 0 || t.active === null) return
  const states = [
    () => (t.hour = t.switches.hourTrack === 'short' ? 8 : 12),
    () => {
      for (const { id } of t.hordes) if (chance(2) === 0) changeHorde(t, id, { upright: false })
    },
    () => {
      const at = t.hordes[0]?.at ?? 11
      for (const { id } of t.hordes) if (chance(3) > 0) changeHorde(t, id, { at })
    },
    () => (t.town = {}),
    () => {
      for (let id = 100 * t.active!; id < 100 * t.active! + 6; id++)
        if (t.hordes.every((horde) => horde.id !== id))
          t.hordes = [...t.hordes, { id, seat: t.active!, at: 34, upright: true, zombies: [6, 6] }]
    },
    () => {
      const [one, other] = t.hordes.filter(({ seat }, n, all) => n === 0 || seat !== all[0]!.seat)
      if (!one || !other) return
      changeHorde(t, other.id, { at: one.at })
      for (const [a, b] of [
        [one, other],
        [other, one],
      ])
        t.withdrawals.push([a!.id, b!.id, a!.zombies.length, b!.zombies.length])
    },
    () => {
      for (const { at } of t.hordes) setTownspeople(t, at, [6, 8])
    },
    () => {
      for (const { id } of t.hordes) if (chance(2) === 0) changeHorde(t, id, { zombies: [6] })
    },
  ]
  for (let n = 0; n <= 1; n++) states[chance(states.length)]!()
}
