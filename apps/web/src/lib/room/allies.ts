import { alliesOf, type AnyGame, type Seat } from '@shamble/engine'
import type { RoomSeen } from '@shamble/room/client'
import { PERSON } from '../play/person.ts'
import { setUpOf } from './chairs.ts'

/** The seats in the room of a challenge whose bots are on the side of whoever plays it. It takes the rules. */
export const alliesIn = (game: AnyGame, room: RoomSeen): Seat[] => alliesOf(game, setUpOf(room), PERSON)
