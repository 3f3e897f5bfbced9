import { fromBase64url, toBase64url } from '@shamble/engine'
import { makeToken, TOKEN_BYTES } from '@shamble/room/client'
import { paths } from '../addresses.ts'
import { tablesFragment } from './fragment.ts'
import { keepTables, keptTables, type KeptTable } from '../room/seat.ts'

/*
 * Takes the tables of this browser to another device, by a link that works once. They wait on the server, encrypted: the secret of the
 * link is behind its `#`, and the server sees only a hash of it.
 */

/** Maximum number of tables that are taken, the latest. */
const MAX_TAKEN = 200
const INSECURE = 'Tables are taken to another device over https only.'
const TOKEN = /^[A-Za-z0-9_-]{22}$/
const CIPHER = 'AES-GCM'
// A key is used for one message only.
const NONCE = new Uint8Array(12)

type Refused = { says: string }

/** Lays the tables of this browser ready. Returns the address that fetches them, or why there is none. */
export async function layReady(): Promise<{ address: string } | Refused> {
  if (!crypto.subtle) return { says: INSECURE }
  const secret = makeToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
  const { id, key } = await partsOf(secret)
  const sealed = await seal(
    key,
    keptTables()
      .filter(([, , ended]) => ended !== null)
      .slice(-MAX_TAKEN),
  )
  const answer = await ask('/api/transfers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, sealed }),
  })
  return 'says' in answer ? answer : { address: paths.home() + tablesFragment(secret) }
}

/** Fetches the tables of another device. Returns how many are new here, or why there are none. */
export async function fetchTables(secret: string): Promise<{ added: number } | Refused> {
  if (!crypto.subtle) return { says: INSECURE }
  const { id, key } = await partsOf(secret)
  const answer = await ask<{ sealed: string }>(`/api/transfers/${id}`, { method: 'DELETE' })
  if ('says' in answer) return answer
  // A table where this device sits already keeps its own seat.
  const known = keptTables().filter(([, , ended]) => ended !== null)
  const codes = new Set(known.map(([code]) => code))
  const brought = await unseal(key, answer.sealed)
  if (!brought) return { says: 'What this link brought cannot be read. Make a new one on the first device.' }
  const added = brought.filter(([code]) => !codes.has(code))
  const fresh = new Set(added.map(([code]) => code))
  const others = keptTables().filter(([code]) => !fresh.has(code))
  keepTables([...others, ...added])
  return { added: added.length }
}

/** Encrypts tables: their codes and tokens. */
export async function seal(key: CryptoKey, tables: readonly KeptTable[]): Promise<string> {
  const text = JSON.stringify(tables.map(([code, token]) => [code, token]))
  const sealed = await crypto.subtle.encrypt({ name: CIPHER, iv: NONCE }, key, new TextEncoder().encode(text))
  return toBase64url(new Uint8Array(sealed))
}

/** Decrypts tables; null when this is not what was encrypted with this key. */
export async function unseal(key: CryptoKey, sealed: string): Promise<KeptTable[] | null> {
  try {
    const bytes = await crypto.subtle.decrypt({ name: CIPHER, iv: NONCE }, key, fromBase64url(sealed)!)
    const tables = JSON.parse(new TextDecoder().decode(bytes)) as KeptTable[]
    return tables.filter(([code, token]) => typeof code === 'string' && TOKEN.test(token))
  } catch {
    return null
  }
}

/** The id under which tables wait, and the key that they are encrypted with. Neither tells the other. */
export async function partsOf(secret: string): Promise<{ id: string; key: CryptoKey }> {
  const [id, key] = await Promise.all([hashed(`tables/id/${secret}`), hashed(`tables/key/${secret}`)])
  return {
    id: Array.from(new Uint8Array(id), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    key: await crypto.subtle.importKey('raw', key, CIPHER, false, ['encrypt', 'decrypt']),
  }
}

const hashed = (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))

async function ask<T extends object>(address: string, init: RequestInit): Promise<T | Refused> {
  try {
    const response = await fetch(address, init)
    const answer = (await response.json()) as T & { error?: { message: string } }
    return answer.error ? { says: answer.error.message } : answer
  } catch {
    return { says: 'The server cannot be reached. Try again in a moment.' }
  }
}
