/** What comes before a click: a mouse that moves here, a finger, the focus. A screen reader may click at once. */
const TOUCHES = ['pointermove', 'pointerdown', 'focusin'] as const

/**
 * Loads the scripts of an island that the server has drawn when somebody first touches it. A click that comes before them is held and
 * made again when they have taken the island over, so that it is a move. Calls `done` then.
 */
export function waitForTouch(island: Element, done: () => void): void {
  let held: MouseEvent | undefined
  const listening = new AbortController()
  const { signal } = listening

  const load = () => {
    const scripts = document.querySelector<HTMLTemplateElement>('[data-scripts]')
    if (!scripts) return
    island.setAttribute('aria-busy', 'true')
    const { content } = scripts
    content.querySelector('script')!.addEventListener('error', () => sayNotLoaded(island))
    scripts.replaceWith(content)
  }
  const touch = (event: Event) => {
    if (event.type !== 'pointermove' || moves(event as PointerEvent)) load()
  }
  for (const type of TOUCHES) island.addEventListener(type, touch, { signal })

  const hold = (event: Event) => {
    // A link opens by itself, however late the scripts come. In a sandbox, without an origin, they show its address.
    if (globalThis.origin !== 'null' && (event.target as Element).closest('a[href]')) return load()
    event.preventDefault()
    event.stopPropagation()
    held = event as MouseEvent
    load()
  }
  island.addEventListener('click', hold, { capture: true, signal })
  // They have waited for that (`waiting.ts`), so that no press is lost; what its component has disabled still waits.
  for (const control of island.querySelectorAll<HTMLButtonElement>('[data-waits=""]'))
    control.disabled = false

  const watch = new MutationObserver(() => {
    watch.disconnect()
    listening.abort()
    island.removeAttribute('aria-busy')
    done()
    if (held) held.target!.dispatchEvent(new PointerEvent('click', held))
  })
  watch.observe(island, { attributeFilter: ['data-live'] })
}

// Events come as well when a frame appears under a mouse at rest.
const moves = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0

function sayNotLoaded(island: Element) {
  const text = document.createElement('p')
  text.role = 'alert'
  text.textContent = 'This could not be loaded. Is there a network?'
  const again = document.createElement('button')
  again.type = 'button'
  again.textContent = 'Try again'
  again.addEventListener('click', () => location.reload())
  island.before(text, again)
}
