// The secret of a server on this machine, which authenticates the codes of rooms and challenges. It is drawn at the first start and
// stored in apps/web/.dev.vars, which git ignores. A deployed Worker has its own (docs/deploying.md).

import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NAME = 'ROOM_SECRET'
const BYTES = 32

/**
 * Draws the secret of the Worker in a folder, unless it has one.
 * @param {string} folder
 */
export function keepSecret(folder) {
  const file = join(folder, '.dev.vars')
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (new RegExp(`^${NAME}=.`, 'm').test(kept)) return
  const line = `${NAME}=${randomBytes(BYTES).toString('hex')}\n`
  appendFileSync(file, kept === '' || kept.endsWith('\n') ? line : `\n${line}`, { mode: 0o600 })
}
