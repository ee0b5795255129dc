import type { Names } from './names.server.ts'
import type { RowsHeld } from './rows-held.ts'
import type { Item, Mark, Window } from './window.server.ts'
import { windowRows } from './window-rows.ts'

/** Whoever scrolls past a place this quickly does not look at it. */
/** Rows that one request answers. */
const readMax = 500
const restMs = 40
const retryMs = 1_500

export type ReadRows = (
  asked: { start: number; count: number; from: Mark | undefined },
  signal: AbortSignal,
) => Promise<Window & { names: Names }>

/** Brings the rows that are looked at: a window at a time, each once, those that are in sight first. */
export class Windows {
  readonly #rows: RowsHeld
  readonly #read: ReadRows
  readonly #known = new Set<number>()
  readonly #going = new Map<number, AbortController>()
  #marks: Mark[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #seen: readonly number[] = []

  constructor(rows: RowsHeld, read: ReadRows) {
    this.#rows = rows
    this.#read = read
  }

  /** Another list, of which the first rows are known. */
  begin(marks: readonly Mark[], known: number): void {
    this.stop()
    this.#known.clear()
    this.#marks = [...marks]
    for (let window = 0; (window + 1) * windowRows <= known || (window * windowRows < known && known >= this.#rows.total); window++)
      this.#known.add(window)
  }

  stop(): void {
    clearTimeout(this.#timer)
    for (const going of this.#going.values()) going.abort()
    this.#going.clear()
  }

  /** These rows are in sight. */
  see(first: number, last: number): void {
    const windows: number[] = []
    for (let window = Math.floor(first / windowRows); window <= Math.floor(last / windowRows); window++) windows.push(window)
    this.#seen = windows
    clearTimeout(this.#timer)
    if (windows.every((window) => this.#known.has(window) || this.#going.has(window))) return
    this.#timer = setTimeout(() => this.#bring(), restMs)
  }

  /** The first items of the list, so many at most, read anew. */
  async everything(count: number): Promise<Item[]> {
    const items: Item[] = []
    let from: Mark | undefined
    for (let isLast = false; !isLast && items.length < count;) {
      const asked = { start: items.length, count: Math.min(readMax, count - items.length), from }
      const window = await this.#read(asked, new AbortController().signal)
      items.push(...window.items)
      from = window.marks.at(-1)
      isLast = window.isLast || window.items.length === 0
    }
    return items
  }

  #bring(): void {
    for (const [window, going] of this.#going) {
      if (this.#seen.includes(window)) continue
      going.abort()
      // Whoever comes back to it asks again: an answer that was called off never comes.
      this.#going.delete(window)
    }
    for (const window of this.#seen) if (!this.#known.has(window) && !this.#going.has(window)) void this.#load(window)
  }

  async #load(window: number): Promise<void> {
    const gone = new AbortController()
    this.#going.set(window, gone)
    const start = window * windowRows
    try {
      const count = Math.min(windowRows, Math.max(this.#rows.total - start, 1))
      const { items, marks, names, isLast } = await this.#read({ start, count, from: this.#markFor(start) }, gone.signal)
      if (gone.signal.aborted) return
      this.#marks.push(...marks)
      this.#rows.put(start, items)
      this.#rows.addNames(names)
      if (items.length > 0 || isLast) this.#known.add(window)
      this.#reach(start + items.length, isLast)
      this.#rows.tell()
    } catch {
      if (!gone.signal.aborted) this.#timer = setTimeout(() => this.#bring(), retryMs)
    } finally {
      if (this.#going.get(window) === gone) this.#going.delete(window)
    }
    // A place that is very far takes several requests: each goes on where the last one came to.
    if (!gone.signal.aborted && !this.#known.has(window) && this.#seen.includes(window)) this.see(start, start)
  }

  /** Of words nobody counts what they find: their list is as long as is known, and goes on where it is scrolled to its end. */
  #reach(end: number, isLast: boolean): void {
    if (isLast) this.#rows.isOpen = false
    if (this.#rows.isOpen) this.#rows.total = Math.max(this.#rows.total, end + windowRows)
    else if (isLast && end < this.#rows.total && !this.#rows.hasAdded) this.#rows.total = end
  }

  #markFor(start: number): Mark | undefined {
    let nearest: Mark | undefined
    for (const mark of this.#marks) if (mark[0] <= start && (!nearest || mark[0] > nearest[0])) nearest = mark
    return nearest
  }
}
