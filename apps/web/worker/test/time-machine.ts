import { vi } from 'vitest'

/** Moves the clock of all objects on. Returns how. */
export function timeMachine(): (milliseconds: number) => void {
  const real = Date.now
  let ahead = 0
  vi.spyOn(Date, 'now').mockImplementation(() => real.call(Date) + ahead)
  return (milliseconds) => void (ahead += milliseconds)
}
