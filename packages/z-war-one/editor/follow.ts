import { listed } from '@shamble/engine'
import type { Loss, MissionEvent, Objective } from '../src/missions/format.ts'
import { nameOf } from '../src/missions/names.ts'
import type { Draft } from './draft.ts'

/*
 * What follows from a change of a draft: texts that the editor writes until the author does, and the order of objectives.
 */

/** The draft after a change, with what follows from it. */
export function followed(before: Draft, after: Draft): Draft {
  if (after === before) return after
  return written(before, inOrder(before, after))
}

/** The text of an objective, as long as its author writes none. */
export function goalText(goal: Objective, draft: Draft): string {
  const { type, at = [], tokens = [], consumes, need = 1, turns = 1, minHeroes } = goal
  const things = listed([at, tokens].flat().map((token) => thing(draft, token)))
  const some = (all: readonly string[]) => (need < all.length ? `${need} of ` : '')
  switch (type) {
    case 'task':
      return `Do the task: ${things}${consumes === undefined ? '' : `, with ${thing(draft, consumes)}`}.`
    case 'taskCount':
      return `Do ${some([at].flat())}these tasks: ${things}.`
    case 'carryOut':
      return `Carry out ${some(tokens)}${things}.`
    case 'openDoor':
      return `Open ${draft.doors?.[goal.door!]?.name ?? 'a locked door'}.`
    case 'timer':
      return `Wait ${turns === 1 ? 'a turn' : `${turns} turns`} after ${numbersOf(goal, draft)}.`
    case 'auto':
      return `Follows when ${numbersOf(goal, draft)} ${awaited(goal).length > 1 ? 'are' : 'is'} met.`
    case 'secure':
      return `Secure ${roomsOf(goal.rooms!, draft)}: at the end of a turn a hero is there, and no infected.`
    case 'survive':
      return `Hold out until turn ${goal.untilEndOfTurn} ends${minHeroes ? `, with ${minHeroes} heroes or more` : ''}.`
    case 'standAll':
      return 'All heroes stand on exits at the end of a turn.'
    case 'exitAll':
      return 'All heroes leave by an exit.'
  }
}

/** The text of a way to lose, as long as its author writes none. */
export function lossText({ type, turn, count, unless }: Omit<Loss, 'text'>, { objectives }: Draft): string {
  const goal = objectives.findIndex(({ id }) => id === unless)
  const open = goal < 0 ? '' : `, and objective ${goal + 1} is not met`
  if (type === 'turnEnded') return `Turn ${turn} ends${open}.`
  if (type === 'deaths') return `${count === 1 ? 'A hero has' : `${count} heroes have`} died${open}.`
  return `No living hero is on the map${open}.`
}

/** The text of a break-in, as long as its author writes none. */
export function eventText({ rooms, chooser }: Pick<MissionEvent, 'rooms' | 'chooser'>, draft: Draft): string {
  const there = roomsOf(rooms, draft)
  if (rooms.length === 1) return `infected break into ${there}, if it is still closed.`
  const who = chooser ? 'the Director' : 'a die'
  return `${who} picks one of ${there}: infected break into it, if it is still closed.`
}

/** What the mission is about, and how it is won, as long as its author writes neither. */
const briefText = ({ objectives }: Pick<Draft, 'objectives'>): string =>
  objectives.map(({ text }) => text).join(' ')
const winText = ({ objectives }: Pick<Draft, 'objectives'>): string => objectives.at(-1)!.text

const thing = ({ legend }: Draft, token: string) => (legend[token] ? nameOf({ legend }, token) : '…')
const roomsOf = (rooms: readonly string[], draft: Draft) =>
  listed(rooms.map((room) => draft.rooms[room] ?? '…'))
const awaited = ({ after, afterAll = [] }: Objective) => (after === undefined ? afterAll : [after])

function numbersOf(goal: Objective, { objectives }: Draft): string {
  const ids = awaited(goal)
  const numbers = ids.map((id) => `${objectives.findIndex((other) => other.id === id) + 1}`)
  return `objective${ids.length > 1 ? 's' : ''} ${listed(numbers)}`
}

// Texts that are still the editor's are written anew.
function written(before: Draft, after: Draft): Draft {
  const objectives = after.objectives.map((goal) => {
    const old = before.objectives.find(({ id }) => id === goal.id)
    const isOurs = !old || (goal.text === old.text && old.text === goalText(old, before))
    return isOurs ? { ...goal, text: goalText(goal, after) } : goal
  })
  const own = <T extends { text: string }>(
    now: readonly T[],
    old: readonly T[],
    textOf: (one: T, draft: Draft) => string,
  ) =>
    now.map((one, n) => {
      const was = now.length === old.length ? old[n]! : old.find(({ text }) => text === one.text)
      const isOurs = was && one.text === was.text && was.text === textOf(was, before)
      return isOurs ? { ...one, text: textOf(one, after) } : one
    })
  const next: Draft = {
    ...after,
    objectives,
    events: own(after.events, before.events, eventText),
    ...(after.lose && { lose: own(after.lose, before.lose ?? [], lossText) }),
  }
  const keeps = (now: string, old: string, ours: string) => now === old && old === ours
  return {
    ...next,
    brief: keeps(after.brief, before.brief, briefText(before)) ? fits(briefText(next)) : after.brief,
    win: keeps(after.win.heroes, before.win.heroes, winText(before))
      ? { ...after.win, heroes: winText(next) }
      : after.win,
  }
}

const MAX_BRIEF = 800
const fits = (text: string) => text.slice(0, MAX_BRIEF)

/** Objectives are met in order: one that waits for the one above goes on doing so when it is moved, and so does a new one. */
function inOrder(before: Draft, after: Draft): Draft {
  if (before.objectives === after.objectives) return after
  const there = new Set(after.objectives.map(({ id }) => id))
  const objectives = after.objectives.map((goal, n) => {
    const at = before.objectives.findIndex(({ id }) => id === goal.id)
    const above = after.objectives[n - 1]?.id
    if (at < 0) return waiting(goal, above)
    const old = before.objectives[at]!
    if (isChanged(old, goal)) return goal
    if (waitsForAbove(old, before.objectives[at - 1]?.id)) return waiting(goal, above)
    const left = goal.requires?.filter((id) => there.has(id))
    return left && left.length < goal.requires!.length ? withRequires(goal, left) : goal
  })
  return { ...after, objectives }
}

const isTimed = ({ type }: Objective) => type === 'timer' || type === 'auto'

// The author has said himself what it waits for.
const isChanged = (old: Objective, now: Objective) =>
  old.type === now.type &&
  JSON.stringify([old.requires, awaited(old)]) !== JSON.stringify([now.requires, awaited(now)])

function waitsForAbove(goal: Objective, above: string | undefined): boolean {
  const ids = isTimed(goal) ? awaited(goal) : (goal.requires ?? [])
  return above === undefined ? ids.length === 0 : ids.length === 1 && ids[0] === above
}

function waiting(goal: Objective, above: string | undefined): Objective {
  if (!isTimed(goal)) return withRequires(goal, above === undefined ? [] : [above])
  const { after: _, ...rest } = withRequires(goal, [])
  return above === undefined ? goal : { ...rest, afterAll: [above] }
}

function withRequires({ requires: _, ...goal }: Objective, requires: readonly string[]): Objective {
  return requires.length > 0 ? { ...goal, requires } : goal
}
