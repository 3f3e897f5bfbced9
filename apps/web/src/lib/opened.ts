import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** Calls when a `<details>` is opened; at once when somebody has opened it before the script of the page was there. */
export const opened =
  (call: () => void): Attachment<HTMLDetailsElement> =>
  (details) => {
    const look = () => details.open && call()
    untrack(look)
    details.addEventListener('toggle', look)
    return () => details.removeEventListener('toggle', look)
  }
