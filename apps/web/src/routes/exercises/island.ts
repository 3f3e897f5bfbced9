import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import OwnReviews from './OwnReviews.svelte'

void takeOver(OwnReviews, async () => ({}))
keepOffline()
