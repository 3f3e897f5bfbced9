/** A subpath as points, x and y in turn. */
export interface Subpath {
  points: number[]
  closed: boolean
}

const COMMANDS = /([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi
const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi
const COUNTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}
const PIECES = 8

/** SVG path data as polylines. A curve becomes PIECES segments. */
export function subpathsOf(d: string): Subpath[] {
  const found: Subpath[] = []
  let points: number[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  // The last control points of cubic and quadratic curves, which smooth curves mirror.
  let [handleX, handleY] = [0, 0]
  let [bendX, bendY] = [0, 0]

  const begin = () => {
    if (points.length > 2) found.push({ points, closed: false })
    points = [x, y]
    ;[startX, startY] = [x, y]
  }
  const lineTo = (toX: number, toY: number) => {
    points.push(toX, toY)
    ;[x, y, handleX, handleY] = [toX, toY, toX, toY]
  }
  const curveTo = (ax: number, ay: number, bx: number, by: number, toX: number, toY: number) => {
    const [fromX, fromY] = [x, y]
    for (let n = 1; n <= PIECES; n++) {
      const t = n / PIECES
      const [u, v, w, z] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3]
      points.push(u * fromX + v * ax + w * bx + z * toX, u * fromY + v * ay + w * by + z * toY)
    }
    ;[x, y, handleX, handleY] = [toX, toY, bx, by]
  }

  // A quadratic curve as a cubic one: its control points are two thirds of the way to the single one.
  const bendTo = (qx: number, qy: number, toX: number, toY: number) => {
    const third = (a: number, b: number) => a + (2 / 3) * (b - a)
    curveTo(third(x, qx), third(y, qy), third(toX, qx), third(toY, qy), toX, toY)
    ;[bendX, bendY] = [qx, qy]
  }

  for (const [, command = '', rest = ''] of d.matchAll(COMMANDS)) {
    const kind = command.toUpperCase()
    const relative = command !== kind
    if (kind === 'Z') {
      if (points.length > 4) found.push({ points, closed: true })
      ;[x, y] = [startX, startY]
      points = [x, y]
      continue
    }
    const numbers = kind === 'A' ? arcNumbers(rest) : (rest.match(NUMBERS) ?? []).map(Number)
    const count = COUNTS[kind]!
    for (let at = 0; at + count <= numbers.length; at += count) {
      const n = numbers.slice(at, at + count)
      const [dx, dy] = relative ? [x, y] : [0, 0]
      if (kind === 'M' && at === 0) {
        ;[x, y] = [n[0]! + dx, n[1]! + dy]
        ;[handleX, handleY] = [x, y]
        begin()
      } else if (kind === 'M' || kind === 'L') lineTo(n[0]! + dx, n[1]! + dy)
      else if (kind === 'H') lineTo(n[0]! + dx, y)
      else if (kind === 'V') lineTo(x, n[0]! + dy)
      else if (kind === 'C') curveTo(n[0]! + dx, n[1]! + dy, n[2]! + dx, n[3]! + dy, n[4]! + dx, n[5]! + dy)
      else if (kind === 'S')
        curveTo(2 * x - handleX, 2 * y - handleY, n[0]! + dx, n[1]! + dy, n[2]! + dx, n[3]! + dy)
      else if (kind === 'Q') bendTo(n[0]! + dx, n[1]! + dy, n[2]! + dx, n[3]! + dy)
      else if (kind === 'T') bendTo(2 * x - bendX, 2 * y - bendY, n[0]! + dx, n[1]! + dy)
      else if (kind === 'A') {
        const [toX, toY] = [n[5]! + dx, n[6]! + dy]
        points.push(...arc(x, y, n[0]!, n[1]!, n[2]!, n[3] === 1, n[4] === 1, toX, toY))
        ;[x, y, handleX, handleY] = [toX, toY, toX, toY]
      }
      if (kind !== 'Q' && kind !== 'T') [bendX, bendY] = [x, y]
    }
  }
  if (points.length > 2) found.push({ points, closed: false })
  return found
}

// The two flags of an arc may follow one another without a space.
function arcNumbers(text: string): number[] {
  const numbers: number[] = []
  let rest = text
  const take = (pattern: RegExp): boolean => {
    const found = pattern.exec(rest)
    if (!found) return false
    numbers.push(Number(found[1]))
    rest = rest.slice(found[0].length)
    return true
  }
  const number = /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/i
  const flag = /^[\s,]*([01])/
  while ([number, number, number, flag, flag, number, number].every(take));
  return numbers
}

// From end points to centre: SVG specification, implementation notes, B.2.4.
function arc(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  turn: number,
  large: boolean,
  sweep: boolean,
  toX: number,
  toY: number,
): number[] {
  let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)]
  if (rx === 0 || ry === 0 || (x === toX && y === toY)) return [toX, toY]
  const phi = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
  const [hx, hy] = [(x - toX) / 2, (y - toY) / 2]
  const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy]
  const tooSmall = (px / rx) ** 2 + (py / ry) ** 2
  if (tooSmall > 1) [rx, ry] = [rx * Math.sqrt(tooSmall), ry * Math.sqrt(tooSmall)]
  const below = (rx * py) ** 2 + (ry * px) ** 2
  const factor = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below)) * (large === sweep ? -1 : 1)
  const [qx, qy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx]
  const [middleX, middleY] = [cos * qx - sin * qy + (x + toX) / 2, sin * qx + cos * qy + (y + toY) / 2]
  const from = Math.atan2((py - qy) / ry, (px - qx) / rx)
  let around = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from
  if (sweep && around < 0) around += 2 * Math.PI
  if (!sweep && around > 0) around -= 2 * Math.PI
  const pieces = Math.max(2, Math.ceil(Math.abs(around) * 4))
  const points: number[] = []
  for (let n = 1; n <= pieces; n++) {
    const angle = from + (around * n) / pieces
    const [ex, ey] = [rx * Math.cos(angle), ry * Math.sin(angle)]
    points.push(cos * ex - sin * ey + middleX, sin * ex + cos * ey + middleY)
  }
  return points
}
