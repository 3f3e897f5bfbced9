/*
 * Small things this browser remembers from one room to the next. It may refuse to; and frames of other pages keep
 * nothing, and ask for nothing that was kept.
 */

const keeps = () => !location.pathname.startsWith('/embed/')

export function remembered(key: string): string | null {
  try {
    return keeps() ? localStorage.getItem(key) : null
  } catch {
    return null
  }
}

export function remember(key: string, text: string): void {
  try {
    if (keeps()) localStorage.setItem(key, text)
  } catch {
    // It holds for this page.
  }
}
