/** Numbers from 0 to 1, always the same ones for a seed. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from)
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  /** One of the choices, each as likely as its weight says. */
  weighted<Choice>(choices: readonly Choice[], weightOf: (choice: Choice) => number): Choice {
    let left = this.next() * choices.reduce((sum, choice) => sum + weightOf(choice), 0)
    return choices.find((choice) => (left -= weightOf(choice)) < 0) ?? choices.at(-1)!
  }
}
