import type { Align, Colour, Mark, Picture, Transform } from '@shamble/engine/picture'
import type { Canvas } from './canvas.ts'
import { written } from './letters.ts'
import { subpathsOf, type Subpath } from './path.ts'

/** Corners of the polygon that stands for a round line join. */
const JOIN_CORNERS = 10

/** Maps the units of a picture to pixels. */
interface Frame {
  x: number
  y: number
  scale: number
}

/** Draws a picture centred into a box of the canvas, as large as fits, clipped to the box of the picture. */
export function drawPicture(
  canvas: Canvas,
  { box, marks }: Picture,
  into: { x: number; y: number; width: number; height: number },
): void {
  const [left, top, width, height] = box
  const scale = Math.min(into.width / width, into.height / height)
  const x = into.x + (into.width - width * scale) / 2
  const y = into.y + (into.height - height * scale) / 2
  canvas.clip(x, y, x + width * scale, y + height * scale)
  drawMarks(canvas, marks, { x: x - left * scale, y: y - top * scale, scale })
  canvas.clip(0, 0, canvas.width, canvas.height)
}

/** Draws marks, in pixels or in the units of a frame. */
export function drawMarks(
  canvas: Canvas,
  marks: readonly Mark[],
  frame: Frame = { x: 0, y: 0, scale: 1 },
): void {
  for (const mark of marks) drawMark(canvas, mark, frame)
}

function drawMark(canvas: Canvas, mark: Mark, frame: Frame) {
  if (mark.draw === 'text') return drawText(canvas, mark, frame)
  const { fill, stroke, strokeWidth = 1, opacity = 1 } = mark
  const at = mark.draw === 'path' ? (mark.at ?? {}) : {}
  const subpaths = shapeOf(mark).map(({ points, closed }) => ({ points: placed(points, at, frame), closed }))
  if (fill) for (const { points } of subpaths) canvas.paint([points], fill, opacity)
  if (!stroke) return
  const width = strokeWidth * frame.scale * (at.scale ?? 1)
  for (const subpath of subpaths) canvas.paint(outline(subpath, width), stroke, opacity)
}

function shapeOf(mark: Exclude<Mark, { draw: 'text' }>): Subpath[] {
  if (mark.draw === 'path') return known(mark.d)
  if (mark.draw === 'box') {
    const { x, y, width, height } = mark
    return [{ points: [x, y, x + width, y, x + width, y + height, x, y + height], closed: true }]
  }
  return [{ points: around(mark.x, mark.y, mark.r, 24 + Math.ceil(mark.r / 4)), closed: true }]
}

const shapes = new Map<string, Subpath[]>()
const MAX_SHAPES = 400
function known(d: string): Subpath[] {
  let found = shapes.get(d)
  if (found) return found
  if (shapes.size >= MAX_SHAPES) shapes.clear()
  shapes.set(d, (found = subpathsOf(d)))
  return found
}

function drawText(canvas: Canvas, mark: Extract<Mark, { draw: 'text' }>, frame: Frame) {
  const { text, x, y, size, fill, align = 'start' } = mark
  write(canvas, text, frame.x + x * frame.scale, frame.y + y * frame.scale, size * frame.scale, fill, align)
}

/** Writes a line of text; `size` is the height of a capital in pixels. Returns the length in pixels. */
export function write(
  canvas: Canvas,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: Colour,
  align: Align = 'start',
): number {
  const { letters, length } = written(text, size)
  const from = align === 'start' ? x : align === 'middle' ? x - length / 2 : x - length
  for (const letter of letters)
    canvas.paint(
      letter.map((points) => points.map((value, n) => value + (n % 2 === 0 ? from : y))),
      colour,
    )
  return length
}

function placed(points: readonly number[], { x = 0, y = 0, scale = 1, turn = 0 }: Transform, frame: Frame) {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const found: number[] = []
  for (let n = 0; n < points.length; n += 2) {
    const [px, py] = [points[n]!, points[n + 1]!]
    found.push(
      frame.x + (x + cos * px - sin * py) * frame.scale,
      frame.y + (y + sin * px + cos * py) * frame.scale,
    )
  }
  return found
}

// A stroke as polygons of one orientation: a rectangle for each segment, a disc for each join.
function outline({ points, closed }: Subpath, width: number): number[][] {
  const half = width / 2
  const parts: number[][] = []
  const count = points.length / 2
  const pieces = closed ? count : count - 1
  for (let n = 0; n < pieces; n++) {
    const [x0, y0] = [points[2 * n]!, points[2 * n + 1]!]
    const next = (n + 1) % count
    const [x1, y1] = [points[2 * next]!, points[2 * next + 1]!]
    const long = Math.hypot(x1 - x0, y1 - y0)
    if (long === 0) continue
    const [ox, oy] = [((y1 - y0) / long) * half, ((x0 - x1) / long) * half]
    parts.push([x0 + ox, y0 + oy, x1 + ox, y1 + oy, x1 - ox, y1 - oy, x0 - ox, y0 - oy])
  }
  if (width > 2.5)
    for (let n = 0; n < count; n++) parts.push(around(points[2 * n]!, points[2 * n + 1]!, half, JOIN_CORNERS))
  return parts
}

function around(x: number, y: number, r: number, corners: number): number[] {
  const points: number[] = []
  for (let n = 0; n < corners; n++) {
    const angle = (2 * Math.PI * n) / corners
    points.push(x + r * Math.cos(angle), y + r * Math.sin(angle))
  }
  return points
}
