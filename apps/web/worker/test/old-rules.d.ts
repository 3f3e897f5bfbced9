/** Zombie Wars by older rules, from `worker/vitest.config.ts`. */
declare module 'virtual:old-rules' {
  export const game: import('@shamble/engine').AnyGame
}
