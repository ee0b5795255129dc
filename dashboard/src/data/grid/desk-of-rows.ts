import { noHistory, redo, undo, withStep, type Change, type History, type Step, type Turn } from './history.ts'
import { sameValue } from './cell-text.ts'
import { RowsHeld, updatedDateOf } from './rows-held.ts'
import { Saving, type SendWrite } from './saving.ts'
import type { Item, Mark } from './window.server.ts'
import type { Names } from './names.server.ts'
import { windowRows } from './window-rows.ts'
import { Windows, type ReadRows } from './windows.ts'

/** What a loader knows of a list at its beginning. */
export interface Beginning {
  items: readonly Item[]
  marks: readonly Mark[]
  names: Names
  /** Undefined where it is not known. */
  total: number | undefined
  /** What was asked, as the address has it. */
  asked: string
}

export interface Undone {
  /** How many changes were made back, or again. */
  count: number
  /** How many were left alone, because somebody has changed the same meanwhile. */
  left: number
}

/** What an event says of an item. */
export interface Happened {
  slug: string
  item: Item
}

/** A grid's rows with all that happens to them: brought when they are looked at, changed, saved, undone, and changed by others. */
export class DeskOfRows {
  readonly rows = new RowsHeld()
  readonly windows: Windows
  readonly saving: Saving
  /** Items that others have made since the list was. */
  arrived: ReadonlySet<string> = new Set()
  /** The list that was begun last. */
  begun: Beginning | undefined
  #history: History = noHistory

  constructor({ read, send }: { read: ReadRows; send: SendWrite }) {
    this.windows = new Windows(this.rows, read)
    this.saving = new Saving(this.rows, send)
  }

  begin(beginning: Beginning): void {
    if (this.begun === beginning) return
    this.begun = beginning
    const { items, marks, names, total } = beginning
    this.rows.begin(total ?? items.length + windowRows, (id) => this.saving.holds(id))
    this.rows.isOpen = total === undefined
    this.rows.addNames(names)
    this.rows.put(0, items)
    this.windows.begin(marks, items.length)
    this.arrived = new Set()
    this.rows.tell()
  }

  /** Does what a user does, at once and undoable at once. Cells that are what they should be stay as they are. */
  change(step: Step): void {
    const real = step.filter((change) => change.kind !== 'set' || !sameValue(change.before, change.after))
    if (real.length === 0) return
    this.#history = withStep(this.#history, real)
    this.saving.add(real)
  }

  /** What a change of a cell begins from: what is on its way to the server, or else what is there. */
  baseOf(id: string, field: string): unknown {
    const mark = this.rows.markOf(id, field)
    if (mark?.state === 'saving') return mark.value
    return mark?.state === 'conflict' ? this.saving.conflictAt(id, field)?.base : this.rows.dataOf(id)?.[field]
  }

  setting(id: string, field: string, after: unknown): Change {
    return { kind: 'set', id, field, before: this.baseOf(id, field), after }
  }

  /** Shows texts that are no values where they were typed or pasted. */
  reject(wrong: readonly { id: string; field: string; text: string; problem: string }[]): void {
    for (const { id, field, text, problem } of wrong)
      this.rows.mark(id, field, { state: 'failed', value: this.rows.dataOf(id)?.[field], text, problem })
    this.rows.tell()
  }

  /** The items of rows from one to another, as far as they are loaded. */
  idsIn(top: number, bottom: number): string[] {
    const ids: string[] = []
    for (let index = top; index <= bottom; index++) {
      const id = this.rows.idAt(index)
      if (id !== undefined && !this.rows.at(index)!.isGone) ids.push(id)
    }
    return ids
  }

  /** How many items the list has. */
  get matching(): number {
    return this.rows.total
  }

  /** All items of the list, read anew; or how many there are, where that is not what one was told. */
  async everything(count: number): Promise<string[] | number> {
    const items = await this.windows.everything(count + 1)
    if (items.length !== count) return this.rows.total === count ? items.length : this.rows.total
    this.rows.put(0, items)
    return items.map(({ id }) => id)
  }

  get canUndo(): boolean {
    return this.#history.done.length > 0
  }

  get canRedo(): boolean {
    return this.#history.undone.length > 0
  }

  undo(): Undone | undefined {
    return this.#turn(undo(this.#history))
  }

  redo(): Undone | undefined {
    return this.#turn(redo(this.#history))
  }

  /** Writes the former values where the later ones still stand. */
  #turn(turn: Turn | undefined): Undone | undefined {
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

  /** Hears of what others do. What is being typed or saved stays on top of it; rows never move by themselves. */
  hear({ slug, item }: Happened): void {
    const known = this.rows.dataOf(item.id)
    if (slug === 'created') {
      if (!known && this.rows.placeOf(item.id) === undefined) this.arrived = new Set([...this.arrived, item.id])
      else if (known && updatedDateOf(known) === '') this.rows.become(item)
    } else if (!known) return
    else if (slug === 'deleted') this.rows.setGone(item.id, true)
    else if (updatedDateOf(known) < updatedDateOf(item.data)) this.rows.become(item)
    this.rows.tell()
  }

  stop(): void {
    this.windows.stop()
  }
}
