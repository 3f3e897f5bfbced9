import FramedReplay from '$lib/embed/FramedReplay.svelte'
import { paramsIn, takeOver } from '$lib/island.ts'
import { load } from '../routes/replay/[game]/[log]/load.ts'

void takeOver(FramedReplay, () =>
  load({ params: paramsIn({ game: 3, log: 4 }), url: new URL(location.href) }, true),
)
