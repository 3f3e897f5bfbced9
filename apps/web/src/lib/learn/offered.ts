import { games } from '@shamble/catalogue'

/** The games that have a lesson: all of them, or the one asked for. */
export const lessonsOf = (game?: string): readonly { id: string; title: string }[] =>
  games.filter(({ id, built }) => built?.lessons && (game === undefined || id === game))
