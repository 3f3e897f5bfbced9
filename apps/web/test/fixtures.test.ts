import { entryOf } from '@shamble/catalogue'
import { editionOf } from '@shamble/catalogue/editions'
import { replay } from '@shamble/engine'
import type { StorageForm } from '@shamble/tools/fixtures'
import { beforeEach, expect, test, vi } from 'vitest'
import { keptCompany } from '../src/lib/campaign/company.ts'
import { keptMission } from '../src/lib/missions/kept.ts'
import { allKept, kept } from '../src/lib/play/kept.ts'
import { seatKept } from '../src/lib/room/seat.ts'

/*
 * The storage of browsers that visited on other days.
 */

const forms = Object.values(
  import.meta.glob<StorageForm>('../../../fixtures/storage-*.json', { eager: true, import: 'default' }),
)

// A storage whose keys are its own, as in a browser.
function storageOf(given: Record<string, string>) {
  const methods = {
    getItem: { value: (name: string) => (Object.hasOwn(given, name) ? given[name]! : null) },
    setItem: { value: (name: string, text: string) => void (given[name] = text) },
    removeItem: { value: (name: string) => void delete given[name] },
  }
  return Object.setPrototypeOf(given, Object.create(Object.prototype, methods)) as object
}

beforeEach(() => void vi.unstubAllGlobals())

test.each(forms)(
  'Games, companies, missions and seats of a browser are found again.',
  async ({ local, session }) => {
    vi.stubGlobal('localStorage', storageOf({ ...local }))
    vi.stubGlobal('sessionStorage', storageOf({ ...session }))
    const framing = { href: 'https://shamble.example/', pathname: '/' }
    vi.stubGlobal('location', framing)
    const games = allKept()
    expect(games.length).toBeGreaterThanOrEqual(3)
    for (const { key, log } of games) {
      const { game } = await editionOf(entryOf(log.game)!, log.version)
      expect(replay(game, kept(key)!.log).result).toBeNull()
    }
    const entry = entryOf('z-war-one')!
    const [{ game }, { campaign }, { missions }] = await Promise.all([
      entry.rules({}),
      entry.campaign!(),
      entry.missions!(),
    ])
    expect(keptCompany(game, campaign)).toMatchObject({ seats: 2, past: [{ chapter: 0, won: true }] })
    expect(keptMission('z-war-one', missions)).toMatchObject({ name: 'Doors' })
    const [[room, token]] = JSON.parse(local['shamble:seats']!) as [[string, string]]
    const seat = seatKept(room, null)
    expect(seat.token).toBe(token)
    expect(JSON.parse(seat.keep.read()!)).toMatchObject({ acts: [{ kind: 'm', seat: 0 }] })
  },
)
