export {
  ABANDONED,
  BOTS_AFTER,
  CLOCKS,
  isSlow,
  KEPT_SLOW,
  LATE,
  NUDGE_AFTER,
  NUDGE_AGAIN,
  VOTE_WINDOWS,
} from '../limits.ts'
export type { ChairSeen, Ending, NoticesSeen, RoomSeen, SeatState, RoomRequest } from '../messages.ts'
export { MAX_TABLES } from '../max-tables.ts'
export type { OwnTable } from '../own-table.ts'
export { PHRASES, type Phrase } from '../phrases.ts'
export { nickname } from '../names.ts'
export { makeToken, TOKEN_BYTES } from '../tokens.ts'
export type { Keep } from './acts.ts'
export { platformMeans } from './browser.ts'
export type { LinkState, Means, Socket, SocketEvents } from './connection.ts'
export {
  choicesIn,
  gameIn,
  sightIn,
  type ViewerNews,
  type GameState,
  type News,
  type No,
  type ClientState,
  type Earlier,
  type Votes,
} from './state.ts'
export { joinRoom, type Heard, type Joining, type Listener, type RoomClient } from './client.ts'
