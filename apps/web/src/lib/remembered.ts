import { isFramed } from './addresses.ts'

/*
 * Small settings in the browser's storage, which may be missing, full or forbidden. Frames neither read nor write it.
 */

export function remembered(key: string): string | null {
  try {
    return isFramed() ? null : localStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, text: string): void {
  try {
    if (!isFramed()) localStorage.setItem(key, text)
  } catch {
    // The setting holds for this page.
  }
}
