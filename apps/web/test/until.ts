import { vi } from 'vitest'

/** Waits until `holds` throws nothing. Its time limit only ends what hangs: the machine may be busy. */
export const until = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 60_000 })
