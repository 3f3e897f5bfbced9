import { playOne, type Played, type PlayTest } from '@shamble/catalogue/play-tests'

/*
 * Lets bots play a mission, game after game. The page starts a Web Worker from this module.
 */

/** What to play, and how often. */
export interface Measure extends PlayTest {
  games: number
}

export type FromMeasurer = { played: Played } | { fault: string }

/** The URL of this module, for the worker. */
export const here = import.meta.url

function serve() {
  addEventListener('message', async ({ data }: MessageEvent<Measure>) => {
    try {
      for (let n = 0; n < data.games; n++)
        postMessage({ played: await playOne(data, n) } satisfies FromMeasurer)
    } catch (cause) {
      postMessage({ fault: String(cause) } satisfies FromMeasurer)
    }
  })
}

if (typeof document === 'undefined' && typeof postMessage === 'function') serve()
