import Challenge from '$lib/challenge/Challenge.svelte'
import { challengeInPage } from '$lib/challenge/page.ts'
import { takeOver } from '$lib/island/take-over.ts'

void takeOver(Challenge, challengeInPage)
