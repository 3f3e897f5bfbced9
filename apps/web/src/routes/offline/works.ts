import { takeOver } from '$lib/island/take-over.ts'
import Works from './Works.svelte'

void takeOver(Works, async () => ({}))
