import { games } from '@shamble/catalogue'

/** The games that can be learnt: all that are built, or the one asked for. */
export const lessonsOf = (game?: string): readonly { id: string; title: string }[] =>
  games.filter(({ id, built }) => built && (game === undefined || id === game))
