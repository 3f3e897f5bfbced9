// Writes `rulings-and-tests.md` of every game: by section of its reference the tests and rulings, made from citations. Run as a program
// it renews the files; a test compares them.

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { citations, commentsOf, labelOf, standing } from './citations.mjs'

/** @typedef {{ label: string, title: string, rulings: Set<string> }} Section */

/** The name of the file, beside the README that links it. */
export const TABLES = 'rulings-and-tests.md'

const packages = fileURLToPath(new URL('../packages', import.meta.url))
const RULING = /^[RSW]-?\d/
const TITLE = /(?<![\w.])test(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
const LONGEST = 60

/** The folders of all games. */
export const games = () =>
  readdirSync(packages)
    .filter((name) => existsSync(join(packages, name, 'rulebook')))
    .map((name) => join(packages, name))

/**
 * The tables of a game, as its file has them.
 * @param {string} folder of its package
 */
export async function tablesOf(folder) {
  const reference = readFileSync(join(folder, 'reference.md'), 'utf8')
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const stand = standing(reference)
  const later = [...standing(readme)].filter((label) => RULING.test(label) && !stand.has(label))
  const sections = sectionsOf(reference)
  const tests = testsOf(folder, new Set([...stand, ...later]))
  const rulings = [...stand].filter((label) => RULING.test(label))
  const rows = sections.map(({ label, title, rulings: here }) => [
    label,
    title,
    filesOf(tests, label),
    [...here].filter((ruling) => stand.has(ruling)).join(', '),
  ])
  const ruled = [
    ...rulings.map((label) => [label, 'the reference', filesOf(tests, label)]),
    ...later.map((label) => [label, 'the README', filesOf(tests, label)]),
  ]
  const untested = rows.filter(([, , files]) => files === '').length
  const text = [
    `# ${/^# (.*)/.exec(readme)?.[1]}: sections, rulings and tests`,
    'Written by `npm run citations` from what tests and texts cite; `npm test` compares it. Files are those of `test/` with a scene ' +
      'or a heading that names the section or ruling.',
    `${sections.length} sections, ${untested} of them named by no test: definitions, lists and notes, or tested under another number.`,
    table(['section', 'about', 'tests', 'rulings'], rows),
    '## Rulings',
    'Those of the reference settle what the text of the game leaves open, with their reasons there. Those of [the README](README.md) ' +
      'came up later: there this implementation adds to the reference or differs from it.',
    table(['ruling', 'stands in', 'tests'], ruled.toSorted(byLabel)),
  ].join('\n\n')
  const file = join(folder, TABLES)
  return format(text, { ...(await resolveConfig(file)), filepath: file })
}

/**
 * The sections of a reference in order, with the rulings that they cite.
 * @param {string} reference
 */
function sectionsOf(reference) {
  /** @type {Section[]} */
  const found = []
  const families = new Set(['R', 'S', 'W'])
  let before = ''
  for (const line of reference.split('\n')) {
    const label = labelOf(line, before)
    before = line
    const isSection = label && !RULING.test(label) && (line.startsWith('#') || /^\d/.test(label))
    if (isSection && !found.some((section) => section.label === label))
      found.push({ label, title: titleOf(line, label), rulings: new Set() })
    for (const { label: ruling } of citations(line, families))
      if (RULING.test(ruling)) found.at(-1)?.rulings.add(ruling)
  }
  // The register of rulings is the second table.
  return found.filter(({ title }) => !/\b(rulings|examples)\b/i.test(title))
}

/**
 * What a section is about: its heading, its words in bold, or how it begins.
 * @param {string} line
 * @param {string} label
 */
function titleOf(line, label) {
  const text = line.slice(line.indexOf(label) + label.length).replace(/^[.*_\s]+/, '')
  const bold = /^[.*_\s]*\*\*([^*]+)\*\*/.exec(line.slice(line.indexOf(label) + label.length))?.[1]
  const title = (line.startsWith('#') ? text : (bold ?? text)).split(/(?<=[^A-Z])[.:]/)[0] ?? ''
  const plain = title
    .replace(/\[[^\]]*\]?/g, '')
    .replace(/[*_`|]/g, '')
    .trim()
  return plain.length > LONGEST ? `${plain.slice(0, plain.lastIndexOf(' ', LONGEST))} …` : plain
}

/**
 * The labels that each test file names: in titles of tests, or in a comment above tests whose titles name none.
 * @param {string} folder
 * @param {Set<string>} known
 */
function testsOf(folder, known) {
  const families = new Set(
    [...known].filter((label) => /^[A-Z]-?\d/.test(label)).map((label) => label[0] ?? ''),
  )
  const names = readdirSync(join(folder, 'test'), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => {
      const source = readFileSync(join(folder, 'test', name), 'utf8')
      const titles = [...source.matchAll(TITLE)].map(([, , title]) => `// ${title}`)
      const texts = [...titles, ...commentsOf(source).map(({ text }) => text)]
      const labels = new Set(texts.flatMap((text) => citations(text, families)).map(({ label }) => label))
      return { name, labels }
    })
}

/**
 * The files that name a label.
 * @param {{ name: string, labels: Set<string> }[]} tests
 * @param {string} label
 */
const filesOf = (tests, label) =>
  tests
    .filter(({ labels }) => labels.has(label))
    .map(({ name }) => `\`${basename(name, '.test.ts')}\``)
    .join(' ')

/** @type {(a: string[], b: string[]) => number} */
const byLabel = ([a = ''], [b = '']) =>
  (a[0] ?? '').localeCompare(b[0] ?? '') || Number(/\d+/.exec(a)) - Number(/\d+/.exec(b))

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

if (import.meta.main) {
  for (const folder of games()) {
    writeFileSync(join(folder, TABLES), await tablesOf(folder))
    stdout.write(`${join(basename(folder), TABLES)}\n`)
  }
}
