declare global {
  namespace App {
    interface Platform {
      env: Env
    }
  }

  /** What the Worker is bound to, as far as the pages need it. */
  interface Env {
    ASSETS: { fetch: typeof fetch }
  }
}

export {}
