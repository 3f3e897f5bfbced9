/*
 * What is the same for all, in the platform's cache, so that looking at it wakes no object. Pages import this, so it does without the
 * platform's types.
 */

/** The address of a key in the cache: one that no request from outside can have. */
export const addressOf = (key: string): string => `https://shared.invalid/${key}`

/** The platform's cache; undefined where pages are drawn without the platform. */
export const cacheHere = (): Cache | undefined =>
  typeof caches === 'undefined' ? undefined : (caches as unknown as { default: Cache }).default

/** The result of `find`, from the cache for as many seconds after it was found as `secondsFor` tells; 0: it is not kept. Kept as JSON. */
export async function shared<T>(
  key: string,
  secondsFor: (found: T) => number,
  find: () => Promise<T>,
): Promise<T> {
  const [cache, address] = [cacheHere(), addressOf(key)]
  const kept = await cache?.match(address)
  if (kept) return kept.json()
  const found = await find()
  const seconds = secondsFor(found)
  if (seconds > 0)
    await cache?.put(address, Response.json(found, { headers: { 'cache-control': `max-age=${seconds}` } }))
  return found
}

/** Forgets what is kept under a key, in this location only. */
export const forget = async (key: string): Promise<boolean> =>
  (await cacheHere()?.delete(addressOf(key))) ?? false
