/** A frame to write into a page. */
export interface FrameTag {
  src: string
  title: string
  width: number
  height: number
}

/** The HTML of a frame: only attributes that hosts leave alone, and no script. */
export function snippet({ src, title, width, height }: FrameTag): string {
  return `<iframe src="${escaped(src)}" width="${width}" height="${height}" title="${escaped(title)}" frameborder="0"></iframe>`
}

/** Text escaped for HTML and XML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
