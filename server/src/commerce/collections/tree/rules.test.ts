import { describe, expect, test } from 'vitest'
import { type Node, treeOf } from './node.ts'
import { moved, type MoveTo, pathUnder, withoutSubtree } from './rules.ts'

/** A tree from lines of `path index`, such as `a.a1 0`; with `hidden` at the end, it is. */
const treeFrom = (...lines: string[]) =>
  treeOf(
    lines.map((line): Node => {
      const [names = '', index, hidden] = line.split(' ')
      const path = names.split('.')
      const id = path.pop()!
      return { id, parentId: path.at(-1) ?? null, path, siblingIndex: Number(index), visible: hidden === undefined }
    }),
  )
const lineOf = ({ id, path, siblingIndex, visible }: Node) =>
  [[...path, id].join('.'), siblingIndex, ...(visible ? [] : ['hidden'])].join(' ')
const linesOf = (nodes: readonly Node[]) => nodes.map(lineOf).toSorted()

const deep = treeFrom('a 0', 'a.b 0', 'a.b.c 0', 'a.b.c.d 0', 'a.b.c.d.e 0', 'z 1', 'z.y 0')

describe('pathUnder', () => {
  test.each([
    ['at the top', null, { path: [] }],
    ['under one at the top', 'a', { path: ['a'] }],
    ['at the fifth level', 'd', { path: ['a', 'b', 'c', 'd'] }],
    ['deeper', 'e', { problem: 'CATEGORY_DEPTH_LIMIT_EXCEEDED' }],
    ['under one that doesn’t exist', 'x', { problem: 'PARENT_CATEGORY_NOT_IN_TREE' }],
  ])('%s', (_, parentId, expected) => expect(pathUnder(deep, parentId)).toEqual(expected))
})

describe('moved', () => {
  const flat = treeFrom('a 0', 'b 1', 'c 2', 'd 3', 'a.a1 0', 'a.a1.x 0', 'a.a2 1', 'h 4 hidden', 'h.h1 0 hidden')

  test.each<[string, MoveTo, string[]]>([
    ['to the front', { id: 'c', parentId: null, at: 'FIRST' }, ['a 1', 'b 2', 'c 0']],
    ['to the end', { id: 'c', parentId: null, at: 'LAST' }, ['c 4', 'd 2', 'h 3 hidden']],
    ['behind a later one', { id: 'a', parentId: null, at: { afterId: 'c' } }, ['a 2', 'b 0', 'c 1']],
    ['behind an earlier one', { id: 'd', parentId: null, at: { afterId: 'a' } }, ['b 2', 'c 3', 'd 1']],
    ['to where it is: first', { id: 'a', parentId: null, at: 'FIRST' }, []],
    ['to where it is: last', { id: 'h', parentId: null, at: 'LAST' }, []],
    ['to where it is: behind the one before', { id: 'c', parentId: null, at: { afterId: 'b' } }, []],
    ['under another one, at the end', { id: 'b', parentId: 'a', at: 'LAST' }, ['a.b 2', 'c 1', 'd 2', 'h 3 hidden']],
    ['under another one, at the front', { id: 'd', parentId: 'a', at: 'FIRST' }, ['a.a1 1', 'a.a2 2', 'a.d 0', 'h 3 hidden']],
    ['to the top, with those below', { id: 'a1', parentId: null, at: 'LAST' }, ['a.a2 0', 'a1 5', 'a1.x 0']],
    ['under an empty one', { id: 'a1', parentId: 'b', at: 'LAST' }, ['a.a2 0', 'b.a1 0', 'b.a1.x 0']],
    [
      'under a hidden one: it is hidden with those below',
      { id: 'a1', parentId: 'h', at: 'FIRST' },
      ['a.a2 0', 'h.a1 0 hidden', 'h.a1.x 0 hidden', 'h.h1 1 hidden'],
    ],
    ['out of a hidden one: it stays hidden', { id: 'h1', parentId: 'a', at: 'FIRST' }, ['a.a1 1', 'a.a2 2', 'a.h1 0 hidden']],
  ])('%s', (_, move, expected) => {
    const result = moved(flat, move)
    expect('nodes' in result && linesOf(result.nodes)).toEqual(expected)
  })

  test.each<[string, MoveTo, string]>([
    ['into itself', { id: 'b', parentId: 'b', at: 'FIRST' }, 'TREE_CYCLE_DETECTED'],
    ['into one directly below', { id: 'b', parentId: 'c', at: 'FIRST' }, 'TREE_CYCLE_DETECTED'],
    ['into one far below', { id: 'a', parentId: 'e', at: 'FIRST' }, 'TREE_CYCLE_DETECTED'],
    ['under one that doesn’t exist', { id: 'b', parentId: 'x', at: 'FIRST' }, 'PARENT_CATEGORY_NOT_IN_TREE'],
    ['below the fifth level', { id: 'y', parentId: 'e', at: 'FIRST' }, 'CATEGORY_DEPTH_LIMIT_EXCEEDED'],
    ['with one below that would be too deep', { id: 'z', parentId: 'd', at: 'FIRST' }, 'CATEGORY_DEPTH_LIMIT_EXCEEDED'],
    ['behind one elsewhere', { id: 'y', parentId: 'a', at: { afterId: 'c' } }, 'AFTER_CATEGORY_NOT_IN_PARENT'],
    ['behind one that doesn’t exist', { id: 'y', parentId: 'a', at: { afterId: 'x' } }, 'AFTER_CATEGORY_NOT_IN_PARENT'],
    ['behind itself', { id: 'y', parentId: 'z', at: { afterId: 'y' } }, 'AFTER_CATEGORY_NOT_IN_PARENT'],
  ])('refused: %s', (_, move, problem) => expect(moved(deep, move)).toEqual({ problem }))

  test('one without any below fits at the fifth level, one with two levels at the fourth', () => {
    expect(moved(deep, { id: 'y', parentId: 'd', at: 'LAST' })).toHaveProperty('nodes')
    expect(moved(deep, { id: 'z', parentId: 'c', at: 'LAST' })).toHaveProperty('nodes')
  })
})

describe('withoutSubtree', () => {
  test('the category and all below it are deleted; those after it move up', () => {
    const tree = treeFrom('a 0', 'b 1', 'b.b1 0', 'b.b1.x 0', 'c 2', 'd 3', 'a.a1 0')
    const { deleted, changed } = withoutSubtree(tree, 'b')
    expect(deleted.map(({ id }) => id)).toEqual(['b', 'b1', 'x'])
    expect(linesOf(changed)).toEqual(['c 1', 'd 2'])
  })

  test('of the last one nothing else changes', () => expect(withoutSubtree(deep, 'z').changed).toEqual([]))
})
