import { expect, test } from 'vitest'
import { rowsOf, withoutCollapsed } from './collection-tree.ts'
import { treeKey } from './tree-keys.ts'

const node = (id: string, parentId: string | null = null) => ({ id, parentId, isVisible: true })
const rows = rowsOf([node('a'), node('b'), node('b1', 'b'), node('b2', 'b'), node('c')])
const collapsed = new Set(['c'])
const press = (key: string, id: string, more: object = {}) =>
  treeKey({ key, altKey: false, isLine: true, ...more }, rows, { id, collapsed, isRtl: false })

test.each([
  ['ArrowDown', 'a', { type: 'reach', id: 'b' }],
  ['ArrowDown', 'c', undefined],
  ['ArrowUp', 'b1', { type: 'reach', id: 'b' }],
  ['Home', 'c', { type: 'reach', id: 'a' }],
  ['End', 'a', { type: 'reach', id: 'c' }],
  ['ArrowRight', 'b', { type: 'reach', id: 'b1' }],
  ['ArrowRight', 'a', undefined],
  ['ArrowLeft', 'b', { type: 'collapse', id: 'b' }],
  ['ArrowLeft', 'b2', { type: 'reach', id: 'b' }],
  ['ArrowLeft', 'a', undefined],
  ['Enter', 'a', { type: 'open', id: 'a' }],
  [' ', 'a', { type: 'select', id: 'a' }],
  ['x', 'a', undefined],
  ['ArrowDown', 'gone', undefined],
])('%s at %s', (key, id, expected) => expect(press(key, id)).toEqual(expected))

test.each([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowRight', 'in'],
  ['ArrowLeft', 'out'],
])('Alt with %s moves a collection %s, also from a control in its line', (key, step) => {
  expect(press(key, 'b', { altKey: true, isLine: false })).toEqual({ type: 'step', id: 'b', step })
})

test('from right to left, the arrows are the other way round', () => {
  expect(treeKey({ key: 'ArrowRight', altKey: true, isLine: true }, rows, { id: 'b', collapsed, isRtl: true })).toMatchObject({
    step: 'out',
  })
})

test('a collapsed collection is expanded first', () => {
  const at = { id: 'b', collapsed: new Set(['b']), isRtl: false }
  expect(treeKey({ key: 'ArrowRight', altKey: false, isLine: true }, withoutCollapsed(rows, at.collapsed), at)).toEqual({
    type: 'expand',
    id: 'b',
  })
})

test('at a control in a line, only the arrows up and down have an effect', () => {
  expect(press('Enter', 'b', { isLine: false })).toBe(undefined)
  expect(press('ArrowRight', 'b', { isLine: false })).toBe(undefined)
  expect(press('ArrowDown', 'b', { isLine: false })).toEqual({ type: 'reach', id: 'b1' })
})
