import { env, exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { challenge } from './challengers.ts'
import { codeOf, inOneMinute } from './guests.ts'

const get = (path: string) => exports.default.fetch(`https://shamble.example${path}`)
const textOf = async (path: string) => (await env.ASSETS.fetch(`https://shamble.example${path}`)).text()

type Manifest = Record<
  string,
  { file: string; name?: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>

/** What scripts load, by the way: at once, or on demand and then with styles of its own. The games' parts have none. */
function loadedBy(manifest: Manifest, scripts: string[]) {
  const reach = (from: Iterable<string>) => {
    const found = new Set(from)
    for (const key of found) for (const next of manifest[key]!.imports ?? []) found.add(next)
    return found
  }
  const atOnce = reach(Object.keys(manifest).filter((key) => scripts.includes(manifest[key]!.file)))
  const onDemand = new Set<string>()
  for (let more = atOnce; more.size > 0;) {
    const next = [...more].flatMap((key) => manifest[key]!.dynamicImports ?? [])
    more = reach(next.filter((key) => !key.includes('/packages/') && !onDemand.has(key)))
    for (const key of more) onDemand.add(key)
  }
  return { atOnce: [...atOnce], onDemand: [...onDemand] }
}

describe('pages', () => {
  test('The Worker serves the home page with its policies.', async () => {
    const response = await get('/')
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/<h1[^>]*>Shamble<\/h1>/)

    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('Only pages under /embed/ may be framed by other sites.', async () => {
    const embed = await get('/embed/nothing-here')
    expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *')
    const page = await get('/nothing-here')
    expect(page.status).toBe(404)
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test.each([
    ['/play/zombie-wars?seed=preloaded', 12],
    ['/embed/play/waterdeep-solo?seed=preloaded', 12],
    ['/campaign/z-war-one', 6],
    ['/missions/new', 6],
    ['/missions/z-war-one', 6],
    ['/rules/zombie-wars', 0],
  ])('%s preloads all its scripts, and each exists.', async (path, least) => {
    const html = await (await get(path)).text()
    const named = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g)].map(
      ([, href]) => href!,
    )
    expect(named.length).toBeGreaterThanOrEqual(least)
    expect(new Set(named).size).toBe(named.length)
    if (least === 0) expect(named).toEqual([])
    for (const href of named) {
      const response = await env.ASSETS.fetch(`https://shamble.example${href}`)
      expect(response.headers.get('content-type')).toMatch(/javascript/)
    }
  })

  test('Of rules in parts a game names the one that it plays; where it is not known what is played, all.', async () => {
    const missionsAt = async (path: string) =>
      [...(await (await get(path)).text()).matchAll(/"\/islands\/((?:chapter|director)-\d)-[^"]+\.js"/g)]
        .map(([, mission]) => mission!)
        .sort()
    expect(await missionsAt('/play/z-war-one?seed=a')).toEqual(['chapter-1'])
    expect(await missionsAt('/play/z-war-one?seed=a&mission=chapter-3')).toEqual(['chapter-3'])
    expect(await missionsAt('/embed/play/z-war-one?seed=a&mission=director-2')).toEqual(['director-2'])
    expect(await missionsAt('/learn/z-war-one')).toHaveLength(9)
  })

  test('Styles of initial scripts are in the page; scripts on demand bring their own.', async () => {
    const manifest: Manifest = JSON.parse(await textOf('/islands/manifest.json'))
    const machine = Object.keys(manifest).filter((key) => key.startsWith('/'))
    expect(machine, 'the manifest is public').toEqual([])
    // A Web Worker has no page: it must not load styles.
    for (const worker of ['thinker', 'adviser', 'measurer', 'checker']) {
      const [entry] = Object.entries(manifest).find(([, { name }]) => name === worker)!
      const { atOnce } = loadedBy(manifest, [manifest[entry]!.file])
      expect(
        [...atOnce].flatMap((key) => manifest[key]!.css ?? []),
        worker,
      ).toEqual([])
      // Nor has it a use for what draws pages.
      expect(
        atOnce.map((key) => manifest[key]!.name),
        worker,
      ).not.toContain('island')
    }
    const room = await codeOf({ game: 'zombie-wars', seats: 3 })
    // Not the names of files, as in `gesturing.svelte-hohvgsaq.js`.
    const scopesIn = (text: string) => text.match(/(?<!\.)\bsvelte-(?!trusted)[a-z0-9]{6,}\b/g) ?? []
    const textsOf = async (paths: string[]) => (await Promise.all(paths.map(textOf))).join('\n')
    for (const path of [
      '/play/zombie-wars?seed=styled',
      `/r/${room}`,
      '/embed/play/zombie-wars?seed=styled',
    ]) {
      const html = await (await get(path)).text()
      const linked = [...html.matchAll(/<link[^>]+href="([^"]+\.css)"/g)].map(([, href]) => href!)
      const scripts = [...html.matchAll(/"\/islands\/([^"]+\.js)"/g)].map(([, file]) => file!)
      const { atOnce, onDemand } = loadedBy(manifest, scripts)
      const styles = await textsOf([...new Set(linked)])
      const later = await textsOf(
        onDemand.flatMap((key) => manifest[key]!.css ?? []).map((file) => `/islands/${file}`),
      )
      const drawn = async (keys: string[]) =>
        scopesIn(await textsOf(keys.map((key) => `/islands/${manifest[key]!.file}`)))
      const [now, then] = [await drawn(atOnce), await drawn(onDemand)]
      expect(now.length, path).toBeGreaterThan(5)
      expect(then.length, path).toBeGreaterThan(5)
      expect(
        now.filter((scope) => !styles.includes(scope)),
        path,
      ).toEqual([])
      expect(
        then.filter((scope) => !(styles + later).includes(scope)),
        path,
      ).toEqual([])
    }
  })

  test('The page of a campaign is rendered with chapters and heroes; a game without one says so.', async () => {
    const html = await (await get('/campaign/z-war-one')).text()
    expect(html.match(/data-chapter="\d"/g)).toHaveLength(6)
    expect(html.match(/data-hero="\w+"/g)).toHaveLength(4)
    const [, styles] = /<link rel="stylesheet" href="([^"]+)"[^>]*data-board/.exec(html)!
    const css = await textOf(new URL(styles!, 'https://shamble.example/campaign/z-war-one').pathname)
    for (const name of ['.zo-company', '.zo-summary', '.zo-hero']) expect(css).toContain(name)
    const none = await get('/campaign/zombie-wars')
    expect(none.status).toBe(404)
    expect(await none.text()).toContain('Zombie Wars has no campaign')
  })

  test('The pages of missions are rendered; pages of games do not load their scripts, and a game without missions says so.', async () => {
    const manifest: Manifest = JSON.parse(await textOf('/islands/manifest.json'))
    const { file } = manifest['../../packages/z-war-one/editor/index.ts']!
    // The editor needs no rules, and the page of a mission no editor.
    for (const [path, needed, notNeeded] of [
      ['/missions/new', 'zo-editor', 'The target is named. Where does the hero step?'],
      ['/missions/z-war-one', 'The target is named. Where does the hero step?', 'zo-editor'],
    ] as const) {
      const html = await (await get(path)).text()
      const named = [...html.matchAll(/"\/islands\/([^"]+\.js)"/g)].map(([, name]) => name!)
      const scripts = (await Promise.all(named.map((name) => textOf(`/islands/${name}`)))).join('')
      expect(scripts).toContain(needed)
      expect(scripts).not.toContain(notNeeded)
      const [, styles] = /<link rel="stylesheet" href="([^"]+)"[^>]*data-board/.exec(html)!
      expect(await textOf(new URL(styles!, 'https://shamble.example/').pathname)).toContain('.zo-editor')
    }
    for (const path of ['/play/z-war-one?seed=a', '/embed/play/z-war-one?seed=a', '/campaign/z-war-one']) {
      const html = await (await get(path)).text()
      const scripts = [...html.matchAll(/"\/islands\/([^"]+\.js)"/g)].map(([, name]) => name!)
      const { atOnce } = loadedBy(manifest, scripts)
      expect(atOnce.map((key) => manifest[key]!.file)).not.toContain(file)
      expect(
        (await Promise.all(atOnce.map((key) => textOf(`/islands/${manifest[key]!.file}`)))).join(''),
      ).not.toContain('zo-editor')
    }
    const none = await get('/missions/zombie-wars')
    expect(none.status).toBe(404)
  })

  test('The page of a room is rendered with its scripts, is not cached and sends no referrer.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 3 })
    for (const path of [`/r/${code}`, `/embed/r/${code}`]) {
      const response = await get(path)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      const html = await response.text()
      expect(html.match(/data-chair="\d"/g)).toHaveLength(3)
      expect(html.match(/rel="modulepreload"/g)!.length).toBeGreaterThan(10)
    }
  })

  test('A misread code redirects to its room or is refused, and creates nothing.', async () => {
    const code = await codeOf({ game: 'zombie-wars' })
    const heard = encodeURIComponent(code.toUpperCase().replaceAll('-', ' '))
    for (const path of [`/r?code=${heard}`, `/r/${heard}`]) {
      const response = await exports.default.fetch(`https://shamble.example${path}`, { redirect: 'manual' })
      expect(response.status).toBe(307)
      expect(new URL(response.headers.get('location')!, 'https://shamble.example').pathname).toBe(
        `/r/${code}`,
      )
    }
    for (const path of ['/r/abc-def-ghj', '/r?code=nonsense', `/r/${'x'.repeat(500)}`]) {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Type the code again')
    }
  })

  test('The code of a challenge in capitals and with spaces redirects to its page.', async () => {
    const code = await challenge({ game: 'zombie-wars', seed: 'typed' })
    const heard = encodeURIComponent(code.toUpperCase().replaceAll('-', ' '))
    for (const [before, after] of [
      ['/s/', ''],
      ['/s/', '/verify'],
      ['/embed/s/', ''],
    ]) {
      const led = await exports.default.fetch(`https://shamble.example${before}${heard}${after}`, {
        redirect: 'manual',
      })
      expect(led.status).toBe(307)
      const { pathname } = new URL(led.headers.get('location')!, 'https://shamble.example')
      expect(pathname).toBe(`${before}${code}${after}`)
      expect((await get(pathname)).status).toBe(200)
    }
  })

  test('The offline page is among the assets, with its own policy.', async () => {
    const response = await env.ASSETS.fetch('https://shamble.example/offline')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const html = await response.text()
    expect(html).toContain('http-equiv="content-security-policy"')
    const [, script] = /<script type="module" src="([^"]+)">/.exec(html)!
    expect((await env.ASSETS.fetch(`https://shamble.example${script}`)).status).toBe(200)
  })
})

test('Pages that replay the game in their address are rate-limited, with their oEmbed; others are not.', async () => {
  const page = (path: string, address: string) =>
    exports.default.fetch(`https://shamble.example${path}`, { headers: { 'cf-connecting-ip': address } })
  const played = [
    '/replay/zombie-wars/nothing',
    '/embed/replay/zombie-wars/nothing',
    '/compare/zombie-wars?a=nothing',
    '/play/zombie-wars?log=nothing',
    '/play/z-war-one?seed=a&carried=nothing',
    '/oembed?url=nothing',
  ]
  const { answers, after } = await inOneMinute(async (before) => {
    const address = `192.0.2.${200 + before}`
    const answers: Response[] = []
    for (let n = 0; n < 121; n++) answers.push(await page(`${played[n % played.length]!}&n=${n}`, address))
    // What plays nothing is shown all the same.
    return { answers, after: await page('/play/zombie-wars?seed=a', address) }
  })
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  const refused = answers.at(-1)!
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('too-many-pages')
  expect(after.status).toBe(200)
  expect((await page(played[0]!, '192.0.2.5')).status).toBe(400)
})

describe('Pictures of links', () => {
  const picture = (path: string, address: string) =>
    exports.default.fetch(`https://shamble.example/og${path}`, { headers: { 'cf-connecting-ip': address } })

  test('A picture is cached whatever the query.', async () => {
    const first = await picture('/play/zombie-wars.png?seed=drawn&seats=3', '192.0.2.1')
    const bytes = (await first.bytes()).length
    expect([first.status, bytes > 1000]).toEqual([200, true])
    // More than are drawn for one address in a minute.
    for (let n = 0; n < 70; n++) {
      const again = await picture(
        `/play/zombie-wars.png?x=${n}&seats=3&sit=${1 + (n % 3)}&seed=drawn&seed=${n}`,
        '192.0.2.1',
      )
      expect([again.status, (await again.bytes()).length]).toEqual([200, bytes])
    }
    const options = await picture('/play/zombie-wars.png?seed=drawn&seats=3&advanced=true', '192.0.2.1')
    expect(options.status).toBe(200)
  })

  test('A path that names another host is neither drawn nor cached.', async () => {
    for (const path of [
      '//elsewhere.example/play/zombie-wars',
      '/embed//elsewhere.example/play/zombie-wars',
    ]) {
      const response = await picture(`${path}.png?seed=elsewhere`, '192.0.2.4')
      expect([response.status, await response.text()]).toEqual([
        404,
        expect.stringContaining('nothing to share'),
      ])
    }
  })

  test('New pictures are rate-limited per address.', async () => {
    const statuses = await inOneMinute(async (before) => {
      const statuses: number[] = []
      for (let n = 0; n < 61; n++) {
        // What cannot be drawn is counted as well, and takes less of the minute.
        const seed = n < 3 ? `s${before}-${n}` : `no%20seed%20${before}-${n}`
        const path = `/600/play/waterdeep-solo.png?seed=${seed}`
        statuses.push((await picture(path, `192.0.2.${160 + before}`)).status)
      }
      return statuses
    })
    expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 57 }, () => 400), 429])
    expect((await picture('/600/play/waterdeep-solo.png?seed=another', '192.0.2.3')).status).toBe(200)
  })
})

describe('oEmbed', () => {
  test.each([
    'javascript://shamble.example/play/zombie-wars?seed=a',
    'ftp://shamble.example/play/zombie-wars?seed=a',
    'http://shamble.example/play/zombie-wars?seed=a',
    'https://shamble.example:8443/play/zombie-wars?seed=a',
    'https://elsewhere.example/play/zombie-wars?seed=a',
  ])('%s is not of our origin.', async (address) => {
    const response = await get(`/oembed?url=${encodeURIComponent(address)}`)
    expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'not-ours' } }])
  })

  test('An address of our origin is described.', async () => {
    const address = encodeURIComponent('https://shamble.example/play/zombie-wars?seed=a')
    expect((await get(`/oembed?url=${address}`)).status).toBe(200)
  })
})

describe('data', () => {
  test.each([
    ['/api/nothing', 'not-found'],
    ['/ws/nothing', 'bad-code'],
  ])('%s is refused with a code and a sentence.', async (path, code) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: { code, message: expect.any(String) } })
  })
})
