import type { FullConfig } from '@playwright/test'
import { rmSync } from 'node:fs'

/** Deletes the server's state. */
export default function teardown(config: FullConfig) {
  rmSync(config.metadata.state, { recursive: true, force: true })
}
