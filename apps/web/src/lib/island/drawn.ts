/** Maximum length of a drawing that a page carries, in characters. All boards of our own are smaller. */
const MAX_DRAWN = 180_000

/** Whether a drawing is sent. A stranger's mission may have a door on every edge, and is drawn in the browser, or as a picture. */
export const isSmall = (html: string): boolean => html.length <= MAX_DRAWN
