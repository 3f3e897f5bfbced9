import { startTarget, type Target } from '../attack/target.ts'
import type { Counted, PageCost } from './counted.ts'
import { KINDS, kindNames, ROOM, type Kind } from './kinds.ts'

const WARMING = 10
const SAMPLES = 50

/** What each page costs, and a request for data, on the built app as `npm start` serves it. */
export async function countPages(): Promise<Pick<Counted, 'pages' | 'data'>> {
  const target = await startTarget()
  try {
    const code = await target.openRoom({ game: 'zombie-wars' })
    const pages: Counted['pages'] = {}
    for (const page of new Set(kindNames.flatMap((name) => pagesOf(KINDS[name]))))
      pages[page] = await costOf(target, page === ROOM ? `/r/${code}` : page)
    return { pages, data: await costOf(target, `/api/rooms/${code}`) }
  } finally {
    await target.stop()
  }
}

const pagesOf = ({ pages, asking }: Kind) => [...pages, ...asking]

// The server's process is more than the Worker, so its time is an upper bound.
async function costOf({ ask, spent }: Target, page: string): Promise<PageCost> {
  let [requests, busy] = [0, 0]
  for (let n = 0; n < WARMING + SAMPLES; n++) {
    if (n === WARMING) [requests, busy] = [0, spent()]
    let path: string | null = page
    for (; path !== null; requests++) {
      const { status, headers } = await ask(path)
      if (status >= 400) throw new Error(`${path} answers ${status}.`)
      path = headers.get('location')
    }
  }
  return { requests: requests / SAMPLES, milliseconds: (spent() - busy) / SAMPLES }
}
