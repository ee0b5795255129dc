import { expect, test } from 'vitest'
import { keyResult, type Section } from './item-keys.ts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
// Folders 0 to 2 in one row; files 3 to 12 in rows of four.
const sections: Section[] = [
  { count: 3, columns: 3 },
  { count: 10, columns: 4 },
]
const at = (index: number, isRtl = false) => ({ index, sections, pageRows: 2, isRtl })

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 12, 12],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 2, 6],
  ['ArrowDown', 3, 7],
  ['ArrowDown', 10, 12],
  ['ArrowDown', 12, 12],
  ['ArrowUp', 7, 3],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, 1],
  ['PageDown', 3, 11],
  ['PageUp', 11, 3],
  ['Home', 8, 0],
  ['End', 0, 12],
])('%s at %i leads to %i', (key, index, expected) =>
  expect(keyResult({ ...plain, key }, at(index))).toEqual({ type: 'move', index: expected }),
)

test.each([
  ['Space selects', { key: ' ' }, { type: 'toggle', index: 4 }],
  ['Shift and Space select a range', { key: ' ', shiftKey: true }, { type: 'extend', index: 4 }],
  ['Shift extends', { key: 'ArrowRight', shiftKey: true }, { type: 'extend', index: 5 }],
  ['Ctrl A selects all', { key: 'a', ctrlKey: true }, { type: 'all' }],
  ['Escape clears', { key: 'Escape' }, { type: 'clear' }],
  ['Enter is the link’s', { key: 'Enter' }, undefined],
  ['letters are the page’s', { key: 'a' }, undefined],
  ['with Alt, keys are the browser’s', { key: 'ArrowLeft', altKey: true }, undefined],
  ['with Ctrl, too', { key: 'ArrowLeft', ctrlKey: true }, undefined],
])('%s', (_title, press, expected) => expect(keyResult({ ...plain, ...press }, at(4))).toEqual(expected))

test('from right to left, the arrows are the other way round', () => {
  expect(keyResult({ ...plain, key: 'ArrowLeft' }, at(4, true))).toEqual({ type: 'move', index: 5 })
})
