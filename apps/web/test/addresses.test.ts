import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { framePath, isLive, pageAt, pathOf, paths, type Page } from '../src/lib/addresses.ts'

/*
 * The addresses of the site, beside the folders of its routes.
 */

const routes = globSync('**/+page.svelte', { cwd: new URL('../src/routes', import.meta.url).pathname }).map(
  (file) => `/${file.replace(/\(home\)\//, '').replace(/\/?\+page\.svelte$/, '')}`,
)
const own = routes.filter((path) => !path.startsWith('/embed/') && path !== '/offline')
const inFrames = routes.filter((path) => path.startsWith('/embed/'))

// A path with a value for each parameter: `[game]` becomes `game-1`.
const filled = (path: string) => path.replace(/\[(\w+)\]/g, '$1-1')

const ONLY_FRAMED = ['scene', 'puzzleToday']

test('Every route is a page of the list, and every page of the list a route.', () => {
  const found = own.map((path) => pageAt(filled(path))?.page)
  expect(found).not.toContain(undefined)
  expect(new Set([...found, ...ONLY_FRAMED])).toEqual(new Set(Object.keys(paths)))
  expect(found).toHaveLength(Object.keys(paths).length - ONLY_FRAMED.length)
})

test('Every frame is a page of the list.', () => {
  for (const path of inFrames) expect(pageAt(filled(path)), path).toMatchObject({ framed: true })
})

test.each(routes.filter((path) => path !== '/offline'))(
  '%s is built from the parameters that are read from it.',
  (path) => {
    const found = pageAt(filled(path))!
    const { params, framed } = found
    expect(Object.entries(params).map(([name, value]) => [name, value === `${name}-1`])).toEqual(
      Object.keys(params).map((name) => [name, true]),
    )
    const built = pathOf(found)
    expect(framed ? framePath(built) : built).toBe(filled(path))
  },
)

test.each<[string, Page | undefined, object?]>([
  ['/play/zombie-wars/', 'play', { game: 'zombie-wars' }],
  ['/re%70lay/zombie-wars/1.2', 'replay', { game: 'zombie-wars', log: '1.2' }],
  ['/r/k7m-2qx-9tb', 'room', { code: 'k7m-2qx-9tb' }],
  ['/missions/new', 'editor', {}],
  ['/missions/z-war-one', 'missions', { game: 'z-war-one' }],
  ['/embed/missions/z-war-one', 'missions', { game: 'z-war-one' }],
  ['/play', undefined],
  ['/play//', undefined],
  ['/play/a/b', undefined],
  ['/play/%E0%A4%A', undefined],
  ['/nothing', undefined],
  ['', undefined],
])('%s is read as it is meant.', (path, page, params = {}) => {
  const found = pageAt(path)
  expect(found?.page).toBe(page)
  if (found) expect(found.params).toEqual(params)
})

test('What is nothing without the server is left to it.', () => {
  for (const path of [
    '/r',
    '/r/abc',
    '/s/abc/verify',
    '/daily',
    '/daily/zombie-wars',
    '/embed/play/zombie-wars',
    '/api/rooms',
    '/og/x.png',
    '/oembed',
  ])
    expect(isLive(path), path).toBe(true)
  for (const path of [
    '/',
    '/play/zombie-wars',
    '/replay/a/b',
    '/rules/a',
    '/missions/new',
    '/nothing',
    '/offline',
  ])
    expect(isLive(path), path).toBe(false)
})
