import { CARDS } from '../src/data/cards.ts'
import { infectedNamed, INFECTED } from '../src/data/infected.ts'
import type { Layout } from '../src/map/layout.ts'
import { nameOf } from '../src/missions/names.ts'
import { VOID } from '../src/missions/picture.ts'
import { pictureOf, type Draft } from './draft.ts'
import { edgeOn, NONE, SIDES } from './painting.ts'

/*
 * Names of things, and of squares for screen readers.
 */

const CLASSES: Readonly<Record<string, string>> = { z: 'zombie', n: 'newborn', b: 'brute' }

/** A mark in words; empty for bare floor. */
export function markName(draft: Draft, mark: string): string {
  if (mark === '') return ''
  if (mark === VOID) return 'no floor'
  if (mark === 'H') return 'start of a hero'
  if (mark === 'X') return 'exit'
  if (mark === 's') return 'stairs'
  if (mark.startsWith('u')) return `stairs up ${mark.slice(1)}`
  if (mark.startsWith('d')) return `stairs down ${mark.slice(1)}`
  if (mark.startsWith('S')) return `spawn point ${mark.slice(1)}`
  if (mark.startsWith('R')) return `name of ${draft.rooms[mark] ?? mark}`
  const kind = CLASSES[mark[0]!]
  if (kind && mark.length === 2) {
    const side = SIDES['NESW'.indexOf(mark[1]!)]
    return `${INFECTED[infectedNamed(kind)]!.name} looking ${side}`
  }
  return nameOf(draft, mark)
}

/** The names of all squares: position, room, contents, edges. */
export function squareNames(draft: Draft, { areas, areaOf }: Layout): string[] {
  const picture = pictureOf(draft)
  const { width, height, floors, marks, edges } = picture
  return marks.map((mark, square) => {
    const row = Math.floor(square / width)
    const floor = Math.floor(row / height)
    const where = `${floors > 1 ? `${draft.floors[floor]!.name}, ` : ''}column ${(square % width) + 1}, row ${(row % height) + 1}`
    if (mark === VOID) return `${where}: no floor`
    const area = areas[areaOf[square]!]
    const room = area?.room ? `, ${area.title}` : ''
    const around = SIDES.flatMap((side) => {
      const edge = edgeOn(picture, square, side)
      const on = edge === NONE ? 'wall' : edges[edge]!
      if (on === 'open') return []
      return `${on === 'wall' || on === 'door' ? on : `door ${on}`} ${side}`
    })
    return [`${where}${room}`, markName(draft, mark), around.join(', ')].filter(Boolean).join('; ')
  })
}

/** The cards that can lie on a map, sorted by name. */
export const CARD_NAMES: readonly { id: string; name: string }[] = CARDS.map(({ id, name }) => ({ id, name }))
