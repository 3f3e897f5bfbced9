import { tellHeight } from '$lib/embed/host.ts'
import { waitForTouch } from '$lib/island/untouched.ts'

/** The script of a frame until somebody touches it. */
const island = document.querySelector('[data-untouched]')!
const stop = tellHeight(island)
waitForTouch(island, stop)
