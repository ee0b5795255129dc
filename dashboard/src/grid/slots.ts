/** Assigns rows of the list to rows of the document. A row that is scrolled out of sight is reused for the next one: updating it is far cheaper than creating
 *  one. */
export class Slots {
  readonly #taken = new Map<number, number>()
  #free: number[] = []
  #count = 0

  /** The slots of these rows, in their order. A visible row keeps its slot. */
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
