/** The stable codes of everything the engine can refuse. */
export type RefusalCode =
  | 'illegal-move'
  | 'game-over'
  | 'rules-fault'
  | 'bad-seats'
  | 'bad-options'
  | 'bad-seed'
  | 'bad-carried'
  | 'damaged-log'
  | 'other-version'
  | 'nothing-to-undo'

/** A "no" for people: what was wrong and what is allowed, under a stable code. The game goes on as it was. */
export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'Refusal'
    this.code = code
  }
}
