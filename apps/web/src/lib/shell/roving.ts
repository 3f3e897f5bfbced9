/*
 * Roving tabindex: Tab reaches one part of a board, arrow keys move to the nearest part in their direction. Applies to elements with
 * `data-part` and a role.
 */

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** The weight of distance across the direction of the arrow. */
const ASIDE = 2.5

type Part = HTMLElement | SVGElement

const partsIn = (board: Element) => [...board.querySelectorAll<Part>('[data-part][role]')]

/**
 * Makes one part of a board reachable with Tab: the given one; else the current one while it is hot or focused; else the first hot
 * one.
 */
export function rove(board: Element, to?: Part): void {
  const parts = partsIn(board)
  const isHot = (part: Part) => part.dataset.hot !== undefined
  const before = parts.find((part) => part.tabIndex === 0)
  const stays = before && (isHot(before) || before === board.ownerDocument.activeElement)
  const chosen = to ?? (stays ? before : (parts.find(isHot) ?? before ?? parts[0]))
  for (const part of parts) part.setAttribute('tabindex', part === chosen ? '0' : '-1')
}

/** Moves the focus for an arrow key. False for any other key. */
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

/** Focuses a part by its id. False if it is not drawn. */
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
