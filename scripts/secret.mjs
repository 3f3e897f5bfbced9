// The secrets of a server on this machine: one authenticates the codes of rooms and challenges, a pair of keys signs Web Push. They are
// drawn at the first start and stored in apps/web/.dev.vars, which git ignores, or in STATE_DIRECTORY. A deployed Worker has its own
// (docs/deploying.md).

import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const BYTES = 32
// RFC 8292: a point of P-256, uncompressed.
const UNCOMPRESSED = 4

/** @type {[name: string, draw: () => Record<string, string>][]} What is drawn when there is none of this name. */
const SECRETS = [
  ['ROOM_SECRET', () => ({ ROOM_SECRET: randomBytes(BYTES).toString('hex') })],
  ['VAPID_PUBLIC_KEY', newPushKeys],
]

/**
 * Draws the secrets of the Worker in a folder that it does not have.
 * @param {string} folder
 */
export function keepSecret(folder) {
  const file = join(folder, '.dev.vars')
  for (const [name, draw] of SECRETS) {
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (new RegExp(`^${name}=.`, 'm').test(kept)) continue
    const lines = Object.entries(draw()).map(([each, value]) => `${each}=${value}\n`)
    const text = lines.join('')
    appendFileSync(file, kept === '' || kept.endsWith('\n') ? text : `\n${text}`, { mode: 0o600 })
  }
}

/** New keys that sign Web Push, in base64url. */
export function newPushKeys() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = [x, y].map((part) => Buffer.from(part, 'base64url'))
  const publicKey = Buffer.concat([Buffer.of(UNCOMPRESSED), ...point])
  return { VAPID_PUBLIC_KEY: publicKey.toString('base64url'), VAPID_PRIVATE_KEY: d }
}
