import { rulesOf } from '@shamble/catalogue/server'
import { Refusal, type AnyGame } from '@shamble/engine'

/**
 * The rules by which something stored is played. Of a version that does not exist here today's rules are returned: their version
 * differs, so nothing of it is played.
 */
export async function rulesFor(id: string, version: number | undefined): Promise<AnyGame> {
  try {
    return await rulesOf(id, version)
  } catch (cause) {
    if (cause instanceof Refusal) return rulesOf(id)
    throw cause
  }
}
