import { readFileSync } from 'node:fs'
import type { Log } from '@shamble/engine'
import type { Dump, Golden } from '@shamble/engine/testing'
import { Complaint } from './command.ts'

/** The content of a file: a golden game, the dump of a fault, or a log. */
export type Stored =
  | { kind: 'golden'; golden: Golden; log: Log }
  | { kind: 'dump'; dump: Dump; log: Log }
  | { kind: 'log'; log: Log }

/** Reads a stored game. Throws a `Complaint` if there is none in the file. */
export function readStored(file: string): Stored {
  const found = parse(file)
  if (isLog(found)) return { kind: 'log', log: found }
  const { log } = (found ?? {}) as { log?: unknown }
  if (!isLog(log))
    throw new Complaint(`In ${file} there is no game: no log with game, seed, seats and moves.`)
  if (has(found, 'fingerprint', 'marks')) return { kind: 'golden', golden: found as Golden, log }
  if (has(found, 'property', 'detail')) return { kind: 'dump', dump: found as Dump, log }
  return { kind: 'log', log }
}

function parse(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Complaint(`The file ${file} cannot be read.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Complaint(`The file ${file} is not JSON.`)
  }
}

function isLog(x: unknown): x is Log {
  if (!has(x, 'game', 'version', 'seats', 'options', 'seed', 'moves')) return false
  const { game, seed, moves } = x as Record<string, unknown>
  return typeof game === 'string' && typeof seed === 'string' && Array.isArray(moves) && moves.every(isMove)
}

const isMove = (move: unknown) =>
  Array.isArray(move) && Number.isInteger(move[0]) && move.slice(1).every((part) => typeof part === 'string')

const has = (x: unknown, ...fields: string[]) =>
  typeof x === 'object' && x !== null && fields.every((field) => Object.hasOwn(x, field))
