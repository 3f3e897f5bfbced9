/** Calls when a `<details>` is opened; at once when somebody has opened it before the script of the page was there. */
export function opened(details: HTMLDetailsElement, call: () => void) {
  const look = () => details.open && call()
  look()
  details.addEventListener('toggle', look)
}
