// Checks citations of rules. Comments, rule books and READMEs of a game cite sections (7.7, A4, 7C), rulings (R-19, S3) and worked
// examples. Each must exist in the game's `reference.md`, or in its README if it came up later.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** @typedef {{ file: string, line: number, says: string }} Fault */
/** @typedef {{ label: string, step?: string | undefined, at: number }} Citation */

const SECTION = /\d+(?:\.\d+)+[a-z]?/.source
const LETTERED = /[A-Z]-?\d+[a-z]?/.source
const RULE = /\d+[A-G]/.source
const LABEL = new RegExp(`(?<![\\w.:/#-])(?:${LETTERED}|${SECTION}|${RULE})(?![\\w.]*\\w| ?[%×])`, 'g')

const HEADING = new RegExp(`^#+ +(?:Part +)?(${LETTERED}|${SECTION}|${RULE}|\\d+|[A-Z](?=\\.))`)
const PARAGRAPH = new RegExp(`^(?:[-*] +)?[*_]*(?:Ruling +)?(${LETTERED}|${SECTION})(?=[ .*_:,])`)
const ROW = new RegExp(`^\\| *[*_]*(${LETTERED}|${SECTION}|${RULE}|\\d+)[*_]* *(?:\\([^|]*\\) *)?\\|`)
const ITEM = /^ *(\d+)\. /

/**
 * The labels of a text's sections, rulings and examples; a numbered step of a section is `7.7 step 5`.
 * @param {string} text Markdown
 * @returns {Set<string>}
 */
export function standing(text) {
  /** @type {Set<string>} */
  const found = new Set()
  let section = ''
  const lines = text.split('\n')
  for (const [n, line] of lines.entries()) {
    const label = labelOf(line, lines[n - 1] ?? '')
    if (label) {
      found.add(label)
      if (!/^\s/.test(line)) section = label
      for (const [also] of /^(?:[-*] +)?\*\*[^*]*\*\*/.exec(line)?.[0].matchAll(LABEL) ?? []) found.add(also)
    }
    const row = ROW.exec(line)?.[1]
    if (row) found.add(row)
    const item = ITEM.exec(line)?.[1]
    if (item && section) found.add(`${section} step ${item}`)
  }
  return found
}

/**
 * The label that a line of Markdown opens, of a section, a ruling or an example.
 * @param {string} line
 * @param {string} before the line before it: a line in the middle of a paragraph may happen to begin with a number
 */
export function labelOf(line, before) {
  const opens = /^(#.*|\s*)$/.test(before) || /^([-*#] |[*_]{2})/.test(line.trimStart())
  return (HEADING.exec(line) ?? (opens ? PARAGRAPH.exec(line.trimStart()) : null))?.[1]
}

/**
 * The comments of a program, with their offsets.
 * @param {string} source TypeScript, CSS or Svelte
 */
export function commentsOf(source) {
  const COMMENT = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g
  return [...source.matchAll(COMMENT)].map(({ 0: text, index }) => ({ text, at: index }))
}

/**
 * What a text cites: sections, rulings and examples by their shape; chapters where they open it (`11. Dawn.`), stand in
 * brackets, or are called sections.
 * @param {string} text a comment or a paragraph
 * @param {Set<string>} families the letters that begin labels of this game: another letter with a number is no citation
 * @returns {Citation[]}
 */
export function citations(text, families) {
  /** @type {Citation[]} */
  const found = []
  // `d8:1`, `sq:34` and other code is no citation.
  const plain = text.replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length))
  for (const { 0: label, index } of plain.matchAll(LABEL)) {
    if (/^[A-Z]\d/.test(label) && !families.has(label[0] ?? '')) continue
    const steps = /^ steps? (\d+)/.exec(plain.slice(index + label.length))
    found.push({ label, step: steps?.[1], at: index })
  }
  const chapters = [
    /^(?:\/\/|\/\*\*?)\s*(\d+)\. (?=[A-Z])/g,
    /\((\d+)(?=[),])(?!,\d)(?=[^()\n]*\))/g,
    /\b(?:[Ss]ections?|chapters?) (\d+)(?![\d.]*\d)/g,
  ]
  for (const shape of chapters) {
    for (const { 1: label, index } of plain.matchAll(shape)) if (label) found.push({ label, at: index })
  }
  return found
}

/**
 * Everything cited in a game's package that stands nowhere, every number that two rulings of the README have, and every section of its rule book that is not one of the
 * reference's. A rule book may count its sections in its own way: then each says which of the reference's it tells, in a comment
 * `<!-- A4, R-19 -->` at its end.
 * @param {string} folder of the package
 * @returns {Fault[]}
 */
export function citationFaults(folder) {
  const reference = join(folder, 'reference.md')
  if (!existsSync(reference)) {
    return [{ file: 'reference.md', line: 1, says: 'a game brings its reference: the rules by number' }]
  }
  const known = standing(readFileSync(reference, 'utf8'))
  const readme = existsSync(join(folder, 'README.md')) ? readFileSync(join(folder, 'README.md'), 'utf8') : ''
  for (const label of standing(readme)) if (/^[RS]-?\d/.test(label)) known.add(label)
  const families = new Set(
    [...known].filter((label) => /^[A-Z]-?\d/.test(label)).map((label) => label[0] ?? ''),
  )

  /** @type {Fault[]} */
  const faults = []
  /**
   * @param {string} file
   * @param {string} source
   * @param {number} at
   * @param {string} says
   */
  const note = (file, source, at, says) =>
    faults.push({ file: relative(folder, file), line: source.slice(0, at).split('\n').length, says })

  /**
   * @param {string} file
   * @param {string} source
   * @param {{ text: string, at: number }} part
   * @param {Set<string>} [own]
   */
  const look = (file, source, part, own) => {
    for (const { label, step, at } of citations(part.text, families)) {
      if (own?.has(label)) continue
      if (!known.has(label)) note(file, source, part.at + at, `${label} stands nowhere`)
      else if (step && !known.has(`${label} step ${step}`)) {
        note(file, source, part.at + at, `${label} has no step ${step}`)
      }
    }
  }

  for (const file of filesIn(folder, ['src', 'board', 'rulebook', 'scripts'], /\.(ts|css|svelte)$/)) {
    const source = readFileSync(file, 'utf8')
    for (const part of commentsOf(source)) look(file, source, part)
  }
  const books = filesIn(folder, ['rulebook'], /\.md$/)
  const texts = books.map((file) => ({ file, source: bare(readFileSync(file, 'utf8')) }))
  const own = new Set(texts.flatMap(({ source }) => [...standing(source)]))
  const tells = texts.some(({ source }) => source.includes('<!--'))
  for (const { file, source } of texts) {
    const parts = source.split(/(?<=\n)(?=\n)/)
    let at = 0
    for (const text of parts) {
      const [prose = '', told] = text.split('<!--')
      look(file, source, { text: prose, at }, own)
      if (told) look(file, source, { text: told, at: at + text.indexOf('<!--') + 4 })
      const section = new RegExp(`^\\s*(?:\\*\\*|### +)(${SECTION}|\\d+)(?=[ .*])`).exec(text)
      const chapter = section && /^\s*#/.test(text)
      if (section && !chapter && tells && !told)
        note(file, source, at + 1, `${section[1]} does not say what it tells`)
      if (section && !tells && !known.has(section[1] ?? '')) {
        note(file, source, at + 1, `${section[1]} is no section of the reference`)
      }
      at += text.length
    }
  }
  // In a README numbers may be figures: only letters, and what stands in brackets, are citations.
  const table = readme.replace(/\b\d+(?:\.\d+)+\b/g, (number, at) =>
    /\([\d., A-Zto–-]*$/.test(readme.slice(Math.max(0, at - 30), at)) ? number : ' '.repeat(number.length),
  )
  look(join(folder, 'README.md'), readme, { text: table, at: 0 })
  /** @type {Set<string>} */
  const ruled = new Set()
  for (const { 1: label = '', index } of readme.matchAll(new RegExp(ROW, 'gm'))) {
    if (!/^[RS]-?\d/.test(label)) continue
    if (ruled.has(label)) note(join(folder, 'README.md'), readme, index, `${label} is ruled twice`)
    ruled.add(label)
  }
  return faults
}

/**
 * A chapter of a rule book without its scenes, its lines where they were.
 * @param {string} text
 */
function bare(text) {
  return text.replace(/^```[\s\S]*?^```/gm, (scene) => scene.replace(/[^\n]/g, ''))
}

/**
 * @param {string} folder
 * @param {string[]} parts
 * @param {RegExp} named
 */
function filesIn(folder, parts, named) {
  return parts
    .map((part) => join(folder, part))
    .filter((part) => existsSync(part))
    .flatMap((part) =>
      readdirSync(part, { recursive: true, encoding: 'utf8' })
        .filter((file) => named.test(file))
        .sort()
        .map((file) => join(part, file)),
    )
}
