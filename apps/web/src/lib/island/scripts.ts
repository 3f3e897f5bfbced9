import { entryOf } from '@shamble/catalogue'
import type { Options } from '@shamble/engine'
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
 * Of an island by its file, with some parts of a game; `options`: what is played, where the island loads no rules beside those it needs.
 * Throws when the build has not made one of them.
 */
export function scriptsOf(
  file: string,
  game?: string,
  parts: readonly Part[] = [],
  options?: Options,
): Scripts {
  if (dev) return { src: `/${file}`, preloads: [] }
  const there = parts.filter((part) => part === 'lessons' || entryOf(game!)?.built?.[part])
  const inParts = game ? inPartsOf(game, there, options) : []
  const [src, ...preloads] = loadedBy([file, ...there.map((part) => fileIn(game!, part)), ...inParts])
  return { src: BASE + src, preloads: preloads.map((name) => BASE + name) }
}

const fileIn = (game: string, part: keyof typeof PARTS) => `../../packages/${game}/${PARTS[part]}`

// Of a game in parts: what loads them, and what is called as a setting is, or as it begins: the map, the words for a Director. All of it
// where it is not known what is played.
function inPartsOf(game: string, parts: readonly Part[], options: Options | undefined): string[] {
  const maps = manifest[fileIn(game, 'map')]?.dynamicImports
  if (!maps) return []
  const plays = parts.includes('rules')
  if (!options) return plays ? [fileIn(game, 'whole')] : []
  const settings = Object.values(options).map(String)
  const wanted = maps.filter((map) => settings.some((setting) => setting.startsWith(manifest[map]!.name!)))
  return [fileIn(game, plays ? 'parts' : 'map'), ...wanted]
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
