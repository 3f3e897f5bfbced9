import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { nothingIn, type Attack } from './attack.ts'
import { answered, seatedIn, told } from './seated.ts'
import { newToken } from './target.ts'

const SEATS = { game: 'zombie-wars', seats: 2 }
const KEYS = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) }

/** Addresses that must never be called, however they are spelled. `port`: of a listener on this machine. */
const addressesWith = (port: number): string[] => [
  `http://127.0.0.1:${port}/`,
  `https://127.0.0.1:${port}/`,
  `https://localhost:${port}/`,
  `https://[::1]:${port}/`,
  `https://[::ffff:127.0.0.1]:${port}/`,
  `https://2130706433:${port}/`,
  `https://0x7f.1:${port}/`,
  `https://ntfy.sh@127.0.0.1:${port}/table`,
  `https://ntfy.sh:${port}/table`,
  `https://127.0.0.1:${port}\\@ntfy.sh/table`,
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/table',
  'https://[fe80::1]/table',
  'https://[fd00::1]/table',
  'https://ntfy.sh.evil.example/table',
  'https://evil.example/?https://ntfy.sh/table',
  'https://ntfy.sh./table',
  'https://discord.com/api/webhooks/1/a/../../v10/users/@me',
  'https://fcm.googleapis.com:444/',
  'https://evil@fcm.googleapis.com/',
  'file:///etc/passwd',
]

/** Attacks with notices: whom the server calls, and what feeds show to whom. */
export const NOTICES: readonly Attack[] = [
  {
    name: 'notices: calls to addresses of a stranger’s choosing',
    short: true,
    async run(target) {
      let calls = 0
      const listener = createServer((socket) => {
        calls++
        socket.destroy()
      }).listen(0, '127.0.0.1')
      await once(listener, 'listening')
      const addresses = addressesWith((listener.address() as AddressInfo).port)
      const fell: string[] = []
      try {
        for (const address of addresses) {
          const { code, ann, token } = await seatedIn(target, SEATS)
          const hook = await answered(ann, 'notices', 'hook', 2, address)
          const push = await answered(ann, 'notices', 'push', 3, { endpoint: address, ...KEYS })
          if (hook?.[0] !== 'no' || push?.[0] !== 'no') fell.push(address)
          ann.close()
          const again = await target.connect(code, token)
          const [, , set] = (await told(again, 'notices', 'notices', 4)) as [string, number, object]
          if (Object.values(set).some(Boolean)) fell.push(`${address} is kept`)
          again.close()
        }
      } finally {
        listener.close()
      }
      if (calls > 0) fell.push(`${calls} calls`)
      return nothingIn(fell, 2 * addresses.length)
    },
  },
  {
    name: 'notices: feeds with guessed secrets',
    short: true,
    async run(target) {
      const { code, ann, token } = await seatedIn(target, SEATS)
      const secret = newToken()
      await told(ann, 'notices', 'feed', 2, secret)
      const other = await target.openRoom(SEATS)
      const guesses = ['', token, secret.slice(1), `${secret}A`, secret.toLowerCase(), '%00', newToken()]
      const paths = guesses.map((key) => `/r/${code}/turns.ics?key=${key}`)
      paths.push(`/r/${other}/turns.atom?key=${secret}`, `/r/${code}/turns.ics`)
      const fell: string[] = []
      for (const path of paths) if ((await target.ask(path)).status !== 404) fell.push(path)
      if ((await target.ask(`/r/${code}/turns.ics?key=${secret}`)).status !== 200) fell.push('its own')
      const before = await target.connect(code, secret)
      if (!before.heard[0]?.includes('"person":null')) fell.push('it opens a seat')
      for (const client of [ann, before]) client.close()
      return nothingIn(fell, paths.length + 2)
    },
  },
  {
    name: 'notices: what others hear of them',
    short: true,
    async run(target) {
      const { code, ann } = await seatedIn(target, SEATS)
      const eve = await target.connect(code, null)
      await told(ann, 'notices', 'hook', 2, 'https://ntfy.sh/a-secret-topic')
      await told(ann, 'notices', 'feed', 3, newToken())
      await told(ann, 'ok', 'ready', 4, true)
      const late = await target.connect(code, newToken())
      const page = (await target.ask(`/api/rooms/${code}`)).text
      const heard = [...eve.heard, ...late.heard, page, (await target.ask(`/r/${code}`)).text]
      for (const client of [ann, eve, late]) client.close()
      return nothingIn(
        heard.filter((text) => /ntfy|"notices"/.test(text)),
        heard.length,
      )
    },
  },
]
