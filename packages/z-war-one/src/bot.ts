import type { Move, Pending } from '@shamble/engine'
import { movesOf, type Bot, type Thinking } from '@shamble/engine/bots'
import { freeAction } from './bot/gear.ts'
import { jobsOf, stepsFrom, type Job } from './bot/jobs.ts'
import { most } from './bot/most.ts'
import { chancesOf as chancesWith, roundsWorth } from './bot/odds.ts'
import { WORTH } from './bot/worth.ts'
import { buy } from './bot/perks.ts'
import { plansOf, type Plan } from './bot/plans.ts'
import {
  bless,
  detour,
  fireOnAlert,
  firesFirst,
  handOver,
  keepKill,
  keepOrSwap,
  loadAgain,
  putFarAway,
  strikeHow,
  tap,
} from './bot/reactions.ts'
import { dangerOf, outlookOf } from './bot/danger.ts'
import { takeUpWeapon, weaponWorth } from './bot/gear.ts'
import { seriesOf } from './bot/attacks.ts'
import { isGrappled, kindOf } from './questions.ts'
import { card as cardId, heroId, NONE, square, unit as unitId, type Table } from './table.ts'
import type { View } from './view.ts'

/*
 * A leader of heroes who plays by maxims, from what everybody sees.
 */

type Chosen = Move | undefined
type Maxim = (t: Table, moves: readonly Move[], thinking: Thinking) => Chosen

/** Plays the heroes. */
export const bot: Bot = {
  name: 'sergeant',
  // It has no need to pause.
  // oxlint-disable-next-line require-yield
  *think(thinking) {
    const moves = movesOf(thinking)
    if (moves.length === 1) return moves[0]!
    const t = tableFrom(thinking.sight.view as View)
    const { step } = thinking.sight.choices.find(({ seat }) => seat === thinking.seat) as Pending
    return MAXIMS[step]?.(t, moves, thinking) ?? moves[0]!
  },
}

/** The table as a seat sees it; decks are face down. */
const tableFrom = (view: View): Table => ({
  ...view,
  nextId: NONE,
  deck: [],
  hand: view.hand ?? [],
  directorDeck: [],
})

const MAXIMS: Record<string, Maxim> = {
  buyPerks: (_, moves) => buy(moves),
  station: (t, moves) => moves[0],
  firstWeapon: (t, moves) => {
    const hero = t.heroes.findIndex(({ active }) => active.length === 0)
    return most(moves, ([, ...cards]) => weaponWorth(t, hero, cards.map((card) => cardId.of(card))))
  },
  nextHero: begin,
  act,
  sprintOn: sprint,
  stepNext,
  nameShot: nameTarget,
  nameBlow: nameTarget,
  chooseFire: howToFire,
  chooseBlow: (_, moves) => strikeHow(moves),
  alertFire: (_, moves) => fireOnAlert(moves),
  whoFires: firesFirst,
  blessed: bless,
  doubleTap: (_, moves) => tap(moves),
  kneecap: (_, moves) => keepKill(moves),
  reload: (_, moves) => loadAgain(moves),
  handOver: (_, moves) => handOver(moves),
  scavenge: (t, moves) => keepOrSwap(t, moves, undefined),
  chooseRoomSquare: putFarAway,
  chooseCupboard: putFarAway,
  placeRoamer: putFarAway,
  chooseWay: detour,
}

const mover = (t: Table): number => t.heroes.findIndex(({ move }) => move === 'open')

// 4.1. Those who are held move first, then whoever is in most danger, then whoever has the shortest way.
function begin(t: Table, moves: readonly Move[]): Chosen {
  const jobs = jobsOf(t)
  const harm = new Map<number, number>()
  const outlook = outlookOf(t)
  const all = dangerOf(t, outlook, undefined, harm)
  return most(moves, ([, part]) => {
    const hero = heroId.of(part!)
    const figure = t.heroes[hero]!
    if (isGrappled(figure)) return 100
    const series = seriesOf(t, hero, 4, harm)
    const last = series.at(-1)!
    const relief = last.cost === 0 ? 0 : all - dangerOf(t, outlook, last.likely)
    return relief * 10 - stepsFrom(t, figure.at, jobs[hero]!) * 0.001
  })
}

function act(t: Table, moves: readonly Move[]): Chosen {
  const hero = mover(t)
  const jobs = jobsOf(t)
  const free = freeAction(t, hero, jobs[hero]!, moves)
  if (free) return free
  const task = moves.find(([verb]) => verb === 'task')
  if (task) return task
  const plans = plansOf(t, hero, jobs, t.heroes[hero]!.ap)
  const special = hide(t, hero, jobs, plans, moves) ?? hurry(t, hero, jobs, plans, moves)
  if (special) return special
  const weapon = takeUpWeapon(t, hero, moves)
  if (weapon) return weapon
  for (const { begins } of plans) {
    const found = firstOffered(begins, moves)
    if (found) return found
  }
  return moves.find(([verb]) => verb === 'end')
}

// 14.9. Sam goes unseen where that saves more than a use of the tank is worth.
function hide(t: Table, hero: number, jobs: readonly Job[], plans: readonly Plan[], moves: readonly Move[]): Chosen {
  const figure = t.heroes[hero]!
  if (figure.hidden || isGrappled(figure)) return undefined
  const stink = moves.find(
    ([verb, card]) => verb === 'stink' || (verb === 'ready' && kindOf(t, cardId.of(card!)).kind === 'stink-tank'),
  )
  if (!stink || figure.stank) return undefined
  const { active } = figure
  figure.active = [cardId.of(stink[1]!)]
  figure.hidden = true
  const [unseen] = plansOf(t, hero, jobs, figure.ap)
  figure.active = active
  figure.hidden = false
  return unseen!.value - plans[0]!.value > WORTH.tank ? stink : undefined
}

// 16.3. Redline where two more action points are worth a use.
function hurry(t: Table, hero: number, jobs: readonly Job[], plans: readonly Plan[], moves: readonly Move[]): Chosen {
  const redline = moves.find(([verb]) => verb === 'redline')
  if (!redline) return undefined
  const [more] = plansOf(t, hero, jobs, t.heroes[hero]!.ap + 2)
  return more!.value - plans[0]!.value > WORTH.power ? redline : undefined
}

function sprint(t: Table, moves: readonly Move[]): Chosen {
  const hero = mover(t)
  const jobs = jobsOf(t)
  // The squares that are left are not on the table: three less those already run are at most two.
  for (const { begins } of plansOf(t, hero, jobs, t.heroes[hero]!.ap, 2)) {
    const found = firstOffered(begins, moves)
    if (found) return found
  }
  return moves.find(([verb]) => verb === 'stop')
}

function firstOffered(wanted: readonly Move[], moves: readonly Move[]): Chosen {
  for (const want of wanted) {
    const found = moves.find((move) => want.every((part, n) => move[n] === part))
    if (found) return found
  }
  return undefined
}

function stepNext(t: Table, moves: readonly Move[]): Chosen {
  const hero = mover(t)
  const job = jobsOf(t)[hero]!
  const figure = t.heroes[hero]!
  const here = figure.at
  const outlook = outlookOf(t)
  const best = most(moves, ([, part]) => {
    figure.at = square.of(part!)
    return -job.worth * stepsFrom(t, figure.at, job) - dangerOf(t, outlook)
  })
  figure.at = here
  return best
}

// 14.2 to 14.5. As many rounds as the target is worth.
function howToFire(t: Table, moves: readonly Move[]): Chosen {
  const sure = moves.find(([how, , sure]) => how === 'shoot' && sure === 'sure')
  if (sure) return sure
  const hero = shooter(t, moves)
  const target = t.acting === NONE ? WORTH.target : WORTH.held + 0.05
  return most(moves, ([how, part]) => {
    const cards = how === 'both' ? t.heroes[hero]!.active : Array<number>(how === 'burst' ? 3 : 1).fill(cardId.of(part!))
    const { kill, stop } = chancesWith(t, hero, cards)
    return target * (0.4 * kill + 0.6 * stop) - roundsWorth(t, cards)
  })
}

const shooter = (t: Table, moves: readonly Move[]): number => t.cards[cardId.of(moves.find(([, part]) => part?.startsWith('card'))![1]!)]!.hero

function nameTarget(t: Table, moves: readonly Move[]): Chosen {
  const harm = new Map<number, number>()
  dangerOf(t, outlookOf(t), undefined, harm)
  return most(moves, ([, part]) => harm.get(unitId.of(part!)) ?? 0)
}
