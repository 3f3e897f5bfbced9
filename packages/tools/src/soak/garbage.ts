import { once } from 'node:events'
import { WebSocket } from 'ws'

/** The Workers that leave garbage at every request, by their names in the server's configuration. */
export const WORKERS = ['front', 'worker', 'limits'] as const
// A Worker answers when a request enters it, so one that rests does not. It makes no garbage either.
const ANSWERS_WITHIN = 10_000

/**
 * Makes a server collect its garbage, over the protocol of its inspector at this port. Otherwise its memory depends on when V8 chooses
 * to do so, which may be minutes later. Returns the Workers that have done so.
 */
export async function collectGarbage(inspector: number, within = ANSWERS_WITHIN): Promise<string[]> {
  const collected: string[] = []
  for (const worker of WORKERS) {
    const socket = new WebSocket(`ws://127.0.0.1:${inspector}/${worker}`)
    const signal = AbortSignal.timeout(within)
    try {
      await once(socket, 'open', { signal })
      socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
      await once(socket, 'message', { signal })
      collected.push(worker)
    } catch (cause) {
      if (!signal.aborted) throw cause
    } finally {
      socket.terminate()
    }
  }
  return collected
}
