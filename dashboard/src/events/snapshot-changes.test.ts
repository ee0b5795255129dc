import { describe, expect, test } from 'vitest'
import { changesBetween, snapshotOf } from './snapshot-changes.ts'

describe('the snapshot in an event', () => {
  const order = { id: '3f0', number: '10001' }
  test.each([
    ['the entity itself', order, order],
    ['an entity with an `_id`', { _id: '3f0' }, { _id: '3f0' }],
    ['the entity in an action’s body', { order, reason: 'paid' }, order],
    ['undefined for a body without the entity', { reason: 'paid' }, undefined],
    ['undefined for another entity', { id: 'other' }, undefined],
    ['undefined for null', null, undefined],
    ['undefined for a text', '3f0', undefined],
    ['undefined for a list', [order], undefined],
  ])('is %s', (_what, entity, picture) => expect(snapshotOf(entity, '3f0')).toEqual(picture))
})

describe('changes between two snapshots', () => {
  test.each<[string, object, object, object[]]>([
    ['none between equal snapshots', { a: 1, b: [1, { c: null }] }, { a: 1, b: [1, { c: null }] }, []],
    ['none if only the order of fields differs', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    ['a changed value', { status: 'NOT_PAID' }, { status: 'PAID' }, [{ field: 'status', before: 'NOT_PAID', after: 'PAID' }]],
    ['a changed value in a nested object', { a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, [{ field: 'a.b.c', before: '1', after: '2' }]],
    [
      'an added field and a removed one',
      { old: true },
      { new: 1 },
      [
        { field: 'new', after: '1' },
        { field: 'old', before: 'true' },
      ],
    ],
    [
      'the first entry of a list',
      { tags: [] },
      { tags: ['gift'] },
      [
        { field: 'tags[0]', after: 'gift' },
        { field: 'tags', before: '[]' },
      ],
    ],
    [
      'an entry identified by its id, after another was inserted before it',
      { lines: [{ id: 'jug', quantity: 1 }] },
      {
        lines: [
          { id: 'bowl', quantity: 1 },
          { id: 'jug', quantity: 2 },
        ],
      },
      [
        { field: 'lines[bowl].id', after: 'bowl' },
        { field: 'lines[bowl].quantity', after: '1' },
        { field: 'lines[jug].quantity', before: '1', after: '2' },
      ],
    ],
    [
      'an amount of money as one change',
      { total: { amount: '1.00', formattedAmount: '€1.00' } },
      { total: { amount: '2.00', formattedAmount: '€2.00' } },
      [{ field: 'total', before: '€1.00', after: '€2.00' }],
    ],
    ['a text that became a number', { a: '1' }, { a: 1 }, [{ field: 'a', before: '1', after: '1' }]],
  ])('%s', (_what, before, after, changes) => {
    expect(changesBetween(before as Record<string, unknown>, after as Record<string, unknown>)).toEqual(changes)
  })

  test('shortens a long text', () => {
    const [change] = changesBetween({ a: '' }, { a: 'x'.repeat(1000) })
    expect(change!.after).toBe(`${'x'.repeat(300)} …`)
  })
})
