import { ALIKE, type Point, type Zoom } from './zoom.svelte.ts'

/** From this many pixels on a mouse drags instead of clicking. */
const MIN_DRAG = 4
/** Zoom per pixel of wheel movement, as an exponent. */
const NOTCH = 0.01

/** Listens to touch, mouse, wheel and keys on the frame of a board. Returns how to stop. */
export function listen(zoom: Zoom, node: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // The last point of a drag, and the span of a pinch.
  let held: Point | null = null
  let span: { width: number; centre: Point } | null = null
  let dragged = false

  const down = (event: PointerEvent) => {
    dragged = false
    if (event.pointerType === 'mouse' && event.button === 0 && zoom.near) held = pointOf(zoom, event)
  }

  const move = (event: PointerEvent) => {
    if (!held) return
    const now = pointOf(zoom, event)
    if (!dragged && Math.hypot(now.x - held.x, now.y - held.y) < MIN_DRAG) return
    if (!dragged) node.setPointerCapture(event.pointerId)
    dragged = true
    node.scrollBy(held.x - now.x, held.y - now.y)
    held = now
  }

  // Two fingers pinch; the browser must not scroll.
  const touch = (event: TouchEvent) => {
    const [a, b, ...more] = Array.from(event.touches, (finger) => pointOf(zoom, finger))
    const before = event.type === 'touchmove' ? span : null
    span = null
    if (!a || !b || more.length > 0) return
    event.preventDefault()
    span = {
      width: Math.hypot(a.x - b.x, a.y - b.y),
      centre: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    }
    if (!before) return
    dragged = true
    choose(zoom, (zoom.size * span.width) / before.width, before.centre, span.centre)
  }

  // The end of a drag or pinch is no click.
  const click = (event: MouseEvent) => {
    if (dragged) event.stopPropagation()
    dragged = false
  }

  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    choose(zoom, zoom.size * Math.exp(-event.deltaY * NOTCH), pointOf(zoom, event))
  }

  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === '+' && zoom.size < zoom.last) next(zoom)
    else if (event.key === '-') back(zoom)
  }

  const letGo = () => (held = null)

  node.addEventListener('pointerdown', down, { signal })
  node.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, letGo, { signal })
  for (const on of ['touchstart', 'touchmove'] as const)
    node.addEventListener(on, touch, { signal, passive: false })
  node.addEventListener('click', click, { signal, capture: true })
  node.addEventListener('wheel', wheel, { signal, passive: false })
  node.addEventListener('keydown', key, { signal })
  return () => listening.abort()
}

/** Goes to the next step, or to the whole board after the last one. The first step centres the clicked or relevant part. */
export function next(zoom: Zoom): void {
  const { size, steps, inner } = zoom
  const next = steps.find((step) => step > size * ALIKE) ?? 1
  const relevant =
    size === 1 &&
    (inner.querySelector('[data-clicked]') ?? zoom.middlePart?.() ?? inner.querySelector('[data-hot]'))
  choose(zoom, next, relevant ? centreOf(zoom, relevant) : zoom.middle(), zoom.middle())
}

/** Goes to the step before. */
function back(zoom: Zoom): void {
  choose(zoom, zoom.steps.findLast((step) => step * ALIKE < zoom.size) ?? 1, zoom.middle())
}

/** Resizes by hand. */
function choose(zoom: Zoom, wanted: number, from: Point, to?: Point): void {
  zoom.resize(wanted, from, to)
  zoom.leftAlone = zoom.size === 1
}

function centreOf(zoom: Zoom, part: Element): Point {
  const { left, top, width, height } = part.getBoundingClientRect()
  return pointOf(zoom, { clientX: left + width / 2, clientY: top + height / 2 })
}

/** A point of the window as one of the frame. */
function pointOf({ frame }: Zoom, { clientX, clientY }: Pick<Touch, 'clientX' | 'clientY'>): Point {
  const { left, top } = frame.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
