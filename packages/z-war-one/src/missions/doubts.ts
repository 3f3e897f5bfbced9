import { CARDS } from '../data/cards.ts'
import { HEROES } from '../data/heroes.ts'
import { SEARCH } from '../data/search.ts'
import { NONE, type Layout } from '../map/layout.ts'
import type { Mission } from './format.ts'
import { LAST_TURN } from './limits.ts'
import { cardName, nameOf } from './names.ts'
import { neededIn } from './winnable.ts'

/*
 * Doubts: what can be played but is probably a mistake.
 */

export interface Doubt {
  text: string
  /** The path in the file. */
  where: string
  squares: readonly number[]
}

/** All doubts about a mission. `layout` is that of its maps. */
export const doubtsOf = (mission: Mission, layout: Layout): Doubt[] => [
  ...outOfReach(mission, layout),
  ...locksForGood(mission, layout),
  ...needless(mission),
  ...wantedTwice(mission),
  ...withoutDefeat(mission),
  ...crowded(mission, layout),
  ...shutIn(mission, layout),
]

const numbered = (numbers: readonly number[]): string =>
  numbers.length > 1
    ? `Objectives ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
    : `Objective ${numbers[0]}`

// 21.4. The last objective wins: what it does not wait for need not be met.
function needless(mission: Mission): Doubt[] {
  const needed = neededIn(mission)
  const { objectives } = mission
  const free = objectives.flatMap(({ id }, n) => (needed.has(id) ? [] : [n + 1]))
  if (free.length === 0) return []
  const text = `${numbered(free)} need not be met: the last one does not wait for ${free.length > 1 ? 'them' : 'it'}.`
  return [{ text, where: `objectives[${objectives.length - 1}]`, squares: [] }]
}

// 8.2. An object that a task uses up, while something else wants it too.
function wantedTwice({ objectives }: Mission): Doubt[] {
  return objectives.flatMap(({ consumes, tokens = [] }, n) => {
    const wanted = consumes === undefined ? tokens : [consumes]
    const user = objectives.findIndex(
      (other, m) => m !== n && other.consumes !== undefined && wanted.includes(other.consumes),
    )
    if (user < 0 || (consumes !== undefined && user > n)) return []
    const text = `Objective ${n + 1} wants something that objective ${user + 1} uses up.`
    return [{ text, where: `objectives[${n}]`, squares: [] }]
  })
}

// 21.4, R-57. In a Director game the death of a hero is no defeat.
function withoutDefeat({ mode, lose = [] }: Mission): Doubt[] {
  if (mode === 'campaign' || lose.length > 0) return []
  return [
    { text: `The Director has no way to win before turn ${LAST_TURN} ends.`, where: 'lose', squares: [] },
  ]
}

// 21.4. Fewer exits than heroes who have to stand on them: against a Director the dead are not waited for.
function crowded({ objectives }: Mission, { exits }: Layout): Doubt[] {
  const stands = objectives.some(({ type }) => type === 'standAll')
  if (!stands || exits.length === 0 || exits.length >= HEROES.length) return []
  const there = exits.length === 1 ? 'is 1' : `are ${exits.length}`
  return [
    {
      text: `All heroes stand on exits, and there ${there}: only with fewer heroes alive can that be.`,
      where: 'floors',
      squares: exits,
    },
  ]
}

// 7.1. Heroes who start in a room that is not open from the start. One whose walls have a gap is told of as such.
function shutIn(
  { activeRooms = [] }: Mission,
  { starts, areas, areaOf, doors, spawnPoints }: Layout,
): Doubt[] {
  return areas.flatMap(({ room, title }, area) => {
    const isIn = (at: number) => areaOf[at] === area
    const there = starts.filter(isIn)
    const hasGap = spawnPoints.some(({ at }) => isIn(at)) || doors.some(({ sides }) => sides.every(isIn))
    if (room === null || activeRooms.includes(room) || there.length === 0 || hasGap) return []
    const text = `A hero starts in ${title}, which is closed: infected appear around him when it is opened.`
    return [{ text, where: 'activeRooms', squares: there }]
  })
}

// 7.7. Exits, things and tasks that no hero can reach, given walls and locks.
function outOfReach(mission: Mission, layout: Layout): Doubt[] {
  if (layout.starts.length === 0) return []
  const reached = reachedBy(mission, layout)
  const doubts: Doubt[] = []
  const why = (squares: readonly number[]) =>
    squares.some((at) => reached.blasting.has(at)) ? 'a lock is in the way' : 'walls are in the way'
  if (layout.exits.length > 0 && !layout.exits.some((at) => reached.walking.has(at)))
    doubts.push({
      text: `Nobody can reach an exit: ${why(layout.exits)}.`,
      where: 'floors',
      squares: layout.exits,
    })
  for (const { token, at } of [...layout.objects, ...layout.tasks, ...layout.items])
    if (!reached.walking.has(at))
      doubts.push({
        text: `Nobody can reach ${nameOf(mission, token)}: ${why([at])}.`,
        where: 'floors',
        squares: [at],
      })
  return doubts
}

// 7.7. Numbered doors that only blasts open: nothing else opens them, or it is on no map.
function locksForGood({ doors = {} }: Mission, layout: Layout): Doubt[] {
  const everywhere = new Set(layout.exists.keys())
  return Object.entries(doors).flatMap(([number, { name, opensWith, opensWhen }]) => {
    if (opensWhen || isAtHand(opensWith, layout, everywhere)) return []
    const key = opensWith && (opensWith.item === undefined ? opensWith.object : cardName(opensWith.item))
    const why = key ? `opens with ${key}, and no room holds that` : 'is locked, and nothing opens it'
    return {
      text: `${name} ${why}.`,
      where: `doors.${number}`,
      squares: layout.doors.flatMap((door) => (door.number === number ? door.sides : [])),
    }
  })
}

/**
 * The squares that heroes can reach: on foot, through unnumbered doors, through locks whose key they can reach, find or start with,
 * through doors that open by themselves, and by blasting.
 */
function reachedBy(mission: Mission, layout: Layout): { walking: Set<number>; blasting: Set<number> } {
  const opened = new Set<string>()
  const locks = Object.entries(mission.doors ?? {})
  for (;;) {
    const walking = through(layout, (number) => number === null || opened.has(number))
    const more = locks.filter(
      ([number, { opensWith, opensWhen }]) =>
        !opened.has(number) && (opensWhen !== undefined || isAtHand(opensWith, layout, walking)),
    )
    if (more.length === 0) return { walking, blasting: through(layout, () => true) }
    for (const [number] of more) opened.add(number)
  }
}

// The squares that heroes reach if the given numbered doors are open.
function through({ starts, steps, doors }: Layout, lets: (number: string | null) => boolean): Set<number> {
  const reached = new Set<number>(starts)
  for (const square of reached)
    for (const { to, door } of steps[square]!) if (door === NONE || lets(doors[door]!.number)) reached.add(to)
  return reached
}

// Whether the key of a door is available: a hero starts with it, it may be found, or it lies on one of the squares.
function isAtHand(
  opensWith: { item?: string; object?: string } | undefined,
  { items, objects }: Layout,
  squares: ReadonlySet<number>,
): boolean {
  const { item, object } = opensWith ?? {}
  if (object !== undefined) return objects.some(({ id, at }) => id === object && squares.has(at))
  if (item === undefined) return false
  return (
    HEROES.some(({ start }) => start.includes(item)) ||
    SEARCH.some(({ gives }) => CARDS[gives]?.id === item) ||
    items.some(({ card, at }) => CARDS[card]!.id === item && squares.has(at))
  )
}
