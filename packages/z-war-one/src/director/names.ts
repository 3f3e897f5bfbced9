import { DIRECTOR } from '../data/director.ts'
import { directorCard } from '../table.ts'

/** A card of the Director's deck: by its number, and as a part of a move. */
export const directorCardTitle = (card: number): string => DIRECTOR[card]!.name
export const directorCardName = (part: string): string => directorCardTitle(directorCard.of(part))
