/** The stable codes of the engine's refusals. */
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
 * An error for people: a stable code, and a sentence that says what was wrong and what is allowed. Nothing has changed when it is
 * thrown. All packages use this class, each with its own codes.
 */
export class Refusal<Code extends string = RefusalCode> extends Error {
  readonly code: Code

  constructor(code: NoInfer<Code>, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'Refusal'
    this.code = code
  }
}
