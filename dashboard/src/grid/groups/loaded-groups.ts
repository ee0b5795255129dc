import type { LoadedRows } from '../loaded-rows.ts'
import type { Names, Item } from '../window.ts'
import { Windows, type ReadRows } from '../windows.ts'
import { canOpen, type Group, type GroupPage } from './figure.ts'
import { itemsBetween, lineCount, lineOf, positionAtLine, type OpenGroupSize } from './lines.ts'

/** A group header as it is displayed. It stays the same object until it changes. */
export interface Head {
  group: Group | undefined
  isOpen: boolean
}

export type ReadGroups = (start: number) => Promise<GroupPage & { names: Names }>

/** Reads the rows of one group: the items of the list that have its value. */
export type ReadGroup = (value: unknown) => ReadRows

/** Groups per request. */
const pageGroups = 100
const retryMs = 1_500

interface OpenGroup extends OpenGroupSize {
  windows: Windows
  ids: Map<number, string>
}

/** A grouped list: headers are loaded page by page as they become visible, the items of a group once it is open. */
export class LoadedGroups {
  readonly #rows: LoadedRows
  readonly #readGroups: ReadGroups
  readonly #readGroup: ReadGroup
  readonly #groups = new Map<number, Group>()
  readonly #pages = new Set<number>()
  readonly #heads = new Map<number, Head>()
  #opened: OpenGroup[] = []
  #total: number
  #isStopped = false
  #seen: readonly [number, number] = [0, 0]

  constructor(rows: LoadedRows, { first, readGroups, readGroup }: { first: GroupPage; readGroups: ReadGroups; readGroup: ReadGroup }) {
    this.#rows = rows
    this.#readGroups = readGroups
    this.#readGroup = readGroup
    this.#total = first.total
    this.#pages.add(0)
    this.#put(0, first)
    this.#assignLines()
  }

  /** The group header at a line, if there is one. */
  headAt(line: number): Head | undefined {
    if (line >= lineCount(this.#total, this.#opened)) return undefined
    const { group, item } = positionAtLine(line, this.#opened)
    if (item !== undefined) return undefined
    const head = { group: this.#groups.get(group), isOpen: this.#openOf(group) !== undefined }
    const known = this.#heads.get(group)
    if (known && known.group === head.group && known.isOpen === head.isOpen) return known
    this.#heads.set(group, head)
    return head
  }

  /** The line of the group header above an item's line. */
  headOf(line: number): number | undefined {
    if (line >= lineCount(this.#total, this.#opened)) return undefined
    const { group, item } = positionAtLine(line, this.#opened)
    return item === undefined ? undefined : lineOf(group, this.#opened)
  }

  itemsIn(top: number, bottom: number): number {
    const lines = lineCount(this.#total, this.#opened)
    const added = Math.max(Math.min(bottom, this.#rows.total - 1) - Math.max(top, lines) + 1, 0)
    return itemsBetween(top, bottom, this.#opened) + added
  }

  /** Opens or closes the group whose header is at a line. */
  toggle(line: number): void {
    const { group: index } = positionAtLine(line, this.#opened)
    const group = this.#groups.get(index)
    if (!group || !canOpen(group)) return
    const open = this.#openOf(index)
    if (open) {
      open.windows.stop()
      this.#opened = this.#opened.filter((one) => one !== open)
    } else this.#opened = [...this.#opened, this.#openedOf(index, group)].toSorted((one, other) => one.group - other.group)
    this.#assignLines()
    this.#rows.tell()
    this.setVisibleLines(...this.#seen)
  }

  /** Called with the range of visible lines. */
  setVisibleLines(first: number, last: number): void {
    this.#seen = [first, last]
    const end = Math.min(last, lineCount(this.#total, this.#opened) - 1)
    if (end < first) return
    const [from, to] = [positionAtLine(first, this.#opened).group, positionAtLine(end, this.#opened).group]
    for (let page = Math.floor(from / pageGroups); page <= Math.floor(to / pageGroups); page++) void this.#bring(page)
    for (const { group, count, windows } of this.#opened) {
      const head = lineOf(group, this.#opened)
      const [start, stop] = [Math.max(first - head - 1, 0), Math.min(end - head - 1, count - 1)]
      if (start <= stop) windows.setVisibleRows(start, stop)
    }
  }

  /** Reloads the figures of the headers after a change. No header moves or disappears. */
  async refresh(): Promise<void> {
    for (const page of this.#pages) {
      const start = page * pageGroups
      const fresh = await this.#readGroups(start).catch(() => undefined)
      if (!fresh || this.#isStopped) continue
      const byValue = new Map(fresh.groups.map((group) => [JSON.stringify(group.value), group]))
      for (let index = start; index < start + pageGroups; index++) {
        const known = this.#groups.get(index)
        const now = known && byValue.get(JSON.stringify(known.value))
        if (now) this.#groups.set(index, now)
      }
      this.#rows.tell()
    }
  }

  stop(): void {
    this.#isStopped = true
    for (const { windows } of this.#opened) windows.stop()
  }

  #openOf = (group: number): OpenGroup | undefined => this.#opened.find((one) => one.group === group)

  #openedOf(index: number, { value, count }: Group): OpenGroup {
    const ids = new Map<number, string>()
    const rows = this.#rows
    const shelf = {
      total: count,
      isOpen: false,
      hasAdded: false,
      put: (start: number, items: readonly Item[]) => {
        rows.addItems(items)
        items.forEach(({ id }, offset) => ids.set(start + offset, id))
      },
      addNames: (names: Names) => rows.addNames(names),
      tell: () => {
        this.#assignLines()
        rows.tell()
      },
    }
    const windows = new Windows(shelf, this.#readGroup(value))
    windows.begin([], 0)
    return {
      group: index,
      windows,
      ids,
      get count() {
        return shelf.total
      },
    }
  }

  async #bring(page: number): Promise<void> {
    if (this.#pages.has(page)) return
    this.#pages.add(page)
    try {
      const answer = await this.#readGroups(page * pageGroups)
      if (this.#isStopped) return
      this.#put(page * pageGroups, answer)
      this.#rows.addNames(answer.names)
      this.#rows.tell()
    } catch {
      setTimeout(() => this.#pages.delete(page) && !this.#isStopped && this.setVisibleLines(...this.#seen), retryMs)
    }
  }

  #put(start: number, { groups }: GroupPage): void {
    groups.forEach((group, offset) => this.#groups.set(start + offset, group))
  }

  /** Assigns every loaded item to its line. */
  #assignLines(): void {
    const opened = this.#opened
    function* places(): Generator<[number, string]> {
      for (const { group, ids } of opened) {
        const head = lineOf(group, opened)
        for (const [item, id] of ids) yield [head + 1 + item, id]
      }
    }
    this.#rows.setLines(lineCount(this.#total, opened), places())
  }
}
