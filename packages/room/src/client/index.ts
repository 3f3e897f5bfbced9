export { ABANDONED, CLOCKS } from '../limits.ts'
export type { BotName, ChairSeen, Ending, RoomSeen, SeatState, Wish } from '../messages.ts'
export { nickname } from '../names.ts'
export { makeToken, TOKEN_BYTES } from '../tokens.ts'
export type { Keep } from './acts.ts'
export { platformMeans } from './browser.ts'
export type { LinkState, Means, Socket, SocketEvents } from './connection.ts'
export {
  choicesIn,
  sightIn,
  type EyeShown,
  type GameSeen,
  type News,
  type No,
  type TableState,
} from './state.ts'
export { joinTable, type Joining, type Listener, type TableClient } from './table.ts'
