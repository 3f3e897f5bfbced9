import { challengeInPage } from '$lib/challenge/page.ts'
import Verify from '$lib/challenge/Verify.svelte'
import { takeOver } from '$lib/island.ts'

void takeOver(Verify, challengeInPage)
