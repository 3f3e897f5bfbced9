/**
 * A memo: what was worked out for a plain key is kept and given again, as long as there are at most `most`
 * answers; then it starts anew. For sight lines and ways that depend on little (which doors are open),
 * and never for anything that chance or a secret has a part in. The answers must not be changed.
 */
export function memo<K extends string | number, T>(make: (key: K) => T, most = 4096): (key: K) => T {
  const known = new Map<K, T>()
  // Who asks mostly asks for the same again.
  let lastKey: K | undefined
  let last: T | undefined
  return (key) => {
    if (key === lastKey) return last!
    let answer = known.get(key)
    if (answer === undefined) {
      answer = make(key)
      if (known.size >= most) known.clear()
      known.set(key, answer)
    }
    lastKey = key
    last = answer
    return answer
  }
}
