export * from './limits.ts'
export { roomRefusal, SAYINGS, type Code, type RoomCode } from './refusals.ts'
export { nickname, readName, sameName } from './names.ts'
export { CODE_BYTES, makeCode, readCode, type Coded } from './codes.ts'
export { hashOf, isToken, makeToken, TOKEN_BYTES } from './tokens.ts'
export { TokenBucket } from './token-bucket.ts'
export { diff, diffSharing, equal, patched, type Patch } from './patch.ts'
export { formsOf, packer, unpack, type Form } from './forms.ts'
export { packMoves, unpackMoves } from './moves.ts'
export * from './messages.ts'
export * from './protocol.ts'
export { PHRASES, type Phrase } from './phrases.ts'
export {
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
export * from './journal.ts'
export * from './match.ts'
export type { Effect, Next, Think } from './effects.ts'
export { think, thinkOwed } from './bots.ts'
export { isFree } from './seating.ts'
export { ballotOf, viewersFor, type Ballot, type Crowd, type Vote } from './voting.ts'
export { expiryOf, reduce, nextTick, readToken, type Message } from './reducer.ts'
export { endingOf, toldTo, roomSeen, seatsSeen, seatStateOf, gameSeen, welcome } from './speech.ts'
export { speaker, type Saying } from './speaker.ts'
export { isKept, keptRoom, restoredRoom } from './persistence.ts'
export {
  POLICY_VIOLATION,
  runtime,
  TOO_BIG,
  type Snapshot,
  type Runtime,
  type Connection,
  type Ports,
} from './runtime.ts'
