/** An error for people to read that ends a command: what went wrong in one sentence, and what to do next. */
export class Problem extends Error {
  /** @param {string} message @param {string} remedy */
  constructor(message, remedy) {
    super(message)
    this.remedy = remedy
  }
}
