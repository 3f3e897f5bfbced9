import { isRedirect, redirect } from '@sveltejs/kit'
import { load as loadGame } from '../../../play/[game]/load.ts'
import { paths, type Asked, framePath } from '$lib/addresses.ts'

/** A local game in a frame, as its page loads it; a redirect to a new seed stays in the frame. */
export async function load({ params, url }: Asked<'play'>) {
  const address = new URL(url)
  address.pathname = paths.play(params.game)
  try {
    return await loadGame({ params, url: address }, true)
  } catch (cause) {
    if (isRedirect(cause)) redirect(cause.status, framePath(cause.location))
    throw cause
  }
}
