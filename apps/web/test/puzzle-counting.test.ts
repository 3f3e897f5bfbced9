import { afterEach, expect, test, vi } from 'vitest'
import { countTry } from '../src/lib/puzzle/counting.ts'

afterEach(() => void vi.unstubAllGlobals())

test('A first try is sent once, and answered by the counts after it.', async () => {
  const asked = vi.fn(async (..._: [string, RequestInit]) => Response.json({ tries: 3, found: 2 }))
  vi.stubGlobal('fetch', asked)
  expect(await countTry('zombie-wars', 7, true)).toEqual({ tries: 3, found: 2 })
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/puzzle/zombie-wars/7', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"found":true}',
  })
})

test.each<[string, () => Promise<Response>]>([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'refused',
    async () => Response.json({ error: { code: 'too-many-tries', message: 'Wait.' } }, { status: 429 }),
  ],
  ['answered by something else', async () => new Response('<html>')],
])('There are no counts when it is %s.', async (_, answers) => {
  vi.stubGlobal('fetch', answers)
  expect(await countTry('zombie-wars', 7, false)).toBeNull()
})
