import type { FullConfig } from '@playwright/test'
import { rmSync } from 'node:fs'

/** Forgets the rooms that the tests opened. */
export default function teardown(config: FullConfig) {
  rmSync(config.metadata.state, { recursive: true, force: true })
}
