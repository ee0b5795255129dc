/**
 * Which of the rows that stand on the page shows which row of the list. One that is scrolled out of sight shows the next that comes in:
 * to change what it says costs a browser a small part of what it costs to make it.
 */
export class Slots {
  readonly #taken = new Map<number, number>()
  #free: number[] = []
  #count = 0

  /** The slots of these rows, in their order. A row in sight keeps the one it has. */
  of(indexes: readonly number[]): number[] {
    const shown = new Set(indexes)
    for (const [index, slot] of this.#taken) {
      if (shown.has(index)) continue
      this.#taken.delete(index)
      this.#free.push(slot)
    }
    return indexes.map((index) => this.#taken.get(index) ?? this.#take(index))
  }

  #take(index: number): number {
    const slot = this.#free.pop() ?? this.#count++
    this.#taken.set(index, slot)
    return slot
  }
}
