/** The ids of one kind of thing, such as `horde:3`. */
export interface Ids {
  (n: number): string
  /** The number in an id. */
  of: (id: string) => number
}

/** Makes the ids of one kind of clickable thing: `const horde = ids('horde')`, `horde(3) === 'horde:3'`. */
export function ids(kind: string): Ids {
  const made: string[] = []
  const id = (n: number): string => (made[n] ??= `${kind}:${n}`)
  return Object.assign(id, { of: (text: string) => Number(text.slice(kind.length + 1)) })
}

/** A name as an id, in lower case with hyphens, without its article and punctuation: “The King's Arms” is `kings-arms`. */
export const idFrom = (name: string): string =>
  name
    .replace(/^The /, '')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')
