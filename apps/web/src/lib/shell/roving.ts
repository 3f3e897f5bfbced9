/*
 * Roving tabindex: Tab reaches one part of a board, arrow keys move to the nearest part in their direction. Applies to elements with
 * `data-part` and a role.
 */

export type Part = HTMLElement | SVGElement

/** What keys can reach on a board. */
export const partsIn = (board: Element) => [...board.querySelectorAll<Part>('[data-part][role]')]

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

/** Focuses a part by its id. False if it is not drawn. */
export function focusPart(board: Element, id: string): boolean {
  const part = partsIn(board).find((part) => part.dataset.part === id)
  if (!part) return false
  rove(board, part)
  part.focus()
  return true
}
