/*
 * Roving tabindex: Tab reaches one part of a board, arrow keys move to the nearest part in their direction. Applies to elements with
 * `data-part` and a role.
 */

export type Part = HTMLElement | SVGElement

/** What keys can reach on a board, as a selector. */
export const STOP = '[data-part][role]'

/**
 * Makes one part of a board reachable with Tab: the given one; else the current one while it is hot or focused; else the first hot
 * one. Returns it.
 */
export function rove(board: Element, to?: Part | null): Part | null {
  const find = (which: string) => board.querySelector<Part>(`${STOP}${which}`)
  const before = find('[tabindex="0"]')
  const stays = before?.matches('[data-hot]') || before === board.ownerDocument.activeElement
  const chosen = to ?? (stays ? before : (find('[data-hot]') ?? before ?? find('')))
  for (const part of board.querySelectorAll(`${STOP}:not([tabindex="-1"])`))
    if (part !== chosen) part.setAttribute('tabindex', '-1')
  chosen?.setAttribute('tabindex', '0')
  return chosen
}
