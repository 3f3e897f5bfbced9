import type { Table } from '@shamble/engine/specimen'

/** A claim about the specimen game that is not true. */
export function invariants({ zombie }: Table): void {
  if (zombie < 2) throw new Error('The zombie comes too close.')
}
