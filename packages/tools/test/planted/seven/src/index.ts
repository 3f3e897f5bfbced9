import { words } from './words.ts'

/** A made-up rule for the tests of `mutants`: seven or more opens the door, and nobody has said so. */
export const opens = (sum: number): boolean => sum >= 7

const because = (rule: string, says: string) => ({ rule, says })

export const choice = {
  ask: 'Open the door?',
  options: () => words,
  whyNot: () => because('4.2', 'The door is shut.'),
}

const ASKS = { again: 'Open it again?' }

export const asked = () => ASKS.again
