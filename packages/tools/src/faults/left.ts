import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MAX_ACTS, MAX_PEOPLE } from '@shamble/room'

/*
 * What hostile clients left in the storage of a stopped server.
 */

/** The number of stored objects of a class: one file for each, and an index of the platform. */
function objectsOf(folder: string, name: string): string[] {
  const all = join(folder, 'storage', name)
  if (!existsSync(all)) return []
  return readdirSync(all)
    .filter((file) => file.endsWith('.sqlite') && !file.endsWith('metadata.sqlite'))
    .map((file) => join(all, file))
}

/** What a room stores: entries of its journal, people, characters of its row. */
interface Stored {
  entries: number
  people: number
  size: number
}

/** What is wrong with the storage, in words, and the size of the largest room. */
export function leftIn(
  folder: string,
  { games, opened, challenges }: { games: number; opened: number; challenges: number },
): { wrong: string[]; largest: Stored } {
  const rooms = objectsOf(folder, 'Room').flatMap((file) => roomIn(file) ?? [])
  const made = objectsOf(folder, 'Challenge')
  const wrong: string[] = []
  // A room of strangers may have been lost in a kill.
  if (rooms.length < games || rooms.length > games + opened)
    wrong.push(`${rooms.length} rooms are stored; ${games} were opened by players, ${opened} by strangers.`)
  if (made.length > challenges)
    wrong.push(`${made.length} challenges are stored, and ${challenges} were made.`)
  const largest = rooms.toSorted((a, b) => b.size - a.size)[0] ?? { entries: 0, people: 0, size: 0 }
  for (const { entries, people } of rooms)
    if (entries > MAX_ACTS || people > MAX_PEOPLE)
      wrong.push(`A room has ${entries} entries and knows ${people} people.`)
  for (const file of made) {
    const rows = rowsOf(file)
    if (rows > 1) wrong.push(`A board has ${rows} rows of one log.`)
  }
  return { wrong, largest }
}

// Null: the server was killed while the room was being opened, before anybody heard of it.
function roomIn(file: string): Stored | null {
  const storage = new DatabaseSync(file, { readOnly: true })
  try {
    if (!storage.prepare("SELECT 1 FROM sqlite_master WHERE name = 'room'").get()) return null
    const { kept } = storage.prepare('SELECT kept FROM room').get() as { kept: string }
    // A row may have several entries.
    const { n } = storage
      .prepare("SELECT coalesce(sum(1 + coalesce(json_array_length(did, '$.then'), 0)), 0) AS n FROM entries")
      .get() as { n: number }
    const { people } = JSON.parse(kept) as { people: unknown[] }
    return { entries: n, people: people.length, size: kept.length }
  } finally {
    storage.close()
  }
}

function rowsOf(file: string): number {
  const storage = new DatabaseSync(file, { readOnly: true })
  const made = storage.prepare("SELECT 1 FROM sqlite_master WHERE name = 'rows'").get()
  const { n } = made ? (storage.prepare('SELECT count(*) AS n FROM "rows"').get() as { n: number }) : { n: 0 }
  storage.close()
  return n
}
