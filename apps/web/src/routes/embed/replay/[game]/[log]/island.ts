import FramedReplay from './FramedReplay.svelte'
import { paramsIn, takeOver } from '$lib/island/take-over.ts'
import { load } from '../../../../replay/[game]/[log]/load.ts'

void takeOver(FramedReplay, () =>
  load({ params: paramsIn({ game: 3, log: 4 }), url: new URL(location.href) }, true),
)
