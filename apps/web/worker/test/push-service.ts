import { expect, vi } from 'vitest'

/*
 * A push service of the tests' own, with a browser that is told by it: it checks who calls (RFC 8292) and reads what it is told (RFC 8291).
 */

const HOST = 'https://push.shamble.example'

/** A browser: its subscription, and what it can read. */
export interface Browser {
  subscription: { endpoint: string; p256dh: string; auth: string }
  read: (body: Uint8Array) => Promise<string>
}

/** A call of the push service. */
export interface Call {
  endpoint: string
  headers: Headers
  body: Uint8Array
}

/** How the push service answers a call. */
export type Answer = (call: Call, signal: AbortSignal) => Response | Promise<Response>

/** Answers what the Worker calls. Returns the calls. */
export function pushService(answer: Answer): Call[] {
  const calls: Call[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    expect(init).toMatchObject({ method: 'post', redirect: 'manual' })
    const { headers, body, signal } = init as { headers: HeadersInit; body: Uint8Array; signal: AbortSignal }
    const call = { endpoint: String(address), headers: new Headers(headers), body }
    calls.push(call)
    return answer(call, signal)
  })
  return calls
}

/** A browser with new keys. */
export async function browser(path = '/push/a'): Promise<Browser> {
  const made = (await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ])) as CryptoKeyPair
  const point = new Uint8Array((await crypto.subtle.exportKey('raw', made.publicKey)) as ArrayBuffer)
  const auth = crypto.getRandomValues(new Uint8Array(16))
  return {
    subscription: { endpoint: HOST + path, p256dh: text64(point), auth: text64(auth) },
    read: (body) => decrypted(body, made.privateKey, point, auth),
  }
}

/** Reads the body of a call with the keys of a browser: RFC 8291, section 3, and RFC 8188, section 2. */
export async function decrypted(
  body: Uint8Array,
  privateKey: CryptoKey,
  point: Uint8Array,
  auth: Uint8Array,
): Promise<string> {
  const ids = 21
  const end = ids + body[20]!
  const [salt, sender, cipher] = [body.slice(0, 16), body.slice(ids, end), body.slice(end)]
  const senderKey = await crypto.subtle.importKey(
    'raw',
    sender,
    { name: 'ECDH', namedCurve: 'P-256' },
    false,
    [],
  )
  const shared = new Uint8Array(
    // The platform's types call the field `$public`.
    await crypto.subtle.deriveBits({ name: 'ECDH', public: senderKey } as never, privateKey, 256),
  )
  const about = new Uint8Array([...bytesOf('WebPush: info\0'), ...point, ...sender])
  const ikm = await derived(auth, shared, about, 32)
  const key = await derived(salt, ikm, bytesOf('Content-Encoding: aes128gcm\0'), 16)
  const nonce = await derived(salt, ikm, bytesOf('Content-Encoding: nonce\0'), 12)
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
  const padded = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, aes, cipher))
  const last = padded.findLastIndex((byte) => byte !== 0)
  if (padded[last] !== 2) throw new Error('The last record has no delimiter.')
  return new TextDecoder().decode(padded.slice(0, last))
}

/** Checks the signature of a call by VAPID. Returns its key and claims. */
export async function vapidOf({
  headers,
}: Call): Promise<{ key: string; claims: { [name: string]: unknown } }> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.get('authorization')!) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const verifying = await crypto.subtle.importKey(
    'raw',
    bytes64(key),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  )
  const valid = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    verifying,
    bytes64(signature),
    bytesOf(`${head}.${claims}`),
  )
  if (!valid) throw new Error('The signature is not valid.')
  return { key, claims: JSON.parse(new TextDecoder().decode(bytes64(claims))) as { [name: string]: unknown } }
}

async function derived(
  salt: Uint8Array,
  key: Uint8Array,
  info: Uint8Array,
  length: number,
): Promise<Uint8Array> {
  const secret = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    secret,
    length * 8,
  )
  return new Uint8Array(bits)
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Bytes in base64url. */
export const bytes64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

const text64 = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
