/** The ids of one kind of thing, `horde:3`: made once, read back as numbers. */
export interface Ids {
  (n: number): string
  /** The number in an id. */
  of: (id: string) => number
}

/** Names things of a kind so that they can be clicked: `const horde = ids('horde')`, `horde(3) === 'horde:3'`. */
export function ids(kind: string): Ids {
  const made: string[] = []
  const id = (n: number): string => (made[n] ??= `${kind}:${n}`)
  return Object.assign(id, { of: (text: string) => Number(text.slice(kind.length + 1)) })
}

/** The id of a thing that has a name: in lower case with hyphens, without signs and without an article; "The King's Arms" is `kings-arms`. */
export const idFrom = (name: string): string =>
  name
    .replace(/^The /, '')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')
