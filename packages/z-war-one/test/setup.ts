import { load } from '../data.ts'

// Tests play all missions.
await load()
