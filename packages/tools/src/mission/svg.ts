import type { Mark, Picture } from '@shamble/engine/picture'

/*
 * A picture of a game as SVG.
 */

/** The text of the file. */
export function svgOf({ box, marks, alt }: Picture): string {
  const [left, top, width, height] = box
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" font-family="sans-serif">`,
    `<title>${escaped(alt)}</title>`,
    ...marks.map(drawn),
    '</svg>\n',
  ].join('\n')
}

function drawn(mark: Mark): string {
  if (mark.draw === 'text') {
    const { text, x, y, size, fill, align = 'start' } = mark
    // The height of a capital is about 0.7 of a font's size.
    return `<text x="${x}" y="${y}" font-size="${size / 0.7}" fill="${fill}" text-anchor="${align}">${escaped(text)}</text>`
  }
  const { fill = 'none', stroke = 'none', strokeWidth = 1, opacity = 1 } = mark
  const ink = `fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}" opacity="${opacity}"`
  if (mark.draw === 'disc') return `<circle cx="${mark.x}" cy="${mark.y}" r="${mark.r}" ${ink}/>`
  if (mark.draw === 'box')
    return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" ${ink}/>`
  const { x = 0, y = 0, scale = 1, turn = 0 } = mark.at ?? {}
  return `<path d="${mark.d}" transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})" ${ink}/>`
}

const MEANING: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => MEANING[letter]!)
