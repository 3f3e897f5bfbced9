/** The text with its first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `a, b and c`; empty for an empty list. */
export const listed = (items: readonly (number | string)[], and = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

/** A chance or a share as whole per cent, `45 %`. Only what is certain is 0 or 100 %. */
export function percent(share: number): string {
  const whole = Math.round(100 * share)
  if (whole === 0 && share > 0) return '1 %'
  if (whole === 100 && share < 1) return '99 %'
  return `${whole} %`
}

/** Breaks a text into rows of at most `max` characters, between words. */
export function rows(text: string, max: number): string[] {
  const broken: string[] = ['']
  for (const word of text.split(' ')) {
    const last = broken.at(-1)!
    if (last !== '' && last.length + 1 + word.length > max) broken.push(word)
    else broken[broken.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return broken
}
