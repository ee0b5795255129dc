import { expect, test } from 'vitest'
import { visibleColumns } from './columns.ts'

const columns = [
  { name: 'number', label: '', cell: () => null },
  { name: 'date', label: '', cell: () => null },
  { name: 'channel', label: '', cell: () => null, isExtra: true },
]

test.each([
  ['', ['number', 'date']],
  ['columns=channel', ['number', 'channel']],
  ['columns=channel&columns=date', ['number', 'date', 'channel']],
  ['columns=nothing', ['number']],
])('"%s" shows %j', (query, names) => {
  expect(visibleColumns(new URLSearchParams(query), columns).map(({ name }) => name)).toEqual(names)
})
