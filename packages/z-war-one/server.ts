import type { Options } from '@shamble/engine'
import type { ServerEntry } from '@shamble/engine/entry'

/**
 * Whether this is a printed chapter without a Director. A Director comes with the mode, or with a mission that is named after him (18, 19).
 */
export const isChapter = (options: Options, carried: unknown): boolean =>
  !Object.values(options).some((setting) => String(setting).startsWith('director')) &&
  (carried as { mission?: unknown } | null | undefined)?.mission === undefined

/** Loads the missions that are played. */
export async function data(options?: Options): Promise<void> {
  const { load } = await import('./data.ts')
  return load(options)
}

/** The rules of Z War One with the missions that are played, and its bots: all that the server loads. */
export const server: ServerEntry = {
  id: 'z-war-one',
  title: 'Z War One',
  puzzles: 60,
  async rules(options, carried) {
    const isSmall = options && isChapter(options, carried)
    const [rules] = await Promise.all([
      isSmall ? import('./src/chapters.ts') : import('./src/index.ts'),
      data(options),
    ])
    return rules
  },
  bots: () => import('./src/bots.ts'),
}
