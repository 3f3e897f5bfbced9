import { Session } from 'node:inspector/promises'

/** Code of this repository. */
const OURS = /\/packages\/(?!.*node_modules)/

/** Counts the steps of some work. */
export interface Counter {
  stepsOf: (work: () => void) => Promise<number>
  stop: () => void
}

/**
 * Counts steps: how often blocks of our own code are entered, by V8's counters. The same work takes the same steps on every machine,
 * however busy. It counts the code that is loaded after this call.
 */
export async function stepCounter(): Promise<Counter> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const taken = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const ranges = result
      .filter(({ url }) => OURS.test(url))
      .flatMap(({ functions }) => functions.flatMap((each) => each.ranges))
    return ranges.reduce((sum, { count }) => sum + count, 0)
  }
  return {
    async stepsOf(work) {
      await taken()
      work()
      return taken()
    },
    stop: () => session.disconnect(),
  }
}
