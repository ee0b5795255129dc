/** Why the start stops, for a person to read: what is wrong in one sentence, and what to do about it. Printed without a stack. */
export class StartupProblem extends Error {
  readonly remedy: string

  constructor(message: string, remedy: string) {
    super(message)
    this.name = 'StartupProblem'
    this.remedy = remedy
  }
}
