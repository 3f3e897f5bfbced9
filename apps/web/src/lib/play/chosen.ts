import type { Attachment } from 'svelte/attachments'

/** Shows an option of a list, by its value, whenever it is another one: also when somebody else has chosen it. */
export const chosen =
  (value: string): Attachment<HTMLSelectElement> =>
  (list) => {
    list.value = value
  }
