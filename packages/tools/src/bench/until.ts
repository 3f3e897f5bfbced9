import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE = 60_000

/** Waits until something is so, looking every millisecond. Throws after a minute. */
export async function until(is: () => boolean | Promise<boolean>): Promise<void> {
  const late = performance.now() + PATIENCE
  while (!(await is())) {
    if (performance.now() > late) throw new Error('The server does not go on.')
    await wait(1)
  }
}
