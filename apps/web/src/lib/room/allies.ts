import { alliesOf, type AnyGame, type Seat } from '@shamble/engine'
import type { RoomSeen } from '@shamble/room/client'
import { PERSON } from '../play/person.ts'
import { setUpOf } from './chairs.ts'

/** The seats in the room of a challenge whose bots are on the player's side. */
export const alliesIn = (game: AnyGame, room: RoomSeen): Seat[] => alliesOf(game, setUpOf(room), PERSON)
