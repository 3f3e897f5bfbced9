/*
 * Outlines of parts of an SVG board: the edge, corner or square itself. They lie over the board and take no clicks.
 */

const SVG = 'http://www.w3.org/2000/svg'
const SHAPES = 'path, line, rect, circle, ellipse, polygon, polyline'
/** The attributes that make up a shape. Only these are copied, so that no style sheet, script or screen reader finds the part twice. */
const OWN = /^(?:d|points|[xy][12]?|c[xy]|r[xy]?|width|height)$/

/** Draws outlines around parts, of a kind that a style sheet knows. Returns how to take them away. */
export function outline(parts: readonly Element[], kind: string): () => void {
  const drawn = parts.flatMap((part) => (part instanceof SVGGraphicsElement ? [draw(part, kind)] : []))
  return () => drawn.forEach((one) => one?.remove())
}

/** How long the last motion may take, in milliseconds. */
const AT_REST = 400

/** Outlines what others have changed on a board, when nothing moves any more. Returns how to take it away, or to draw nothing. */
export function outlineAtRest(board: Element, changed: ReadonlySet<string>): () => void {
  let erase = () => {}
  const timer = setTimeout(() => {
    const parts = [...board.querySelectorAll<HTMLElement>('[data-part]')]
    erase = outline(
      parts.filter(({ dataset }) => changed.has(dataset.part!)),
      'since',
    )
  }, AT_REST)
  return () => {
    clearTimeout(timer)
    erase()
  }
}

function draw(part: SVGGraphicsElement, kind: string): SVGElement | undefined {
  const shape = shapeOf(part)
  let board = part.ownerSVGElement
  while (board?.ownerSVGElement) board = board.ownerSVGElement
  const [to, from] = [board?.getScreenCTM(), shape?.getScreenCTM()]
  if (!board || !shape || !to || !from) return undefined
  const { a, b, c, d, e, f } = to.inverse().multiply(from)
  const group = document.createElementNS(SVG, 'g')
  group.dataset.outline = kind
  group.setAttribute('aria-hidden', 'true')
  group.setAttribute('transform', `matrix(${[a, b, c, d, e, f].join(' ')})`)
  // A wide dark line under a bright one is seen on any ground.
  group.append(bare(shape), bare(shape))
  board.append(group)
  return group
}

/** The largest shape that is drawn of a part; if there is none, the one that takes its clicks. */
function shapeOf(part: SVGGraphicsElement): SVGGraphicsElement | undefined {
  if (part.matches(SHAPES)) return part
  const all = [...part.querySelectorAll<SVGGraphicsElement>(SHAPES)]
  const seen = all.filter((shape) => !shape.matches('.touch'))
  return (seen.length > 0 ? seen : all).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]
}

function sizeOf(shape: Element): number {
  const { width, height } = shape.getBoundingClientRect()
  return width + height
}

function bare(shape: Element): Element {
  const copy = document.createElementNS(SVG, shape.localName)
  for (const { name, value } of shape.attributes) if (OWN.test(name)) copy.setAttribute(name, value)
  return copy
}
