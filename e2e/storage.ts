import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/*
 * What is in the storage of a server, for tests that check that secrets are not sent, or that change it while the server is stopped.
 */

/** The files of all objects of a class. `state`: the server's folder. */
export function storedIn(state: string, name: string): string[] {
  const folder = join(state, 'storage', name)
  return readdirSync(folder)
    .filter((file) => /^[0-9a-f]{64}\.sqlite$/.test(file))
    .map((file) => join(folder, file))
}

/** Changes all objects of a class that have a table of its name, in lower case, by a statement. */
export function changeStored(state: string, name: string, sql: string): void {
  for (const file of storedIn(state, name)) {
    const base = new DatabaseSync(file)
    const table = base.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(name.toLowerCase())
    if (table) base.exec(sql)
    base.close()
  }
}

/** The stored secrets of a challenge. */
export interface StoredSeed {
  seed: string
  nonce: string
  commitment: string
}

/** The secrets of a challenge, from the storage of its object. `state`: the server's folder. */
export function storedSeed(state: string, code: string): StoredSeed {
  for (const file of storedIn(state, 'Challenge')) {
    const facts = factsIn(file)
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
