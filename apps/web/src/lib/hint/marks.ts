import type { Move } from '@shamble/engine'
import { outline } from '../shell/outline.ts'

/*
 * The marks of a hint: on the parts that a move names, wherever they are drawn, and on its button in the list.
 */

const MARK = 'data-hint'
const SAID = 'aria-describedby'

/** Marks a move, also where it is drawn later, until the returned function is called. `said`: the id of the element that describes it. */
export function markMove(root: HTMLElement, move: Move, said: string): () => void {
  const drawn = new Map<Element, () => void>()
  const show = () => {
    for (const [part, erase] of drawn) {
      if (part.isConnected) continue
      erase()
      drawn.delete(part)
    }
    for (const part of partsOf(root, move)) {
      mark(part, said)
      if (!drawn.has(part)) drawn.set(part, outline([part], 'hint'))
    }
  }
  show()
  // A click draws the list again.
  const watch = new MutationObserver(show)
  watch.observe(root, { childList: true, subtree: true })
  return () => {
    watch.disconnect()
    for (const erase of drawn.values()) erase()
    for (const part of root.querySelectorAll(`[${MARK}]`)) {
      part.removeAttribute(MARK)
      part.removeAttribute(SAID)
    }
  }
}

function partsOf(root: HTMLElement, move: Move): Element[] {
  const ids = new Set<string | undefined>(move.slice(1))
  const parts = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-part], [data-move]')]
  return parts.filter(({ dataset: { part, move: own } }) =>
    own === undefined ? ids.has(part) : own === move.join(' '),
  )
}

function mark(part: Element, said: string): void {
  if (part.hasAttribute(MARK)) return
  part.setAttribute(MARK, '')
  part.setAttribute(SAID, said)
}
