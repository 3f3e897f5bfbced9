/*
 * Types of Durable Object stubs without the platform's types, which pages do not have and which recurse without end into JSON.
 */

/** An object's methods as called from outside: all are asynchronous. */
export type Stub<O> = {
  [Name in keyof O]: O[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never
}

/** The objects of one class, by name. */
export interface Objects<O> {
  getByName: (name: string) => Stub<O>
}
