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
