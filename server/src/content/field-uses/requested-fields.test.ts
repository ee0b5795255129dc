import { expect, test } from 'vitest'
import { requestedFields } from './requested-fields.ts'

const known = { fields: new Set(['day', 'city', 'place', 'title']), served: new Set(['city', 'place.code']) }

test.each<[string, object, { filtered: string[]; sorted: string[] } | undefined]>([
  ['a filter', { filter: { day: { $gte: 3 } } }, { filtered: ['day'], sorted: [] }],
  ['an order', { sort: [{ fieldName: 'day' }, { fieldName: 'title' }] }, { filtered: [], sorted: ['day'] }],
  ['both', { filter: { title: 'a' }, sort: [{ fieldName: 'day' }] }, { filtered: ['title'], sorted: ['day'] }],
  ['one of several', { filter: { $or: [{ day: 1 }, { title: { $lt: 'b' } }] } }, { filtered: ['day', 'title'], sorted: [] }],
  ['a path of a field', { filter: { 'place.name': 'a' } }, { filtered: ['place.name'], sorted: [] }],
  ['an index beside it', { filter: { city: 'Porto', day: { $gte: 3 } }, sort: [{ fieldName: 'day' }] }, undefined],
  ['an id beside it', { filter: { _id: { $in: ['a'] }, day: 1 } }, undefined],
  ['an index that only one way out of two has', { filter: { $or: [{ city: 'Porto' }, { day: 1 }] } }, { filtered: ['day'], sorted: [] }],
  [
    'an order with an index, a filter without',
    { filter: { day: 1 }, sort: [{ fieldName: 'place.code' }] },
    { filtered: ['day'], sorted: [] },
  ],
  ['a part of a text', { filter: { title: { $contains: 'a' } } }, undefined],
  ['all but one', { filter: { day: { $ne: 1 } } }, undefined],
  ['having any value', { filter: { day: { $exists: true } } }, undefined],
  ['what must not be', { filter: { $not: { day: 1 } } }, undefined],
  ['a field nobody described', { filter: { '<script>': 1, made: 1, up: 2 } }, undefined],
  ['nothing', {}, undefined],
])('%s', (_name, asked, fields) => expect(requestedFields(asked, known)).toEqual(fields))
