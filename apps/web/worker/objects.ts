// The Durable Object classes that the Worker exports.
export { Room } from './room.ts'
export { Challenge } from './challenge.ts'
export { TableList } from './table-list.ts'
export { Allowance } from './allowance.ts'
export { Transfer } from './transfers.ts'
export { Puzzles } from './puzzles.ts'
