/** The address that shows two runs side by side; with one run, the page that asks for another. */
export function compareAddress(game: string, a: string, b?: string): string {
  return `/compare/${game}?${new URLSearchParams(b ? { a, b } : { a })}`
}
