export * from './limits.ts'
export { roomRefusal, SAYINGS, type Code, type RoomCode } from './refusals.ts'
export { nickname, readName, sameName } from './names.ts'
export { CODE_BYTES, makeCode, readCode, type Coded } from './codes.ts'
export { hashOf, isToken, makeToken, TOKEN_BYTES } from './tokens.ts'
export { TokenBucket, type Rate } from './token-bucket.ts'
export { diff, diffSharing, equal, patched, type Patch } from './patch.ts'
export { formsOf, packer, unpack, type Form } from './forms.ts'
export { packMoves, unpackMoves } from './moves.ts'
export * from './messages.ts'
export * from './protocol.ts'
export { PHRASES, type Phrase } from './phrases.ts'
export { isAt, MAX_ADDRESS, PUSH_SERVICES, webhookAt, type WebhookForm } from './hosts.ts'
export { turnAt, type Notice, type Notices, type Sent, type Turn } from './notices.ts'
export { MAX_TABLES } from './max-tables.ts'
export { ownTable, readTables, type OwnTable } from './own-table.ts'
export {
  openRoom,
  readClock,
  type Asked,
  type Chair,
  type Listing,
  type Person,
  type Room,
  type SealedAttempt,
} from './room.ts'
export { openAttempt, type Outcome, type NewAttempt } from './attempt.ts'
export * from './journal.ts'
export * from './match.ts'
export type { Effect, Next, Think } from './effects.ts'
export { ballotOf, type Ballot, type Crowd, type Vote } from './voting.ts'
export { expiryOf, type Message } from './reducer.ts'
export { roomSeen, gameSeen } from './speech.ts'
export { speaker, type Saying } from './speaker.ts'
export { isKept, keptRoom, restoredRoom, versionInPlay } from './persistence.ts'
export { runtime, type Snapshot, type Runtime } from './runtime.ts'
export type { Connection, Ports } from './ports.ts'
