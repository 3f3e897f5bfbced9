import { nothingIn, atMost, type Attack } from './attack.ts'
import { newAddress, newToken } from './target.ts'

const ATTEMPTS_A_MINUTE = 6

/** Attacks on challenges: sealed seeds, logs that were never played, judging. */
export const CHALLENGES: readonly Attack[] = [
  {
    name: 'challenges: the seed and logs of a sealed one',
    short: true,
    async run({ ask, makeChallenge, connect }) {
      const code = await makeChallenge({ game: 'zombie-wars', sealed: true, hours: 1 })
      const { text } = await ask(`/api/challenges/${code}/attempts`, {
        body: { token: newToken(), name: 'Ann' },
      })
      const { room } = JSON.parse(text) as { room: string }
      const watching = await connect(room, null)
      const looks = [
        await ask(`/api/challenges/${code}`),
        await ask(`/api/challenges/${code}/logs`),
        await ask(`/s/${code}`),
        await ask(`/s/${code}/verify`),
        await ask(`/embed/s/${code}`),
        await ask(`/api/rooms/${room}`),
        await ask(`/r/${room}`),
        { text: watching.heard.join('\n') },
      ]
      watching.close()
      // A sealed seed is 128 bits in hexadecimal or base64url; the commitment, 64 digits of hexadecimal, is public.
      const fell = looks.flatMap(({ text: shown }, n) =>
        /"(seed|nonce)":"[^"]+"/.test(shown) ? [`look ${n} shows a seed`] : [],
      )
      return nothingIn(fell, looks.length)
    },
  },
  {
    name: 'challenges: logs that were never played',
    short: true,
    async run({ ask, makeChallenge }) {
      const code = await makeChallenge({ game: 'zombie-wars', seed: 'forged' })
      const logs = [
        '',
        'x',
        'A'.repeat(30_000),
        '1.zombie-wars.2.forged',
        '../../etc/passwd',
        '\u0000',
        'AAAA.BBBB.CCCC',
      ]
      const fell: string[] = []
      for (const log of logs) {
        const { status } = await ask(`/api/challenges/${code}/attempts`, {
          address: newAddress(),
          body: { token: newToken(), name: 'Eve', log },
        })
        if (status < 400 || status >= 500) fell.push(`${log.slice(0, 20)} answers ${status}`)
      }
      const { rows } = JSON.parse((await ask(`/api/challenges/${code}`)).text) as { rows: unknown[] }
      if (rows.length > 0) fell.push('a row is on the board')
      return nothingIn(fell, logs.length)
    },
  },
  {
    name: 'challenges: attempts of one address',
    short: true,
    async run({ ask, makeChallenge }) {
      const code = await makeChallenge({ game: 'zombie-wars', seed: 'flooded' })
      const address = newAddress()
      let judged = 0
      for (let n = 0; n < 40; n++) {
        const { status } = await ask(`/api/challenges/${code}/attempts`, {
          address,
          body: { token: newToken(), name: 'Eve', log: `x${n}` },
        })
        if (status !== 429) judged++
      }
      // The minute may turn once meanwhile.
      return atMost(judged, 2 * ATTEMPTS_A_MINUTE, 'attempts judged')
    },
  },
  {
    name: 'challenges: tokens, names and bodies that are none',
    short: true,
    async run({ ask, makeChallenge }) {
      const code = await makeChallenge({ game: 'zombie-wars', seed: 'bodies' })
      const bodies = [
        {},
        [],
        null,
        { token: 1 },
        { token: 'short', name: 'A', log: 'x' },
        { token: newToken(), name: '' },
        { token: newToken(), name: '\u{13441}\u{13442}', log: 'x' },
        { token: newToken(), name: '\u200b\u3164', log: 'x' },
        { token: newToken(), name: 'A', log: {} },
      ]
      const fell: string[] = []
      for (const body of bodies) {
        const { status, text } = await ask(`/api/challenges/${code}/attempts`, { body: JSON.stringify(body) })
        if (status < 400 || status >= 500) fell.push(`${JSON.stringify(body)} answers ${status}`)
        const isName =
          body !== null && 'name' in body && typeof body.name === 'string' && body.name.length > 1
        if (isName && !text.includes('name')) fell.push(`${JSON.stringify(body)}: ${text}`)
      }
      return nothingIn(fell, bodies.length)
    },
  },
]
