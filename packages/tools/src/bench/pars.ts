import { env, threadCpuUsage } from 'node:process'
import { parBotOf } from '@shamble/catalogue/server'
import { PAR_RUNS, parRun, termsOf } from '@shamble/challenge'
import { inSlices } from '@shamble/engine/bots'
import { gameOf, SPECIMEN } from '../games.ts'
import { atMost, type Bench } from './figure.ts'
import { middle, thousands } from './samples.ts'

const TARGET = 50
const RUNS = env.SHAMBLE_BENCH === 'quick' ? 1 : 8

/**
 * The games for the par of a challenge: the longest slice, which delays other requests, and the processor time of a whole par. Measured
 * for the thread, with garbage collection that stops it.
 */
export const pars: Bench = {
  names: (games) => games.filter((id) => id !== SPECIMEN).map((id) => `par ${id}`),
  async measure(name) {
    const id = name.split(' ')[1]!
    const { game } = await gameOf(id)
    const by = await parBotOf(id)
    const terms = termsOf(game, {})
    const slices: number[] = []
    const runs: number[] = []
    // The first run is the warm-up.
    for (let run = 0; run <= RUNS; run++) {
      const own: number[] = []
      let began = threadCpuUsage()
      const pause = async () => {
        const { user, system } = threadCpuUsage(began)
        own.push((user + system) / 1000)
        began = threadCpuUsage()
      }
      await inSlices(parRun(game, terms, `bench-${run}`, by, run), { steps: by.slice, pause })
      await pause()
      if (run === 0) continue
      slices.push(...own)
      runs.push(own.reduce((sum, slice) => sum + slice, 0) / 1000)
    }
    const longest = slices.reduce((most, slice) => Math.max(most, slice), 0)
    const usual = middle(slices)
    const whole = PAR_RUNS * (runs.reduce((sum, seconds) => sum + seconds, 0) / runs.length)
    const bot = by.playouts === null ? by.bot.name : `${by.bot.name}, ${by.playouts} playouts`
    const about = `${bot}; ${thousands(slices.length)} slices, the middle one ${thousands(usual.median, 1)}`
    return [
      atMost(`${name}, longest slice`, longest, 'ms', TARGET, about),
      atMost(`${name}, processor`, whole, 's', null, `${PAR_RUNS} games`),
    ]
  },
}
