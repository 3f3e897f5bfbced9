import { load } from '$lib/learn/load.ts'
import { paramsIn, takeOver } from '$lib/island/take-over.ts'
import FramedLesson from './FramedLesson.svelte'

void takeOver(FramedLesson, () => load({ params: paramsIn({ game: 3 }) }))
