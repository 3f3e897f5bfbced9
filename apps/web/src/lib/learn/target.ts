/*
 * The mark at what a lesson asks for: a part of the board, or the button of the move.
 */

/** The first part of a move that has not been clicked, or its button. */
function targetIn(root: HTMLElement, move: string): Element | null {
  for (const id of move.split(' ').slice(1)) {
    const parts = [...root.querySelectorAll(`[data-part="${id}"]`)]
    if (parts.length > 0 && !parts.some((part) => part.hasAttribute('data-clicked')))
      return parts.find((part) => !part.hasAttribute('data-unmarked')) ?? parts[0]!
  }
  return root.querySelector(`button[data-move="${move}"]`)
}

/** Keeps `data-target` at what leads to the move that `next` returns. Returns how to stop. */
export function markTarget(root: HTMLElement, next: () => string | undefined): () => void {
  const mark = () => {
    const move = next()
    const target = move === undefined ? null : targetIn(root, move)
    for (const marked of root.querySelectorAll('[data-target]'))
      if (marked !== target) marked.removeAttribute('data-target')
    target?.setAttribute('data-target', '')
  }
  mark()
  // What is drawn changes with events and clicks.
  const watch = new MutationObserver(mark)
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-clicked', 'data-at'] })
  return () => watch.disconnect()
}
