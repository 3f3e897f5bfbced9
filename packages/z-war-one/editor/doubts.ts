import type { Layout } from '../src/map/layout.ts'
import type { Doubt } from '../src/missions/doubts.ts'
import { pictureOf, type Draft } from './draft.ts'
import { gapIn, sidesOf } from './gaps.ts'

/*
 * Doubts about a map that is being painted.
 */

// 2.3. A room into which infected spawn, or that has one of its own doors inside it, is not closed: its walls have a gap.
export function openRooms(draft: Draft, { areas, areaOf, doors, spawnPoints }: Layout): Doubt[] {
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
      text: `${title} is not closed: ${why}.`,
      where: 'floors',
      squares: gap.length > 0 ? gap.flatMap((edge) => sidesOf(picture, edge)) : squares,
    }
  })
}
