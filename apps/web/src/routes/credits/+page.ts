export const prerender = true
export const csr = false
