/*
 * The attempts at a sealed seed, stored in its object: the last one of each player.
 */

/** The last attempt of a player: where it is played, whether it is practice, whether it is over. */
export interface Attempt {
  room: string
  practice: boolean
  over: boolean
  /** This or an earlier attempt of the player is over: they may see the board. */
  done: boolean
}

type Row = { room: string; practice: number; over: number; done: number }

/** Creates the table. */
export function layAttempts(sql: SqlStorage): void {
  sql.exec(
    'CREATE TABLE attempts (hash TEXT PRIMARY KEY, room TEXT NOT NULL, practice INTEGER NOT NULL, over INTEGER NOT NULL, done INTEGER NOT NULL) WITHOUT ROWID',
  )
}

/** The last attempt of a player, by the hash of their token. */
export function attemptOf(sql: SqlStorage, hash: string): Attempt | null {
  const [row] = sql
    .exec<Row>('SELECT room, practice, over, done FROM attempts WHERE hash = ?', hash)
    .toArray()
  return row ? { room: row.room, practice: row.practice > 0, over: row.over > 0, done: row.done > 0 } : null
}

/** Number of players with an attempt. */
export const players = (sql: SqlStorage): number =>
  sql.exec<{ n: number }>('SELECT count(*) AS n FROM attempts').one().n

/** Replaces the player's last attempt. */
export function noteAttempt(sql: SqlStorage, hash: string, { room, practice, over, done }: Attempt): void {
  const values = [hash, room, Number(practice), Number(over), Number(done)]
  sql.exec('INSERT OR REPLACE INTO attempts VALUES (?, ?, ?, ?, ?)', ...values)
}
