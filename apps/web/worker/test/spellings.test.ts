import { exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { challenge, NIGHT } from './challengers.ts'
import { codeOf, inOneMinute } from './guests.ts'

const SITE = 'https://shamble.example'
const FRAMES = ['/play', '/replay', '/s/', '/r/', '/learn', '/daily']

const ask = (path: string, address = '198.51.100.1') =>
  exports.default.fetch(`${SITE}${path}`, {
    redirect: 'manual',
    headers: { 'cf-connecting-ip': address },
  })

const escaped = (text: string, at: number) =>
  `${text.slice(0, at)}%${text.charCodeAt(at).toString(16)}${text.slice(at + 1)}`

/** The same path, spelled in other ways. */
function spellings(path: string): string[] {
  const [, first = '', second = ''] = path.split('/')
  return [
    escaped(path, 1),
    escaped(path, path.length - 1),
    path.replace(second, second.toUpperCase()),
    `/${first.toUpperCase()}${path.slice(first.length + 1)}`,
    `/${path}`,
    path.replace(`/${second}`, `//${second}`),
    `/.${path}`,
    `/x/..${path}`,
    `${path}/`,
    `${path}//`,
    `${escaped(path, 1)}/`,
  ]
}

describe('Addresses that are spelled differently', () => {
  test('lead to the one spelling, or nowhere; no redirect leads to itself.', async () => {
    const room = await codeOf({ game: 'zombie-wars', seats: 2 })
    const open = await challenge({ game: 'zombie-wars', seed: 'spelled' })
    const plain = [
      '/play/zombie-wars',
      '/replay/zombie-wars/log',
      '/compare/zombie-wars',
      '/learn/zombie-wars',
      '/rules/zombie-wars',
      '/campaign/z-war-one',
      '/missions/new',
      '/missions/z-war-one',
      '/daily/zombie-wars',
      `/s/${open}`,
      `/s/${open}/verify`,
      '/r',
      `/r/${room}`,
      '/tables',
      '/credits',
    ]
    const framed = plain.filter((path) => FRAMES.some((begin) => path.startsWith(begin)))
    for (const path of [...plain, ...framed.map((path) => `/embed${path}`)]) {
      for (const spelling of spellings(path)) {
        let at = `${SITE}${spelling}?seed=a`
        const seen = new Set<string>()
        for (;;) {
          expect(seen.has(at), `${spelling} is led in a circle: ${[...seen].join(', ')}`).toBe(false)
          seen.add(at)
          const response = await ask(at.slice(SITE.length))
          expect(response.headers.get('x-content-type-options'), at).toBe('nosniff')
          await response.arrayBuffer()
          const location = response.headers.get('location')
          if (!location) {
            if (response.status === 200) expect(new URL(at).pathname, spelling).not.toMatch(/%|\/\/|[A-Z]/)
            break
          }
          at = new URL(location, at).href
          expect(at.startsWith(`${SITE}/`), `${spelling} is led to ${at}`).toBe(true)
        }
      }
    }
  })

  test('are counted as one where pages are limited.', async () => {
    const path = '/play/zombie-wars'
    const answers = await inOneMinute(async (before) => {
      const answers: number[] = []
      for (let n = 0; n < 121; n++) {
        const spelling = n < 120 ? path : '/%70lay/zombie-wars'
        const first = await ask(`${spelling}?log=nothing&n=${n}`, `198.51.100.${100 + before}`)
        const location = first.headers.get('location')
        const last = location ? await ask(location, `198.51.100.${100 + before}`) : first
        answers.push(last.status)
      }
      return answers
    })
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
    expect(answers.at(-1)).toBe(429)
  })
})

test('Pages of a challenge that carries a mission count as pages that play, in a frame as well.', async () => {
  const code = await challenge({ ...NIGHT, seed: 'counted' })
  const answers = await inOneMinute(async (before) => {
    const answers: number[] = []
    for (let n = 0; n < 122; n++) {
      const response = await ask(`${n % 2 ? '/embed' : ''}/s/${code}`, `198.51.100.${200 + before}`)
      await response.arrayBuffer()
      answers.push(response.status)
    }
    return answers
  })
  expect(answers.filter((status) => status === 429)).toEqual([429, 429])
})
