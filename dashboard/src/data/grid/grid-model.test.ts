import { beforeEach, describe, expect, test } from 'vitest'
import { GridModel } from '../../grid/grid-model.ts'
import type { WriteResult } from '../../grid/row-write.ts'
import { WriteRejectedError } from '../../grid/saving.ts'
import type { Data, Item } from '../../grid/window.ts'
import { itemWriteOf, updatedDateOf, type Write } from './item-write.ts'

const dated = (data: Data, minute: number): Data => ({
  ...data,
  _updatedDate: { $date: `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z` },
})

/** A fake server with a few items that checks the version the grid knew. */
class DeferredAnswer {
  items = new Map<string, Data>()
  writes: Write[] = []
  minute = 1
  answer: 'well' | 'offline' | 'refused' = 'well'

  send = async (write: Write): Promise<WriteResult[]> => {
    await Promise.resolve()
    if (this.answer === 'offline') throw new TypeError('Failed to fetch')
    if (this.answer === 'refused') throw new WriteRejectedError('This identity may not do this in the data collection.')
    this.writes.push(write)
    this.minute++
    if (write.do === 'add') return write.items.map(({ id, data }) => this.become(id, data))
    if (write.do === 'remove')
      return write.items.map(({ id, updatedDate }) => this.known(id, updatedDate) ?? (this.items.delete(id), { id, became: 'done' }))
    return write.patches.map(({ id, updatedDate, set, unset }) => {
      const no = this.known(id, updatedDate)
      if (no) return no
      const data: Record<string, unknown> = { ...this.items.get(id), ...set }
      for (const field of unset) delete data[field]
      return this.become(id, data)
    })
  }

  known(id: string, updatedDate: string): WriteResult | undefined {
    const data = this.items.get(id)
    if (!data) return { id, became: 'gone' }
    return (data._updatedDate as { $date: string }).$date === updatedDate ? undefined : { id, became: 'changed', theirs: { id, data } }
  }

  become(id: string, data: Data): WriteResult {
    const next = dated(data, this.minute)
    this.items.set(id, next)
    return { id, became: 'done', item: { id, data: next } }
  }

  /** Changes an item as another user. */
  others(id: string, changes: Data): Item {
    this.minute++
    return (this.become(id, { ...this.items.get(id), ...changes }) as { item: Item }).item
  }
}

let held: DeferredAnswer
let model: GridModel

beforeEach(() => {
  held = new DeferredAnswer()
  for (const id of ['a', 'b']) held.items.set(id, dated({ title: `The ${id}`, price: 1 }, 0))
  model = new GridModel({
    read: async () => ({ items: [], marks: [], names: {}, isLast: true }),
    send: (write) => held.send(itemWriteOf(write)),
    versionOf: updatedDateOf,
  })
  model.begin({ items: [...held.items].map(([id, data]) => ({ id, data })), marks: [], names: {}, total: 2, asked: '' })
})

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}
const price = (id: string): unknown => held.items.get(id)?.price

describe('saving', () => {
  test('shows a change at once, then saves it with the known version of the item', async () => {
    model.change([model.setting('a', 'price', 5)])
    expect(model.rows.at(0)!.marks.price).toEqual({ state: 'saving', value: 5 })
    await settled()
    expect(price('a')).toBe(5)
    expect(held.writes).toEqual([
      { do: 'patch', patches: [{ id: 'a', updatedDate: '2026-11-20T12:00:00.000Z', set: { price: 5 }, unset: [] }] },
    ])
    expect(model.rows.at(0)!.marks.price?.state).toBe('saved')
  })

  test('sends edits made during a request afterwards, once and with the new version', async () => {
    model.change([model.setting('a', 'price', 5)])
    model.change([model.setting('a', 'price', 6)])
    model.change([model.setting('a', 'title', 'Other')])
    model.change([model.setting('a', 'price', 7)])
    await settled()
    expect(held.items.get('a')).toMatchObject({ price: 7, title: 'Other' })
    expect(held.writes).toHaveLength(2)
    expect(model.saving.conflicts.size).toBe(0)
  })

  test('a cleared cell has no value', async () => {
    model.change([model.setting('a', 'price', undefined)])
    await settled()
    expect('price' in held.items.get('a')!).toBe(false)
  })

  test('merges changes by others to other fields', async () => {
    held.others('a', { title: 'Theirs' })
    model.change([model.setting('a', 'price', 5)])
    await settled()
    expect(held.items.get('a')).toMatchObject({ title: 'Theirs', price: 5 })
    expect(model.saving.conflicts.size).toBe(0)
  })

  test('does not overwrite a change by others to the same field: both sides are kept until one is selected', async () => {
    held.others('a', { price: 9 })
    model.change([model.setting('a', 'price', 5)])
    await settled()
    expect(price('a')).toBe(9)
    const conflict = model.saving.conflictAt('a', 'price')!
    expect(conflict).toEqual({ id: 'a', field: 'price', base: 1, mine: 5, theirs: 9 })
    expect(model.rows.at(0)!.marks.price).toEqual({ state: 'conflict', value: 5 })
    model.saving.resolveConflict(conflict, true)
    await settled()
    expect(price('a')).toBe(5)
  })

  test('accepts their value if that is selected', async () => {
    held.others('a', { price: 9 })
    model.change([model.setting('a', 'price', 5)])
    await settled()
    model.saving.resolveConflict(model.saving.conflictAt('a', 'price')!, false)
    await settled()
    expect(price('a')).toBe(9)
    expect(model.rows.at(0)!.marks).toEqual({})
  })

  test('detects a conflict with a change that arrives during editing', async () => {
    const base = model.baseOf('a', 'price')
    model.applyEvent({ slug: 'updated', item: held.others('a', { price: 9 }) })
    expect(model.rows.at(0)!.data.price).toBe(9)
    model.change([{ kind: 'set', id: 'a', field: 'price', before: base, after: 5 }])
    await settled()
    expect(price('a')).toBe(9)
    expect(model.saving.conflictAt('a', 'price')).toMatchObject({ mine: 5, theirs: 9 })
  })

  test('keeps changes while offline and sends them on retry', async () => {
    held.answer = 'offline'
    model.change([model.setting('a', 'price', 5), model.setting('b', 'price', 6)])
    await settled()
    expect(model.rows.at(0)!.marks.price).toEqual({ state: 'failed', value: 5, problem: 'offline' })
    expect(model.saving.isStuck).toBe(true)
    held.answer = 'well'
    model.saving.retry()
    await settled()
    expect([price('a'), price('b')]).toEqual([5, 6])
    expect(model.saving.isStuck).toBe(false)
  })

  test('shows a rejection at the cell', async () => {
    held.answer = 'refused'
    model.change([model.setting('a', 'price', 5)])
    await settled()
    expect(model.rows.at(0)!.marks.price?.problem).toBe('This identity may not do this in the data collection.')
    expect(model.rows.failedCount).toBe(1)
  })

  test('reports a deleted item', async () => {
    held.items.delete('a')
    model.change([model.setting('a', 'price', 5)])
    await settled()
    expect(model.rows.at(0)).toMatchObject({ isGone: true, marks: { price: { state: 'failed', problem: 'gone' } } })
  })

  test('splits a paste of a thousand rows into requests, and undoes it as one step', async () => {
    const items = Array.from({ length: 1000 }, (_, n) => ({
      kind: 'add' as const,
      id: `n${n}`,
      data: { title: 'x'.repeat(100), price: n },
    }))
    model.change(items)
    for (let turn = 0; turn < 20; turn++) await settled()
    expect(held.items.size).toBe(1002)
    expect(held.writes.every((write) => JSON.stringify(write).length < 100_000)).toBe(true)
    expect(model.undo()).toEqual({ count: 1000, left: 0 })
    for (let turn = 0; turn < 20; turn++) await settled()
    expect(held.items.size).toBe(2)
  })
})

describe('undo', () => {
  test('restores values that have not changed since', async () => {
    model.change([model.setting('a', 'price', 5), model.setting('b', 'price', 6)])
    await settled()
    model.applyEvent({ slug: 'updated', item: held.others('b', { price: 8 }) })
    expect(model.undo()).toEqual({ count: 1, left: 1 })
    await settled()
    expect([price('a'), price('b')]).toEqual([1, 8])
  })

  test('recreates a deleted item under its id', async () => {
    model.change([{ kind: 'remove', id: 'a', data: model.rows.dataOf('a')! }])
    await settled()
    expect(held.items.has('a')).toBe(false)
    expect(model.rows.at(0)!.isGone).toBe(true)
    model.undo()
    await settled()
    expect(held.items.get('a')).toMatchObject({ title: 'The a', price: 1 })
    expect(model.rows.at(0)!.isGone).toBe(false)
  })

  test('does not delete an item that others have changed', async () => {
    held.others('a', { price: 9 })
    model.change([{ kind: 'remove', id: 'a', data: model.rows.dataOf('a')! }])
    await settled()
    expect(held.items.has('a')).toBe(true)
    expect(model.rows.at(0)!).toMatchObject({ isGone: false, data: { price: 9 } })
  })
})

describe('changes by others', () => {
  test('counts new items without moving rows', () => {
    model.applyEvent({ slug: 'created', item: { id: 'c', data: dated({}, 3) } })
    expect(model.arrived.size).toBe(1)
    expect(model.rows.total).toBe(2)
  })
  test('keeps a deleted item in position, struck out', () => {
    model.applyEvent({ slug: 'deleted', item: { id: 'b', data: {} } })
    expect(model.rows.at(1)!.isGone).toBe(true)
  })
  test('ignores events older than the known version', () => {
    model.applyEvent({ slug: 'updated', item: { id: 'a', data: dated({ price: 0 }, 0) } })
    expect(model.rows.at(0)!.data.price).toBe(1)
  })
})
