import { isTooMany } from '../../../worker/caller.ts'

/** Whether an address has asked for more pages in a minute that replay or draw what strangers wrote than its limit allows. */
export async function isTooMuchPlayed(
  request: Request,
  platform: App.Platform | undefined,
): Promise<boolean> {
  const { PLAYED_PAGES, ...env } = platform?.env ?? {}
  return isTooMany(request, env, PLAYED_PAGES)
}
