import { isFramed } from './addresses.ts'

/*
 * Small things this browser remembers from one room to the next. It may refuse to; and frames of other pages keep
 * nothing, and ask for nothing that was kept.
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
    // It holds for this page.
  }
}
