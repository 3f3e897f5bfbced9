// Pages are plain HTML; the live part of a page is an island with a script of its own: `$lib/island/Island.svelte`.
export const csr = false
