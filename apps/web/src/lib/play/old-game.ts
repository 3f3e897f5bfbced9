import { entryOf } from '@shamble/catalogue'
import { editionOf } from '@shamble/catalogue/editions'
import { Refusal } from '@shamble/engine'
import { moveChapter } from '../campaign/company.ts'
import { linkOf } from '../share/links.ts'
import { forget, keep, type Kept } from './kept.ts'
import { PLAYERS } from './people.ts'
import { paths } from '../addresses.ts'

/**
 * Goes on with a kept game of older rules, at an address whose log names them. Resolves to false, and changes nothing, where those
 * rules do not exist.
 */
export async function goOn(kept: Kept): Promise<boolean> {
  const { log, key, href } = kept
  try {
    const { game } = await editionOf(entryOf(log.game)!, log.version)
    const link = await linkOf(game, log)
    const params = new URLSearchParams({ log: link })
    const asked = new URL(href, location.href).searchParams
    for (const name of PLAYERS) if (asked.get(name)) params.set(name, asked.get(name)!)
    const address = `${paths.play(game.id)}?${params}`
    keep({ ...kept, key: `${game.id}/${link}`, href: address })
    forget(key)
    moveChapter(game.id, href, address)
    location.replace(address)
    return true
  } catch (cause) {
    if (cause instanceof Refusal) return false
    throw cause
  }
}
