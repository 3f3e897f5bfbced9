/*
 * Durable Objects from outside, said so that the pages need not know the platform's types, and shallow enough for the
 * compiler: the platform's own types of stubs follow every part of an answer, and JSON has no end.
 */

/** What an object does, called from outside: every answer comes later. */
export type Stub<O> = {
  [Name in keyof O]: O[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never
}

/** The objects of one class, by name. */
export interface Objects<O> {
  getByName: (name: string) => Stub<O>
}
