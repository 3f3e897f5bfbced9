/** The text with its first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `a, b and c`; empty for an empty list. */
export const listed = (items: readonly (number | string)[], and = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

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
