/** Why a command stops, for a person to read: what is wrong in one sentence, and what to do about it. */
export class Problem extends Error {
  /** @param {string} message @param {string} remedy */
  constructor(message, remedy) {
    super(message)
    this.remedy = remedy
  }
}
