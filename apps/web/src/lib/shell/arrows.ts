import { rove, STOP, type Part } from './roving.ts'

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** The weight of distance across the direction of the arrow. */
const ASIDE = 2.5

/** Moves the focus for an arrow key. */
export function arrow(board: Element, key: string): void {
  const way = ARROWS[key]
  const from = board.ownerDocument.activeElement as Part | null
  if (!way || !from || !board.contains(from)) return
  const start = middle(from)
  let nearest: Part | null = null
  let least = Infinity
  for (const part of board.querySelectorAll<Part>(STOP)) {
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
}

function middle(part: Part): { x: number; y: number } {
  const { left, top, width, height } = part.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
