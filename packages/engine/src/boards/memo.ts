/**
 * Caches the results of a function by its key, for example sight lines by which doors are open. Cleared when it holds `max`
 * results. Never for what depends on chance or a secret. Callers must not change the results.
 */
export function memo<K extends string | number, T>(make: (key: K) => T, max = 4096): (key: K) => T {
  const known = new Map<K, T>()
  // Most calls repeat the last key.
  let lastKey: K | undefined
  let last: T | undefined
  return (key) => {
    if (key === lastKey) return last!
    let answer = known.get(key)
    if (answer === undefined) {
      answer = make(key)
      if (known.size >= max) known.clear()
      known.set(key, answer)
    }
    lastKey = key
    last = answer
    return answer
  }
}
