import type { Move } from '@shamble/engine'
import type { HintWords } from '@shamble/engine/bots'
import { keepsGoing } from './data.ts'
import { toughness } from './heroes.ts'
import { findHorde, hordesAt, isHero } from './questions.ts'
import { killsFrom, TOWNSPERSON_KILLS, TURNS } from './roll.ts'
import { horde, type Die, type Horde } from './table.ts'
import type { View } from './view.ts'

/** The odds of moves and attacks before the roll. Re-rolls of breeds are left out. */
export const hints: HintWords<View> = { reasons }

function reasons(view: View, [verb, part, target]: Move): string[] {
  if (verb !== 'move' && verb !== 'attack') return []
  const pawn = findHorde(view, horde.of(part!))!
  return verb === 'move' ? ofMove(view, pawn) : ofAttack(view, pawn, target!)
}

// 6.2. Every die must show enough, or the pawn lies down.
function ofMove({ breeds, switches }: View, { seat, zombies }: Horde): string[] {
  const needed = keepsGoing(breeds[seat]!)
  const goesOn = zombies.reduce((chance, sides) => chance * atLeast(needed, sides), 1)
  const saved = switches.advanced ? ', or sacrifice its lowest zombies to go on' : ''
  return [`A die below ${needed} lays the horde down: ${percent(goesOn)} chance to stay upright${saved}.`]
}

// 7.3. What both sides' dice do on average, and the chance that a 1 lays the attacker down. Hordes that are named one by one
// are not known yet.
function ofAttack(view: View, pawn: Horde, target: string): string[] {
  const { seat, at, zombies } = pawn
  const lies = 1 - zombies.reduce((chance, sides) => chance * atLeast(2, sides), 1)
  const laysDown = `A 1 lays your horde down: ${percent(lies)} chance.`
  if (target === 'some') return [laysDown]
  const people = target === 'townies' || target === 'everything' ? townspeopleOn(view, at) : []
  const foes = foesOf(view, pawn, target)
  const theirs = foes.flatMap((foe) => foe.zombies)
  const kills = killsFrom(view.breeds[seat]!)
  const heroes = view.switches.aTimeForHeroes
  const said: string[] = []
  if (people.length > 0 && theirs.length === 0) {
    const turns = heroes && people.some(isHero) ? 'turns a townie or weakens a hero' : 'turns a townsperson'
    said.push(ofDice(zombies, TURNS, turns, endures(view, people)))
  }
  if (theirs.length > 0) {
    const falls = heroes && theirs.some(isHero) ? 'kills a zombie or weakens a hero' : 'kills a zombie'
    said.push(ofDice(zombies, kills, falls, endures(view, theirs)))
  }
  const back = meanHits(hitsBack(view, people, foes), endures(view, zombies))
  said.push(`They hit back with ${number(back)} on average.`, laysDown)
  return said
}

function ofDice(zombies: readonly Die[], shows: number, does: string, most: number): string {
  const hits = zombies.map((sides) => atLeast(shows, sides))
  return `Of your ${dice(zombies)}, each that shows ${shows} or more ${does}: ${number(meanHits(hits, most))} on average.`
}

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
const percent = (chance: number): string => `${Math.round(100 * chance)} %`
