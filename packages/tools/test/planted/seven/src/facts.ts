/** Told beside the rule: the chance of a sum, and the sum that nobody checks. */
export const facts = (ways: number) => ({ odds: ways / 36, least: 7 })
