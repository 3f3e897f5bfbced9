/** The course of a game as a line, for a box so wide and so high: in the form of an SVG path. */
export function curve(course: readonly number[], width: number, height: number): string {
  const last = Math.max(1, course.length - 1)
  const at = (value: number, n: number) => `${round((n / last) * width)} ${round((1 - value) * height)}`
  return `M${course.map(at).join('L')}`
}

const round = (value: number) => Math.round(value * 10) / 10
