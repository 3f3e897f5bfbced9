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
