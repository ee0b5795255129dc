import { windowRows } from './window-rows.ts'
import type { Names, Item, Mark, Window } from './window.ts'

/** Rows per request. */
const readMax = 500
/** Positions that are passed faster than this are not loaded. */
const restMs = 40
/** How far ahead of scrolling to load: the windows that will be reached within this time, at least a few, but not the whole list. */
const aheadMs = 800
const aheadLeast = 4
const aheadMost = 12
const frameMs = 16
const retryMs = 1_500

export type ReadRows = (
  asked: { start: number; count: number; from: Mark | undefined },
  signal: AbortSignal,
) => Promise<Window & { names: Names }>

/** Stores loaded rows: those of the whole grid, or of one group. */
export interface RowStore {
  total: number
  isOpen: boolean
  readonly hasAdded: boolean
  put(start: number, items: readonly Item[]): void
  addNames(names: Names): void
  tell(): void
}

/** Loads the rows that become visible: window by window, each once, visible ones first. */
export class Windows {
  readonly #rows: RowStore
  readonly #read: ReadRows
  readonly #known = new Set<number>()
  readonly #going = new Map<number, AbortController>()
  #marks: Mark[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #seen: readonly number[] = []
  #first = 0
  #seenAt = 0
  #ahead = aheadLeast
  /** Visible windows, then those ahead in the direction of scrolling, the nearest first. */
  #wanted: readonly number[] = []

  constructor(rows: RowStore, read: ReadRows) {
    this.#rows = rows
    this.#read = read
  }

  /** Starts another list whose first rows are known. */
  begin(marks: readonly Mark[], known: number): void {
    this.stop()
    this.#known.clear()
    this.#marks = [...marks]
    for (let window = 0; (window + 1) * windowRows <= known || (window * windowRows < known && known >= this.#rows.total); window++)
      this.#known.add(window)
    // A reader in the middle of a list that is reloaded keeps the position.
    const last = this.#lastWindow
    this.#wanted = this.#seen.filter((window) => window <= last)
    this.#bringSoon()
  }

  stop(): void {
    this.#rest()
    for (const going of this.#going.values()) going.abort()
    this.#going.clear()
  }

  /** Called with the range of visible rows. Continuous scrolling also loads the windows ahead; a jump waits until it has settled. */
  setVisibleRows(first: number, last: number): void {
    const seen = between(Math.floor(first / windowRows), Math.floor(last / windowRows))
    const isLeap = seen[0]! > (this.#seen.at(-1) ?? 0) + 1 || seen.at(-1)! < (this.#seen[0] ?? 0) - 1
    this.#ahead = isLeap ? aheadLeast : this.#reachFrom(first)
    const ahead = isLeap || first === this.#first ? [] : this.#aheadOf(seen, first > this.#first)
    this.#first = first
    this.#seen = seen
    this.#wanted = [...seen, ...ahead]
    if (isLeap) this.#rest()
    this.#bringSoon(isLeap ? restMs : 0)
  }

  /** The number of windows to load ahead at the current scrolling speed. */
  #reachFrom(first: number): number {
    const now = performance.now()
    const rows = (Math.abs(first - this.#first) / Math.max(now - this.#seenAt, frameMs)) * aheadMs
    this.#seenAt = now
    return Math.min(Math.max(Math.ceil(rows / windowRows), aheadLeast), aheadMost)
  }

  #bringSoon(afterMs = restMs): void {
    const lacking = new Set(this.#lacking)
    const isShort = this.#wanted.slice(0, this.#seen.length + this.#ahead / 2).some((window) => lacking.has(window))
    if (isShort) this.#timer ??= setTimeout(() => this.#bring(), afterMs)
  }

  get #lastWindow(): number {
    return Math.floor((this.#rows.total - 1) / windowRows)
  }

  #aheadOf(seen: readonly number[], isDown: boolean): number[] {
    return isDown
      ? between(seen.at(-1)! + 1, Math.min(seen.at(-1)! + this.#ahead, this.#lastWindow))
      : between(Math.max(seen[0]! - this.#ahead, 0), seen[0]! - 1).toReversed()
  }

  get #lacking(): number[] {
    return this.#wanted.filter((window) => !this.#known.has(window) && !this.#going.has(window)).toSorted((one, other) => one - other)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Reloads the first items of the list, up to a maximum. */
  async loadAll(count: number): Promise<Item[]> {
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

  /** Loads a range of rows that needn’t be visible; returns whether all of them are loaded. */
  async load(first: number, last: number): Promise<boolean> {
    const wanted = between(Math.floor(first / windowRows), Math.floor(last / windowRows))
    for (const run of runsOf(wanted.filter((window) => !this.#known.has(window)))) await this.#load(run)
    return wanted.every((window) => this.#known.has(window))
  }

  #bring(): void {
    this.#rest()
    const wanted = new Set(this.#wanted.map((window) => this.#going.get(window)))
    for (const [window, going] of this.#going) {
      if (wanted.has(going)) continue
      going.abort()
      // An aborted response never arrives: the window is requested again when it becomes visible.
      this.#going.delete(window)
    }
    for (const windows of runsOf(this.#lacking)) void this.#load(windows)
  }

  async #load(windows: readonly number[]): Promise<void> {
    const gone = new AbortController()
    for (const window of windows) this.#going.set(window, gone)
    const start = windows[0]! * windowRows
    try {
      const count = Math.min(windows.length * windowRows, Math.max(this.#rows.total - start, 1))
      const { items, marks, names, isLast } = await this.#read({ start, count, from: this.#markFor(start) }, gone.signal)
      if (gone.signal.aborted) return
      this.#marks.push(...marks)
      this.#rows.put(start, items)
      this.#rows.addNames(names)
      for (const window of windows) if (start + items.length > window * windowRows || isLast) this.#known.add(window)
      this.#reach(start + items.length, isLast)
      this.#rows.tell()
    } catch {
      if (!gone.signal.aborted) this.#timer ??= setTimeout(() => this.#bring(), retryMs)
    } finally {
      for (const window of windows) if (this.#going.get(window) === gone) this.#going.delete(window)
    }
    // A distant position takes several requests: each continues where the last one ended.
    if (!gone.signal.aborted) this.#bringSoon()
  }

  /** Text searches have no count: their list is as long as is known, and grows when it is scrolled to the end. */
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

const between = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)

/** Adjacent windows, as many as fit into one request. */
function runsOf(windows: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const window of windows) {
    const run = runs.at(-1)
    if (run && run.at(-1) === window - 1 && (run.length + 1) * windowRows <= readMax) run.push(window)
    else runs.push([window])
  }
  return runs
}
