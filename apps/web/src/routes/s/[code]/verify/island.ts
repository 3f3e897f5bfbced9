import { challengeInPage } from '$lib/challenge/page.ts'
import Verify from './Verify.svelte'
import { takeOver } from '$lib/island/take-over.ts'

void takeOver(Verify, challengeInPage)
