/** Marks a control that waits for the script of its island. */
const MARK = 'data-waits'
/** The value of the mark on a control that its component has disabled. */
const OWN = 'own'

/** The start tag of a control, and both tags of a form. Svelte writes values between double quotes. */
const TAG = /<(\/?form|button|input|select|textarea)\b((?:"[^"]*"|[^">])*)>/g

/**
 * The HTML of an island that its script has not taken over yet: what needs the script is disabled, so that no press is lost. Left as it
 * is what the browser does by itself: popovers, forms with an address, text to copy; and fields for text, as hydration keeps what is typed.
 */
export function waiting(html: string): string {
  let hasAddress = false
  return html.replace(TAG, (tag, name: string, attributes: string) => {
    if (name.endsWith('form')) {
      hasAddress = attributes.includes(' action="')
      return tag
    }
    const needsScript = attributes.includes(' type="button"') || !hasAddress
    if (!needsScript || isText(name, attributes) || attributes.includes(' popovertarget=')) return tag
    if (attributes.includes(' disabled=""')) return `<${name} ${MARK}="${OWN}"${attributes}>`
    return `<${name} ${MARK}="" disabled=""${attributes}>`
  })
}

const isText = (name: string, attributes: string): boolean =>
  name === 'textarea' || (name === 'input' && !attributes.includes(' type="'))

/** Enables what has waited. Called right before hydration, which disables again what its component disables. */
export function enable(island: Element): void {
  for (const control of island.querySelectorAll<HTMLButtonElement>(`[${MARK}]`)) {
    control.disabled = false
    control.removeAttribute(MARK)
  }
}
