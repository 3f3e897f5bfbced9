import type { Move } from '@shamble/engine'
import type { HintWords } from '@shamble/engine/bots'
import { keepsGoing } from './data.ts'
import { findHorde, hordesAt } from './questions.ts'
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

// 7.3. What both sides' dice do on average, and the chance that a 1 lays the attacker down.
function ofAttack(view: View, pawn: Horde, target: string): string[] {
  const { seat, at, zombies } = pawn
  const people = target === 'townies' || target === 'everything' ? townspeopleOn(view, at) : []
  const foes = foesOf(view, pawn, target)
  const theirs = foes.reduce((sum, foe) => sum + foe.zombies.length, 0)
  const kills = killsFrom(view.breeds[seat]!)
  const said: string[] = []
  if (people.length > 0 && theirs === 0)
    said.push(
      `Of your ${dice(zombies)}, each that shows ${TURNS} or more turns a townsperson: ${mean(zombies, TURNS, people.length)} on average.`,
    )
  if (theirs > 0)
    said.push(
      `Of your ${dice(zombies)}, each that shows ${kills} or more kills a zombie: ${mean(zombies, kills, theirs)} on average.`,
    )
  const back = hitsBack(view, people, foes)
  said.push(`They hit back with ${number(Math.min(back, zombies.length))} on average.`)
  const lies = 1 - zombies.reduce((chance, sides) => chance * atLeast(2, sides), 1)
  said.push(`A 1 lays your horde down: ${percent(lies)} chance.`)
  return said
}

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

function hitsBack({ breeds }: View, people: readonly Die[], foes: readonly Horde[]): number {
  let hits = 0
  for (const sides of people) hits += atLeast(TOWNSPERSON_KILLS, sides)
  for (const { seat, zombies } of foes)
    for (const sides of zombies) hits += atLeast(killsFrom(breeds[seat]!), sides)
  return hits
}

/** The chance that a die shows this number or more. */
const atLeast = (shows: number, sides: number): number => Math.max(0, sides + 1 - shows) / sides

// The average number of dice that show a number or more, counting at most `most`.
function mean(zombies: readonly Die[], shows: number, most: number): string {
  let chances = [1]
  for (const sides of zombies) {
    const hit = atLeast(shows, sides)
    const next = new Array<number>(chances.length + 1).fill(0)
    chances.forEach((chance, hits) => {
      next[hits]! += chance * (1 - hit)
      next[hits + 1]! += chance * hit
    })
    chances = next
  }
  return number(chances.reduce((sum, chance, hits) => sum + chance * Math.min(hits, most), 0))
}

const dice = ({ length }: readonly Die[]): string => (length === 1 ? 'one die' : `${length} dice`)
const number = (n: number): string => n.toFixed(1)
const percent = (chance: number): string => `${Math.round(100 * chance)} %`
