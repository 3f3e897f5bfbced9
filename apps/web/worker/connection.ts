import type { Connection, Vote } from '@shamble/room'
import { mayWriteRows } from './allowance.ts'
import { RowQuota, type Rows } from './row-quota.ts'

/* A room's sockets. What the room must know of one after it has slept is in the socket's attachment. */

/** The attachment of a socket. */
interface Attachment {
  version: 1
  hash: string | null
  v: number
  since: number
  /** The last vote of a spectator. */
  vote?: Vote
  /** The rows written for it. */
  rows?: Rows
  /** A keyed hash of the address it comes from. */
  address: string
  /** The origin of the site that it uses. */
  site: string
}

/** A connection whose rows are counted. */
export interface CountedConnection extends Connection {
  readonly rows: RowQuota
}

/** Attaches to a new socket what is known of it: the mark of its address, and the origin of its site. */
export function attach(socket: WebSocket, address: string, site: string): void {
  socket.serializeAttachment({
    version: 1,
    hash: null,
    v: 0,
    since: Date.now(),
    address,
    site,
  } satisfies Attachment)
}

/** What is attached to a socket. */
export function attachmentOf(socket: WebSocket): Attachment | null {
  const attachment = socket.deserializeAttachment() as Attachment | null
  return attachment?.version === 1 ? attachment : null
}

/** The connection of a socket. To be cached: attachments are slow to read. `closing`: called when we close it. */
export function connectionOf(socket: WebSocket, env: Env, closing: () => void): CountedConnection | null {
  const attachment = attachmentOf(socket)
  if (!attachment) return null
  const { address, site, since } = attachment
  const keep = (changed: Partial<Attachment>) => {
    Object.assign(attachment, changed)
    socket.serializeAttachment(attachment)
  }
  const rows = new RowQuota(
    address,
    attachment.rows ?? null,
    (rows) => keep({ rows }),
    (day, many) => mayWriteRows(env, day, address, many),
  )
  return {
    key: socket,
    address,
    site,
    since,
    rows,
    get isOverQuota() {
      return rows.isOver()
    },
    get hash() {
      return attachment.hash
    },
    get v() {
      return attachment.v
    },
    get vote() {
      return attachment.vote ?? null
    },
    keepVote: (vote) => keep({ vote }),
    remember: (hash, v) => keep({ hash, v }),
    send(text) {
      try {
        socket.send(text)
      } catch {
        // It has just closed: the client will reconnect.
      }
    },
    close(status, reason) {
      closing()
      socket.close(status, reason)
    },
  }
}
