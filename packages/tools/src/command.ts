/** A tool: its usage text, and what it does with the arguments after its name. Resolves to the exit code. */
export interface Tool {
  usage: string
  run: (args: string[]) => Promise<number>
}

/** A request that cannot be met, in a sentence for the user. The tool ends with exit code 2. */
export class Complaint extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Complaint'
  }
}
