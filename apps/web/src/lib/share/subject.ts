import { entryOf } from '@shamble/catalogue'
import { load as loadScene } from '../../routes/embed/scene/[game]/[scene]/load.ts'
import { load as loadGame } from '../../routes/play/[game]/load.ts'
import { load as loadReplay } from '../../routes/replay/[game]/[log]/load.ts'
import { loadChallenge } from '../challenge/page.ts'
import { dailyCode } from '../challenge/daily.ts'
import { snapshotThere } from '../server/snapshot.ts'
import { challengePageAt } from '../server/challenge-page.ts'
import { load as loadLesson } from '../learn/load.ts'
import { EDITED } from '../missions/load.ts'
import { builtEntry, wrong } from '../wrong.ts'
import {
  sharedCampaign,
  sharedChallenge,
  sharedEditor,
  sharedGame,
  sharedLesson,
  sharedMission,
  sharedReplay,
  sharedRoom,
  sharedRules,
  sharedScene,
  sharedTitle,
  type Shared,
} from './shared.ts'

/**
 * What an address of ours shares: the page's own, the one in a frame, or a scene by its mark in the rule book. What cannot be read is
 * refused as the page itself refuses it; what is no page to share is not found.
 */
export async function subjectAt(address: URL, platform: Readonly<App.Platform> | undefined): Promise<Shared> {
  const path = address.pathname.replace(/^\/embed\//, '/').replace(/\/$/, '')
  const [, kind = '', game = '', last = '', ...more] = path.split('/').map(decoded)
  if (more.length > 0) return nothing()
  if (kind === 'play' && game && !last) {
    const asked = ['seed', 'log'].some((name) => address.searchParams.get(name))
    if (!asked) return sharedTitle(builtEntry(game))
    const url = new URL(address)
    url.pathname = `/play/${game}`
    return sharedGame(await loadGame({ params: { game }, url }))
  }
  if (kind === 'replay' && last) {
    return sharedReplay(await loadReplay({ params: { game, log: last }, url: address }))
  }
  if (kind === 'learn' && game && !last) return sharedLesson(await loadLesson({ params: { game } }))
  const code = kind === 's' && !last ? game : kind === 'daily' && !last ? dailyCode(builtEntry(game).id) : ''
  if (code) return sharedChallenge(await loadChallenge(await challengePageAt(code, address, platform)))
  if (kind === 'r' && game && !last) return sharedRoom((await snapshotThere(game, address, platform)).room)
  const scene = kind === 'scene' ? last : kind === 'rules' && !last ? sceneMarked(address) : ''
  if (scene) return sharedScene(await loadScene({ params: { game, scene } }))
  if (kind === 'rules' && game && !last && entryOf(game)?.built) return sharedRules(builtEntry(game))
  if (kind === 'campaign' && game && !last && entryOf(game)?.built?.campaign)
    return sharedCampaign(builtEntry(game))
  if (kind === 'missions' && game === 'new' && !last) return sharedEditor(builtEntry(EDITED))
  if (kind === 'missions' && game && !last && entryOf(game)?.built?.missions)
    return sharedMission(builtEntry(game))
  return nothing()
}

// WordPress writes its secret behind our mark.
function sceneMarked({ hash }: URL): string {
  return /^#([a-z][\w-]*-\d+)/i.exec(hash)?.[1] ?? ''
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return nothing()
  }
}

function nothing(): never {
  return wrong(404, 'nothing-to-share', 'There is nothing to share at this address.')
}
