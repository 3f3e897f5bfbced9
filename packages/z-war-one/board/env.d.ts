declare module '*.css?url' {
  const address: string
  export default address
}

interface ImportMeta {
  /** What Vite says of the build: whether this is the server's. */
  readonly env: { readonly SSR: boolean }
}
