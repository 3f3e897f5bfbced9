import { Refusal, type RefusalCode } from '@shamble/engine'

/** Every refusal of a room that is not the engine's: a stable code, and the sentence people read. */
export const SAYINGS = {
  // The message itself
  'bad-message': 'This message is not one that the protocol knows.',
  'too-long': 'This message is too long.',
  'too-fast': 'Too many messages at once. Wait a second and try again.',
  'old-protocol': 'This page is older than the server. Reload it: nothing is lost.',
  'new-protocol': 'This page is newer than the server. Try again in a minute: nothing is lost.',
  'not-stored': 'This could not be stored now. Nothing has changed: try again in a moment.',
  'no-hello': 'The first message of a connection must be a hello.',
  'bad-token': 'This is not a token: 22 letters, digits, hyphens and underscores.',
  // The room
  'no-room': 'There is no such room. It may have been closed after a long silence.',
  'bad-code': 'This is not the code of a room. A letter may be wrong.',
  'room-full': 'The room is full: too many people are here.',
  'too-many-tabs': 'This table is open in too many tabs or devices of yours. Close one.',
  'no-such-game': 'There is no game of this name.',
  'too-many-sockets': 'Too many connections were opened from here. Wait a minute and try again.',
  'too-many-rooms': 'Too many rooms were opened from here. Wait a minute and try again.',
  'forbidden-origin': 'Rooms cannot be reached from this address.',
  'rules-changed':
    'The rules of this game were changed and this table cannot go on with them. Its log is kept.',
  'room-broken': 'What was stored of this room cannot be read any more. It will be removed.',
  // Seats
  'no-such-seat': 'There is no such seat at this table.',
  'seat-taken': 'Somebody sits here.',
  'not-your-seat': 'This is not your seat.',
  'not-seated': 'Only those who sit at the table may do this.',
  'would-see':
    'You have seen another hand of this game: from this seat you would see what is hidden from that one. Let a bot or somebody else take it.',
  'bad-hand': 'This link does not move a seat any more. Ask for a new one.',
  'bad-name': 'A name is one to 24 letters, digits, signs or spaces, in one line, all of which can be seen.',
  'name-taken': 'Somebody here has this name.',
  // Hints
  'no-hint': 'Hints are only for those whom nobody plays against.',
  // Talk
  'said-enough': 'You have said a lot just now. Wait a few seconds.',
  'no-nudge':
    'A player can be nudged when the table has waited for them for half a minute, and once in a minute.',
  // Before, during and after the game
  'already-playing': 'The game has begun: this can only be changed before.',
  'not-playing': 'No game is being played at this table.',
  'not-over': 'The game is not over yet.',
  'no-sequel': 'No game follows this one.',
  'seats-empty': 'Not every seat is taken. Invite somebody, or let a bot sit down.',
  'not-ready': 'Not everybody is ready.',
  'bad-window': 'A vote cannot be open for this time.',
  'crowd-seat': 'The crowd plays this seat: whoever watches votes for what it does.',
  'no-vote': 'There is nothing to vote for here now, or it is not yours to vote.',
  'bad-clock': 'The clock cannot be set to this time.',
  'no-such-bot': 'There is no such bot.',
  resigned: 'This seat has resigned.',
  challenge: 'A challenge is tried at this table: it is played as it was set up.',
  'rivals-first': 'The bots have not chosen yet. Wait a moment.',
  // Moves
  stale: 'The table has changed since. Look again, then choose.',
  ahead: 'This move is ahead of the game. The table is sent again.',
  overtaken: 'Another of your devices has moved already.',
  'number-skipped':
    'The number of this act is too far from that of the last one. The table is sent again: choose anew.',
  'enough-taken-back': 'So much was taken back here that nothing more can be. Play on.',
  'match-full': 'This match has reached the greatest length that can be stored. It can only be resigned.',
  'no-such-move': 'There is no such move in the list.',
  'nothing-asked': 'Nobody has asked for this.',
} as const

export type RoomCode = keyof typeof SAYINGS
export type Code = RoomCode | RefusalCode

/** A "no" of the room: it changes nothing. */
export const roomRefusal = (code: RoomCode) => new Refusal<RoomCode>(code, SAYINGS[code])
