import { entryOf } from '@shamble/catalogue'
import type { Json, Options } from '@shamble/engine'
import type { Manifest } from 'vite'
import { dev } from '$app/environment'
import { PARTS, type Part } from './parts.ts'

/*
 * What a page with an island loads, from the manifest of the islands' build (vite.islands.config.ts), as Vite's guide for
 * backend integration has it. While developing, the source itself: Vite serves it.
 */

const built = import.meta.glob<Manifest>('/static/islands/manifest.json', { eager: true, import: 'default' })
const [manifest = {}] = Object.values(built)
const BASE = '/islands/'

/** The script of an island, and what it will load, so that a browser fetches all of it side by side. */
export interface Scripts {
  src: string
  preloads: string[]
}

/**
 * Of an island by its file, with some parts of a game: its rules and data for these options and this carried value, or all of them.
 * Throws when the build has not made one of them.
 */
export function scriptsOf(
  file: string,
  game?: string,
  parts: readonly Part[] = [],
  options?: Options,
  carried?: Json,
): Scripts {
  if (dev) return { src: `/${file}`, preloads: [] }
  const there = parts.filter((part) => entryOf(game!)?.[part])
  const data = there.includes('data') ? dataOf(game!, options) : []
  const isChapter = options && entryOf(game!)?.isChapter?.(options, carried)
  const files = there.map((part) => fileIn(game!, part === 'rules' && isChapter ? 'chapters' : part))
  const [src, ...preloads] = loadedBy([file, ...files, ...data])
  return { src: BASE + src, preloads: preloads.map((name) => BASE + name) }
}

const fileIn = (game: string, part: keyof typeof PARTS) => `../../packages/${game}/${PARTS[part]}`

// A chunk of data is named after the setting that needs it: `chapter-1`. All of it where the options are not known.
function dataOf(game: string, options: Options | undefined): string[] {
  const { dynamicImports = [] } = manifest[fileIn(game, 'data')] ?? {}
  if (!options) return dynamicImports
  const settings = Object.values(options).map(String)
  return dynamicImports.filter((chunk) => settings.includes(manifest[chunk]!.name!))
}

// The files of some modules and of all they import, the first module's own first.
function loadedBy(modules: readonly string[]): Set<string> {
  const files = new Set<string>()
  const waiting = [...modules]
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build of the islands has no ${name}.`)
    if (files.has(chunk.file)) continue
    files.add(chunk.file)
    waiting.push(...(chunk.imports ?? []))
  }
  return files
}
