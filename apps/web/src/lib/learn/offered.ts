import { games } from '@shamble/catalogue'

/** The games with lessons: all that are built, or one of them. */
export const lessonsOf = (game?: string): readonly { id: string; title: string }[] =>
  games.filter(({ id, built }) => built && (game === undefined || id === game))
