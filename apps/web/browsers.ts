/**
 * The oldest browsers that are promised (docs/browsers.md). Both themes in one set of tokens need `light-dark`; the menu beside the
 * board needs `popover`.
 */
export const OLDEST = { chrome: 123, firefox: 125, safari: 17.5 }

/** What scripts and styles are written for. */
export const BUILT_FOR = Object.entries(OLDEST).map(([name, version]) => `${name}${version}`)
