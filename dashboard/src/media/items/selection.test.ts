import { expect, test } from 'vitest'
import { changeSelection, nothingSelected, selectedIn, type SelectionChange } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const after = (...changes: SelectionChange[]) => changes.reduce((state, change) => changeSelection(state, change, order), nothingSelected)
const selected = (...changes: SelectionChange[]): string => selectedIn(after(...changes), order).join('')

const toggle = (id: string): SelectionChange => ({ type: 'toggle', id })
const extend = (id: string): SelectionChange => ({ type: 'extend', id })

test.each<[string, SelectionChange[], string]>([
  ['nothing', [], ''],
  ['one, and not any more', [toggle('b'), toggle('d'), toggle('b')], 'd'],
  ['a range from the one selected last', [toggle('b'), extend('d')], 'bcd'],
  ['a range that becomes smaller, and turns around', [toggle('c'), extend('e'), extend('d'), extend('b')], 'bc'],
  ['what was selected before a range stays', [toggle('a'), toggle('d'), extend('e')], 'ade'],
  ['a range from where the keyboard is', [{ type: 'move', id: 'c' }, extend('d')], 'cd'],
  ['only one, if there is no anchor', [extend('d')], 'd'],
  ['a range to something that is no longer listed', [toggle('b'), extend('z')], 'b'],
  ['all', [{ type: 'all' }], 'abcde'],
  ['none again', [toggle('b'), extend('d'), { type: 'clear' }], ''],
  ['what the page had before its scripts ran', [{ type: 'set', ids: ['b', 'd'] }, extend('e')], 'bde'],
])('%s', (_title, changes, expected) => expect(selected(...changes)).toBe(expected))

test('an item that was deleted isn’t selected', () => {
  expect(selectedIn(after(toggle('b'), toggle('c')), ['a', 'c'])).toEqual(['c'])
})
