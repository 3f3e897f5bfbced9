/** Zombie Wars by older rules, from `old-edition.ts`. */
declare module 'virtual:old-rules' {
  export const game: import('@shamble/engine').AnyGame
}
