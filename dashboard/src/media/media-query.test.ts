import { expect, test } from 'vitest'
import { filtersIn } from './media-query.ts'

const newest = { fieldName: 'updatedDate', order: 'DESC' }

const none = { search: '', labels: [] }

test.each([
  ['', { ...none, listed: { sort: newest } }],
  ['q= jug &type=IMAGE&visibility=private', { search: 'jug', labels: [], listed: { mediaTypes: ['IMAGE'], private: true, sort: newest } }],
  ['sort=name', { ...none, listed: { sort: { fieldName: 'displayName', order: 'ASC' } } }],
  ['sort=-size&visibility=public', { ...none, listed: { private: false, sort: { fieldName: 'sizeInBytes', order: 'DESC' } } }],
  ['type=VIDEO&type=IMAGE&type=x', { ...none, listed: { mediaTypes: ['IMAGE', 'VIDEO'], sort: newest } }],
  ['label=autumn&label=+hero shot&label=autumn&label=', { search: '', labels: ['autumn', 'hero shot'], listed: { sort: newest } }],
  ['type=UNKNOWN&visibility=x&sort=hash', { ...none, listed: { sort: newest } }],
])('?%s', (query, expected) => expect(filtersIn(new URLSearchParams(query))).toEqual(expected))
