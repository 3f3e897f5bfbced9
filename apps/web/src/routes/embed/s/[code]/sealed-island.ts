import { challengeInPage } from '$lib/challenge/page.ts'
import FramedSealed from '$lib/embed/FramedSealed.svelte'
import { takeOver } from '$lib/island/take-over.ts'

void takeOver(FramedSealed, challengeInPage)
