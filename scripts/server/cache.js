// The platform's cache when self-hosted: responses kept in memory, the least recently used evicted first. The runtime
// speaks HTTP to it: GET to match, PUT with a response as text of HTTP, PURGE to delete.

const MAX_BYTES = 32 << 20
const MAX_ENTRY_BYTES = 1 << 20
const HEAD_END = [13, 10, 13, 10]

/** @type {Map<string, { status: number, headers: [string, string][], body: Uint8Array, expires: number }>} */
const entries = new Map()
let bytes = 0

export default {
  /** @param {Request} request */
  async fetch(request) {
    if (request.method === 'GET') return match(request.url)
    if (request.method === 'PUT') return put(request)
    if (request.method === 'PURGE') return new Response(null, { status: remove(request.url) ? 200 : 404 })
    return new Response(null, { status: 405 })
  },
}

/** @param {string} url */
function match(url) {
  const entry = entries.get(url)
  if (!entry || entry.expires <= Date.now()) {
    remove(url)
    return new Response(null, { status: 504, headers: { 'cf-cache-status': 'MISS' } })
  }
  entries.delete(url)
  entries.set(url, entry) // The last in the map is the most recently used.
  return new Response(entry.body, {
    status: entry.status,
    headers: [...entry.headers, ['cf-cache-status', 'HIT']],
  })
}

/** @param {Request} request */
async function put(request) {
  const message = new Uint8Array(await request.arrayBuffer())
  const end = message.findIndex((_, at) => HEAD_END.every((byte, n) => message[at + n] === byte))
  const [line = '', ...lines] = new TextDecoder().decode(message.subarray(0, end)).split('\r\n')
  const headers = lines.map((header) => {
    const colon = header.indexOf(':')
    return /** @type {[string, string]} */ ([
      header.slice(0, colon).toLowerCase(),
      header.slice(colon + 1).trim(),
    ])
  })
  const body = message.slice(end + HEAD_END.length)
  const seconds = maxAgeOf(headers)
  remove(request.url)
  if (seconds > 0 && body.length <= MAX_ENTRY_BYTES) {
    const status = Number(line.split(' ')[1])
    // The runtime has decoded the chunks, and sets the length itself.
    const kept = headers.filter(([name]) => !['transfer-encoding', 'content-length'].includes(name))
    entries.set(request.url, { status, headers: kept, body, expires: Date.now() + seconds * 1000 })
    bytes += body.length
    for (const url of entries.keys()) {
      if (bytes <= MAX_BYTES) break
      remove(url)
    }
  }
  return new Response(null, { status: 204 })
}

/** @param {string} url */
function remove(url) {
  const entry = entries.get(url)
  if (!entry) return false
  entries.delete(url)
  bytes -= entry.body.length
  return true
}

/**
 * For how many seconds a response may be kept: 0 when it must not.
 * @param {[string, string][]} headers
 */
function maxAgeOf(headers) {
  const control = headers.find(([name]) => name === 'cache-control')?.[1] ?? ''
  if (/\b(no-store|no-cache|private)\b/.test(control) || headers.some(([name]) => name === 'set-cookie'))
    return 0
  const [, seconds = '0'] = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control) ?? []
  return Number(seconds)
}
