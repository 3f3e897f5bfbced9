import { mount, unmount, type ComponentProps } from 'svelte'
import Hint from './Hint.svelte'

/** How to close the hint that stands below its button. */
const open = new WeakMap<HTMLElement, () => void>()

/** Closes the hint below a button, if one is open there. */
export const closeHint = (button: HTMLElement): void => open.get(button)?.()

/**
 * Opens a hint below its button, or closes it. It holds for what is on the screen: whatever arrives then (a move, one taken back, another
 * game) ends it, be it thought through or not.
 */
export function turnHint(button: HTMLElement, props: ComponentProps<typeof Hint>): void {
  if (open.has(button)) return closeHint(button)
  const hint = mount(Hint, { target: button.parentElement!, props })
  const stop = props.source.follow(end)
  open.set(button, end)
  button.ariaExpanded = 'true'

  function end() {
    stop()
    open.delete(button)
    button.ariaExpanded = 'false'
    void unmount(hint)
  }
}
