/** What was asked for cannot be done: a sentence for people. The tool ends with exit code 2. */
export class Complaint extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Complaint'
  }
}
