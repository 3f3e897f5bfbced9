import type { Kept, KeptRow, Recovery } from './kept.ts'

/*
 * What an object does for the operator (operator.ts): it exports what it keeps, is taken down, brings an earlier state back.
 */

/** The object answers first, then it ends, ms. */
const ABORT_AFTER = 100
// What workerd says on a machine of one's own, where storage has no history.
const NOT_THERE = /not implement|not supported/i

/** All that is kept in this storage; null: nothing. */
export async function keptIn(storage: DurableObjectStorage): Promise<Kept | null> {
  const { sql } = storage
  // The platform's own tables begin with an underscore.
  const names = sql
    .exec<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
    )
    .toArray()
    .map(({ name }) => name)
  if (names.length === 0) return null
  const tables = names.map((name) => [name, sql.exec<KeptRow>(`SELECT * FROM "${name}"`).toArray()])
  return { tables: Object.fromEntries(tables) as Kept['tables'], alarm: await storage.getAlarm() }
}

/** Deletes everything but a mark that this was taken down, so that it is not made again under its code. */
export async function takeDown(storage: DurableObjectStorage): Promise<void> {
  await storage.deleteAll()
  storage.sql.exec('CREATE TABLE taken_down (at INTEGER NOT NULL)')
  storage.sql.exec('INSERT INTO taken_down VALUES (?)', Date.now())
}

/** Whether there is a table of this name. */
export const hasTable = (sql: SqlStorage, name: string): boolean =>
  sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name).toArray().length > 0

/** Whether this was taken down. */
export const isTakenDown = (sql: SqlStorage): boolean => hasTable(sql, 'taken_down')

/** Brings back the state of a time in the last 30 days, in ms since 1970: the object ends soon after, and begins again with it. */
export async function recover(ctx: DurableObjectState, time: number): Promise<Recovery> {
  try {
    const bookmark = await ctx.storage.getBookmarkForTime(time)
    await ctx.storage.onNextSessionRestoreBookmark(bookmark)
  } catch (cause) {
    console.error(cause)
    return NOT_THERE.test(String(cause)) ? 'no-recovery' : 'bad-recovery'
  }
  setTimeout(() => ctx.abort('An earlier state is brought back.'), ABORT_AFTER)
  return 'restored'
}
