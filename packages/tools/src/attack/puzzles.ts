import { games } from '@shamble/catalogue'
import { atMost, nothingIn, type Attack } from './attack.ts'
import { newAddress } from './target.ts'

/** Tries of one address at one puzzle that are counted in a day: `TRIES_AT_ONE` of the Worker. */
const COUNTED = 40
const TOO_LONG = 20_000

// The first game with puzzles.
function puzzleGame(): { id: string; puzzles: number } {
  for (const { id, puzzles } of games) if (puzzles) return { id, puzzles }
  throw new Error('No game has puzzles.')
}

/** Attacks on the counts of puzzles: many tries of one address, puzzles that do not exist, what no page sends. */
export const PUZZLES: readonly Attack[] = [
  {
    name: 'puzzles: one address that tries a puzzle a hundred times',
    short: true,
    async run({ ask }) {
      const { id } = puzzleGame()
      const address = newAddress()
      const path = `/api/puzzle/${id}/1`
      let tries = 0
      for (let n = 0; n < 100; n++) {
        const { status, text } = await ask(path, { address, body: { found: false } })
        if (status !== 200) throw new Error(`${path} answers ${status}: ${text}`)
        tries = (JSON.parse(text) as { tries: number }).tries
      }
      return atMost(tries, COUNTED, 'tries counted')
    },
  },
  {
    name: 'puzzles: numbers, games, forms and origins that count nothing',
    short: true,
    async run({ ask }) {
      const { id, puzzles } = puzzleGame()
      const path = `/api/puzzle/${id}/${puzzles}`
      const body = { found: true }
      const tried: [string, Parameters<typeof ask>[1]][] = [
        ...['0', '-1', '1e3', '01', `${puzzles + 1}`, '1000000000', '%00', '__proto__'].map(
          (n): [string, { body: object }] => [`/api/puzzle/${id}/${n}`, { body }],
        ),
        ['/api/puzzle/monopoly/1', { body }],
        ['/api/puzzle/__proto__/1', { body }],
        [path, { body: '{' }],
        [path, { body: 'null' }],
        [path, { body: { found: 1 } }],
        [path, { body: { found: true, more: 'x'.repeat(TOO_LONG) } }],
        [path, { body, headers: { origin: 'https://evil.example' } }],
        [path, { body, headers: { 'content-type': 'text/plain' } }],
        ...['PUT', 'PATCH', 'DELETE'].map((method): [string, { method: string; body: object }] => [
          path,
          { method, body },
        ]),
      ]
      const fell: string[] = []
      for (const [at, asking] of tried) {
        const { status } = await ask(at, asking)
        if (status < 400 || status >= 500) fell.push(`${at} answers ${status}`)
      }
      const { text } = await ask(path)
      if (text !== '{"tries":0,"found":0}') fell.push(`counted: ${text}`)
      return nothingIn(fell, tried.length + 1)
    },
  },
]
