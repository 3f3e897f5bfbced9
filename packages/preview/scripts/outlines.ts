// Reads the outlines of letters from the display face, for draw-letters.ts and for the test that src/outlines.ts is up to date.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'opentype.js'

const require = createRequire(import.meta.url)
// opentype.js has no named exports in Node.
const { parse } = require('opentype.js') as typeof import('opentype.js')

/** All letters that can be written. Accents are dropped. */
const LETTERS = `${String.fromCharCode(...Array.from({ length: 94 }, (_, n) => 33 + n))}‘’“”–—…×−·`
/** The height of a capital; outlines are rounded to whole units. */
const CAPITAL = 1000

const FACE = require.resolve('@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff')

/** The text of src/outlines.ts: the advance of each letter, and its outline on the baseline y = 0. */
export function outlinesOfFace(): string {
  const bytes = readFileSync(FACE)
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const size = (CAPITAL * font.unitsPerEm) / font.tables.os2!.sCapHeight!
  const rows = Array.from(LETTERS).flatMap((letter) => {
    const found = font.charToGlyph(letter)
    if (found.index === 0) return []
    const advance = Math.round((found.advanceWidth! * size) / font.unitsPerEm)
    return [`  ${quoted(letter)}: [${advance}, '${pathOf(font, letter, size)}'],`]
  })
  return [
    '// Written by scripts/draw-letters.ts from Alfa Slab One by JM Solé (SIL Open Font License).',
    '',
    '/** The height of a capital. */',
    `export const CAPITAL = ${CAPITAL}`,
    '',
    '/** The advance of a letter, and its outline as path data. */',
    '// prettier-ignore',
    'export const OUTLINES: Readonly<Record<string, readonly [advance: number, d: string]>> = {',
    `  ' ': [${Math.round((font.charToGlyph(' ').advanceWidth! * size) / font.unitsPerEm)}, ''],`,
    ...rows,
    '}',
    '',
  ].join('\n')
}

const pathOf = (font: Font, letter: string, size: number): string =>
  font.getPath(letter, 0, 0, size, { kerning: false, features: {} }).toPathData(0)

const quoted = (letter: string) => (letter === "'" || letter === '\\' ? `'\\${letter}'` : `'${letter}'`)
