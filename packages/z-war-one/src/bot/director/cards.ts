import type { Move } from '@shamble/engine'
import { DIRECTOR } from '../../data/director.ts'
import { BRUTE, NEWBORN, ZOMBIE } from '../../data/infected.ts'
import { figuresLeft } from '../../infected/figures.ts'
import { layoutOf } from '../../missions/index.ts'
import { unitsIn } from '../../map/rooms.ts'
import { classOf, findUnit, isGrappled, isHere, reachesToGrab, unitOf } from '../../questions.ts'
import { detectable, senseOf, smellRange } from '../../infected/senses.ts'
import { hasLine, rangeBetween } from '../../map/sight.ts'
import { stageOf } from '../../infected/spawn.ts'
import { smellFrom } from '../../map/distances.ts'
import { directorCard, door as doorId, NONE, unit as unitId, type Infected, type Table } from '../../table.ts'
import { canFire, rangeOf } from '../../fighting/weapons.ts'
import { jobsOf } from '../jobs.ts'
import { chosen, most, type Chosen } from '../moves.ts'
import { stepsTo } from '../steps.ts'
import { preyOf, stepsToHeroes } from './prey.ts'

/*
 * 18.3, 20.6. Which card to play, and when. The worth of a card is measured in Zombies that enter the board; the threshold depends
 * on the cards and turns left.
 */

type Worth = (t: Table, aim: string | undefined) => number

const SIDES = 8
// Turns that a game without a turn limit usually takes.
const USUAL_TURNS = 14
// The threshold with a card for every turn, and how much higher it gets with few cards.
const MIN_WORTH = 0.3
const CHOOSY = 0.7

/** 18.3. The card of most worth now, if it reaches the threshold; else the Director waits. */
export function playOrPass(t: Table, moves: readonly Move[]): Chosen {
  const plays = moves.filter(([verb]) => verb === 'play')
  const worth = ([, part, aim]: Move): number => WORTHS[DIRECTOR[directorCard.of(part!)]!.id]!(t, aim)
  const best = most(plays, worth)
  return best && worth(best) >= asked(t) ? best : chosen(moves, 'pass')
}

/** The threshold: the more cards for the turns left, the lower. */
function asked(t: Table): number {
  const rich = Math.min(1, t.hand.length / turnsLeft(t))
  return MIN_WORTH + CHOOSY * (1 - rich)
}

/** The turns until the mission's clock runs out, this one included; a usual number if it has none. */
function turnsLeft(t: Table): number {
  const { lose = [], objectives } = layoutOf(t.mission).mission
  const ends = [
    ...lose.flatMap(({ type, turn }) => (type === 'turnEnded' ? [turn!] : [])),
    ...objectives.flatMap(({ type, untilEndOfTurn }) => (type === 'survive' ? [untilEndOfTurn!] : [])),
  ]
  return Math.max(1, Math.min(...(ends.length > 0 ? ends : [USUAL_TURNS])) - t.turn + 1)
}

const CONTROL = 0.6
const CONTROL_A_TURN = 0.1
const MAX_CONTROL = 1.4
const CONTROL_A_STEP = 0.01
const SENSED = 0.3
const RISING = 0.6
const GRIPPED = 0.9
const STOPPED = 0.4
const ROUND = 0.05
const JAMMED = 0.9
const JAM_WITHIN = 5
const SWUNG = 0.35
// Infected that must be on the move for doors to matter.
const MIN_MOVERS = 3
const BRUTE_WORTH = 3
const NEWBORN_WORTH = 2.2
const UNSEEN = 1.3
const FEVERED = 6
// Additional faces of the die that mean the next stage.
const FEVER_FACES = 2
const SHORT_SIGHT = 4
const SPARED = 0.45

// By card (20.6): what it gains over passing.
const WORTHS: Readonly<Record<string, Worth>> = {
  'direct-control': (t, aim) => controlWorth(t, unitOf(t, unitId.of(aim!))),
  'second-wave': (t) => (figuresLeft(t, ZOMBIE) > 0 ? meanGroup(t) : 0),
  'on-the-wind': (t) => SENSED * movers(t).filter((unit) => wouldSense(t, unit)).length,
  'up-again': (t) => RISING * Math.min(3, t.infected.filter(({ at, prone }) => at !== NONE && prone).length),
  'iron-grip': (t) => GRIPPED + preyOf(t, gripped(t)),
  misfire: misfireWorth,
  'jammed-lock': jamWorth,
  draught: (t) => (movers(t).length >= MIN_MOVERS ? SWUNG : 0),
  'fresh-bite': (t) => (figuresLeft(t, NEWBORN) > 0 ? NEWBORN_WORTH - meanGroup(t) : 0),
  'something-big': (t) => (figuresLeft(t, BRUTE) > 0 ? BRUTE_WORTH - meanGroup(t) : 0),
  'full-house': fullHouseWorth,
  'behind-you': (t) => (figuresLeft(t, ZOMBIE) > 0 ? UNSEEN : 0),
  fever: (t) =>
    t.heroes.reduce(
      (sum, hero, n) =>
        sum + (isHere(hero) && hero.stage > 0 ? FEVERED * (FEVER_FACES / SIDES) * preyOf(t, n) : 0),
      0,
    ),
  'power-cut': powerCutWorth,
}

// The infected that will act.
const movers = (t: Table): Infected[] => t.infected.filter(({ at, prone }) => at !== NONE && !prone)

// 18.6. The longer the game and the stronger the unit, the better; 0 for a unit that can reach no hero.
function controlWorth(t: Table, unit: Infected): number {
  const { charge, killPoints } = classOf(unit)
  const steps = stepsToHeroes(t, unit.at)
  if (unit.prone || steps === Infinity) return 0
  const isNear = steps - 1 <= charge && !isSensing(t, unit) ? SENSED : 0
  return (
    Math.min(MAX_CONTROL, CONTROL + CONTROL_A_TURN * turnsLeft(t)) +
    (killPoints - 1) * SENSED +
    isNear -
    steps * CONTROL_A_STEP
  )
}

const isSensing = (t: Table, unit: Infected): boolean =>
  detectable(t).some((hero) => senseOf(t, unit, hero) !== null)

// 20.6, On the Wind. Whether it senses no hero now and would with twice its smell range.
const wouldSense = (t: Table, unit: Infected): boolean =>
  !unit.controlled &&
  !isSensing(t, unit) &&
  detectable(t).some((hero) => smellFrom(t, t.heroes[hero]!.at)[unit.at]! <= 2 * smellRange(t, unit))

// 11.1. The mean size of a group.
function meanGroup(t: Table): number {
  const { group } = stageOf(t)
  return group.reduce((sum, row) => sum + ((row.max - row.min + 1) / SIDES) * unitsIn(row).length, 0)
}

// 10.7, 10.11. The hero who takes the grab test: the one who moves, or the best prey the acting infected can reach.
function gripped(t: Table): number {
  const mover = t.heroes.findIndex(({ move }) => move === 'open')
  if (t.phase === 'heroes' && mover !== NONE) return mover
  const unit = findUnit(t, t.acting)
  const near = detectable(t).filter(
    (hero) => unit && unit.at !== NONE && reachesToGrab(t, unit.at, t.heroes[hero]!.at),
  )
  return near.toSorted((a, b) => preyOf(t, b) - preyOf(t, a))[0] ?? 0
}

// 20.6, Misfire. What it undoes of the roll on the table; the rounds stay spent.
function misfireWorth(t: Table): number {
  const { does, unit: id, dice } = t.roll!
  const unit = findUnit(t, id)
  if (!unit) return 0
  const kills = does.filter((deed) => deed === 'kill').length
  const falls = kills >= classOf(unit).killPoints - unit.hurt
  const freed = unit.at === NONE ? GRIPPED : 0
  if (falls) return classOf(unit).killPoints + freed + dice.length * ROUND
  return kills * SPARED + (does.includes('knockdown') ? STOPPED : 0) + dice.length * ROUND
}

// 20.6, Jammed Lock. A door close ahead on the way of a hero with an errand.
function jamWorth(t: Table, aim: string | undefined): number {
  const { doors } = layoutOf(t.mission)
  const door = doorId.of(aim!)
  const [one, other] = doors[door]!.sides
  return jobsOf(t).some((job, hero) => {
    const figure = t.heroes[hero]!
    if (job.what !== 'errand' || !isHere(figure) || isGrappled(figure)) return false
    const beyond = Math.min(stepsTo(t, one, job), stepsTo(t, other, job))
    const steps = stepsTo(t, figure.at, job)
    const near = Math.min(rangeTo(t, figure.at, one), rangeTo(t, figure.at, other))
    return near <= JAM_WITHIN && beyond < steps && steps - beyond <= near + 2
  })
    ? JAMMED
    : 0
}

const rangeTo = (t: Table, from: number, to: number): number =>
  stepsTo(t, from, { squares: [to], area: NONE })

// 20.6, Full House. What an eight brings beyond an average roll.
function fullHouseWorth(t: Table): number {
  const { count } = layoutOf(t.mission).mission.roomSpawn
  const mean = count.reduce((sum, row) => sum + ((row.max - row.min + 1) / SIDES) * unitsIn(row).length, 0)
  return unitsIn(count.find(({ max }) => max === SIDES)!).length - mean
}

// 20.6, Power Cut. Counts heroes with a firearm in hand whose targets are all beyond four squares.
function powerCutWorth(t: Table): number {
  const layout = layoutOf(t.mission)
  return t.heroes.reduce((sum, hero) => {
    const shoots = hero.active.some((card) => canFire(t, card) && rangeOf(t, card) > SHORT_SIGHT)
    if (!shoots || !isHere(hero) || isGrappled(hero)) return sum
    const ranges = movers(t).flatMap(({ at }) =>
      hasLine(t, hero.at, at) ? [rangeBetween(layout, hero.at, at)] : [],
    )
    return sum + (ranges.length > 0 && ranges.every((range) => range > SHORT_SIGHT) ? SPARED : 0)
  }, 0)
}
