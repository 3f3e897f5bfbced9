import { entryOf, games } from '@shamble/catalogue'
import { Refusal } from '@shamble/engine'
import type { Entry } from '@shamble/engine/entry'
import { error } from '@sveltejs/kit'
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

/** The entry of a game, or an error page. */
export function entryOrWrong(id: string): Entry {
  const entry = entryOf(id)
  if (entry) return entry
  const offers = games.map(({ id, title }) => ({ href: paths.play(id), label: `Play ${title}` }))
  return wrong(404, 'no-such-game', `There is no game called “${id}” here.`, offers)
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
