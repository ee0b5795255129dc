import { expect, test } from 'vitest'
import { canOpen, selectedFigures, selectedText, figureText, groupFieldIn } from '../../../grid/groups/figure.ts'
import { gridFields } from '../field.ts'

const fields = gridFields({
  displayField: 'title',
  fields: [
    { key: 'title', type: 'TEXT' },
    { key: 'price', type: 'NUMBER' },
    { key: 'tags', type: 'ARRAY_STRING' },
    { key: 'day', type: 'DATE' },
  ],
})
const field = (key: string) => fields.find((one) => one.key === key)!

test('reads the figure of each column from the address and ignores unsupported ones', () => {
  const query = new URLSearchParams({ figures: 'price.sum,title.filled,title.sum,gone.count,day.max,price' })
  expect(selectedFigures(query, fields)).toEqual({ price: 'sum', title: 'filled', day: 'max' })
  expect(selectedText(selectedFigures(query, fields))).toBe('price.sum,title.filled,day.max')
})

test('reads the group field from the address, except for text searches', () => {
  const by = (asked: Record<string, string>) => groupFieldIn(new URLSearchParams(asked), fields)?.key
  expect([by({ group: 'title' }), by({ group: 'tags' }), by({ group: 'gone' }), by({}), by({ group: 'title', q: 'salt' })]).toEqual([
    'title',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('formats figures without floating-point noise', () => {
  const text = (value: unknown, kind: 'sum' | 'average' | 'max', key = 'price') =>
    figureText(value, kind, { field: field(key), timeZone: 'Europe/Lisbon' })
  expect(text(0.1 + 0.2, 'sum')).toBe('0.3')
  expect(text(10 / 3, 'average')).toBe('3.3333')
  expect(text(null, 'average')).toBe('')
  expect(text('2026-11-20', 'max', 'day')).toBe('2026-11-20')
})

test('groups of lists and objects cannot be opened', () => {
  expect([1, 'a', null, true, { $date: '2026-11-20T00:00:00.000Z' }, ['a'], { a: 1 }].map((value) => canOpen({ value }))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})
