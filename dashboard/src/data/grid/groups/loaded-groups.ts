import type { LoadedRows } from '../loaded-rows.ts'
import type { Names } from '../names.server.ts'
import type { Item } from '../window.server.ts'
import { Windows, type ReadRows } from '../windows.ts'
import { canOpen, type Group, type GroupPage } from './figure.ts'
import { itemsBetween, lineCount, lineOf, positionAtLine, type OpenGroup } from './lines.ts'

/** The head of a group as it is shown. One that has not changed is the same object. */
export interface Head {
  group: Group | undefined
  isOpen: boolean
}

export type ReadGroups = (start: number) => Promise<GroupPage & { names: Names }>

/** The rows of one group: the items of the list that have its value. */
export type ReadGroup = (value: unknown) => ReadRows

/** Groups that one request answers. */
const pageGroups = 100
const retryMs = 1_500

interface OpenGroup extends OpenGroup {
  windows: Windows
  ids: Map<number, string>
}

/** A list in groups: their heads come by pages as they are looked at, the items of a group once it is open. */
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
    this.#lay()
  }

  /** What stands at a line, where it is a head. */
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

  /** The line of the head that a line's item is under. */
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

  /** Opens the group whose head is at a line, or folds it. */
  toggle(line: number): void {
    const { group: index } = positionAtLine(line, this.#opened)
    const group = this.#groups.get(index)
    if (!group || !canOpen(group)) return
    const open = this.#openOf(index)
    if (open) {
      open.windows.stop()
      this.#opened = this.#opened.filter((one) => one !== open)
    } else this.#opened = [...this.#opened, this.#openedOf(index, group)].toSorted((one, other) => one.group - other.group)
    this.#lay()
    this.#rows.tell()
    this.setVisibleLines(...this.#seen)
  }

  /** These lines are in sight. */
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

  /** Reads the figures of the heads anew: something has changed. No head moves, and none goes. */
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
        rows.know(items)
        items.forEach(({ id }, offset) => ids.set(start + offset, id))
      },
      addNames: (names: Names) => rows.addNames(names),
      tell: () => {
        this.#lay()
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

  /** Gives every item that is known the line it stands on. */
  #lay(): void {
    const opened = this.#opened
    function* places(): Generator<[number, string]> {
      for (const { group, ids } of opened) {
        const head = lineOf(group, opened)
        for (const [item, id] of ids) yield [head + 1 + item, id]
      }
    }
    this.#rows.lay(lineCount(this.#total, opened), places())
  }
}
