import { expect, test } from 'vitest'
import { ancestorsOf, folderChoices, treeKey, visibleNodes } from './folder-tree.ts'

const folder = (id: string, parentId = 'root', name = id) => ({ id, name, parentId })
const folders = [folder('b10', 'b'), folder('b'), folder('a'), folder('b2', 'b'), folder('deep', 'b2'), folder('lost', 'gone')]
const root = { id: 'root', name: 'Media' }
const nodes = (...expanded: string[]) => visibleNodes(root, folders, new Set(expanded))
const lines = (...expanded: string[]): string =>
  nodes(...expanded)
    .map(({ id, level }) => `${level}${id}`)
    .join(' ')

test('only the content of expanded folders is displayed, by name', () => {
  expect(lines()).toBe('1root 2a 2b')
  expect(lines('b')).toBe('1root 2a 2b 3b2 3b10')
  expect(lines('b2')).toBe('1root 2a 2b')
  expect(lines('b', 'b2')).toBe('1root 2a 2b 3b2 4deep 3b10')
  expect(nodes('b').find(({ id }) => id === 'b10')).toMatchObject({ position: 2, siblings: 2, parentId: 'b', hasChildren: false })
})

test.each([
  ['ArrowDown', 'a', { type: 'move', id: 'b' }],
  ['ArrowUp', 'a', { type: 'move', id: 'root' }],
  ['ArrowUp', 'root', undefined],
  ['Home', 'b10', { type: 'move', id: 'root' }],
  ['End', 'root', { type: 'move', id: 'b10' }],
  ['ArrowRight', 'b2', { type: 'expand', id: 'b2' }],
  ['ArrowRight', 'b', { type: 'move', id: 'b2' }],
  ['ArrowRight', 'a', undefined],
  ['ArrowLeft', 'b', { type: 'collapse', id: 'b' }],
  ['ArrowLeft', 'b10', { type: 'move', id: 'b' }],
  ['ArrowLeft', 'root', undefined],
  ['*', 'a', { type: 'expand-siblings' }],
  ['B', 'b', { type: 'move', id: 'b2' }],
  ['m', 'b', { type: 'move', id: 'root' }],
  ['x', 'b', undefined],
  ['Enter', 'b', undefined],
])('%s at %s', (key, id, expected) => expect(treeKey(key, nodes('b'), id)).toEqual(expected))

test('from right to left, the arrows are the other way round', () => {
  expect(treeKey('ArrowLeft', nodes('b'), 'b2', true)).toEqual({ type: 'expand', id: 'b2' })
})

test('the folders above one, also if they refer to each other', () => {
  expect(ancestorsOf(folders, 'deep')).toEqual(['b2', 'b', 'root'])
  expect(ancestorsOf([folder('x', 'y'), folder('y', 'x')], 'x')).toEqual(['y', 'x'])
})

test('a choice names the folders above', () => {
  expect(folderChoices(folders).map(({ name }) => name)).toEqual(['a', 'b', 'b / b10', 'b / b2', 'b / b2 / deep', 'lost'])
})
