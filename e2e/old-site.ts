import { expect } from '@playwright/test'
import type { AnyGame, Log } from '@shamble/engine'
import { begunRoom } from '@shamble/tools/begun-room'
import { NIGHT } from '@shamble/tools/night'
import { oldRoom } from '@shamble/tools/old-games'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePorts } from '../scripts/workspace.mjs'
import { endSite, startSite } from './site.ts'
import { changeStored, storedIn } from './storage.ts'

/*
 * A site where challenges and a room were made by old rules: by those of today, after which the server is stopped and its rows are changed.
 */

/** What is on it. */
export interface OldSite {
  url: string
  open: string
  sealed: string
  daily: string
  room: string
  /** The token of the person with all seats of the room. */
  token: string
  stop: () => Promise<void>
}

/** The seed of the open challenge. */
export const SEED = 'old-seed'

/** Starts it. The room is where the log ends. */
export async function oldSite(old: AnyGame, log: Log): Promise<OldSite> {
  const state = mkdtempSync(join(tmpdir(), 'shamble-old-'))
  const [port] = await freePorts(1)
  const url = `http://127.0.0.1:${port}`
  let server = await startSite({ port: port!, state })
  const stop = async () => {
    await endSite(server)
    rmSync(state, { recursive: true, force: true })
  }
  try {
    const { game, seats, options } = log
    const post = async (path: string, data: unknown) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(data) })
      if (!response.ok) throw new Error(await response.text())
      return ((await response.json()) as { code: string }).code
    }
    // A chapter of Z War One would last for minutes.
    const short = game === NIGHT.game ? NIGHT : { game }
    const open = await post('/api/challenges', { ...short, seats: old.seats[0]!, seed: SEED })
    const sealed = await post('/api/challenges', {
      ...short,
      seats: Math.max(2, old.seats[0]!),
      sealed: true,
    })
    const daily = `daily-${game}-${new Date().toISOString().slice(0, 10)}`
    expect((await fetch(`${url}/daily/${game}`)).status).toBe(200)
    const { code: room, token } = await begunRoom(url, { game, seats, options })

    await endSite(server)
    const byOld = `UPDATE challenge SET facts = json_set(facts, '$.terms.version', ${old.version})`
    changeStored(state, 'Challenge', byOld)
    for (const file of storedIn(state, 'Room')) age(file, old, log)
    server = await startSite({ port: port!, state })
    return { url, open, sealed, daily, room, token, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

function age(file: string, old: AnyGame, log: Log): void {
  const base = new DatabaseSync(file)
  const { kept, entries } = oldRoom(String(base.prepare('SELECT kept FROM room').get()!.kept), old, log)
  base.prepare('UPDATE room SET kept = ?').run(kept)
  for (const entry of entries) base.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)').run(...entry)
  base.close()
}
