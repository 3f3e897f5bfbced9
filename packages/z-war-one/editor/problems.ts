import { CARDS } from '../src/data/cards.ts'
import { SEARCH } from '../src/data/search.ts'
import { HEROES } from '../src/data/heroes.ts'
import type { Layout } from '../src/layout.ts'
import type { Fault } from '../src/missions/format.ts'
import { faultsIn } from '../src/missions/index.ts'
import type { Draft } from './draft.ts'
import { NONE } from './painting.ts'

/*
 * What is wrong with a draft, in sentences, with the squares it is about. What the reader of missions refuses stops the mission from
 * being played; the rest can be played, and is most likely not what was meant.
 */

export interface Problem {
  text: string
  /** The part of the file it is about, as the forms name it: `spawn`, `objectives`, `floors`. */
  part: string
  squares: readonly number[]
  /** Whether the mission cannot be played because of it. */
  stops: boolean
}

/** All problems of a draft: first those that stop it. `layout` is that of its maps. */
export const problemsOf = (draft: Draft, layout: Layout): Problem[] => [
  ...faultsIn(draft).map(told),
  ...doubtsOf(draft, layout),
]

const told = (fault: Fault): Problem => ({
  text: textOf(fault),
  part: /^\w*/.exec(fault.where)![0],
  squares: fault.squares ?? [],
  stops: true,
})

const PARTS: Readonly<Record<string, string>> = {
  spawn: 'Stage',
  point: 'where they enter',
  group: 'who enters',
  roomSpawn: 'Rooms when opened',
  count: 'who is inside',
  distance: 'how far from the door',
  objectives: 'Objective',
  lose: 'Way to lose',
  events: 'Event',
  floors: 'Map',
  legend: 'Things',
  rooms: 'Rooms',
  doors: 'Numbered doors',
  exits: 'Exits',
}

// `spawn[0].group`: “Stage 1, who enters: …”.
function textOf({ where, expected, found }: Fault): string {
  const steps = [...where.matchAll(/(\w+)(?:\[(\d+)\])?/g)].map(([, name, n]) => {
    const said = PARTS[name!] ?? name!
    return n === undefined || name === 'floors' ? said : `${said} ${Number(n) + 1}`
  })
  const there = found === 'nothing' ? '' : `; found ${found.replaceAll('"', '')}`
  return `${steps.join(', ')}: it needs ${expected}${there}.`
}

// What can be played and is most likely a slip.
function doubtsOf(draft: Draft, layout: Layout): Problem[] {
  return [...openRooms(layout), ...outOfReach(draft, layout), ...locksForGood(draft, layout)].map(
    (doubt) => ({
      stops: false,
      ...doubt,
    }),
  )
}

type Doubt = Omit<Problem, 'stops'>

// 2.3. A room into which infected spawn is not closed: its walls have a gap.
function openRooms({ areas, areaOf, spawnPoints }: Layout): Doubt[] {
  return areas.flatMap(({ room, title, squares }, n) =>
    room !== null && spawnPoints.some(({ at }) => areaOf[at] === n)
      ? [
          {
            text: `${title} (${room}) is not closed: a spawn point lies in it, or its walls have a gap.`,
            part: 'floors',
            squares,
          },
        ]
      : [],
  )
}

// 7.7. What no hero can come to, as the locks of the mission stand: exits, things and places of tasks.
function outOfReach(draft: Draft, layout: Layout): Doubt[] {
  const reached = reachedBy(draft, layout)
  const cut = (at: number) => !reached.has(at)
  const doubts: Doubt[] = []
  const exits = layout.exits.filter(cut)
  if (exits.length > 0 && exits.length === layout.exits.length)
    doubts.push({ text: 'Nobody can reach an exit: a lock is in the way.', part: 'doors', squares: exits })
  for (const { token, at } of [...layout.objects, ...layout.tasks, ...layout.items])
    if (cut(at))
      doubts.push({ text: `Nobody can reach ${nameOf(draft, token)}.`, part: 'doors', squares: [at] })
  return doubts
}

// Numbered doors that nothing opens, but blasts.
function locksForGood({ doors = {} }: Draft, layout: Layout): Doubt[] {
  return Object.entries(doors).flatMap(([number, { name, opensWith, opensWhen }]) =>
    opensWith || opensWhen
      ? []
      : [
          {
            text: `${name} (door ${number}) is locked, and nothing opens it.`,
            part: 'doors',
            squares: layout.doors.flatMap((door) => (door.number === number ? door.sides : [])),
          },
        ],
  )
}

/**
 * The squares that heroes can come to without blasting: through unnumbered doors, through locks whose key they can reach (or find, or
 * begin with), and through doors that open by themselves.
 */
function reachedBy(draft: Draft, layout: Layout): Set<number> {
  const opened = new Set<string>()
  for (;;) {
    const reached = new Set<number>(layout.starts)
    for (const square of reached)
      for (const { to, door } of layout.steps[square]!) {
        const number = door === NONE ? null : layout.doors[door]!.number
        if (number === null || opened.has(number)) reached.add(to)
      }
    const more = Object.entries(draft.doors ?? {}).filter(([number, { opensWith, opensWhen }]) => {
      if (opened.has(number)) return false
      if (opensWhen) return true
      if (opensWith?.object !== undefined)
        return layout.objects.some(({ id, at }) => id === opensWith.object && reached.has(at))
      return opensWith?.item !== undefined && isFound(opensWith.item, layout, reached)
    })
    if (more.length === 0) return reached
    for (const [number] of more) opened.add(number)
  }
}

const isFound = (card: string, { items }: Layout, reached: ReadonlySet<number>): boolean =>
  HEROES.some(({ start }) => start.includes(card)) ||
  SEARCH.some(({ gives }) => CARDS[gives]?.id === card) ||
  items.some(({ card: kind, at }) => CARDS[kind]!.id === card && reached.has(at))

/** What a token of a draft is called. */
export function nameOf({ legend }: Draft, token: string): string {
  const { item, name, object, task } = legend[token] ?? {}
  if (item !== undefined) return CARDS.find(({ id }) => id === item)!.name
  return name ?? object ?? task ?? token
}
