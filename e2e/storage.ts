import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/*
 * Secrets in the server's storage, for tests that check that they are not sent.
 */

/** The stored secrets of a challenge. */
export interface StoredSeed {
  seed: string
  nonce: string
  commitment: string
}

/** The secrets of a challenge, from the storage of its object. `state`: the server's folder. */
export function storedSeed(state: string, code: string): StoredSeed {
  const folder = join(state, 'storage/Challenge')
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.sqlite') || file.startsWith('metadata')) continue
    const facts = factsIn(join(folder, file))
    if (facts?.code === code) return facts
  }
  throw new Error(`No object stores the challenge ${code}.`)
}

function factsIn(file: string): (StoredSeed & { code: string }) | null {
  const base = new DatabaseSync(file, { readOnly: true })
  try {
    const row = base.prepare('SELECT facts FROM challenge WHERE shard IS NULL').get()
    return row ? JSON.parse(String(row.facts)) : null
  } catch {
    // Another object, without such a table.
    return null
  } finally {
    base.close()
  }
}
