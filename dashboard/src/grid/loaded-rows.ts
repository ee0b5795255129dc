import type { Names, Data, Item } from './window.ts'

/** The state of saving a cell. */
export type CellState = 'saving' | 'saved' | 'failed' | 'conflict'

export interface CellMark {
  state: CellState
  value: unknown
  /** The typed text, if it is not a valid value of the field. */
  text?: string
  /** Why it is not saved: a code of the dashboard, or a message from the server. */
  problem?: string
}

/** A row as it is displayed. It stays the same object until it changes. */
export interface Row {
  index: number
  id: string
  data: Data
  isGone: boolean
  isNew: boolean
  marks: Readonly<Record<string, CellMark>>
}

interface LoadedRow {
  data: Data
  isGone: boolean
  isNew: boolean
  marks: Readonly<Record<string, CellMark>>
}

/** The rows that a grid has loaded of a list that may have a hundred thousand: those that were visible, by index. */
export class LoadedRows {
  total = 0
  /** The list may be longer than its total. */
  isOpen = false
  /** Whether rows were appended after the last one of the list. */
  hasAdded = false
  names: Names = {}
  #added: string[] = []
  readonly #ids = new Map<number, string>()
  readonly #places = new Map<string, number>()
  readonly #held = new Map<string, LoadedRow>()
  readonly #shown = new Map<string, Row>()
  readonly #listeners = new Set<() => void>()
  readonly #versionOf: (data: Data) => string

  /** `versionOf` returns what grows with every change of a row, so that a late answer doesn’t replace a newer one. */
  constructor(versionOf: (data: Data) => string = () => '') {
    this.#versionOf = versionOf
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  tell(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Starts another list. Items with pending changes are kept. */
  begin(total: number, isKept: (id: string) => boolean): void {
    this.total = total
    this.hasAdded = false
    this.#added = []
    this.#ids.clear()
    this.#places.clear()
    this.#shown.clear()
    for (const id of this.#held.keys()) if (!isKept(id)) this.#held.delete(id)
  }

  put(start: number, items: readonly Item[]): void {
    items.forEach(({ id, data }, offset) => {
      this.#ids.set(start + offset, id)
      this.#places.set(id, start + offset)
      this.#learn(id, data)
    })
  }

  /** Adds items whose positions are managed elsewhere. */
  addItems(items: readonly Item[]): void {
    for (const { id, data } of items) this.#learn(id, data)
  }

  /** Assigns rows to lines after all of them have moved. `lines` counts all lines, some of which are items. Appended rows stay at the end. */
  setLines(lines: number, places: Iterable<[line: number, id: string]>): void {
    this.#ids.clear()
    this.#places.clear()
    this.#shown.clear()
    const added = this.#added.map((id, index): [number, string] => [lines + index, id])
    for (const [line, id] of [...places, ...added]) {
      this.#ids.set(line, id)
      this.#places.set(id, line)
    }
    this.total = lines + this.#added.length
  }

  #learn(id: string, data: Data): void {
    const known = this.#held.get(id)
    if (!known || this.#versionOf(known.data) < this.#versionOf(data)) this.#change(id, { data })
  }

  addNames(names: Names): void {
    if (Object.keys(names).length === 0) return
    const merged = { ...this.names }
    for (const [collection, more] of Object.entries(names)) merged[collection] = { ...merged[collection], ...more }
    this.names = merged
    this.#shown.clear()
  }

  /** Appends a row after the last one. */
  append(id: string, data: Data): void {
    this.#ids.set(this.total, id)
    this.#places.set(id, this.total)
    this.total++
    this.hasAdded = true
    this.#added.push(id)
    this.#change(id, { data, isNew: true })
  }

  idAt(index: number): string | undefined {
    return this.#ids.get(index)
  }

  placeOf(id: string): number | undefined {
    return this.#places.get(id)
  }

  dataOf(id: string): Data | undefined {
    return this.#held.get(id)?.data
  }

  at(index: number): Row | undefined {
    const id = this.#ids.get(index)
    const held = id === undefined ? undefined : this.#held.get(id)
    if (id === undefined || !held) return undefined
    const known = this.#shown.get(id)
    if (known?.index === index) return known
    const row = { index, id, ...held }
    this.#shown.set(id, row)
    return row
  }

  /** The value that a cell displays: the latest edit, saved or not. */
  valueOf(id: string, field: string): unknown {
    const held = this.#held.get(id)
    const mark = held?.marks[field]
    return mark && mark.state !== 'saved' ? mark.value : held?.data[field]
  }

  become(item: Item): void {
    this.#change(item.id, { data: item.data, isGone: false, isNew: false })
  }

  setGone(id: string, isGone: boolean): void {
    if (this.#held.has(id)) this.#change(id, { isGone })
  }

  mark(id: string, field: string, mark: CellMark | undefined): void {
    const held = this.#held.get(id)
    if (!held) return
    const { [field]: _before, ...marks } = held.marks
    this.#change(id, { marks: mark ? { ...marks, [field]: mark } : marks })
  }

  markOf(id: string, field: string): CellMark | undefined {
    return this.#held.get(id)?.marks[field]
  }

  /** How many cells have a value that wasn't accepted. */
  get failedCount(): number {
    let count = 0
    for (const { marks } of this.#held.values()) for (const { state } of Object.values(marks)) if (state === 'failed') count++
    return count
  }

  #change(id: string, changes: Partial<LoadedRow>): void {
    const before = this.#held.get(id) ?? { data: {}, isGone: false, isNew: false, marks: {} }
    this.#held.set(id, { ...before, ...changes })
    this.#shown.delete(id)
  }
}

/** The displayed value of a row, including the latest edit. */
export const displayedValue = ({ data, marks }: Pick<Row, 'data' | 'marks'>, field: string): unknown => {
  const mark = marks[field]
  return mark && mark.state !== 'saved' ? mark.value : data[field]
}
