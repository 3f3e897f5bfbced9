import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** Calls when a `<details>` is opened; at once if it was open before hydration. */
export const opened =
  (call: () => void): Attachment<HTMLDetailsElement> =>
  (details) => {
    const look = () => details.open && call()
    untrack(look)
    details.addEventListener('toggle', look)
    return () => details.removeEventListener('toggle', look)
  }
