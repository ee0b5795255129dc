import { describe, expect, test } from 'vitest'
import { changesBetween, snapshotOf } from './snapshot-changes.ts'

describe('the picture in an event', () => {
  const order = { id: '3f0', number: '10001' }
  test.each([
    ['the entity itself', order, order],
    ['an entity of the older spelling', { _id: '3f0' }, { _id: '3f0' }],
    ['the one thing in an action’s body', { order, reason: 'paid' }, order],
    ['none in a body without it', { reason: 'paid' }, undefined],
    ['none of another thing', { id: 'other' }, undefined],
    ['none in nothing', null, undefined],
    ['none in text', '3f0', undefined],
    ['none in a list', [order], undefined],
  ])('is %s', (_what, entity, picture) => expect(snapshotOf(entity, '3f0')).toEqual(picture))
})

describe('between two pictures', () => {
  test.each<[string, object, object, object[]]>([
    ['nothing', { a: 1, b: [1, { c: null }] }, { a: 1, b: [1, { c: null }] }, []],
    ['the order of fields is no change', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    ['a value', { status: 'NOT_PAID' }, { status: 'PAID' }, [{ field: 'status', before: 'NOT_PAID', after: 'PAID' }]],
    ['a value deep inside', { a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, [{ field: 'a.b.c', before: '1', after: '2' }]],
    [
      'a new field and one that is gone',
      { old: true },
      { new: 1 },
      [
        { field: 'new', after: '1' },
        { field: 'old', before: 'true' },
      ],
    ],
    [
      'a list that filled',
      { tags: [] },
      { tags: ['gift'] },
      [
        { field: 'tags[0]', after: 'gift' },
        { field: 'tags', before: '[]' },
      ],
    ],
    [
      'a line by its id, whatever stands before it',
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
      'an amount, once',
      { total: { amount: '1.00', formattedAmount: '€1.00' } },
      { total: { amount: '2.00', formattedAmount: '€2.00' } },
      [{ field: 'total', before: '€1.00', after: '€2.00' }],
    ],
    ['a number that was text', { a: '1' }, { a: 1 }, [{ field: 'a', before: '1', after: '1' }]],
  ])('%s', (_what, before, after, changes) => {
    expect(changesBetween(before as Record<string, unknown>, after as Record<string, unknown>)).toEqual(changes)
  })

  test('a long text is shortened', () => {
    const [change] = changesBetween({ a: '' }, { a: 'x'.repeat(1000) })
    expect(change!.after).toBe(`${'x'.repeat(300)} …`)
  })
})
