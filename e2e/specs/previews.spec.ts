import type { APIRequestContext } from '@playwright/test'
import { move, openMenu } from '../playing.ts'
import { expect, test } from '../test.ts'

/*
 * Link previews: oEmbed, and pictures of positions.
 */

const GAME = '/play/zombie-wars?seed=brains-42&sit=all&superCop=true'
const MAX_BYTES = 60_000

const ask = (request: APIRequestContext, params: Record<string, string>) => request.get('/oembed', { params })

async function head(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
  const content = (name: string) => {
    const found = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)
    return found ? unescaped(found[1]!) : undefined
  }
  const linked = (type: string) => {
    const found = new RegExp(`<link rel="alternate" type="${type}" href="([^"]*)"`).exec(html)
    return found ? unescaped(found[1]!) : undefined
  }
  return { html, content, linked }
}

/** Width and height from a PNG header. */
function sizeOf(png: Buffer) {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect(png.subarray(12, 16).toString('latin1')).toBe('IHDR')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

test('Games, replays and scenes link to their oEmbed description.', async ({ page, request, baseURL }) => {
  await page.goto('/play/zombie-wars?seed=brains-42&sit=all')
  for (let n = 0; n < 4; n++) await move(page)
  await openMenu(page)
  await page.getByText('Share or embed').click()
  await page.getByLabel('The game so far, to watch').check()
  await expect(page.locator('[data-share="link"]')).toHaveValue(/\/replay\//)
  const replay = new URL(await page.locator('[data-share="link"]').inputValue()).pathname

  for (const path of [GAME, replay, '/embed/scene/zombie-wars/fighting-2']) {
    const { linked } = await head(request, path)
    const json = await request.get(linked('application/json\\+oembed')!)
    expect(json.status()).toBe(200)
    expect(json.headers()['access-control-allow-origin']).toBe('*')
    const answer = await json.json()
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Shamble' })
    expect(answer.provider_url).toBe(`${baseURL}/`)
    const frame = path.startsWith('/embed') ? path : `/embed${path}`
    expect(answer.html).toContain(`<iframe src="${baseURL}${frame.replaceAll('&', '&amp;')}"`)
    // WordPress expects an optional quote, then the frame.
    expect(answer.html).toMatch(/^(<blockquote>.*?<\/blockquote>)?.*(<iframe.*?><\/iframe>)$/s)
    const { status, size } = await request
      .get(answer.thumbnail_url)
      .then(async (got) => ({ status: got.status(), size: sizeOf(await got.body()) }))
    expect(status).toBe(200)
    expect(size).toEqual({ width: answer.thumbnail_width, height: answer.thumbnail_height })

    const xml = await request.get(linked('text/xml\\+oembed')!)
    expect(xml.headers()['content-type']).toContain('text/xml')
    const fields = await page.evaluate(
      (text) => {
        const root = new DOMParser().parseFromString(text, 'text/xml').documentElement
        return {
          root: root.tagName,
          fields: Object.fromEntries(
            Array.from(root.children, (field) => [field.tagName, field.textContent]),
          ),
        }
      },
      await xml.text(),
    )
    expect(fields.root).toBe('oembed')
    const same = Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, String(value)]))
    expect(fields.fields).toEqual(same)
  }
})

test('Frame and picture respect the maximal size.', async ({ request, baseURL }) => {
  for (const [maxwidth, maxheight] of [
    ['400', '300'],
    ['640', '200'],
    ['1400', '1000'],
  ] as const) {
    const answer = await (await ask(request, { url: baseURL + GAME, maxwidth, maxheight })).json()
    expect(answer.width).toBeLessThanOrEqual(Number(maxwidth))
    expect(answer.height).toBeLessThanOrEqual(Number(maxheight))
    expect(answer.html).toContain(`width="${answer.width}" height="${answer.height}"`)
    expect(answer.thumbnail_width).toBeLessThanOrEqual(Number(maxwidth))
    expect(answer.thumbnail_height).toBeLessThanOrEqual(Number(maxheight))
    const { width, height } = sizeOf(await (await request.get(answer.thumbnail_url)).body())
    expect([width, height]).toEqual([answer.thumbnail_width, answer.thumbnail_height])
  }
})

test('Other addresses answer 404, other formats 501.', async ({ request, baseURL }) => {
  for (const url of [
    `${baseURL}/nowhere`,
    `${baseURL}/play/monopoly`,
    `${baseURL}/play/zombie-wars?seed=no%20seed!`,
    `${baseURL}/replay/zombie-wars/garbage`,
    `${baseURL}/rules/zombie-wars#nothing-99`,
    'https://elsewhere.example/play/zombie-wars?seed=x',
    'no address at all',
  ]) {
    const response = await ask(request, { url })
    expect(response.status(), url).toBe(404)
    expect((await response.json()).error.message).toMatch(/\.$/)
  }
  expect((await ask(request, { url: baseURL + GAME, format: 'yaml' })).status()).toBe(501)
  expect((await ask(request, {})).status()).toBe(400)
})

test('A rule book is linked; a scene in its fragment is framed, also after WordPress’s fragment.', async ({
  request,
  baseURL,
}) => {
  const book = await (await ask(request, { url: `${baseURL}/rules/zombie-wars` })).json()
  expect(book).toMatchObject({ type: 'link', title: 'The rules of Zombie Wars' })
  expect(book.html).toBeUndefined()
  const scene = await (
    await ask(request, { url: `${baseURL}/rules/zombie-wars#fighting-2?secret=abc` })
  ).json()
  expect(scene.html).toContain(`${baseURL}/embed/scene/zombie-wars/fighting-2"`)
})

test('A link preview shows its position as a picture with a description.', async ({ request, baseURL }) => {
  for (const path of [GAME, '/embed/scene/zombie-wars/fighting-2']) {
    const { content } = await head(request, path)
    for (const name of ['og:title', 'og:description', 'og:url', 'twitter:title', 'twitter:description'])
      expect(content(name), name).toBeTruthy()
    expect(content('twitter:card')).toBe('summary_large_image')
    expect(content('og:image:alt')).toMatch(/^The town at .*\.$/)
    expect(content('twitter:image:alt')).toBe(content('og:image:alt'))
    expect(content('twitter:image')).toBe(content('og:image'))

    const image = content('og:image')!
    expect(image.startsWith(baseURL!)).toBe(true)
    const response = await request.get(image)
    expect(response.headers()['content-type']).toBe('image/png')
    expect(response.headers()['cache-control']).toContain('max-age=')
    expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin')
    const png = await response.body()
    expect(sizeOf(png)).toEqual({ width: 1200, height: 630 })
    expect([Number(content('og:image:width')), Number(content('og:image:height'))]).toEqual([1200, 630])
    expect(png.length).toBeLessThanOrEqual(MAX_BYTES)
  }
})

test('Browsers can decode the picture; another seed gives another picture.', async ({ page, baseURL }) => {
  await page.goto('/credits')
  const read = (src: string) =>
    page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob())
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      const pen = canvas.getContext('2d')!
      pen.drawImage(picture, 0, 0)
      const { data } = pen.getImageData(0, 0, picture.width, picture.height)
      const colours = new Set<number>()
      let sum = 0
      for (let n = 0; n < data.length; n += 4) {
        const colour = (data[n]! << 16) | (data[n + 1]! << 8) | data[n + 2]!
        colours.add(colour)
        sum = (Math.imul(sum, 31) + colour) | 0
      }
      return { width: picture.width, colours: colours.size, sum }
    }, baseURL + src)
  const one = await read('/og/play/zombie-wars.png?seed=brains-42')
  const other = await read('/og/play/zombie-wars.png?seed=brains-43')
  const poster = await read('/og/play/zombie-wars.png')
  expect(one.width).toBe(1200)
  expect(one.colours).toBeGreaterThan(20)
  expect(other.sum).not.toBe(one.sum)
  expect(poster.sum).not.toBe(one.sum)
})

test('A missing page has no picture.', async ({ request }) => {
  for (const path of [
    '/og/play/monopoly.png',
    '/og/nowhere.png',
    '/og/play/zombie-wars',
    '/og/777/play/zombie-wars.png',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
  expect((await request.get('/og/replay/zombie-wars/garbage.png')).status()).toBe(400)
})
