/** A made-up rule for the tests of `mutants`: one more. */
export const next = (round: number): number => round + 1
