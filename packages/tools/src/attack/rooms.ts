import { MAX_OPEN_PER_ADDRESS } from '@shamble/room'
import { atMost, cheap, nothingIn, TIMES, type Attack } from './attack.ts'
import { costliestMission } from './mission.ts'
import { answered, begun, phaseOf, seatedIn, told } from './seated.ts'
import { newAddress, newToken, type Client } from './target.ts'

const SOCKETS_TRIED = MAX_OPEN_PER_ADDRESS + 32

/** What a room is opened with that carries a mission which the server has not seen. */
const withMission = () => ({
  game: 'z-war-one',
  seats: 2,
  options: {},
  carried: costliestMission(newToken()),
})

/** Does something with each, one after the other. */
async function inTurn<T, Done>(all: readonly T[], work: (one: T) => Promise<Done>): Promise<Done[]> {
  const done: Done[] = []
  for (const one of all) done.push(await work(one))
  return done
}

/** Makes as many of something as `cheap` needs. */
const times = <T>(make: () => Promise<T>): Promise<T[]> => inTurn(Array.from({ length: TIMES }), make)

/** Does something, then closes these clients. */
async function closing<T>(clients: readonly Client[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    for (const client of clients) client.close()
  }
}

/** Attacks on rooms: what a message costs, what an address holds, whose game it is. */
export const ROOMS: readonly Attack[] = [
  {
    name: 'rooms: options of a room that carries a mission',
    short: true,
    async run(target) {
      const anns = await times(async () => (await seatedIn(target, withMission())).ann)
      return closing(anns, () =>
        cheap(target, (n) => told(anns[n]!, 'ok', 'options', 10, { equalWays: n % 2 === 0 })),
      )
    },
  },
  {
    name: 'rooms: start of a game that carries a mission',
    short: true,
    async run(target) {
      const anns = await times(async () => {
        const { ann } = await seatedIn(target, withMission())
        await told(ann, 'ok', 'bot', 2, 1, 'easy')
        return ann
      })
      return closing(anns, () => cheap(target, (n) => told(anns[n]!, 'game', 'start', 3)))
    },
  },
  {
    name: 'rooms: hello to a game that carries a mission',
    short: true,
    async run(target) {
      const { code, ann } = await begun(target, withMission(), 1)
      const watchers = await times(() => target.connect(code, null))
      return closing([ann, ...watchers], () =>
        cheap(target, (n) => told(watchers[n]!, 'welcome', 'hello', { v: 1 })),
      )
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
      return atMost(open, MAX_OPEN_PER_ADDRESS, 'sockets')
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
    name: 'rooms: a stranger in the lobby takes chairs away',
    short: true,
    async run(target) {
      const { code, ann } = await seatedIn(target, { game: 'zombie-wars', seats: 6 })
      const bob = await target.connect(code, newToken())
      await told(bob, 'ok', 'take', 1, 5, 'Bob')
      const eve = await target.connect(code, newToken())
      await told(eve, 'ok', 'take', 1, 1, 'Eve')
      const tried = [
        ['seats', 2, 2],
        ['bot', 3, 5, 'easy'],
        ['crowd', 4, 5, 20],
        ['dismiss', 5, 1, true],
        ['dismiss', 6, 2, true],
        ['bots', 7, false],
      ]
      return closing([ann, bob, eve], async () => {
        const answers = await inTurn(tried, (message) => answered(eve, 'ok', ...message))
        return nothingIn(
          answers.flatMap((answer, n) => (answer?.[0] === 'no' ? [] : [JSON.stringify(tried[n])])),
          tried.length,
        )
      })
    },
  },
  {
    name: 'rooms: votes of one address to send the host away',
    short: true,
    async run(target) {
      const { code, ann } = await seatedIn(target, { game: 'zombie-wars', seats: 5 })
      const address = newAddress()
      const mates = await inTurn([1, 2, 3, 4], async (seat) => {
        const client = await target.connect(code, newToken(), address)
        await told(client, 'ok', 'take', 1, seat, `Mate ${seat}`)
        await told(client, 'ok', 'ready', 2, true)
        return client
      })
      return closing([ann, ...mates], async () => {
        await told(ann, 'game', 'start', 3)
        const answers = await inTurn(mates, (mate) => answered(mate, 'ok', 'dismiss', 3, 1, true))
        return atMost(answers.filter((answer) => answer?.[0] === 'ok').length, 1, 'votes counted')
      })
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
