import { isHttpError, isRedirect } from '@sveltejs/kit'

/** What a load function has refused, in words instead of the island; it may lead elsewhere. Any other error is rethrown. */
export function refused(target: Element, cause: unknown): void {
  if (isRedirect(cause)) return location.replace(cause.location)
  if (!isHttpError(cause)) throw cause
  const { message, offers = [] } = cause.body
  const text = document.createElement('p')
  text.textContent = message
  const links = offers.map(({ href, label }) => {
    const link = document.createElement('a')
    link.className = 'button'
    link.href = href
    link.textContent = label
    return link
  })
  target.replaceChildren(text, ...links)
}
