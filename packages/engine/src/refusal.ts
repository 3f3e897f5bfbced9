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

/**
 * A "no" for people: what was wrong and what is allowed, under a stable code. Nothing was changed. The one class of all
 * packages: each lists its own codes with their sentences.
 */
export class Refusal<Code extends string = RefusalCode> extends Error {
  readonly code: Code

  constructor(code: NoInfer<Code>, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'Refusal'
    this.code = code
  }
}
