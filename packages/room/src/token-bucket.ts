/** How many tokens a bucket holds, and how many come back each second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** A token bucket: limits the rate of what takes a token each. Times in milliseconds. */
export class TokenBucket {
  #spent = 0
  #refilled: number

  constructor(now: number) {
    this.#refilled = now
  }

  /** Takes a token; false when none is left. The rate may change between two calls. */
  take({ burst, perSecond }: Rate, now: number): boolean {
    this.#spent = Math.max(0, this.#spent - ((now - this.#refilled) / 1000) * perSecond)
    this.#refilled = now
    if (this.#spent > burst - 1) return false
    this.#spent++
    return true
  }

  /** Takes further tokens without asking: what is missing must come back first. */
  charge(tokens: number): void {
    this.#spent += tokens
  }
}

/** Token buckets by name. Keeps those that were used last, `max` of them; a new one is full. */
export class TokenBuckets {
  readonly #buckets = new Map<string, TokenBucket>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  of(name: string, now: number): TokenBucket {
    const bucket = this.#buckets.get(name) ?? new TokenBucket(now)
    this.#buckets.delete(name)
    this.#buckets.set(name, bucket)
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= this.#max) break
      this.#buckets.delete(oldest)
    }
    return bucket
  }
}
