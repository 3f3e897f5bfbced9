/*
 * The number of turns, where it is in sight while the page is not: in its title, its icon, and on the icon of the installed app.
 */

const MOST_SHOWN = 9
const ICON = '/icon.svg'

let plain: string | undefined

/** Shows how many tables wait for this player. */
export function showTurns(turns: number): void {
  plain ??= document.title
  document.title = turns > 0 ? `(${turns}) ${plain}` : plain
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) icon.href = turns > 0 ? iconWith(turns) : ICON
  badge(turns)
}

/** The icon of the installed app, where there is one. */
export function badge(turns: number): void {
  const shown = turns > 0 ? navigator.setAppBadge?.(turns) : navigator.clearAppBadge?.()
  shown?.catch(() => {
    // The app is not installed, or the system shows no numbers.
  })
}

/** An icon with a number. */
export function iconWith(turns: number): string {
  const number = turns > MOST_SHOWN ? `${MOST_SHOWN}+` : String(turns)
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="10" fill="#f4b94f"/><text x="32" y="50" text-anchor="middle" font-family="sans-serif" font-weight="800" font-size="${number.length > 1 ? 42 : 52}" fill="#241a06">${number}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`
}
