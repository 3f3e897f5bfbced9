import { editionOf } from '@shamble/catalogue/editions'
import { entryOf } from '@shamble/catalogue'
import { fingerprint, Refusal, replay, type AnyGame } from '@shamble/engine'
import { linkOf, logIn } from '@shamble/engine/links'
import { playedOut } from '@shamble/engine/testing'
import { rulesIn, type Edition } from './archive.ts'

/**
 * Makes replay links by the files of these editions in turn, and opens each as a page does. Returns a sentence for each link that does
 * not end with the same fingerprint.
 */
export async function linksAstray(
  archive: string,
  editions: readonly Edition[],
  many: number,
): Promise<string[]> {
  const astray: string[] = []
  for (let n = 0; n < many; n++) {
    const edition = editions[n % editions.length]!
    const rules = await rulesIn(archive, edition)
    const { log, position } = playedOut(rules, `link-${n}`)
    const link = await linkOf(rules, log)
    if ((await endOf(edition, link)) !== fingerprint(position))
      astray.push(`${edition.game} ${edition.version}: the link ${link} ends otherwise than it was played.`)
  }
  return astray
}

const editionIn = async ({ game, version }: Edition): Promise<AnyGame> =>
  (await editionOf(entryOf(game)!, version)).game

// The fingerprint at the end of a link, or why it does not open.
async function endOf(edition: Edition, link: string): Promise<string> {
  try {
    const game = await editionIn(edition)
    return fingerprint(replay(game, await logIn(game, link)))
  } catch (cause) {
    if (cause instanceof Refusal) return cause.message
    throw cause
  }
}
