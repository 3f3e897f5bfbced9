/**
 * Caches the results of a function by its key, for example sight lines by which doors are open. Results weigh `max` at most, all together;
 * those that were asked for longest ago are evicted first. `weigh` is the weight of one, by default 1. Never for what depends on chance
 * or a secret. Callers must not change the results.
 */
export function memo<K extends string | number, T>(
  make: (key: K) => T,
  max = 4096,
  weigh: (result: T) => number = () => 1,
): (key: K) => T {
  // In the order of use.
  const known = new Map<K, T>()
  let weight = 0
  // Most calls repeat the last key.
  let lastKey: K | undefined
  let last: T | undefined

  function evictFor(key: K): void {
    for (const [oldest, result] of known) {
      if (weight <= max || oldest === key) return
      known.delete(oldest)
      weight -= weigh(result)
    }
  }

  return (key) => {
    if (key === lastKey) return last!
    let result = known.get(key)
    if (result === undefined) {
      result = make(key)
      weight += weigh(result)
    } else known.delete(key)
    known.set(key, result)
    evictFor(key)
    lastKey = key
    last = result
    return result
  }
}
