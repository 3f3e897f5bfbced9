import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

/* What is served straight from the assets, with the headers of `_headers`. */

const asset = (path: string) => env.ASSETS.fetch(`https://shamble.example${path}`)
const SCRIPTS_FOR_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}
const headersOf = ({ headers }: Response, names: object) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, headers.get(name)]))

test('Scripts with hashed names are cached for a year; their list is revalidated.', async () => {
  const list = await asset('/islands/manifest.json')
  const files = Object.values(await list.clone().json<Record<string, { file: string }>>())
  expect(files.length).toBeGreaterThan(50)
  expect(list.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(list.headers.get('etag')).toBeTruthy()
  expect(headersOf(list, SCRIPTS_FOR_ALL)).toEqual(SCRIPTS_FOR_ALL)
  const { file: first } = files.find(({ file }) => file.endsWith('.js'))!
  const script = await asset(`/islands/${first}`)
  expect(script.headers.get('cache-control')).toBe('public, immutable, max-age=31536000')
  expect(headersOf(script, SCRIPTS_FOR_ALL)).toEqual(SCRIPTS_FOR_ALL)
  expect(files.filter(({ file }) => !/-[\w-]{8}\.\w+$/.test(file))).toEqual([])
})
