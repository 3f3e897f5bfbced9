import { atMost, cheap, nothingIn, type Attack } from './attack.ts'
import { newAddress, newToken, type Asking, type Target } from './target.ts'

/** Requests of one address in a minute that the operator's routes answer: `OPERATIONS` of the Worker. */
const ANSWERED = 30
const ROOM = { game: 'zombie-wars' }
const TOO_LONG = 20_000

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

// Whether the room is as it was.
const isThere = async ({ ask }: Target, code: string) => (await ask(`/r/${code}`)).status === 200

/** Attacks on the operator's routes: guesses, requests that must do nothing, and ways back for who was taken down. */
export const OPERATOR: readonly Attack[] = [
  {
    name: 'operator: a hundred guesses of one address',
    short: true,
    async run(target) {
      const code = await target.openRoom(ROOM)
      const address = newAddress()
      let answered = 0
      for (let n = 0; n < 100; n++) {
        const headers = bearer(`${'0'.repeat(60)}${String(n).padStart(4, '0')}`)
        const { status } = await target.ask(`/api/operator/${code}`, { address, headers })
        if (status !== 429) answered++
      }
      // Two minutes may have begun.
      return atMost(answered, 2 * ANSWERED, 'answered')
    },
  },
  {
    name: 'operator: secrets that are none',
    short: true,
    async run(target) {
      const { ask, operatorSecret: secret } = target
      const code = await target.openRoom(ROOM)
      const tried: [string, Record<string, string>][] = [
        ['none', {}],
        ['empty', { authorization: '' }],
        ['an empty Bearer', { authorization: 'Bearer ' }],
        ['without its scheme', { authorization: secret }],
        ['another scheme', { authorization: `Basic ${secret}` }],
        ['a beginning', bearer(secret.slice(0, -1))],
        ['a longer one', bearer(`${secret}0`)],
        ['twice', bearer(`${secret} ${secret}`)],
        ['capitals', bearer(secret.toUpperCase())],
        ['as a cookie', { cookie: `authorization=Bearer ${secret}` }],
        ['in another header', { 'x-authorization': `Bearer ${secret}` }],
        ['a player’s token', bearer(newToken())],
        ['undefined', bearer('undefined')],
      ]
      const fell: string[] = []
      for (const [what, headers] of tried)
        for (const method of ['GET', 'DELETE']) {
          const { status, text } = await ask(`/api/operator/${code}`, { method, headers })
          if (status !== 403 || text.includes(secret)) fell.push(`${what}: ${method} answers ${status}`)
        }
      const { status } = await ask(`/api/operator/${code}?authorization=Bearer%20${secret}`)
      if (status !== 403) fell.push(`in the query: ${status}`)
      if (!(await isThere(target, code))) fell.push('the room is gone')
      return nothingIn(fell, 2 * tried.length + 2)
    },
  },
  {
    name: 'operator: with the secret, requests that mean nothing',
    short: true,
    async run(target) {
      const code = await target.openRoom(ROOM)
      const path = `/api/operator/${code}`
      const recovery = `${path}/recovery`
      const later = new Date(Date.now() + 86_400_000).toISOString()
      const tried: [string, Asking][] = [
        ...['PUT', 'PATCH', 'POST'].map((method): [string, Asking] => [path, { method, body: {} }]),
        ...['nothing', '..', '%2e%2e', '__proto__', '%00', `${code}x`, '*', ''].map(
          (given): [string, Asking] => [`/api/operator/${given}`, { method: 'DELETE' }],
        ),
        [recovery, { method: 'DELETE' }],
        ...['{', 'null', '{}', '{"time":1}', '{"time":"yesterday"}', `{"time":"${later}"}`].map(
          (body): [string, Asking] => [recovery, { method: 'POST', body }],
        ),
        [recovery, { method: 'POST', body: { time: 'x'.repeat(TOO_LONG) } }],
        [recovery, { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } }],
      ]
      const fell: string[] = []
      for (const [at, asking] of tried) {
        const headers = { ...bearer(target.operatorSecret), ...asking.headers }
        const { status } = await target.ask(at, { ...asking, headers })
        // 501: this storage has no history.
        if (status < 400 || (status >= 500 && status !== 501))
          fell.push(`${asking.method} ${at} answers ${status}`)
      }
      if (!(await isThere(target, code))) fell.push('the room is gone')
      return nothingIn(fell, tried.length + 1)
    },
  },
  {
    name: 'operator: ways back into a room that was taken down',
    short: true,
    async run(target) {
      const { ask } = target
      const code = await target.openRoom(ROOM)
      const token = newToken()
      const owner = await target.connect(code, token)
      if (owner.heard.length === 0) throw new Error('Its owner was never let in.')
      // Its page is in a cache where there is one.
      await ask(`/embed/r/${code}`)
      const down = await ask(`/api/operator/${code}`, {
        method: 'DELETE',
        headers: bearer(target.operatorSecret),
      })
      const fell: string[] = down.status === 200 ? [] : [`taking it down answers ${down.status}`]
      const spelled = code.toUpperCase().replaceAll('-', '')
      const paths = [`/r/${code}`, `/embed/r/${code}`, `/api/rooms/${code}`, `/api/rooms/${spelled}`]
      for (const path of paths) {
        const { status } = await ask(path)
        if (status !== 410) fell.push(`${path} answers ${status}`)
      }
      if (!owner.closed()) fell.push('its owner is still connected')
      const again = await target.connect(code, token)
      if (again.heard.length > 0) fell.push('its owner is let in')
      again.close()
      owner.close()
      return nothingIn(fell, paths.length + 3)
    },
  },
  {
    name: 'operator: what a guess costs',
    short: true,
    async run(target) {
      const code = await target.openRoom(ROOM)
      return cheap(target, () => target.ask(`/api/operator/${code}`, { headers: bearer(newToken()) }))
    },
  },
]
