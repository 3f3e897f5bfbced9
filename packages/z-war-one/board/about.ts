import { capital, listed } from '@shamble/engine'
import type { About } from '@shamble/engine/entry'
import { CARDS, type CardKind } from '../src/data/cards.ts'
import { DIRECTOR } from '../src/data/director.ts'
import { HEROES } from '../src/data/heroes.ts'
import { INFECTED, type InfectedKind } from '../src/data/infected.ts'
import { PERKS } from '../src/data/perks.ts'
import { TEXTS, WHEN } from '../src/director/texts.ts'
import { cardTitle } from '../src/director/words.ts'
import { SIDES } from '../src/heroes/facts.ts'
import { layoutOf } from '../src/missions/index.ts'
import { findUnit, heroAt, holderOf, kindOf, unitAt } from '../src/questions.ts'
import { ACTIVE, NONE, SEARCHED, type Infected, type Table } from '../src/table.ts'
import type { View } from '../src/view.ts'
import {
  areaName,
  cardName,
  doorName,
  heroName,
  objectName,
  pointName,
  several,
  squareName,
  taskName,
  unitName,
} from '../src/words/names.ts'
import { exitsAreOpen, moverOf } from './looks.ts'
import type { LENSES } from './lens.svelte.ts'
import { PERK_TEXTS } from './perks/texts.ts'
import { blowAt, shotsAt } from './shots.ts'

/*
 * What a part of the board is, its values, and what it can do.
 */

/** What each lens shows (2.6, 10.4, 10.11). */
export const LENS_TEXTS: Readonly<Record<(typeof LENSES)[number], string>> = {
  grab: 'Hands: squares in reach of a standing infected. A step from one to another may call for a grab test.',
  sense: 'Zombie senses: squares in which an infected would see or smell a hero, and charge.',
  sight: 'Line of sight: squares that the hero sees and may shoot into. Before a move, all heroes.',
}

const CARDS_ABOUT: Readonly<Record<string, (n: number, view: View) => About | null>> = {
  unit: aboutUnit,
  hero: aboutHero,
  door: aboutDoor,
  task: aboutTask,
  card: aboutCard,
  perk: aboutPerk,
  director: aboutDirectorCard,
  sq: aboutSquare,
}

/** The card of a part; null for parts that say it themselves. */
export function about(id: string, view: View): About | null {
  const [kind] = id.split(':') as [string]
  const n = Number(id.slice(kind.length + 1))
  return Number.isInteger(n) ? (CARDS_ABOUT[kind]?.(n, view) ?? null) : null
}

function aboutUnit(id: number, view: View): About | null {
  const unit = findUnit(view, id)
  if (!unit) return null
  const holder = holderOf(view, id)
  return {
    title: unitName(id, view),
    lines: [
      ...(holder === NONE ? [] : [`Holds ${heroName(holder)}.`]),
      ...(unit.prone ? ['On the ground: it stands up in the end phase, and grabs nobody until then.'] : []),
      ...(unit.controlled ? ['Under direct control: the Director leads it.'] : []),
      ...kindLines(INFECTED[unit.kind]!, unit.hurt),
      ...targetLines(unit, view),
    ],
  }
}

// 20.4.
function kindLines(kind: InfectedKind, hurt: number): string[] {
  const { move, charge, smell, killPoints, autoKill, takenDownTo, knockdownTo, bittenTo } = kind
  const down = knockdownTo > takenDownTo ? `, ${range(takenDownTo + 1, knockdownTo)} knocked down` : ''
  const kills =
    killPoints === 1
      ? 'One kill removes it.'
      : `${killPoints - hurt} of ${killPoints} kill points left. An automatic kill takes ${autoKill ?? killPoints}.`
  return [
    `Move ${move}, Charge ${charge}, Smell ${smell}.`,
    `Grab test: ${range(1, takenDownTo)} taken down${down}, ${range(knockdownTo + 1, SIDES)} safe.`,
    `Bite test: ${range(1, bittenTo)} bitten.`,
    kills,
  ]
}

const range = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`)

// 6.4, 14.2 to 14.5. Every way in which the hero whose move it is could attack it from where he stands.
function targetLines(unit: Infected, view: View): string[] {
  const hero = moverOf(view)
  const blow = blowAt(view, hero, unit)
  return [...shotsAt(view, hero, unit), ...(blow ? [blow] : [])].map(({ says }) => says)
}

function aboutHero(hero: number, view: View): About | null {
  const figure = view.heroes[hero]
  if (!figure) return null
  const { at, ap, active, stage, prone, held, alert, hidden, object, fate } = figure
  const state = [
    ...(prone ? ['on the ground'] : []),
    ...(held.length > 0 ? [`held by ${listed(held.map((id) => unitName(id, view)))}`] : []),
    ...(alert === NONE ? [] : ['on alert']),
    ...(hidden ? ['hidden'] : []),
  ]
  return {
    title: HEROES[hero]!.fullName,
    lines: [
      ...(fate !== 'playing' || at === NONE ? [] : [`On ${squareName(at, view)}.`]),
      ...(figure.move === 'open' ? [`${ap} AP left.`] : []),
      active.length > 0
        ? `In hand: ${listed(active.map((each) => kindOf(view, each).name))}.`
        : 'In hand: nothing.',
      ...(object === NONE ? [] : [`Carries ${objectName(object, view)}.`]),
      stage === 0 ? 'Not infected.' : `Infection: stage ${stage} of 5.`,
      ...(state.length > 0 ? [`${capital(listed(state))}.`] : []),
    ],
  }
}

const DOOR_LINES: Readonly<Record<string, string>> = {
  c: 'Closed. A hero directly in front of it opens it for 1 AP.',
  o: 'Open. A hero directly in front of it closes it for 1 AP.',
  x: 'Destroyed: it cannot be closed.',
  l: 'Locked: a wall for everybody until the mission opens it.',
  b: 'Barricaded: three blows of the infected break it.',
}

function aboutDoor(door: number, view: View): About | null {
  const state = view.doors[door]
  if (state === undefined) return null
  return {
    title: capital(doorName(door, view)),
    lines: [
      DOOR_LINES[state]!,
      ...(view.damage[door] ? [`${several(view.damage[door], 'blow')} taken.`] : []),
      ...(view.jammed === door ? ['Jammed this turn.'] : []),
    ],
  }
}

function aboutTask(task: number, view: View): About | null {
  if (!layoutOf(view.mission).tasks[task]) return null
  const isDone = view.tasks.includes(task)
  return {
    title: capital(taskName(task, view)),
    lines: [isDone ? 'Done.' : 'Not done yet: a Task costs 4 AP, or all that a weaker hero has.'],
  }
}

function aboutCard(card: number, view: View): About | null {
  const found = view.cards[card]
  return found ? { title: CARDS[found.kind]!.name, lines: cardLines(CARDS[found.kind]!, found.rounds) } : null
}

const SORTS: Readonly<Record<CardKind['kind'], string>> = {
  weapon: '',
  'med-pack': 'Cures the infection of the hero who uses it, in his own move, for no action point. Used up.',
  armour: 'Adds 1 to every bite test. It need not be in hand.',
  'stink-tank': 'In hand it hides the hero from the infected until his next move.',
  tool: 'Opens what the mission says.',
  ammo: 'Loads a weapon.',
  loot: 'Worth experience when the mission is won.',
}

const CLASSES: Readonly<Record<NonNullable<CardKind['class']>, string>> = {
  'semi-auto': 'Semi-automatic',
  'full-auto': 'Automatic',
  'single-shot': 'Single-shot',
  explosive: 'Explosive, three by three squares',
  melee: 'Melee',
}

// 20.2, 20.3, 20.5.
function cardLines(
  { kind, class: weapon, hits, range: far, burst, rounds: full, fits, xp }: CardKind,
  rounds: number,
) {
  const firearm = weapon && weapon !== 'melee'
  return [
    ...(weapon ? [`${CLASSES[weapon]}.`] : [SORTS[kind]]),
    ...(hits ? [`A roll of ${hits.knockdown} or more knocks down, ${hits.kill} or more kills.`] : []),
    ...(firearm ? [far ? `Range ${far}.` : 'Any range in sight.'] : []),
    ...(burst ? [`A burst fires ${burst} rounds.`] : []),
    ...(fits ? [`Fits ${listed(fits.map((id) => CARDS.find((each) => each.id === id)!.name))}.`] : []),
    ...(xp ? [`${xp} XP.`] : []),
    ...(full > 1 ? [`${rounds} of ${full} ${firearm || fits ? 'rounds' : 'uses'} left.`] : []),
  ]
}

function aboutPerk(perk: number): About | null {
  const found = PERKS[perk]
  if (!found) return null
  const power = found.power ? ['Power perk: three times a mission.'] : []
  return { title: found.name, lines: [PERK_TEXTS[found.id]!, ...power] }
}

function aboutDirectorCard(card: number): About | null {
  const found = DIRECTOR[card]
  if (!found) return null
  return { title: cardTitle(card), lines: [TEXTS[found.id]!, `Played ${WHEN[found.window]}.`] }
}

function aboutSquare(at: number, view: View): About | null {
  const layout = layoutOf(view.mission)
  const area = layout.areaOf[at]
  if (area === undefined || area === NONE) return null
  const spawn = layout.spawnAt[at]!
  const named = (places: readonly number[], name: (n: number) => string) =>
    places.flatMap((place, n) =>
      place === at ? [`${capital(name(n))} lies here: a step onto it picks it up.`] : [],
    )
  const hero = heroAt(view as unknown as Table, at)
  const unit = unitAt(view, at)
  const room = layout.areas[area]!.room === null ? [] : [roomLine(area, view)]
  return {
    title: squareName(at, view),
    lines: [
      ...room,
      ...(hero === NONE ? [] : [`${heroName(hero)} stands here.`]),
      ...(unit ? [`${unitName(unit.id, view)} stands here.`] : []),
      ...(layout.isExit[at] ? [exitsAreOpen(view) ? 'Exit: open.' : 'Exit: not open yet.'] : []),
      ...(view.phase === 'setUp' && layout.starts.includes(at) ? ['A starting square.'] : []),
      ...(spawn === NONE ? [] : [`Spawn point ${pointName(spawn, view)}: infected enter here.`]),
      ...named(view.items, (n) => cardName(layout.items[n]!.card)),
      ...named(view.objects, (n) => objectName(n, view)),
    ],
  }
}

function roomLine(area: number, view: View): string {
  const name = areaName(area, view)
  if (view.areas[area] !== ACTIVE) return `${name}: closed, nobody knows what is inside.`
  return `${name}: ${view.searched[area] === SEARCHED ? 'searched' : 'not searched yet'}.`
}
