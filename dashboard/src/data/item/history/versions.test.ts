import { expect, test } from 'vitest'
import type { SiteEvent } from '../../../answers.ts'
import { changesBetween, itemIn, restorable, versionsOf } from './versions.ts'

const at = '2026-11-20T10:00:00.000Z'
const event = (position: number, slug: string, data: object, dataCollectionId = 'Books'): SiteEvent => ({
  position,
  id: `event-${position}`,
  entityFqdn: 'wix.data.v2.data_item',
  slug,
  entityId: 'emma',
  entityEventSequence: position,
  eventTime: at,
  identity: { identityType: 'WIX_USER', wixUserId: 'olga' },
  entity: { id: 'emma', dataCollectionId, data },
  requestId: 'r',
})

test.each([
  ['another text', { title: 'a' }, { title: 'b' }, [{ key: 'title', before: 'a', after: 'b' }]],
  [
    'a new field before one that is gone',
    { old: 1 },
    { now: 2 },
    [
      { key: 'now', after: 2 },
      { key: 'old', before: 1 },
    ],
  ],
  ['another order of a list', { l: ['a', 'b'] }, { l: ['b', 'a'] }, [{ key: 'l', before: ['a', 'b'], after: ['b', 'a'] }]],
  ['nothing, though the system wrote', { a: 1, _updatedDate: 1 }, { a: 1, _updatedDate: 2 }, []],
  ['nothing where there was and is nothing', { a: null }, {}, []],
])('%s', (_, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes)
})

test('compares each version with the previous one, except the oldest of a longer history', () => {
  const events = [event(4, 'deleted', { a: 2 }), event(3, 'updated', { a: 2 }), event(2, 'updated', { a: 1 })]
  expect(versionsOf(events, 'Books', 3).map(({ changes }) => changes)).toEqual([[], [{ key: 'a', before: 1, after: 2 }], undefined])
})

test('an item created under the id of a deleted one starts empty', () => {
  const [made] = versionsOf([event(3, 'created', { a: 1 }), event(2, 'deleted', { a: 1, b: 2 })], 'Books', 1)
  expect(made!.changes).toEqual([{ key: 'a', after: 1 }])
})

test.each([
  ['of another collection', event(1, 'created', { a: 1 }, 'Films'), undefined],
  ['that is not for this reader', { entity: null }, undefined],
  ['of this one', event(1, 'created', { a: 1 }), { a: 1 }],
])('an item %s', (_, told, data) => {
  expect(itemIn(told, 'Books')).toEqual(data)
})

test('does not restore system fields', () => {
  expect(restorable({ _id: 'x', _owner: 'y', _updatedDate: { $date: at }, title: 'T', none: null })).toEqual({ title: 'T', none: null })
})

test('empties references that the version did not have', () => {
  expect(restorable({ title: 'T', books: ['a'] }, ['books', 'films'])).toEqual({ title: 'T', books: ['a'], films: [] })
})
