// The platform's rate limits when self-hosted: the binding `limit({ key })`, counted in this process by fixed windows.

import { WorkerEntrypoint } from 'cloudflare:workers'

/** @type {Map<string, { ends: number, counts: Map<string, number> }>} */
const windows = new Map()

/** @extends {WorkerEntrypoint<unknown, { name: string, limit: number, period: number }>} */
export class Limit extends WorkerEntrypoint {
  /**
   * Counts a request under a key. `success` is false when it exceeds the limit of the window of `period` seconds.
   * @param {{ key: string }} of
   */
  limit({ key }) {
    const { name, limit, period } = this.ctx.props
    const now = Date.now()
    let window = windows.get(name)
    if (!window || window.ends <= now) {
      // A new window forgets the old one, so memory is bounded by the keys of one period.
      windows.set(name, (window = { ends: now + period * 1000, counts: new Map() }))
    }
    const count = (window.counts.get(key) ?? 0) + 1
    window.counts.set(key, count)
    return { success: count <= limit }
  }
}
