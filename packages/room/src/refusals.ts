import { Refusal, type RefusalCode } from '@shamble/engine'

/** The refusals of a room, besides the engine's: a stable code, and the sentence that people read. */
export const SAYINGS = {
  // The message itself
  'bad-message': 'This message is not part of the protocol.',
  'too-long': 'This message is too long.',
  'too-fast': 'Too many messages at once. Wait a second and try again.',
  'old-protocol': 'This page is older than the server. Reload it: nothing is lost.',
  'new-protocol': 'This page is newer than the server. Try again in a minute: nothing is lost.',
  'not-stored': 'This could not be stored. Nothing has changed: try again in a moment.',
  'no-hello': 'The first message of a connection must be a hello.',
  'bad-token': 'This is not a token: 22 letters, digits, hyphens and underscores.',
  // The room
  'no-room': 'There is no such room. It may have expired.',
  'taken-down': 'The operator of this server has taken this table down.',
  'bad-code': 'This is not the code of a room. A letter may be wrong.',
  'room-full': 'The room is full: too many people are here.',
  'too-many-tabs': 'You have this table open in too many tabs or devices. Close one.',
  'no-such-game': 'There is no game of this name.',
  'too-many-sockets': 'Too many connections were opened from here. Wait a minute and try again.',
  'too-many-open': 'Too many connections to rooms are open from here. Close a table and try again.',
  'too-many-rooms': 'Too many rooms were opened from here. Wait a minute and try again.',
  'forbidden-origin': 'Rooms cannot be reached from this address.',
  'rules-changed': 'The rules of this game have changed, so this table cannot go on. Its log is kept.',
  'room-broken': 'This room cannot be read any more. It will be removed.',
  // Seats
  'no-such-seat': 'There is no such seat at this table.',
  'seat-taken': 'This seat is taken.',
  'no-free-seat': 'Every seat is taken. You can watch.',
  'not-your-seat': 'This is not your seat.',
  'not-seated': 'Only players at the table may do this.',
  'would-see':
    'You have seen another hand in this game, and this seat would show you more. Let a bot or another player take it.',
  dismissed: 'The table has sent you away. You may still watch.',
  'bots-closed': 'The seats of bots are closed here. The player who has sat here longest can open them.',
  guest: 'You have joined during the game. Those who play from its start decide this.',
  'not-host': 'Only the player who has sat here longest may do this.',
  'no-dismissal': 'You cannot send this player away.',
  'one-vote': 'Another player has voted from your network. It has one vote.',
  'bad-hand': 'This link no longer moves a seat. Ask for a new one.',
  'bad-name': 'A name has 1 to 24 visible letters, digits, signs or spaces.',
  'name-taken': 'This name is taken.',
  // Hints
  'no-hint': 'There are no hints in a game against other people.',
  // Notices
  'no-push-service': 'This server sends nothing to the push service of this browser.',
  'no-webhook':
    'This server sends nothing to this address. It knows webhooks of Discord, Slack, ntfy.sh and a bridge to Matrix.',
  // Talk
  'said-enough': 'You have said a lot just now. Wait a few seconds.',
  'no-nudge': 'You can nudge a player after half a minute of waiting, and once a minute.',
  // Before, during and after the game
  'already-playing': 'This cannot be changed once the game has begun.',
  'not-playing': 'No game is being played at this table.',
  'not-over': 'The game is not over yet.',
  'bad-wait': 'Bots cannot begin after this time.',
  'not-listable': 'A table with a mission or company of your own cannot be listed.',
  'too-many-listed': 'Too many tables were listed from here. Take one back, or try again tomorrow.',
  'too-many-lookers': 'The list of open tables was opened too often from here. Wait a minute and try again.',
  'list-full': 'The list of open tables is full. Try again later.',
  'no-sequel': 'No game follows this one.',
  'seats-empty': 'Some seats are empty. Invite people, or seat bots.',
  'not-ready': 'Not all players are ready.',
  'bad-window': 'A vote cannot be open for this long.',
  'crowd-seat': 'The crowd plays this seat: spectators vote for its moves.',
  'no-vote': 'There is nothing you can vote for now.',
  'bad-clock': 'The clock cannot be set to this time.',
  'no-such-bot': 'There is no such bot.',
  resigned: 'This seat has resigned.',
  challenge: 'A challenge is played at this table, so its set-up is fixed.',
  'rivals-first': 'The bots choose first. Wait a moment.',
  // Moves
  stale: 'The table has changed since. Look again, then choose.',
  ahead: 'This move is ahead of the game. The table will be sent again.',
  overtaken: 'Another of your devices has moved already.',
  'number-skipped': 'The number of this act skips too many. The table will be sent again: choose again.',
  'enough-taken-back': 'Nothing more can be taken back here. Play on.',
  'asked-enough': 'You have asked for this several times just now. Wait a moment, or play on.',
  'match-full': 'This match has reached its maximum length. You can only resign.',
  'no-such-move': 'This move is not in the list.',
  'nothing-asked': 'There is no request to answer.',
} as const

export type RoomCode = keyof typeof SAYINGS
export type Code = RoomCode | RefusalCode

/** A refusal of the room. */
export const roomRefusal = (code: RoomCode) => new Refusal<RoomCode>(code, SAYINGS[code])
