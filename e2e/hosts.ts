import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/*
 * Pages of another site that frame a game.
 */

export interface Host {
  /** Address of a page that frames `src` in one of the `WAYS`. */
  page: (way: keyof typeof WAYS, src: string, size?: Size) => string
  stop: () => Promise<void>
}

interface Size {
  width: number
  height: number
}

interface Page {
  head?: Record<string, string>
  body: (src: string, size: Size) => string
}

export const SECRET = 'abcDEF1234'

const HEARD = `<script>
  heard = []
  addEventListener('message', ({ data, source }) => source === document.querySelector('iframe')?.contentWindow && heard.push(data))
</script>`

const WAYS = {
  /** As WordPress embeds sites that are not on its list: hidden until the frame has sent its secret. */
  wordpress: {
    body: (src: string, { width, height }: Size) => `${HEARD}
      <blockquote class="wp-embedded-content" data-secret="${SECRET}">A quote</blockquote>
      <iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" style="position: absolute; visibility: hidden;"
        src="${src}#?secret=${SECRET}" data-secret="${SECRET}" width="${width}" height="${height}" frameborder="0" title="A game"></iframe>
      <script>
        const frame = document.querySelector('iframe')
        addEventListener('message', ({ data, source }) => {
          if (data.secret !== '${SECRET}' || source !== frame.contentWindow) return
          document.querySelector('blockquote').style.display = 'none'
          frame.removeAttribute('style')
          if (data.message === 'height') frame.height = Math.max(200, Math.min(1000, data.value))
        })
        frame.addEventListener('load', () => frame.contentWindow.postMessage({ message: 'ready', secret: '${SECRET}' }, '*'))
      </script>`,
  },
  plain: {
    body: (src: string, { width, height }: Size) =>
      `${HEARD}<iframe src="${src}" width="${width}" height="${height}" frameborder="0" title="A game"></iframe>`,
  },
  /** A page that isolates itself, and refuses frames that do not. */
  isolated: {
    head: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
    body: (src: string, { width, height }: Size) =>
      `<iframe src="${src}" width="${width}" height="${height}" frameborder="0" title="A game"></iframe>`,
  },
  /** Our own tag around `src`. */
  tag: {
    body: (src: string) => {
      const { origin } = new URL(src)
      return `<shamble-game href="${src}"><a href="${src}">Play it there</a></shamble-game><script src="${origin}/embed.js"></script>`
    },
  },
} satisfies Record<string, Page>

/** Starts a host. */
export async function openHost(): Promise<Host> {
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://host')
    const way: Page | undefined = WAYS[pathname.slice(1) as keyof typeof WAYS]
    if (!way) return void response.writeHead(404).end()
    const size = { width: Number(searchParams.get('width')), height: Number(searchParams.get('height')) }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...way.head })
    response.end(
      `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,"><body>${way.body(searchParams.get('src')!, size)}`,
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    page: (way, src, size = { width: 640, height: 480 }) =>
      // `localhost` is another site than 127.0.0.1.
      `http://localhost:${port}/${way}?${new URLSearchParams({ src, width: String(size.width), height: String(size.height) })}`,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
