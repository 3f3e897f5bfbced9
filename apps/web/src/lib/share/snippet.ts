/** A frame as one writes it into a page. */
export interface FrameTag {
  src: string
  title: string
  width: number
  height: number
}

/** The markup of a frame: attributes that every host leaves alone, and nothing that needs a script. */
export function snippet({ src, title, width, height }: FrameTag): string {
  return `<iframe src="${escaped(src)}" width="${width}" height="${height}" title="${escaped(title)}" frameborder="0"></iframe>`
}

/** Text as it stands in markup. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
