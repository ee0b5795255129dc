import { sameValue } from './cell-text.ts'
import type { Change, Step } from './history.ts'
import type { LoadedRows } from './loaded-rows.ts'
import { pastedRowsMax } from './paste.ts'
import type { RowPatch, RowWrite, WriteResult } from './row-write.ts'
import { isInnocent, keyOf, mergedByCell, type Waiting } from './waiting.ts'
import type { Item } from './window.ts'

export type SendWrite = (write: RowWrite) => Promise<WriteResult[]>

/** A form of a page is limited to 100,000 bytes; beyond this, another request follows. */
const bytesMax = 80_000
const savedMs = 1_600
/** How often a change is retried after others have changed other fields of its item. */
const triesMax = 5

/** A change that met a different value from someone else. */
export interface Conflict {
  id: string
  field: string
  /** The value when editing began. */
  base: unknown
  mine: unknown
  theirs: unknown
}

/** Sends changes in order, one request after the other; each applies only to what the grid has shown. Marks cells with the state of
 *  saving. */
export class Saving {
  readonly conflicts = new Map<string, Conflict>()
  /** Why changes are stuck: `offline`, or the server's message. */
  problem = ''
  /** Changes that could not be sent and wait for a retry. */
  #stuck: Waiting[] = []
  #queue: Waiting[] = []
  #isSending = false
  readonly #rows: LoadedRows
  readonly #send: SendWrite

  constructor(rows: LoadedRows, send: SendWrite) {
    this.#rows = rows
    this.#send = send
  }

  get isBusy(): boolean {
    return this.#isSending || this.#queue.length > 0
  }

  get isStuck(): boolean {
    return this.#stuck.length > 0
  }

  /** Whether this item has unsaved changes. */
  hasUnsavedChanges(id: string): boolean {
    return (
      [...this.#queue, ...this.#stuck].some(({ change }) => change.id === id) || [...this.conflicts.values()].some((one) => one.id === id)
    )
  }

  conflictAt(id: string, field: string): Conflict | undefined {
    return this.conflicts.get(keyOf(id, field))
  }

  add(step: Step): void {
    for (const change of step) {
      this.#show(change)
      this.#queue.push({ change, tries: 0 })
    }
    this.#rows.tell()
    void this.#flush()
  }

  /** Sends the changes again that failed for lack of a connection. */
  async retry(): Promise<void> {
    const again = this.#stuck
    this.#stuck = []
    for (const { change } of again) this.#show(change)
    this.#queue.unshift(...again)
    this.#rows.tell()
    await this.#flush()
  }

  /** Resolves a conflict: applies one's own value on top of the current one, or accepts theirs. */
  resolveConflict({ id, field, mine, theirs }: Conflict, isMine: boolean): void {
    this.conflicts.delete(keyOf(id, field))
    this.#rows.mark(id, field, undefined)
    if (isMine) this.add([{ kind: 'set', id, field, before: theirs, after: mine }])
    else this.#rows.tell()
  }

  #show(change: Change): void {
    if (change.kind === 'set') {
      this.conflicts.delete(keyOf(change.id, change.field))
      this.#rows.mark(change.id, change.field, { state: 'saving', value: change.after })
    } else if (change.kind === 'remove') this.#rows.setGone(change.id, true)
    else if (this.#rows.placeOf(change.id) === undefined) this.#rows.append(change.id, change.data)
    else this.#rows.setGone(change.id, false)
  }

  async #flush(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    for (let batch = this.#take(); batch.length > 0; batch = this.#take()) {
      const write = this.#writeOf(batch)
      if (!write) continue
      try {
        for (const written of await this.#send(write)) this.#learn(written, batch)
      } catch (error) {
        this.#fail(batch, error)
      }
      this.#rows.tell()
    }
    this.#isSending = false
    this.#rows.tell()
  }

  /** Takes changes of one kind from the head of the queue, as many as fit into one request. */
  #take(): Waiting[] {
    const kind = this.#queue[0]?.change.kind
    let bytes = 0
    let length = 0
    const ids = new Set<string>()
    for (const { change } of this.#queue) {
      ids.add(change.id)
      bytes += JSON.stringify(change).length * 2
      if (change.kind !== kind || ids.size > pastedRowsMax || (length > 0 && bytes > bytesMax)) break
      length++
    }
    return mergedByCell(this.#queue.splice(0, length))
  }

  #writeOf(batch: Waiting[]): RowWrite | undefined {
    const changes = batch.map(({ change }) => change)
    switch (changes[0]!.kind) {
      case 'add':
        return { do: 'add', items: changes.map((change) => ({ id: change.id, data: (change as Item & Change).data })) }
      case 'remove':
        return { do: 'remove', items: changes.map(({ id }) => ({ id, row: this.#rows.dataOf(id) ?? {} })) }
      case 'set':
        return this.#patchesOf(changes as (Change & { kind: 'set' })[])
    }
  }

  #patchesOf(changes: readonly (Change & { kind: 'set' })[]): RowWrite | undefined {
    const patches = new Map<string, RowPatch & { was: Record<string, unknown>; set: Record<string, unknown>; unset: string[] }>()
    for (const { id, field, before, after } of changes) {
      const row = this.#rows.dataOf(id) ?? {}
      // Someone else's change arrived while typing. It is already known here, so the server's check would not detect the conflict.
      if (!sameValue(row[field], before) && !sameValue(row[field], after)) {
        this.#clash({ id, field, base: before, mine: after, theirs: row[field] })
        continue
      }
      const patch = patches.get(id) ?? { id, row, was: {}, set: {}, unset: [] }
      patches.set(id, patch)
      patch.was[field] = row[field]
      if (after === undefined) patch.unset.push(field)
      else patch.set[field] = after
    }
    return patches.size > 0 ? { do: 'patch', patches: [...patches.values()] } : undefined
  }

  #learn(written: WriteResult, batch: Waiting[]): void {
    const waiting = batch.filter(({ change }) => change.id === written.id)
    if (written.became === 'done') return this.#done(waiting, written.item)
    if (written.became === 'changed') return this.#meet(waiting, written.theirs)
    const isGone = written.became === 'gone'
    if (isGone) this.#rows.setGone(written.id, true)
    for (const { change, tries } of waiting) {
      const refusal = written.became === 'refused' ? written.refusal : undefined
      if (isInnocent(change, refusal) && tries < triesMax) {
        this.#queue.unshift({ change, tries: tries + 1 })
        continue
      }
      if (change.kind === 'remove') this.#rows.setGone(change.id, isGone)
      else if (change.kind === 'add') this.#rows.setGone(change.id, true)
      else {
        const problem = refusal ? (refusal.fields[change.field] ?? refusal.message) : 'gone'
        this.#rows.mark(change.id, change.field, { state: 'failed', value: change.after, problem })
      }
    }
  }

  #done(waiting: readonly Waiting[], item: Item | undefined): void {
    if (item) this.#rows.become(item)
    for (const { change } of waiting) {
      if (change.kind !== 'set' || this.#isWaiting(change.id, change.field)) continue
      const mark = { state: 'saved' as const, value: change.after }
      this.#rows.mark(change.id, change.field, mark)
      setTimeout(() => {
        if (this.#rows.markOf(change.id, change.field) !== mark) return
        this.#rows.mark(change.id, change.field, undefined)
        this.#rows.tell()
      }, savedMs)
    }
  }

  #isWaiting = (id: string, field: string): boolean =>
    this.#queue.some(({ change }) => change.kind === 'set' && change.id === id && change.field === field)

  /** Someone else was faster. If they changed other fields, or to the same value, the change is retried; otherwise both sides are shown. */
  #meet(waiting: readonly Waiting[], theirs: Item): void {
    this.#rows.become(theirs)
    for (const { change, tries } of waiting) {
      if (change.kind === 'remove') {
        this.#rows.setGone(change.id, false)
        continue
      }
      if (change.kind !== 'set') continue
      const { id, field, before, after } = change
      const now = theirs.data[field]
      if (sameValue(now, after)) this.#rows.mark(id, field, undefined)
      else if (sameValue(now, before) && tries < triesMax) this.#queue.unshift({ change, tries: tries + 1 })
      else this.#clash({ id, field, base: before, mine: after, theirs: now })
    }
  }

  #clash(conflict: Conflict): void {
    this.conflicts.set(keyOf(conflict.id, conflict.field), conflict)
    this.#rows.mark(conflict.id, conflict.field, { state: 'conflict', value: conflict.mine })
  }

  #fail(batch: Waiting[], error: unknown): void {
    const problem = error instanceof WriteRejectedError ? error.message : 'offline'
    this.problem = problem
    for (const { change } of batch) {
      if (change.kind === 'set') this.#rows.mark(change.id, change.field, { state: 'failed', value: change.after, problem })
      else if (change.kind === 'remove') this.#rows.setGone(change.id, false)
    }
    this.#stuck.push(...batch.filter(({ change }) => change.kind !== 'remove'))
    if (problem === 'offline') this.#stuck.push(...this.#queue.splice(0))
  }
}

/** The server rejected a whole request. */
export class WriteRejectedError extends Error {}
