/** The course of a game as a line, for a box so wide and so high: in the form of an SVG path. */
export function curve(course: readonly number[], wide: number, high: number): string {
  const last = Math.max(1, course.length - 1)
  const at = (value: number, n: number) => `${round((n / last) * wide)} ${round((1 - value) * high)}`
  return `M${course.map(at).join('L')}`
}

const round = (value: number) => Math.round(value * 10) / 10
