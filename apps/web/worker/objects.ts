// The Durable Object classes: whatever is exported here is exported by the Worker.
export { Room } from './room.ts'
export { Challenge } from './challenge.ts'
export { Allowance } from './allowance.ts'
