import type { ServerEntry } from '@shamble/engine/entry'

/** The rules of Z War One with the missions that these options need, and its bots: all that the server loads. */
export const server: ServerEntry = {
  id: 'z-war-one',
  async rules(options) {
    const [rules, { load }] = await Promise.all([import('./src/index.ts'), import('./data.ts')])
    await load(options)
    return rules
  },
  bots: () => import('./src/bots.ts'),
}
