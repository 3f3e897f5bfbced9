import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { entryOf } from '@shamble/catalogue'
import { editionOf } from '@shamble/catalogue/editions'
import { canonical, fingerprint, replay, start } from '@shamble/engine'
import { logIn, unpack } from '@shamble/engine/links'
import { joinRoom, type SocketEvents } from '@shamble/room/client'
import { expect, test } from 'vitest'
import type { CarriedForm, LinkForm } from '../src/fixtures/forms.ts'
import { FIXTURES } from '../src/fixtures/index.ts'
import type { ObjectForm, TalkForm } from '../src/fixtures/object-form.ts'
import { tool } from './command.ts'

/*
 * Today's code reads what was stored and sent by the code of other days. The Worker's tests open the rows, those of the app the
 * browser's storage.
 */

/** All fixtures of a kind, of every form it has had. */
const all = <F>(kind: string): F[] =>
  globSync(join(FIXTURES, `${kind}-*.json`)).flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as F[])

test('There are at least three of each form.', () => {
  for (const kind of ['links', 'carried', 'rooms', 'challenges', 'protocol'])
    expect(all(kind).length, kind).toBeGreaterThanOrEqual(3)
  expect(all<ObjectForm>('rooms').map(({ is }) => is)).toEqual(
    expect.arrayContaining(['lobby', 'playing', 'over', 'playing attempt', 'over attempt']),
  )
  expect(all<ObjectForm>('challenges').map(({ is }) => is)).toEqual(
    expect.arrayContaining(['open', 'sealed', 'daily', 'shard']),
  )
})

test.each(all<LinkForm>('links'))('A link of $game with $moves moves is read.', async (form) => {
  const { game } = await editionOf(entryOf(form.game)!, form.version)
  const log = await logIn(game, form.link)
  expect([log.moves.length, fingerprint(replay(game, log))]).toEqual([form.moves, form.fingerprint])
})

test('What is carried is read, as it is and packed.', async () => {
  for (const { game: id, version, options, carried, packed, fingerprint: end } of all<CarriedForm>(
    'carried',
  )) {
    const { game } = await editionOf(entryOf(id)!, version, options, carried)
    expect(canonical((await unpack(packed))!)).toBe(canonical(carried))
    expect(fingerprint(start(game, 'fixture', 2, options, carried).position)).toBe(end)
  }
})

test.each(all<TalkForm>('protocol'))('What a room said ($is) is understood.', ({ is, heard }) => {
  let events: SocketEvents | undefined
  const client = joinRoom(
    {
      token: 'AAECAwQFBgcICQoLDA0ODw',
      now: () => 0,
      random: () => 0,
      wait: () => () => {},
      open(given) {
        events = given
        return { send() {}, close() {} }
      },
    },
    { news: () => {} },
  )
  events!.opened()
  for (const text of heard) events!.said(text)
  const { room, game, over } = client.state
  expect([room?.game, game !== null]).toEqual(['zombie-wars', !is.startsWith('lobby')])
  expect(over !== null).toBe(heard.some((text) => text.startsWith('["over"')))
  client.close()
})

test('Fixtures are never written again.', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-fixtures-'))
  try {
    cpSync(FIXTURES, folder, { recursive: true })
    const { code, out } = await tool('fixtures', '--into', folder)
    expect([code, out.includes('written')]).toEqual([0, false])
    for (const file of globSync(join(folder, '*')))
      expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(FIXTURES, basename(file)), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
