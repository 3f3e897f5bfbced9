// What the runtime gives to the Workers of this folder.

declare module 'cloudflare:workers' {
  /** A Worker called by others. `Env`: its bindings; `Props`: what the caller's binding sets. */
  export class WorkerEntrypoint<Env = unknown, Props = unknown> {
    env: Env
    ctx: { props: Props }
  }
}

/** Written by server.mjs at each start. */
declare module 'assets' {
  type Headers = [string, string][]
  export const assets: Record<string, { file: string; headers: Headers }>
  export const redirects: Record<string, { to: string; headers: Headers }>
}
