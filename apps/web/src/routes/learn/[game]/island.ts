import Lesson from '$lib/learn/Lesson.svelte'
import { load } from '$lib/learn/load.ts'
import { keepOffline, paramsIn, takeOver } from '$lib/island/take-over.ts'

void takeOver(Lesson, () => load({ params: paramsIn({ game: 2 }) }))
keepOffline()
