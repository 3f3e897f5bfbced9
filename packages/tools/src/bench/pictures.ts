import { performance } from 'node:perf_hooks'
import { cpuUsage } from 'node:process'
import { playableIds, SPECIMEN } from '../games.ts'
import { answerAt, isBuilt } from './built-app.ts'
import { atMost, missing, type Bench } from './figure.ts'
import { thousands } from './samples.ts'

const KILO = 1000
const MAX_KILOBYTES = 60
const MAX_MILLISECONDS = 300
const WARMING = 5
const SAMPLES = 15

/**
 * Pictures for link previews from the built server: their size, and the time from the request to the PNG, with rules, drawing and
 * compression. Needs `pnpm build`.
 */
export const pictures: Bench = {
  names: () =>
    playableIds()
      .filter((id) => id !== SPECIMEN)
      .map((id) => `picture ${id}`),
  async measure(name) {
    const [, id = ''] = name.split(' ')
    if (!isBuilt()) return [missing(name, 'ms', MAX_MILLISECONDS, 'nothing is built: pnpm build')]
    const sizes: number[] = []
    const times: number[] = []
    const waits: number[] = []
    for (let sample = 0; sample < WARMING + SAMPLES; sample++) {
      const address = `/og/play/${id}.png?seed=bench-${sample}`
      const [start, before] = [performance.now(), cpuUsage()]
      const response = await answerAt(address)
      const { byteLength } = await response.arrayBuffer()
      if (response.status !== 200)
        return [missing(name, 'ms', MAX_MILLISECONDS, `${address} answers ${response.status}`)]
      if (sample < WARMING) continue
      // In processor time, which does not depend on other load.
      const { user, system } = cpuUsage(before)
      times.push((user + system) / KILO)
      waits.push(performance.now() - start)
      sizes.push(byteLength / KILO)
    }
    times.sort((a, b) => a - b)
    const [least, most] = [times[0]!, times.at(-1)!]
    const note = `${thousands(least, 1)} to ${thousands(most, 1)} ms of the processor; at most ${thousands(Math.max(...waits), 1)} ms on the wall`
    return [
      atMost(`${name} time`, times[SAMPLES >> 1]!, 'ms', MAX_MILLISECONDS, note),
      atMost(`${name} size`, Math.max(...sizes), 'kB', MAX_KILOBYTES, `the largest of ${SAMPLES}`),
    ]
  },
}
