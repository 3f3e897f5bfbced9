export * from './limits.ts'
export { Declined, SAYINGS, type Code, type RoomCode } from './refusals.ts'
export { nickname, readName } from './names.ts'
export { CODE_BYTES, makeCode, readCode, type Coded } from './codes.ts'
export { hashOf, isToken, makeToken, TOKEN_BYTES } from './tokens.ts'
export { diff, equal, patched, type Patch } from './patch.ts'
export { formsOf, packer, unpack, type Form } from './forms.ts'
export { packMoves, unpackMoves } from './moves.ts'
export * from './messages.ts'
export {
  eyesOf,
  openRoom,
  personOf,
  seatsOf,
  type Asked,
  type Chair,
  type Person,
  type Room,
  type SealedAttempt,
} from './room.ts'
export { openAttempt, type Outcome, type NewAttempt } from './attempt.ts'
export * from './match.ts'
export type { Effect, Next, Think } from './effects.ts'
export { think, thinkOwed } from './bots.ts'
export { isFree } from './seating.ts'
export { expiryOf, hear, nextLook, readToken, type Message } from './table.ts'
export { endingOf, heardBy, roomSeen, seatsSeen, seatStateOf, tableSeen, welcome } from './speech.ts'
export { speaker, type Saying } from './speaker.ts'
export { keptRoom, restoredRoom } from './keeping.ts'
export { BROKE_THE_RULES, host, TOO_BIG, type Glance, type Host, type Connection, type World } from './host.ts'
