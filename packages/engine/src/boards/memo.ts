/**
 * A memo: what was worked out for a plain key is kept and given again, as long as there are at most `most`
 * answers; then it starts anew. For sight lines and ways that depend on little (which doors are open),
 * and never for anything that chance or a secret has a part in. The answers must not be changed.
 */
export function memo<K extends string | number, T>(make: (key: K) => T, most = 4096): (key: K) => T {
  const known = new Map<K, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    if (known.size >= most) known.clear()
    known.set(key, made)
    return made
  }
}
