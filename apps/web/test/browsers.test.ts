import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { OLDEST } from '../browsers.ts'

/*
 * What the sources use against what the oldest promised browsers know, as MDN's data have it. Syntax is the compiler's concern: Vite
 * lowers it. A name is refused only if no object of a page has it in all of these browsers.
 */

const root = fileURLToPath(new URL('../../..', import.meta.url))
const SOURCES = [
  'apps/web/src/**/*.{ts,svelte,css}',
  'packages/*/{board,editor,src}/**/*.{ts,svelte,css}',
  'packages/*/*.ts',
]
const BY_SERVER = /\/lib\/server\/|packages\/(preview|tools)\//
const BROWSERS = { ...OLDEST, safari_ios: OLDEST.safari } as const

/** Where these are not known, nothing is missing but an ornament. */
const ORNAMENTS = new Set([
  'accent-color',
  'overscroll-behavior',
  'resize',
  'scrollbar-color',
  'user-select',
  '::marker',
])

/** Pages test for these before they call them. */
const ASKED_FOR = new Set(['share', 'canShare'])

/** Functions of ours and of our libraries that share their name with something newer. */
const OURS = new Set(['drop', 'move', 'resize', 'take', 'touches', 'union'])

/** Interfaces whose objects a page without special devices has. */
const OF_A_PAGE =
  /^(Window|Document|DocumentFragment|Node|NodeList|Element|HTML\w*Element|SVG\w*Element|Event|EventTarget|\w*(Pointer|Keyboard|Touch|Mouse)Event|Navigator|Clipboard|Location|History|Storage|URL|URLSearchParams|Response|Request|Headers|Blob|File|FileReader|WebSocket|Worker|ServiceWorker\w*|ReadableStreamDefaultReader|Cache|CacheStorage|Crypto|SubtleCrypto|Text(En|De)coder|(De)?[Cc]ompressionStream|\w*Observer|AbortSignal|AbortController|AudioContext|BaseAudioContext|MediaQueryList|Notification|PushManager|IDB\w+|CSSStyleDeclaration|DOM\w+|Animation|Performance|Selection|Range)$/

/** The browsers that are promised and do not know it. */
function strangers({ support }: CompatStatement): string[] {
  return Object.entries(BROWSERS).flatMap(([browser, oldest]) => {
    const said = support[browser as keyof typeof BROWSERS]
    const versions = [said ?? []].flat().map(versionOf)
    return Math.min(Infinity, ...versions) > oldest ? [browser] : []
  })
}

/** The first version that knows all of it under this name. */
function versionOf({
  version_added,
  version_removed,
  flags,
  prefix,
  alternative_name,
}: SimpleSupportStatement): number {
  if (!version_added || version_added === 'preview' || version_removed || flags || prefix || alternative_name)
    return Infinity
  return Number(version_added.replace('≤', ''))
}

const isKnown = ({ __compat: said }: Partial<Identifier> = {}): boolean =>
  !said || strangers(said).length === 0

/** What the data have under a heading, by name. */
function under(heading: Identifier | undefined): Record<string, Identifier> {
  const { __compat: _, ...members } = heading ?? {}
  return members as Record<string, Identifier>
}

const sources = SOURCES.flatMap((glob) => globSync(glob, { cwd: root }))
  .filter((file) => !BY_SERVER.test(`/${file}`))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }))

/** Names found by a pattern, each with a file that has it. */
function found(pattern: RegExp, among: readonly { file: string; text: string }[]): Map<string, string> {
  return new Map(
    among.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name]) => [name!, file] as const)),
  )
}

const refused = (names: Map<string, string>, knows: (name: string) => boolean) =>
  [...names].filter(([name]) => !knows(name)).map(([name, file]) => `${name} in ${file}`)

const styles = sources.map(({ file, text }) => ({
  file,
  text: file.endsWith('.css') ? text : [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].join('\n'),
}))

test('Every property and selector of the styles is known to the oldest browsers, but for ornaments.', () => {
  const properties = under(bcd.css.properties)
  const selectors = under(bcd.css.selectors)
  const used = found(/[{;]\s*([a-z-]+)\s*:/g, styles)
  expect(used.size).toBeGreaterThan(100)
  expect(refused(used, (name) => ORNAMENTS.has(name) || isKnown(properties[name]))).toEqual([])
  const selected = found(/[\w\])*\s:](::?[a-z-]+)(?=[\s,{(:).[>~+])/g, styles)
  expect([...selected.keys()]).toContain(':has')
  expect(
    refused(selected, (name) => ORNAMENTS.has(name) || isKnown(selectors[name.replace(/^::?/, '')])),
  ).toEqual([])
})

test('Every function of the styles is known to the oldest browsers.', () => {
  const used = found(/(?<![\w.-])([a-z][a-z-]*)\(/g, styles)
  const types = under(bcd.css.types)
  const known = (name: string) =>
    Object.values(types).every((type) => isKnown(under(type)[name])) && isKnown(types[name])
  expect([...used.keys()]).toContain('light-dark')
  expect(refused(used, known)).toEqual([])
})

test('Every method and constructor is known to the oldest browsers, or asked for before it is called.', () => {
  const homes = new Map<string, Identifier[]>()
  const interfaces = Object.entries(under(bcd.api)).filter(([name]) => OF_A_PAGE.test(name))
  for (const [name, home] of [...interfaces, ...Object.entries(under(bcd.javascript.builtins))]) {
    for (const [member, of] of [[name, home] as const, ...Object.entries(under(home))]) {
      const called = member.replace(/_static$/, '')
      homes.set(called, [...(homes.get(called) ?? []), of])
    }
  }
  const used = found(/(?:\.|\bnew )([A-Za-z]\w*)\(/g, sources)
  expect([...used.keys()]).toContain('toReversed')
  expect(
    refused(
      used,
      (name) =>
        ASKED_FOR.has(name) || OURS.has(name) || (homes.get(name)?.some((home) => isKnown(home)) ?? true),
    ),
  ).toEqual([])
})

test('Every attribute of the pages is known to the oldest browsers.', () => {
  const everywhere = under(bcd.html.global_attributes)
  const ofButtons = under(under(bcd.html.elements).button)
  const used = found(
    /<[a-z]+\b[^>]*?\s(popover|popovertarget|inert|loading|fetchpriority|enterkeyhint|inputmode)\b/g,
    sources,
  )
  expect([...used.keys()]).toContain('popover')
  expect(refused(used, (name) => isKnown(everywhere[name]) && isKnown(ofButtons[name]))).toEqual([])
})
