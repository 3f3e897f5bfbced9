import { atMost, costOf, nothingIn, type Attack } from './attack.ts'
import { costliestMission } from './mission.ts'
import { newAddress, newToken, type Client, type Target } from './target.ts'

/** Milliseconds of processor time that one message may take. */
const MAX_MESSAGE_COST = 60
const SAMPLES = 8
/** Sockets that one address may hold open at a time. */
const MAX_SOCKETS = 64
const SOCKETS_TRIED = 120

const WITH_MISSION = () => ({
  game: 'z-war-one',
  seats: 2,
  options: {},
  carried: costliestMission(newToken()),
})

/** A person who sits on the first chair of a new room. */
async function seatedIn(
  target: Target,
  opening: object,
): Promise<{ code: string; ann: Client; token: string }> {
  const code = await target.openRoom(opening)
  const token = newToken()
  const ann = await target.connect(code, token)
  const ok = ann.next('ok')
  ann.say('take', 1, 0, 'Ann')
  await ok
  return { code, ann, token }
}

/** A game of one person against bots that has begun. */
async function begun(target: Target, opening: object, bots: number): Promise<{ code: string; ann: Client }> {
  const { code, ann } = await seatedIn(target, opening)
  for (let n = 1; n <= bots; n++) {
    const ok = ann.next('ok')
    ann.say('bot', 1 + n, n, 'easy')
    await ok
  }
  const game = ann.next('game')
  ann.say('start', 50)
  await game
  return { code, ann }
}

const phaseOf = async ({ ask }: Target, code: string): Promise<string> =>
  (JSON.parse((await ask(`/api/rooms/${code}`)).text) as { room: { phase: string } }).room.phase

/** Attacks on rooms: what a message costs, what an address holds, whose game it is. */
export const ROOMS: readonly Attack[] = [
  {
    name: 'rooms: options of a room that carries a mission',
    short: true,
    async run(target) {
      const { ann } = await seatedIn(target, WITH_MISSION())
      const cost = await costOf(target, SAMPLES, async (n) => {
        const ok = ann.next('ok')
        ann.say('options', 10 + n, { equalWays: n % 2 === 0 })
        await ok
      })
      ann.close()
      return atMost(cost, MAX_MESSAGE_COST, 'ms of processor')
    },
  },
  {
    name: 'rooms: start of a game that carries a mission',
    short: true,
    async run(target) {
      const rooms: Client[] = []
      for (let n = 0; n < SAMPLES; n++) {
        const room = await seatedIn(target, WITH_MISSION())
        const ok = room.ann.next('ok')
        room.ann.say('bot', 2, 1, 'easy')
        await ok
        rooms.push(room.ann)
      }
      const cost = await costOf(target, SAMPLES, async (n) => {
        const game = rooms[n]!.next('game')
        rooms[n]!.say('start', 3)
        await game
      })
      for (const ann of rooms) ann.close()
      return atMost(cost, MAX_MESSAGE_COST, 'ms of processor')
    },
  },
  {
    name: 'rooms: hello to a game that carries a mission',
    short: true,
    async run(target) {
      const { code, ann } = await begun(target, WITH_MISSION(), 1)
      const watching = await target.connect(code, null)
      const cost = await costOf(target, SAMPLES, async () => {
        const welcome = watching.next('welcome')
        watching.say('hello', { v: 1 })
        await welcome
      })
      for (const client of [ann, watching]) client.close()
      return atMost(cost, MAX_MESSAGE_COST, 'ms of processor')
    },
  },
  {
    name: 'rooms: sockets that one address holds open',
    async run(target) {
      const address = newAddress()
      const codes = await Promise.all(
        Array.from({ length: 12 }, () => target.openRoom({ game: 'zombie-wars' })),
      )
      const clients: Client[] = []
      for (let n = 0; n < SOCKETS_TRIED; n++)
        clients.push(await target.connect(codes[n % codes.length]!, newToken(), address))
      const open = clients.filter((client) => !client.closed()).length
      for (const client of clients) client.close()
      return atMost(open, MAX_SOCKETS, 'sockets')
    },
  },
  {
    name: 'rooms: a stranger in a bot’s seat resigns',
    short: true,
    async run(target) {
      const { code, ann } = await begun(target, { game: 'zombie-wars', seats: 3 }, 2)
      for (const seat of [1, 2]) {
        const stranger = await target.connect(code, newToken())
        const taken = stranger.next('game')
        stranger.say('take', 1, seat, `Stranger ${seat}`)
        const game = await taken
        if (game) stranger.say('x', seat, 1, (game[1] as { at: number }).at)
        await target.ask(`/api/rooms/${code}`)
        stranger.close()
      }
      const phase = await phaseOf(target, code)
      ann.close()
      return nothingIn(phase === 'playing' ? [] : [`the room is ${phase}`], 2)
    },
  },
  {
    name: 'rooms: messages that are none',
    short: true,
    async run(target) {
      const code = await target.openRoom({ game: 'zombie-wars' })
      const fell: string[] = []
      const texts = [
        '',
        'null',
        '[]',
        '{}',
        '["m"]',
        '["m",0,1e99,-1,0]',
        '["take",1,99,"x"]',
        '['.repeat(4000),
        '"'.repeat(4000),
        '\u0000',
        '["hello",{"v":1,"token":{}}]',
        '["options",1,{"__proto__":{}}]',
      ]
      for (const text of texts) {
        const client = await target.connect(code, newToken())
        client.socket.send(text)
        client.socket.send(Buffer.from([1, 2, 3]))
        await target.ask(`/api/rooms/${code}`)
        client.close()
      }
      if ((await phaseOf(target, code)) !== 'lobby') fell.push('the room has changed')
      return nothingIn(fell, texts.length)
    },
  },
  {
    name: 'rooms: silent sockets keep nobody out',
    short: true,
    async run(target) {
      const { code, token } = await seatedIn(target, { game: 'zombie-wars', seats: 2 })
      const silent: Client[] = []
      for (let n = 0; n < 40; n++) silent.push(await target.connect(code))
      const again = await target.connect(code, token)
      const welcome = again.heard.find((text) => text.startsWith('["welcome"'))
      for (const client of [...silent, again]) client.close()
      return nothingIn(welcome ? [] : ['the owner of a seat was kept out'], 40)
    },
  },
  {
    name: 'rooms: a flood from one connection',
    short: true,
    async run(target) {
      const code = await target.openRoom({ game: 'zombie-wars' })
      const client = await target.connect(code, newToken())
      for (let n = 0; n < 5000; n++) client.say('take', n, 99, 'x')
      for (let n = 0; n < 50 && !client.closed(); n++) await target.ask(`/api/rooms/${code}`)
      return nothingIn(client.closed() ? [] : ['it is still open'], 5000)
    },
  },
  {
    name: 'rooms: codes that were guessed',
    short: true,
    async run({ ask }) {
      const letters = 'abcdefghjkmnpqrstuvwxyz'
      const letter = (n: number) => letters[(n * 7919) % letters.length]!
      const fell: string[] = []
      for (let n = 1; n <= 300; n++) {
        const code = [0, 3, 6].map((at) => [1, 2, 3].map((k) => letter(n * (at + k) + k)).join('')).join('-')
        const { status } = await ask(`/api/rooms/${code}`)
        if (status !== 404) fell.push(`${code} answers ${status}`)
      }
      return nothingIn(fell, 300)
    },
  },
]
