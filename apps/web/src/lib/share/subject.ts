import { entryOf } from '@shamble/catalogue'
import { load as loadScene } from '../../routes/embed/scene/[game]/[scene]/load.ts'
import { load as loadGame } from '../../routes/play/[game]/load.ts'
import { load as loadReplay } from '../../routes/replay/[game]/[log]/load.ts'
import { pageAt, paths } from '../addresses.ts'
import { loadChallenge } from '../challenge/page.ts'
import { dailyCode } from '../challenge/daily.ts'
import { snapshotThere } from '../server/snapshot.ts'
import { challengePageAt } from '../server/challenge-page.ts'
import { load as loadLesson } from '../learn/load.ts'
import { EDITED } from '../missions/load.ts'
import { loadPuzzle, loadToday } from '../puzzle/load.ts'
import { entryOrWrong, wrong } from '../wrong.ts'
import {
  sharedCampaign,
  sharedChallenge,
  sharedEditor,
  sharedGame,
  sharedLesson,
  sharedMission,
  sharedPuzzle,
  sharedReplay,
  sharedRoom,
  sharedRules,
  sharedScene,
  sharedTitle,
  type Shared,
} from './shared.ts'

/**
 * What is shared at an address of ours: a page's own, the same in a frame, or a scene by its fragment in the rule book. What cannot be
 * read is refused as the page itself refuses it; what is no page to share is not found.
 */
export async function subjectAt(address: URL, platform: Readonly<App.Platform> | undefined): Promise<Shared> {
  const found = pageAt(address.pathname)
  const challenge = async (code: string) =>
    sharedChallenge(await loadChallenge(await challengePageAt(code, address, platform)))
  switch (found?.page) {
    case 'play': {
      const { params } = found
      const asked = ['seed', 'log'].some((name) => address.searchParams.get(name))
      if (!asked) return sharedTitle(entryOrWrong(params.game))
      const url = new URL(address)
      url.pathname = paths.play(params.game)
      return sharedGame(await loadGame({ params, url }))
    }
    case 'replay':
      return sharedReplay(await loadReplay({ params: found.params, url: address }))
    case 'learn':
      return sharedLesson(await loadLesson(found))
    case 'challenge':
      return challenge(found.params.code)
    case 'daily':
      return challenge(dailyCode(entryOrWrong(found.params.game).id))
    case 'room':
      return sharedRoom((await snapshotThere(found.params.code, address, platform)).room)
    case 'scene':
      return sharedScene(await loadScene(found))
    case 'puzzle':
      return sharedPuzzle(await loadPuzzle(found.params.game, found.params.n))
    case 'puzzles':
    case 'puzzleToday':
      return sharedPuzzle(await loadToday())
    case 'rules': {
      const { game } = found.params
      const scene = sceneIn(address)
      if (scene) return sharedScene(await loadScene({ params: { game, scene } }))
      return entryOf(game) ? sharedRules(entryOrWrong(game)) : nothing()
    }
    case 'campaign': {
      const { game } = found.params
      return entryOf(game)?.campaign ? sharedCampaign(entryOrWrong(game)) : nothing()
    }
    case 'missions': {
      const { game } = found.params
      return entryOf(game)?.missions ? sharedMission(entryOrWrong(game)) : nothing()
    }
    case 'editor':
      return sharedEditor(entryOrWrong(EDITED))
    default:
      return nothing()
  }
}

// The fragment may go on: WordPress adds its secret.
const sceneIn = ({ hash }: URL): string => /^#([a-z][\w-]*-\d+)/i.exec(hash)?.[1] ?? ''

function nothing(): never {
  return wrong(404, 'nothing-to-share', 'There is nothing to share at this address.')
}
