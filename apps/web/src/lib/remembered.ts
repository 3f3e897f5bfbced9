import { isFramed } from './addresses.ts'

/*
 * What the browser keeps, in storage that may be missing, full or forbidden. Frames neither read nor write it.
 */

/** Kept for good, or for as long as the tab is open. */
type Storing = 'localStorage' | 'sessionStorage'

export function remembered(key: string, storing: Storing = 'localStorage'): string | null {
  try {
    return isFramed() ? null : globalThis[storing].getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, text: string, storing: Storing = 'localStorage'): void {
  try {
    if (!isFramed()) globalThis[storing].setItem(key, text)
  } catch {
    // It holds for this page.
  }
}
