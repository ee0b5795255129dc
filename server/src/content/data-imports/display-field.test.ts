import { expect, test } from 'vitest'
import type { DataCollection } from '../data-collections/public.ts'
import { suggestedDisplayField } from './display-field.ts'

const collection = (doc: object = {}) => ({ id: 'New', doc }) as DataCollection

/** The suggestion for a file of texts. */
function suggested(header: readonly string[], rows: readonly (readonly string[])[], into = collection()) {
  const columns = header.map((name) => ({ name, type: 'TEXT' as const, samples: [] }))
  const mapping = header.map((column) => ({ column, to: 'NEW_FIELD' as const, field: column, type: 'TEXT' as const }))
  return suggestedDisplayField({ collection: into, columns, mapping, valuesOf: (column) => rows.map((row) => row[column] ?? '') })
}

test.each([
  ['a column called title', ['Code', 'Title'], [['1', 'Salt']], 'Title'],
  ['title rather than name of something', ['Author name', 'title'], [['Ann', 'Salt']], 'title'],
  ['a name in two words', ['Code', 'Product name'], [['1', 'Cup']], 'Product name'],
  ['a name in another language', ['Code', 'Título'], [['1', 'Sal']], 'Título'],
  ['no name whose values repeat', ['Code', 'Name'], [1, 2, 3].map((n) => [String(n), 'Ann']), 'Code'],
  ['the first text whose values differ', ['Kind', 'Place'], [1, 2, 3].map((n) => ['city', `Town ${n}`]), 'Place'],
  ['the first text if all repeat', ['Kind', 'Sort'], [1, 2].map(() => ['a', 'b']), 'Kind'],
  ['the first text of a file without rows', ['Kind', 'Sort'], [], 'Kind'],
])('suggests %s', (_what, header, rows, expected) => {
  expect(suggested(header, rows)).toBe(expected)
})

test('suggests nothing for items that have names, nor without a text', () => {
  const named = collection({ fields: [{ key: 'label', type: 'TEXT' }] })
  expect(suggested(['Title'], [['Salt']], named)).toBeUndefined()
  expect(suggested([], [])).toBeUndefined()
})
