import { setTimeout as wait } from 'node:timers/promises'
import { MAX_LISTED_PER_ADDRESS, MAX_LOOKERS_PER_ADDRESS, type TableSeen } from '@shamble/room'
import { WebSocket } from 'ws'
import { atMost, nothingIn, type Attack } from './attack.ts'
import { answered, seatedIn, told } from './seated.ts'
import { newAddress, newToken, type Client, type Target } from './target.ts'

const GAME = 'zombie-wars'
const SEATS = { game: GAME, seats: 2 }
const LISTED_WITHIN = 10_000

/** The tables in the list that anybody sees first. */
const tablesIn = async ({ ask }: Target): Promise<TableSeen[]> =>
  (JSON.parse((await ask(`/api/tables/${GAME}`)).text) as { tables: TableSeen[] }).tables

const isListed = async (target: Target, code: string): Promise<boolean> =>
  (await tablesIn(target)).some((table) => table.code === code)

/** Waits until a table is in the list, or not. Returns whether it came to that. */
async function listedIs(target: Target, code: string, is: boolean): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < LISTED_WITHIN; await wait(50))
    if ((await isListed(target, code)) === is) return true
  return false
}

/** Attacks on the list of open tables: tables of others, floods, tables that stay, texts of strangers. */
export const TABLES: readonly Attack[] = [
  {
    name: 'tables: listing a table at which one does not decide',
    short: true,
    async run(target) {
      const { code, ann } = await seatedIn(target, SEATS)
      const eve = await target.connect(code, newToken())
      const fell: string[] = []
      if ((await answered(eve, 'ok', 'list', 1, true, null))?.[0] !== 'no') fell.push('a spectator lists')
      const mallory = await target.connect(code, newToken())
      await told(mallory, 'ok', 'take', 1, 1, 'Mallory')
      if ((await answered(mallory, 'ok', 'list', 2, true, null))?.[0] !== 'no') fell.push('a guest lists')
      await told(mallory, 'ok', 'leave', 3, 1)
      const table = { code, game: GAME, options: {}, clock: null, seats: 2, free: 1, since: 1, begins: null }
      for (const path of [`/api/tables/${GAME}`, `/api/tables/${GAME}/${code}`, '/api/tables'])
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
          const { status } = await target.ask(path, { method, body: table })
          if (status < 400) fell.push(`${method} ${path} answers ${status}`)
        }
      if (await isListed(target, code)) fell.push('it is listed')
      for (const client of [ann, eve, mallory]) client.close()
      return nothingIn(fell, 15)
    },
  },
  {
    name: 'tables: listings of one address',
    short: true,
    async run(target) {
      const address = newAddress()
      const anns: Client[] = []
      const codes: string[] = []
      for (let n = 0; n < MAX_LISTED_PER_ADDRESS + 4; n++) {
        const code = await target.openRoom(SEATS)
        const ann = await target.connect(code, newToken(), address)
        await told(ann, 'ok', 'take', 1, 0, 'Ann')
        await told(ann, 'ok', 'list', 2, true, null)
        codes.push(code)
        anns.push(ann)
      }
      await listedIs(target, codes[0]!, true)
      await wait(500)
      const listed = (await tablesIn(target)).filter(({ code }) => codes.includes(code)).length
      for (const ann of anns) ann.close()
      return atMost(listed, MAX_LISTED_PER_ADDRESS, 'tables listed')
    },
  },
  {
    name: 'tables: a listing that outlives its game, its maker, its seats',
    short: true,
    async run(target) {
      const fell: string[] = []
      const ends: [string, unknown[][]][] = [
        [
          'begun',
          [
            ['bot', 3, 1, 'easy'],
            ['start', 4],
          ],
        ],
        ['full', [['bot', 3, 1, 'easy']]],
        ['left', [['leave', 3, 0]]],
        ['taken back', [['list', 3, false, null]]],
      ]
      for (const [name, says] of ends) {
        const { code, ann } = await seatedIn(target, SEATS)
        await told(ann, 'ok', 'list', 2, true, null)
        if (!(await listedIs(target, code, true))) fell.push(`it is not listed before it is ${name}`)
        for (const message of says) await told(ann, 'ok', ...message)
        if (!(await listedIs(target, code, false))) fell.push(name)
        ann.close()
      }
      return nothingIn(fell, ends.length)
    },
  },
  {
    name: 'tables: names, options and seeds of strangers in the list',
    short: true,
    async run(target) {
      const evil = '<img src=x onerror=alert(1)>'
      const fell: string[] = []
      for (const opening of [
        { ...SEATS, options: { hourTrack: evil } },
        { ...SEATS, options: { [evil]: true } },
        { ...SEATS, seed: evil },
        { ...SEATS, list: evil },
        { ...SEATS, list: null, carried: { name: evil } },
      ]) {
        const { status } = await target.ask('/api/rooms', { body: opening })
        if (status !== 400) fell.push(`${JSON.stringify(opening)} answers ${status}`)
      }
      const code = await target.openRoom(SEATS)
      const ann = await target.connect(code, newToken())
      await told(ann, 'ok', 'take', 1, 0, '<b>evil</b>')
      await told(ann, 'ok', 'list', 2, true, null)
      if (!(await listedIs(target, code, true))) fell.push('it is not listed')
      const page = await target.ask(`/tables?game=${GAME}`)
      const texts = [page.text, (await target.ask(`/api/tables/${GAME}`)).text]
      if (texts.some((text) => /evil|onerror/.test(text))) fell.push('a name is in the list')
      const asked = await target.ask(`/tables?game=${encodeURIComponent(`"><script>alert(1)</script>`)}`)
      if (asked.text.includes('<script>alert')) fell.push('the address is in the page')
      ann.close()
      return nothingIn(fell, 8)
    },
  },
  {
    name: 'tables: sockets of one address to a list',
    short: true,
    async run({ port }) {
      const address = newAddress()
      const sockets = await Promise.all(
        Array.from({ length: MAX_LOOKERS_PER_ADDRESS + 8 }, async () => {
          const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/tables/${GAME}`, {
            headers: { 'cf-connecting-ip': address },
          })
          await new Promise<void>((resolve) => {
            socket.on('open', resolve)
            socket.on('error', () => resolve())
          })
          return socket
        }),
      )
      const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
      for (const socket of sockets) socket.terminate()
      return atMost(open, MAX_LOOKERS_PER_ADDRESS, 'sockets')
    },
  },
]
