import { expect, test } from 'vitest'
import { indexIn } from './change-indexes.server.ts'

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.each([
  [{ field1: 'day' }, { name: 'day', fields: [{ path: 'day', order: 'ASC' }] }],
  [{ field1: 'title' }, { name: 'title-2', fields: [{ path: 'title', order: 'ASC' }] }],
  [
    { name: 'mine', field1: 'day', order1: 'DESC', field2: '' },
    { name: 'mine', fields: [{ path: 'day', order: 'DESC' }] },
  ],
  [
    { field1: 'slug', unique: 'on', caseInsensitive: 'on' },
    { name: 'slug', fields: [{ path: 'slug', order: 'ASC' }], unique: true, caseInsensitive: true },
  ],
  [
    { field1: 'place.city', field3: 'day' },
    {
      name: 'place-city-day',
      fields: [
        { path: 'place.city', order: 'ASC' },
        { path: 'day', order: 'ASC' },
      ],
    },
  ],
])('%j', (fields, index) => expect(indexIn(formOf(fields), ['title'])).toEqual({ unique: false, caseInsensitive: false, ...index }))
