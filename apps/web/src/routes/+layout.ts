// Pages are plain HTML. What lives on them is an island with a script of its own: see `$lib/Island.svelte`.
export const csr = false
