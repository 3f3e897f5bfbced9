declare module '*.css?url' {
  const address: string
  export default address
}

interface ImportMeta {
  /** Set by Vite: whether this build is for the server. */
  readonly env: { readonly SSR: boolean }
}
