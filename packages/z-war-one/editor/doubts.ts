import { CARDS } from '../src/data/cards.ts'
import { HEROES } from '../src/data/heroes.ts'
import { SEARCH } from '../src/data/search.ts'
import type { Layout } from '../src/map/layout.ts'
import { pictureOf, type Draft } from './draft.ts'
import { gapIn, sidesOf } from './gaps.ts'
import { cardName, nameOf } from './names.ts'
import { NONE } from './painting.ts'

/*
 * Warnings: what is playable but probably a mistake.
 */

export interface Doubt {
  text: string
  /** The path in the file. */
  where: string
  squares: readonly number[]
}

/** All warnings about a draft. `layout` is that of its maps. */
export const doubtsOf = (draft: Draft, layout: Layout): Doubt[] => [
  ...openRooms(draft, layout),
  ...outOfReach(draft, layout),
  ...locksForGood(draft, layout),
]

// 2.3. A room into which infected spawn, or that has one of its own doors inside it, is not closed: its walls have a gap.
function openRooms(draft: Draft, { areas, areaOf, doors, spawnPoints }: Layout): Doubt[] {
  const picture = pictureOf(draft)
  return areas.flatMap(({ room, title, squares }, n) => {
    if (room === null) return []
    const points = spawnPoints.filter(({ at }) => areaOf[at] === n)
    const inside = doors.filter(({ sides }) => sides.every((square) => areaOf[square] === n))
    if (points.length === 0 && inside.length === 0) return []
    const gap = gapIn(
      picture,
      picture.marks.indexOf(room),
      (left) =>
        !points.some(({ at }) => left.has(at)) &&
        doors.some(({ sides }) => sides.some((square) => left.has(square))) &&
        !inside.some(({ sides }) => sides.every((square) => left.has(square))),
    )
    const why = gap.length > 0 ? 'its walls have a gap' : 'a spawn point lies in it, or its walls have gaps'
    return {
      text: `${title} (${room}) is not closed: ${why}.`,
      where: 'floors',
      squares: gap.length > 0 ? gap.flatMap((edge) => sidesOf(picture, edge)) : squares,
    }
  })
}

// 7.7. Exits, things and tasks that no hero can reach, given walls and locks.
function outOfReach(draft: Draft, layout: Layout): Doubt[] {
  if (layout.starts.length === 0) return []
  const reached = reachedBy(draft, layout)
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
        text: `Nobody can reach ${nameOf(draft, token)}: ${why([at])}.`,
        where: 'floors',
        squares: [at],
      })
  return doubts
}

// 7.7. Numbered doors that only blasts open: nothing else opens them, or it is on no map.
function locksForGood({ doors = {} }: Draft, layout: Layout): Doubt[] {
  const everywhere = new Set(layout.exists.keys())
  return Object.entries(doors).flatMap(([number, { name, opensWith, opensWhen }]) => {
    if (opensWhen || isAtHand(opensWith, layout, everywhere)) return []
    const key = opensWith && (opensWith.item === undefined ? opensWith.object : cardName(opensWith.item))
    const why = key ? `opens with ${key}, and no room holds that` : 'is locked, and nothing opens it'
    return {
      text: `${name} (door ${number}) ${why}.`,
      where: `doors.${number}`,
      squares: layout.doors.flatMap((door) => (door.number === number ? door.sides : [])),
    }
  })
}

/**
 * The squares that heroes can reach: on foot, through unnumbered doors, through locks whose key they can reach, find or start with,
 * through doors that open by themselves, and by blasting.
 */
function reachedBy(draft: Draft, layout: Layout): { walking: Set<number>; blasting: Set<number> } {
  const opened = new Set<string>()
  const locks = Object.entries(draft.doors ?? {})
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
