import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Carried } from './work.ts'

const FOLDER = fileURLToPath(new URL('./found/', import.meta.url))

/** The costliest missions that `fuzz z-war-one --costly --games 10000` has found. */
export const foundFiles = (): string[] =>
  readdirSync(FOLDER)
    .sort()
    .map((name) => join(FOLDER, name))

/** A value as `--costly` has written it. */
export const carriedIn = (file: string): Carried => JSON.parse(readFileSync(file, 'utf8')) as Carried
