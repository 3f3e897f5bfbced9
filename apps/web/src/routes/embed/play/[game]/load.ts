import { isRedirect, redirect } from '@sveltejs/kit'
import type { Asked } from '$lib/island/take-over.ts'
import { load as loadGame } from '../../../play/[game]/load.ts'

/** A local game in a frame: as its page loads it, and still in the frame when a seed had to be drawn. */
export async function load({ params, url }: Asked<{ game: string }>) {
  const address = new URL(url)
  address.pathname = `/play/${params.game}`
  try {
    return await loadGame({ params, url: address }, true)
  } catch (cause) {
    if (isRedirect(cause)) redirect(cause.status, `/embed${cause.location}`)
    throw cause
  }
}
