import type { Claim, Mentions } from '@shamble/engine/testing'
import { CARDS } from '../src/data/cards.ts'
import { DIRECTOR } from '../src/data/director.ts'
import { PERKS } from '../src/data/perks.ts'
import { cardTitle } from '../src/director/words.ts'
import { layoutOf } from '../src/missions/index.ts'
import { isFree } from '../src/questions.ts'
import { NONE, withLetter, type Table } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { card, door, goal, hasPerk, hero, many, mover, price, room, sq, task, unit } from './account.ts'
import { around, floorOf, inReach, isLegal, sees, xOf, yOf, type Board, type Step } from './oracles/board.ts'
import { boardOf } from './oracles/positions.ts'

/*
 * When each reason is true, judged from what the player sees and from the plain model of the board.
 */

const numberOf = (part: string | undefined): number => Number(part!.split(':')[1])

const of = (view: View) => view.heroes[mover(view)]!
const holderOf = (view: View, id: number): number => view.heroes.findIndex(({ held }) => held.includes(id))
const unitIn = (view: View, id: number) => view.infected.find((each) => each.id === id)
const heroOn = (view: View, at: number): number => view.heroes.findIndex((each) => each.at === at)
const unitOn = (view: View, at: number) => view.infected.find((each) => each.at === at)
const areaAt = ({ mission }: View, at: number) => layoutOf(mission).areas[layoutOf(mission).areaOf[at]!]!

// 2.8. Squares as a king moves, on one floor.
function apart(board: Board, a: number, b: number): number {
  if (floorOf(board, a) !== floorOf(board, b)) return Infinity
  return Math.max(Math.abs(xOf(board, a) - xOf(board, b)), Math.abs(yOf(board, a) - yOf(board, b)))
}
const stepTo = (view: View, to: number): Step | undefined =>
  around(boardOf(view), of(view).at).find((step) => step.to === to)
const isNear = (view: View, to: number): boolean => inReach(boardOf(view), of(view).at, to, false)
const isStraight = ({ direction }: Step): boolean => direction < 4

// 4.5. A spawn point with a free square beside it that is none.
const isSpawn = ({ mission }: View, at: number): boolean =>
  layoutOf(mission).spawnPoints.some((point) => point.at === at)
const maySlip = (view: View): boolean =>
  around(boardOf(view), of(view).at).some(
    (step) => isLegal(step) && heroOn(view, step.to) < 0 && !unitOn(view, step.to) && !isSpawn(view, step.to),
  )

const guns = (view: View) =>
  of(view)
    .active.map((n) => view.cards[n]!)
    .filter(({ kind }) => ['semi-auto', 'full-auto', 'single-shot'].includes(CARDS[kind]!.class ?? ''))
const reach = (view: View): number => {
  const printed = Math.max(...of(view).active.map((n) => CARDS[view.cards[n]!.kind]!.range ?? Infinity))
  return view.powerCut ? Math.min(4, printed) : printed
}

// 18.11. The phase of each card that has one.
const PHASE_OF: Readonly<Record<string, string>> = {
  'direct-control': 'infected',
  'second-wave': 'spawn',
  'on-the-wind': 'infected',
  'up-again': 'infected',
  'jammed-lock': 'announce',
  draught: 'infected',
  'fresh-bite': 'spawn',
  'something-big': 'spawn',
  'behind-you': 'spawn',
  fever: 'infection',
  'power-cut': 'heroes',
}

function isLate(view: View, n: number): boolean {
  const { id } = DIRECTOR[n]!
  const phase = PHASE_OF[id]
  if (phase !== undefined && phase !== view.phase) return true
  if (id === 'power-cut') return mover(view) >= 0
  return phase === 'infected' && view.infected.some(({ acted }) => acted)
}

// 7.7, 21.1. What opens a locked door.
function keyOf(n: number, view: View): Mentions {
  const { doors, mission } = layoutOf(view.mission)
  const { opensWith, opensWhen } = mission.doors?.[doors[n]!.number ?? ''] ?? {}
  if (opensWith)
    return [
      'opens to a hero',
      opensWith.item ? CARDS.find(({ id }) => id === opensWith.item)!.name : 'what fits',
    ]
  if (!opensWhen) return []
  return [
    'opens by itself',
    ...mission.objectives.flatMap(({ id }, at) => (opensWhen.objectives.includes(id) ? goal(at, view) : [])),
  ]
}

const searchCost = (view: View): number => Math.min(of(view).allowance, hasPerk(of(view), 'bandit') ? 3 : 4)

const OF_PLAYERS: readonly Claim<View>[] = [
  {
    says: /^Perks are bought before a mission/,
    holds: ({ phase }) => phase !== 'setUp',
    due: /^\w+ perk$/,
  },
  {
    says: / costs more than anybody has\.$/,
    holds: ({ phase, heroes }, _, [id]) =>
      phase === 'setUp' && heroes.every(({ xp }, one) => xp < price(one, numberOf(id))),
    mentions: (_, __, [id]) => [PERKS[numberOf(id)]!.name],
  },
  {
    says: / stands on a spawn point, and has to leave it in this move\.$/,
    holds: (view, _, clicked, asked) => {
      const { at, ap, prone, held } = of(view)
      if (!isSpawn(view, at) || held.length > 0) return false
      // A click on himself, or on a hero who waits, would end his move.
      const [id] = clicked
      if (asked?.step === 'act' && clicked.length === 1 && id!.startsWith('hero:')) {
        const other = numberOf(id)
        if (other !== mover(view) && view.heroes[other]!.move !== 'waiting') return false
      }
      // A sprint without a point left has to go on.
      return asked?.step === 'sprintOn' ? ap === 0 : ap >= (prone ? 2 : 1) && maySlip(view)
    },
    due: /^act hero$/,
    mentions: (view) => [hero(mover(view))],
  },
  {
    says: / has moved this turn\.$/,
    holds: (view, _, [id]) =>
      view.phase === 'heroes' &&
      mover(view) < 0 &&
      view.heroes[numberOf(id)]!.move === 'done' &&
      view.heroes[numberOf(id)]!.fate === 'playing',
    due: /^\w+ hero$/,
    mentions: (_, __, [id]) => [hero(numberOf(id))],
  },
  {
    says: / is moving, and is not yours\.$/,
    holds: (view, seat) => mover(view) >= 0 && view.owner[mover(view)] !== seat,
    due: /^nobody (sq|unit|door|task|area)$/,
    mentions: (view) => [hero(mover(view))],
  },
  {
    says: / is held, and can only fire at, strike and sweep /,
    holds: (view) => of(view).held.length > 0,
    due: /^act (door|task)$/,
    mentions: (view) => [hero(mover(view))],
  },
  {
    says: /^\w+ stands on (?!a spawn)/,
    holds: (view, _, [id]) => ![-1, mover(view)].includes(heroOn(view, numberOf(id))),
    mentions: (view, _, [id]) => [hero(heroOn(view, numberOf(id))), sq(numberOf(id), view)],
  },
  {
    says: / is shut\.$/,
    holds: (view, _, [id]) => {
      const step = stepTo(view, numberOf(id))
      return step !== undefined && isStraight(step) && 'clb'.includes(step.ways[0]![0]!)
    },
    mentions: (view, _, [id]) => {
      const ends = [of(view).at, numberOf(id)]
      return door(
        layoutOf(view.mission).doors.findIndex(({ sides }) => sides.every((side) => ends.includes(side))),
        view,
      )
    },
  },
  {
    says: /^Crawling a square costs 2 AP\.$/,
    holds: (view) => of(view).prone && of(view).ap < 2,
    mentions: () => [2, 'ap'],
  },
  {
    says: / has no action points left\.$/,
    holds: (view) => of(view).ap === 0,
    mentions: (view) => [hero(mover(view)), 'no action points'],
  },
  {
    says: /^A wall is in the way\.$/,
    holds: (view, _, [id]) => {
      const step = stepTo(view, numberOf(id))
      return step !== undefined && isStraight(step) && step.ways[0]![0] === 'wall'
    },
  },
  {
    says: /^No one steps diagonally past /,
    holds: (view, _, [id]) => {
      const step = stepTo(view, numberOf(id))
      return step !== undefined && !isStraight(step) && !isLegal(step)
    },
  },
  {
    says: / is further than one step: /,
    holds: (view, _, [id]) => !stepTo(view, numberOf(id)),
    mentions: (view, _, [id]) => [sq(numberOf(id), view)],
  },
  {
    says: / would end the move on a spawn point: /,
    holds: (view, _, [id]) => isSpawn(view, numberOf(id)) && isLegal(stepTo(view, numberOf(id))!),
    mentions: (view) => [hero(mover(view)), 'nobody'],
  },
  {
    says: / holds \w+: help comes from the squares next to /,
    holds: (view, _, [id]) => {
      const one = holderOf(view, numberOf(id))
      return ![-1, mover(view)].includes(one) && apart(boardOf(view), of(view).at, view.heroes[one]!.at) !== 1
    },
    mentions: (view, _, [id]) => {
      const one = hero(holderOf(view, numberOf(id)))
      return [...unit(numberOf(id), view), one, one]
    },
    due: /^act unit$/,
  },
  {
    says: / is prone and cannot strike\.$/,
    holds: (view, _, [id]) => of(view).prone && isNear(view, unitIn(view, numberOf(id))!.at),
    mentions: (view) => [hero(mover(view))],
  },
  {
    says: / is out of reach, and \w+ holds no firearm\.$/,
    holds: (view, _, [id]) => guns(view).length === 0 && !isNear(view, unitIn(view, numberOf(id))!.at),
    mentions: (view, _, [id]) => [...unit(numberOf(id), view), hero(mover(view))],
  },
  {
    says: / is empty\.$/,
    holds: (view) => guns(view).length > 0 && guns(view).every(({ rounds }) => rounds === 0),
    mentions: (view) => [card(view.cards[of(view).active[0]!]!.kind)],
  },
  {
    says: /^A wall or a closed door is between /,
    holds: (view, _, [id]) => !sees(boardOf(view), of(view).at, unitIn(view, numberOf(id))!.at),
    mentions: (view, _, [id]) => [hero(mover(view)), ...unit(numberOf(id), view)],
  },
  {
    says: /^A figure stands in the line of sight /,
    holds: (view, _, [id]) => {
      const { at } = unitIn(view, numberOf(id))!
      const stands = (on: number) => heroOn(view, on) >= 0 || unitOn(view, on) !== undefined
      return sees(boardOf(view), of(view).at, at) && !sees(boardOf(view), of(view).at, at, stands)
    },
    mentions: (view, _, [id]) => unit(numberOf(id), view),
  },
  {
    says: / away, and the weapon reaches \d+\.$/,
    holds: (view, _, [id]) => apart(boardOf(view), of(view).at, unitIn(view, numberOf(id))!.at) > reach(view),
    mentions: (view, _, [id]) => {
      const far = apart(boardOf(view), of(view).at, unitIn(view, numberOf(id))!.at)
      return [...unit(numberOf(id), view), many(far, 'square'), reach(view)]
    },
  },
  {
    says: /^This doorway stays open for good\.$/,
    holds: ({ doors }, _, [id]) => doors[numberOf(id)] === 'x',
    due: /^act door$/,
  },
  {
    says: / has to stand directly in front of /,
    holds: (view, _, [id]) =>
      !layoutOf(view.mission).doors[numberOf(id)]!.sides.some((side) => side === of(view).at),
    due: /^act door$/,
    mentions: (view, _, [id]) => [hero(mover(view)), ...door(numberOf(id), view)],
  },
  {
    says: / cannot be closed any more\.$/,
    holds: ({ doors, mission }, _, [id]) =>
      doors[numberOf(id)] === 'o' && layoutOf(mission).doors[numberOf(id)]!.number !== null,
    due: /^act door$/,
    mentions: (view, _, [id]) => door(numberOf(id), view),
  },
  {
    says: / is prone and has to stand up first\.$/,
    holds: (view) => of(view).prone,
    due: /^act (door|task)$/,
    mentions: (view) => [hero(mover(view))],
  },
  {
    says: / has it, and is out of reach\.$/,
    holds: (view, _, [id]) => {
      const { hero: owner } = view.cards[numberOf(id)]!
      return ![-1, mover(view)].includes(owner) && !isNear(view, view.heroes[owner]!.at)
    },
    due: /^act card$/,
    mentions: (view, _, [id]) => [hero(view.cards[numberOf(id)]!.hero)],
  },
  {
    says: / has changed weapons this turn\.$/,
    holds: (view, _, [id]) => {
      const most = hasPerk(of(view), 'quick-draw') ? 2 : 1
      return of(view).changes >= most && view.cards[numberOf(id)]!.hero === mover(view)
    },
    mentions: (view) => [hero(mover(view))],
  },
  {
    says: /: done\.$/,
    holds: ({ tasks }, _, [id]) => tasks.includes(numberOf(id)),
    due: /^act task$/,
    mentions: (view, _, [id]) => task(numberOf(id), view),
  },
  {
    says: /^A Task takes a whole move\.$/,
    holds: (view) => of(view).ap < Math.min(4, of(view).allowance),
    due: /^act task$/,
  },
  {
    says: /^A Task is done on its square or in its room/,
    holds: (view) => {
      const { held, prone, ap, allowance } = of(view)
      return held.length === 0 && !prone && ap >= Math.min(4, allowance)
    },
    due: /^act task$/,
  },
  {
    says: /: only a hero in a room can search it\.$/,
    holds: (view, _, [id]) => {
      const { areas, areaOf } = layoutOf(view.mission)
      return areas[numberOf(id)]!.room !== null && areaOf[of(view).at] !== numberOf(id)
    },
    due: /^act area$/,
    mentions: (view, _, [id]) => [hero(mover(view)), ...room(numberOf(id), view)],
  },
  {
    says: /^Only rooms can be searched\.$/,
    holds: (view) => areaAt(view, of(view).at).room === null,
    due: /^act (search|area)$/,
  },
  {
    says: / has been searched\.$/,
    holds: (view) => view.searched[layoutOf(view.mission).areaOf[of(view).at]!] === 's',
    due: /^act (search|area)$/,
    mentions: (view) => room(layoutOf(view.mission).areaOf[of(view).at]!, view),
  },
  {
    says: /^A room with infected in it cannot be searched\.$/,
    holds: (view) => {
      const { squares } = areaAt(view, of(view).at)
      const isIn = ({ at }: { at: number }) => squares.includes(at)
      return (
        !of(view).hidden &&
        (view.infected.some(isIn) || view.heroes.some((one) => one.held.length > 0 && isIn(one)))
      )
    },
    due: /^act (search|area)$/,
  },
  {
    says: /^A search takes \d AP\.$/,
    holds: (view) => of(view).ap < searchCost(view),
    due: /^act (search|area)$/,
    mentions: (view) => [searchCost(view), 'ap'],
  },
]

const OF_THE_DIRECTOR: readonly Claim<View>[] = [
  {
    says: /^Loot was thrown down: no card is played this turn\.$/,
    holds: ({ silenced }) => silenced,
    due: /^\w+ director$/,
    mentions: () => ['loot', 'no card'],
  },
  {
    says: /^A card has been played this turn, /,
    holds: ({ cardPlayed }) => cardPlayed,
    due: /^\w+ director$/,
  },
  {
    says: / is played (when|before|after|between) /,
    holds: (view, _, [id]) => isLate(view, numberOf(id)),
    due: /^\w+ director$/,
    mentions: (_, __, [id]) => [cardTitle(numberOf(id))],
  },
  {
    says: / holds \w+, and stays where it is\.$/,
    holds: (view, _, [id]) => holderOf(view, numberOf(id)) >= 0,
    due: /^\w+ unit$/,
    mentions: (view, _, [id]) => [...unit(numberOf(id), view), hero(holderOf(view, numberOf(id)))],
  },
  {
    says: / is a hero who has risen: /,
    holds: (view, _, [id]) => view.phase === 'spawn' && (unitIn(view, numberOf(id))?.risen ?? NONE) >= 0,
    due: /^\w+ unit$/,
    mentions: (view, _, [id]) => unit(numberOf(id), view),
  },
  {
    says: / has acted in this phase\.$/,
    holds: (view, _, [id]) => view.phase === 'infected' && unitIn(view, numberOf(id))?.acted === true,
    due: /^\w+ unit$/,
    mentions: (view, _, [id]) => unit(numberOf(id), view),
  },
  {
    says: / is dead, and no target\.$/,
    holds: ({ heroes }, _, [id]) => heroes[numberOf(id)]!.fate === 'dead',
    due: /^\w+ hero$/,
    mentions: (_, __, [id]) => [hero(numberOf(id))],
  },
  {
    says: /^No infected can see or smell /,
    holds: ({ heroes }, _, [id]) => heroes[numberOf(id)]!.hidden,
    due: /^\w+ hero$/,
    mentions: (_, __, [id]) => [hero(numberOf(id))],
  },
  {
    says: / is closed: no infected enters it\.$/,
    holds: (view, _, [id]) => view.areas[layoutOf(view.mission).areaOf[numberOf(id)]!] === 'c',
    due: /^\w+ sq$/,
    mentions: (view, _, [id]) => room(layoutOf(view.mission).areaOf[numberOf(id)]!, view),
  },
  {
    says: / stands open\.$/,
    holds: ({ doors }, _, [id]) => 'ox'.includes(doors[numberOf(id)]!),
    due: /^\w+ door$/,
    mentions: (view, _, [id]) => door(numberOf(id), view),
  },
  {
    says: / is open already\.$/,
    holds: ({ areas }, _, [id]) => areas[numberOf(id)] === 'a',
    due: /^\w+ area$/,
    mentions: (view, _, [id]) => [...room(numberOf(id), view), 'is open already'],
  },
]

// Told to both sides.
const OF_BOTH: readonly Claim<View>[] = [
  {
    says: / is on [A-Z]\d/,
    holds: (view, seat, [id]) => {
      const isTaken = unitOn(view, numberOf(id)) !== undefined
      const one = heroOn(view, numberOf(id))
      return seat === view.director ? isTaken || one >= 0 : isTaken && one < 0
    },
    mentions: (view, _, [id]) => {
      const one = heroOn(view, numberOf(id))
      const on = one >= 0 ? [hero(one)] : unit(unitOn(view, numberOf(id))!.id, view)
      return [...on, sq(numberOf(id), view)]
    },
  },
  {
    says: / is jammed this turn\.$/,
    holds: ({ jammed }, _, [id]) => jammed === numberOf(id),
    due: /^act door$/,
    mentions: (view, _, [id]) => door(numberOf(id), view),
  },
  {
    says: / is locked(: it opens .*|\.)$/,
    holds: ({ doors }, _, [id]) => doors[numberOf(id)] === 'l',
    due: /^act door$/,
    mentions: (view, seat, [id]) => [
      ...door(numberOf(id), view),
      ...(seat === view.director ? [] : keyOf(numberOf(id), view)),
    ],
  },
]

// Told to one side alone.
const heard = (claims: readonly Claim<View>[], byDirector: boolean): Claim<View>[] =>
  claims.map((claim) => ({
    ...claim,
    holds: (view, seat, ...click) =>
      (seat === view.director) === byDirector && claim.holds(view, seat, ...click),
  }))

/** When each reason is true, and what it mentions. The Director hears reasons of his own. */
export const reasons: readonly Claim<View>[] = [
  ...heard(OF_PLAYERS, false),
  ...heard(OF_THE_DIRECTOR, true),
  ...OF_BOTH,
]

/** Tables that random games seldom reach: doors, rounds, spawn points, Tasks and searches in other states. */
export function vary(t: Table, chance: (n: number) => number): void {
  const { doors, spawnPoints, tasks } = layoutOf(t.mission)
  const one = t.heroes.find(({ move }) => move === 'open')
  const free = spawnPoints.filter(({ at }) => isFree(t, at))
  const fronts = doors.flatMap(({ sides }) => sides.filter((at) => isFree(t, at)))
  const states = [
    () => {
      for (const n of doors.keys()) if (chance(2) === 0) t.doors = withLetter(t.doors, n, 'clox'[chance(4)]!)
    },
    () => t.cards.forEach((each) => (each.rounds = 0)),
    () => (t.tasks = tasks.flatMap((_, n) => (chance(2) === 0 ? [n] : []))),
    () => t.infected.forEach((each) => (each.prone = each.at !== NONE && chance(2) === 0)),
    () => (t.searched = [...t.searched].map((was) => (chance(2) === 0 ? 's' : was)).join('')),
    ...(one && one.held.length === 0
      ? [
          () => (one.ap = chance(one.ap + 1)),
          () => (one.prone = chance(2) === 0),
          () => (one.changes = chance(3)),
          () => one.perks.push(chance(PERKS.length)),
          () => {
            if (one.active.length === 0 || t.infected.length === 0) return
            one.aimCard = one.active[chance(one.active.length)]!
            one.aimUnit = t.infected[chance(t.infected.length)]!.id
          },
          () => (one.at = free[chance(free.length)]?.at ?? one.at),
          () => (one.at = fronts[chance(fronts.length)] ?? one.at),
          () => (one.at = free.length > 0 ? (beside(t, free[chance(free.length)]!.at) ?? one.at) : one.at),
        ]
      : []),
  ]
  for (let n = 0; n <= 2; n++) states[chance(states.length)]!()
}

// A free square beside another one.
const beside = (t: Table, at: number): number | undefined =>
  around(boardOf(t), at).find((step) => isLegal(step) && isFree(t, step.to))?.to
