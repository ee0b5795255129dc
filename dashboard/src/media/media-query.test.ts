import { expect, test } from 'vitest'
import { filtersIn } from './media-query.ts'

const newest = { fieldName: 'updatedDate', order: 'DESC' }

test.each([
  ['', { search: '', listed: { sort: newest } }],
  ['q= jug &type=IMAGE&visibility=private', { search: 'jug', listed: { mediaTypes: ['IMAGE'], private: true, sort: newest } }],
  ['sort=name', { search: '', listed: { sort: { fieldName: 'displayName', order: 'ASC' } } }],
  ['sort=-size&visibility=public', { search: '', listed: { private: false, sort: { fieldName: 'sizeInBytes', order: 'DESC' } } }],
  ['type=UNKNOWN&visibility=x&sort=hash', { search: '', listed: { sort: newest } }],
])('?%s', (query, expected) => expect(filtersIn(new URLSearchParams(query))).toEqual(expected))
