import type { Die, Switches } from './table.ts'

/** One hour of the night: its clock, and the die of the reinforcements it brings in the Advanced game (3.2). */
export interface Hour {
  clock: string
  mark: Die | null
}

const hour = (clock: string, mark: Die | null = null): Hour => ({ clock, mark })

/** The hour tracks (3.2, R2). */
export const HOUR_TRACKS: Record<Switches['hourTrack'], readonly Hour[]> = {
  standard: [
    hour('6 PM'),
    hour('7 PM'),
    hour('8 PM'),
    hour('9 PM', 8),
    hour('10 PM'),
    hour('11 PM'),
    hour('12 AM', 10),
    hour('1 AM'),
    hour('2 AM'),
    hour('3 AM', 12),
    hour('4 AM'),
    hour('5 AM'),
  ],
  short: [
    hour('10 PM'),
    hour('11 PM'),
    hour('12 AM', 8),
    hour('1 AM'),
    hour('2 AM', 10),
    hour('3 AM'),
    hour('4 AM'),
    hour('5 AM'),
  ],
  nightmare: [
    hour('6 PM'),
    hour('7 PM'),
    hour('8 PM', 8),
    hour('9 PM'),
    hour('10 PM'),
    hour('11 PM', 10),
    hour('12 AM'),
    hour('1 AM'),
    hour('2 AM', 12),
    hour('3 AM'),
    hour('4 AM', 20),
    hour('5 AM'),
  ],
}

/** The hour track of this game. */
export const hourTrack = (switches: Switches): readonly Hour[] => HOUR_TRACKS[switches.hourTrack]

/** The pool of townies (4.2). */
export const TOWNIES = 50

/** Horde spaces of a basic playsheet (3.3, R3), and the base of the Advanced limit (12.2). */
export const HORDE_SPACES = 6
export const ADVANCED_BASE = 3

const KEEPS_GOING = 4
const FAST_KEEPS_GOING = 3
/** What every die of a moving horde must show: 4, for Fast hordes 3 (6.2, 13.2). */
export const keepsGoing = (breed: string | null): number =>
  breed === 'fast' ? FAST_KEEPS_GOING : KEEPS_GOING

/** Steps of Mass Movement (8.4), of a squad (8.7), and luck tokens (13.2). */
export const MASS_MOVEMENT_STEPS = 5
export const SQUAD_STEPS = 3
export const LUCK_TOKENS = 7
