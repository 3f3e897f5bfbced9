// What Vite gives to the boards and rule books of games.

declare module '*?url' {
  const address: string
  export default address
}
declare module '*?no-inline' {
  const address: string
  export default address
}
declare module '*?raw' {
  const text: string
  export default text
}

interface ImportMeta {
  /** Set by Vite: whether this build is for the server. */
  readonly env: { readonly SSR: boolean }
}
