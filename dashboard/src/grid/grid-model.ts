import { sameValue } from './cell-text.ts'
import type { GroupPage } from './groups/figure.ts'
import { LoadedGroups, type Head, type ReadGroup, type ReadGroups } from './groups/loaded-groups.ts'
import { noHistory, redo, undo, withStep, type Change, type History, type Step, type Turn } from './history.ts'
import { LoadedRows } from './loaded-rows.ts'
import { Saving, type SendWrite } from './saving.ts'
import { windowRows } from './window-rows.ts'
import type { Data, FirstWindow, Item } from './window.ts'
import { Windows, type ReadRows } from './windows.ts'

/** The start of a list, as its loader returns it. */
export interface InitialRows extends Pick<FirstWindow, 'items' | 'marks' | 'names' | 'total' | 'asked'> {
  /** The first groups if the list is grouped. */
  groups?: GroupPage | undefined
}

export interface UndoResult {
  /** The number of changes undone or redone. */
  count: number
  /** The number of changes skipped because someone else has changed the same field since. */
  left: number
}

/** What an event reports about an item. */
export interface ItemEvent {
  slug: string
  item: Item
}

interface GridTransport {
  read: ReadRows
  send: SendWrite
  readGroups?: ReadGroups
  readGroup?: ReadGroup
  /** What grows with every change of a row; without it, rows are only replaced by what is read after a change. */
  versionOf?: (data: Data) => string
}

/** The rows of a grid and everything that happens to them: loading when they become visible, edits, saving, undo, and changes by others. */
export class GridModel {
  readonly rows: LoadedRows
  readonly windows: Windows
  readonly saving: Saving
  /** Items that others have created since the list was loaded. */
  arrived: ReadonlySet<string> = new Set()
  /** The list that was started last. */
  begun: InitialRows | undefined
  /** The figure selected for each column, as in the address. */
  figures = ''
  #history: History = noHistory
  #groups: LoadedGroups | undefined
  readonly #reaching: GridTransport
  readonly #versionOf: (data: Data) => string

  constructor(reaching: GridTransport) {
    const { read, send, versionOf } = (this.#reaching = reaching)
    this.#versionOf = versionOf ?? (() => '')
    this.rows = new LoadedRows(versionOf)
    this.windows = new Windows(this.rows, read)
    this.saving = new Saving(this.rows, send)
  }

  begin(beginning: InitialRows): void {
    if (this.begun === beginning) return
    this.begun = beginning
    const { items, marks, names, total, groups } = beginning
    this.#groups?.stop()
    this.rows.begin(total ?? items.length + windowRows, (id) => this.saving.hasUnsavedChanges(id))
    this.rows.isOpen = total === undefined
    this.rows.addNames(names)
    this.rows.put(0, items)
    this.windows.begin(marks, items.length)
    this.#groups = groups && this.#grouped(groups)
    this.arrived = new Set()
    this.rows.tell()
  }

  #grouped(first: GroupPage): LoadedGroups | undefined {
    const { readGroups, readGroup } = this.#reaching
    return readGroups && readGroup && new LoadedGroups(this.rows, { first, readGroups, readGroup })
  }

  get isGrouped(): boolean {
    return this.#groups !== undefined
  }

  /** Called with the range of visible lines. */
  setVisibleLines(first: number, last: number): void {
    if (this.#groups) this.#groups.setVisibleLines(first, last)
    else this.windows.setVisibleRows(first, last)
  }

  /** The group header at a line, if there is one. */
  headAt = (line: number): Head | undefined => this.#groups?.headAt(line)

  /** The line of the group header above an item's line. */
  headOf = (line: number): number | undefined => this.#groups?.headOf(line)

  fold(line: number): void {
    this.#groups?.toggle(line)
  }

  choose(figures: string): void {
    this.figures = figures
  }

  /** Marks the figures of groups as out of date. */
  refreshFigures(): void {
    void this.#groups?.refresh()
  }

  /** The number of lines in the range that are items, loaded or not. */
  itemsIn(top: number, bottom: number): number {
    return this.#groups?.itemsIn(top, bottom) ?? Math.max(Math.min(bottom, this.rows.total - 1) - top + 1, 0)
  }

  /** Applies a step at once, and makes it undoable as a whole. Cells that already have the value are left alone. */
  change(step: Step): void {
    const real = step.filter((change) => change.kind !== 'set' || !sameValue(change.before, change.after))
    if (real.length === 0) return
    this.#history = withStep(this.#history, real)
    this.saving.add(real)
  }

  /** The base of a change to a cell: the value being sent to the server, else the current one. */
  baseOf(id: string, field: string): unknown {
    const mark = this.rows.markOf(id, field)
    if (mark?.state === 'saving') return mark.value
    return mark?.state === 'conflict' ? this.saving.conflictAt(id, field)?.base : this.rows.dataOf(id)?.[field]
  }

  setting(id: string, field: string, after: unknown): Change {
    return { kind: 'set', id, field, before: this.baseOf(id, field), after }
  }

  /** Shows invalid texts in the cells where they were typed or pasted. */
  reject(wrong: readonly { id: string; field: string; text: string; problem: string }[]): void {
    for (const { id, field, text, problem } of wrong)
      this.rows.mark(id, field, { state: 'failed', value: this.rows.dataOf(id)?.[field], text, problem })
    this.rows.tell()
  }

  /** The loaded items within a range of rows. */
  idsIn(top: number, bottom: number): string[] {
    const ids: string[] = []
    for (let index = top; index <= bottom; index++) {
      const id = this.rows.idAt(index)
      if (id !== undefined && !this.rows.at(index)!.isGone) ids.push(id)
    }
    return ids
  }

  /** Whether every line of a range that isn’t a group header is a loaded row. */
  isLoaded(top: number, bottom: number): boolean {
    for (let line = top; line <= bottom; line++) if (!this.headAt(line) && this.rows.idAt(line) === undefined) return false
    return true
  }

  /** Loads a range of rows before they are changed; returns whether all of them are loaded. Groups load theirs when they become visible. */
  async load(top: number, bottom: number): Promise<boolean> {
    return !this.#groups && (await this.windows.load(top, bottom)) && this.isLoaded(top, bottom)
  }

  /** The number of items in the list. */
  get matching(): number {
    return this.#groups ? (this.begun?.total ?? 0) : this.rows.total
  }

  /** Loads the ids of all items in the list; returns the current count instead if it differs from the expected one. */
  async loadAll(count: number): Promise<string[] | number> {
    const items = await this.windows.loadAll(count + 1)
    if (items.length !== count) return this.matching === count ? items.length : this.matching
    this.rows.addItems(items)
    return items.map(({ id }) => id)
  }

  get canUndo(): boolean {
    return this.#history.done.length > 0
  }

  get canRedo(): boolean {
    return this.#history.undone.length > 0
  }

  undo(): UndoResult | undefined {
    return this.#turn(undo(this.#history))
  }

  redo(): UndoResult | undefined {
    return this.#turn(redo(this.#history))
  }

  /** Restores the former values where the later ones are still in place. */
  #turn(turn: Turn | undefined): UndoResult | undefined {
    if (!turn) return undefined
    this.#history = turn.history
    const step = turn.step.filter((change) => this.#isAsLeft(change))
    this.saving.add(step)
    return { count: step.length, left: turn.step.length - step.length }
  }

  #isAsLeft(change: Change): boolean {
    if (change.kind === 'set') return sameValue(this.rows.valueOf(change.id, change.field), change.before)
    return true
  }

  /** Replaces loaded rows with what was read again after changes by others, unless they are being saved: the answer then has them as they are. */
  receive(items: readonly Item[]): void {
    for (const item of items) if (this.rows.dataOf(item.id) && !this.saving.hasUnsavedChanges(item.id)) this.rows.become(item)
    this.rows.tell()
  }

  /** Applies a change made by someone else. Edits in progress stay on top of it, and rows never move by themselves. */
  applyEvent({ slug, item }: ItemEvent): void {
    const known = this.rows.dataOf(item.id)
    if (slug === 'created') {
      if (!known && this.rows.placeOf(item.id) === undefined) this.arrived = new Set([...this.arrived, item.id])
      else if (known && this.#versionOf(known) === '') this.rows.become(item)
    } else if (!known) return
    else if (slug === 'deleted') this.rows.setGone(item.id, true)
    else if (this.#versionOf(known) < this.#versionOf(item.data)) this.rows.become(item)
    this.rows.tell()
  }

  stop(): void {
    this.#groups?.stop()
    this.windows.stop()
  }
}
