import { percent, type Move } from '@shamble/engine'
import type { HintWords } from '@shamble/engine/bots'
import { keepsGoing } from './data.ts'
import { toughness } from './heroes.ts'
import { findHorde, hordesAt, isHero } from './questions.ts'
import { killsFrom, TOWNSPERSON_KILLS, TURNS } from './roll.ts'
import { horde, type Die, type Horde } from './table.ts'
import type { View } from './view.ts'

/** The odds of moves and attacks before the roll. Re-rolls of breeds are left out. */
export const hints: HintWords<View> = { reasons }

/** What is said of a move or an attack: chances from 0 to 1, and averages. */
export interface Odds {
  /** 6.2. That the pawn stays upright. */
  upright?: number
  /** 7.3. That the attacker lies down. */
  lies?: number
  /** 7.3. The hits of the attacker on townspeople or on zombies, and the most that count. */
  turns?: number
  kills?: number
  /** 7.5. The hits on the attacker that count. */
  back?: number
}

/** The odds of a move. Hordes that are named one by one are not known yet. */
export function oddsOf(view: View, [verb, part, target]: Move): Odds {
  if (verb !== 'move' && verb !== 'attack') return {}
  const pawn = findHorde(view, horde.of(part!))!
  const { seat, zombies } = pawn
  if (verb === 'move') return { upright: allShow(keepsGoing(view.breeds[seat]!), zombies) }
  const lies = 1 - allShow(2, zombies)
  if (target === 'some') return { lies }
  const { people, foes, theirs } = targetsOf(view, pawn, target!)
  const back = meanHits(hitsBack(view, people, foes), endures(view, zombies))
  if (theirs.length > 0)
    return { kills: meanOf(zombies, killsFrom(view.breeds[seat]!), view, theirs), back, lies }
  return { turns: meanOf(zombies, TURNS, view, people), back, lies }
}

function reasons(view: View, move: Move): string[] {
  const { upright, lies, turns, kills, back } = oddsOf(view, move)
  if (upright !== undefined) return [ofMove(view, move, upright)]
  if (lies === undefined) return []
  const pawn = findHorde(view, horde.of(move[1]!))!
  const { people, theirs } = targetsOf(view, pawn, move[2]!)
  const heroes = view.switches.aTimeForHeroes
  const said: string[] = []
  if (turns !== undefined) {
    const does = heroes && people.some(isHero) ? 'turns a townie or weakens a hero' : 'turns a townsperson'
    said.push(ofDice(pawn.zombies, TURNS, does, turns))
  }
  if (kills !== undefined) {
    const does = heroes && theirs.some(isHero) ? 'kills a zombie or weakens a hero' : 'kills a zombie'
    said.push(ofDice(pawn.zombies, killsFrom(view.breeds[pawn.seat]!), does, kills))
  }
  if (back !== undefined) said.push(`They hit back with ${number(back)} on average.`)
  return [...said, `A 1 lays your horde down: ${percent(lies)} chance.`]
}

// 6.2. Every die must show enough, or the pawn lies down.
function ofMove(view: View, [, part]: Move, upright: number): string {
  const { breeds, switches } = view
  const pawn = findHorde(view, horde.of(part!))!
  const needed = keepsGoing(breeds[pawn.seat]!)
  const saved = switches.advanced ? ', or sacrifice its lowest zombies to go on' : ''
  return `A die below ${needed} lays the horde down: ${percent(upright)} chance to stay upright${saved}.`
}

const ofDice = (zombies: readonly Die[], shows: number, does: string, hits: number): string =>
  `Of your ${dice(zombies)}, each that shows ${shows} or more ${does}: ${number(hits)} on average.`

// Whom a declared attack meets: the townspeople, the hordes, and the zombies of these.
function targetsOf(view: View, pawn: Horde, target: string) {
  const people = target === 'townies' || target === 'everything' ? townspeopleOn(view, pawn.at) : []
  const foes = foesOf(view, pawn, target)
  return { people, foes, theirs: foes.flatMap((foe) => foe.zombies) }
}

// The chance that all dice show this number or more.
const allShow = (shows: number, zombies: readonly Die[]): number =>
  zombies.reduce((chance, sides) => chance * atLeast(shows, sides), 1)

// The average number of dice that show this number or more, counting at most as many as these pieces endure.
const meanOf = (zombies: readonly Die[], shows: number, view: View, pieces: readonly Die[]): number =>
  meanHits(
    zombies.map((sides) => atLeast(shows, sides)),
    endures(view, pieces),
  )

// 13.4. How many hits these pieces take until they are gone.
const endures = ({ switches }: View, pieces: readonly Die[]): number =>
  pieces.reduce((hits, sides) => hits + toughness(switches.aTimeForHeroes, sides), 0)

function townspeopleOn({ town, squads }: View, at: number): Die[] {
  const inSquads = squads.filter((squad) => squad.at === at).flatMap((squad) => squad.dice)
  return [...(town[at] ?? []), ...inSquads]
}

// 7.1. The hordes that a declared target means.
function foesOf(view: View, { at, seat }: Horde, target: string): Horde[] {
  if (target === 'townies') return []
  if (target.startsWith('horde:')) return [findHorde(view, horde.of(target))!]
  return hordesAt(view, at, seat)
    .map((id) => findHorde(view, id)!)
    .filter((other) => other.seat !== seat)
}

// The chance of each of their dice to hit.
const hitsBack = ({ breeds }: View, people: readonly Die[], foes: readonly Horde[]): number[] => [
  ...people.map((sides) => atLeast(TOWNSPERSON_KILLS, sides)),
  ...foes.flatMap(({ seat, zombies }) => zombies.map((sides) => atLeast(killsFrom(breeds[seat]!), sides))),
]

/** The chance that a die shows this number or more. */
const atLeast = (shows: number, sides: number): number => Math.max(0, sides + 1 - shows) / sides

// The average number of hits, counting at most `most`. `hits`: the chance of each die.
function meanHits(hits: readonly number[], most: number): number {
  let chances = [1]
  for (const hit of hits) {
    const next = new Array<number>(chances.length + 1).fill(0)
    chances.forEach((chance, n) => {
      next[n]! += chance * (1 - hit)
      next[n + 1]! += chance * hit
    })
    chances = next
  }
  return chances.reduce((sum, chance, n) => sum + chance * Math.min(n, most), 0)
}

const dice = ({ length }: readonly Die[]): string => (length === 1 ? 'one die' : `${length} dice`)
const number = (n: number): string => n.toFixed(1)
