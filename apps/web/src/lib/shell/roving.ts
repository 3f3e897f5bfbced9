/*
 * Walking over a board with the arrow keys: one of its parts can be reached with Tab, the arrows go to the
 * nearest part in their direction. Works for anything drawn with `data-part` and a role.
 */

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** A part that lies aside counts as this many times as far. */
const ASIDE = 2.5

type Part = HTMLElement | SVGElement

const partsIn = (board: Element) => [...board.querySelectorAll<Part>('[data-part][role]')]

/**
 * Makes just one part of a board reachable with Tab: the one given, else the one that was, as long as somebody is there or it
 * is hot, else the first hot one.
 */
export function rove(board: Element, to?: Part): void {
  const parts = partsIn(board)
  const isHot = (part: Part) => part.dataset.hot !== undefined
  const before = parts.find((part) => part.tabIndex === 0)
  const stays = before && (isHot(before) || before === board.ownerDocument.activeElement)
  const chosen = to ?? (stays ? before : (parts.find(isHot) ?? before ?? parts[0]))
  for (const part of parts) part.setAttribute('tabindex', part === chosen ? '0' : '-1')
}

/** Moves the focus for an arrow key. True when the key was one. */
export function arrow(board: Element, key: string): boolean {
  const way = ARROWS[key]
  const from = board.ownerDocument.activeElement as Part | null
  if (!way || !from || !board.contains(from)) return false
  const start = middle(from)
  let nearest: Part | null = null
  let least = Infinity
  for (const part of partsIn(board)) {
    if (part === from) continue
    const there = middle(part)
    const ahead = (there.x - start.x) * way[0] + (there.y - start.y) * way[1]
    const aside = Math.abs((there.x - start.x) * way[1]) + Math.abs((there.y - start.y) * way[0])
    const far = ahead + ASIDE * aside
    if (ahead > 1 && far < least) {
      nearest = part
      least = far
    }
  }
  if (nearest) {
    rove(board, nearest)
    nearest.focus()
    nearest.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return true
}

/** Puts the focus on a part by its id, if it is drawn. */
export function focusPart(board: Element, id: string): boolean {
  const part = partsIn(board).find((part) => part.dataset.part === id)
  if (!part) return false
  rove(board, part)
  part.focus()
  return true
}

function middle(part: Part): { x: number; y: number } {
  const { left, top, width, height } = part.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
