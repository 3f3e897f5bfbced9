/**
 * The number of the interface between rules and engine. Raised with everything new that rules may use. What it had before is never
 * taken away: frozen rules of every earlier number are played by this engine.
 */
export const ENGINE_FORM = 2
