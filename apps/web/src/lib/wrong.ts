import { entryOf, games } from '@shamble/catalogue'
import { Refusal } from '@shamble/engine'
import { error } from '@sveltejs/kit'
import type { Built } from './games.ts'
import { paths } from './addresses.ts'

interface Offer {
  href: string
  label: string
}

const HOME: Offer = { href: paths.home(), label: 'All the games' }

/** Answers with a page that says what is wrong and offers links. */
export function wrong(status: number, code: string, message: string, offers: Offer[] = []): never {
  error(status, { message, code, offers: [...offers, HOME] })
}

/** The entry of a game that can be played, or an error page. */
export function builtEntry(id: string): Built {
  const entry = entryOf(id)
  const offers = games
    .filter((game) => game.built)
    .map(({ id, title }) => ({ href: paths.play(id), label: `Play ${title}` }))
  if (!entry) wrong(404, 'no-such-game', `There is no game called “${id}” here.`, offers)
  if (!entry.built)
    wrong(404, 'not-built', `${entry.title} is not built yet, so it cannot be played.`, offers)
  return entry as Built
}

/** Turns a refusal into an error page; any other error stays as it is. */
export function orWrong<T>(read: () => T, offersFor: () => Offer[]): T {
  try {
    return read()
  } catch (cause) {
    return refused(cause, offersFor())
  }
}

/** The same for a promise. */
export async function reading<T>(read: Promise<T>, offersFor: () => Promise<Offer[]>): Promise<T> {
  try {
    return await read
  } catch (cause) {
    return refused(cause, cause instanceof Refusal ? await offersFor() : [])
  }
}

function refused(cause: unknown, offers: Offer[]): never {
  if (!(cause instanceof Refusal)) throw cause
  return wrong(400, cause.code, cause.message, offers)
}
