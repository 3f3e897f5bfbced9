/** The course of a game, values from 0 to 1, as SVG path data in a box of `width` by `height`. */
export function curve(course: readonly number[], width: number, height: number): string {
  const last = Math.max(1, course.length - 1)
  const at = (value: number, n: number) => `${round((n / last) * width)} ${round((1 - value) * height)}`
  return `M${course.map(at).join('L')}`
}

const round = (value: number) => Math.round(value * 10) / 10
