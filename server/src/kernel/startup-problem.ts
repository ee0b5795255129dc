/** Why the server can't start, for a person to read: the problem in one sentence, and how to fix it. Printed without a stack. */
export class StartupProblem extends Error {
  readonly remedy: string

  constructor(message: string, remedy: string) {
    super(message)
    this.name = 'StartupProblem'
    this.remedy = remedy
  }
}
