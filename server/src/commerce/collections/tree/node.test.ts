import { describe, expect, test } from 'vitest'
import { belowOf, changesBetween, childrenOf, type Node, numbered, treeOf } from './node.ts'

const node = (id: string, path: string[] = [], siblingIndex = 0): Node => ({
  id,
  parentId: path.at(-1) ?? null,
  path,
  siblingIndex,
  visible: true,
})
const ids = (nodes: readonly Node[]) => nodes.map(({ id }) => id)

const nodes = [node('b', [], 1), node('a', [], 0), node('a2', ['a'], 1), node('a1', ['a'], 0), node('a1x', ['a', 'a1'])]
const tree = treeOf(nodes)

describe('childrenOf', () => {
  test.each([
    [null, ['a', 'b']],
    ['a', ['a1', 'a2']],
    ['a1', ['a1x']],
    ['b', []],
    ['unknown', []],
  ])('under %s: %j', (parentId, expected) => expect(ids(childrenOf(tree, parentId))).toEqual(expected))

  test('those with the same index are in the order of their IDs', () =>
    expect(ids(childrenOf(treeOf([node('z'), node('y'), node('x')]), null))).toEqual(['x', 'y', 'z']))
})

describe('belowOf', () => {
  test.each([
    ['a', ['a2', 'a1', 'a1x']],
    ['a1', ['a1x']],
    ['b', []],
  ])('below %s: %j', (id, expected) => expect(ids(belowOf(tree, id))).toEqual(expected))
})

describe('changesBetween', () => {
  const [before] = nodes
  test.each<[string, Partial<Node>]>([
    ['another parent', { parentId: 'a' }],
    ['another index', { siblingIndex: 5 }],
    ['other ones above', { path: ['a'] }],
    ['hidden', { visible: false }],
  ])('%s is a change', (_, change) => expect(changesBetween(tree, [{ ...before!, ...change }])).toEqual([{ ...before, ...change }]))

  test('the same isn’t one, a new node is', () =>
    expect(ids(changesBetween(tree, [...nodes.map((one) => ({ ...one, path: [...one.path] })), node('new')]))).toEqual(['new']))
})

test('numbered: from 0 in their order', () =>
  expect(numbered([node('b', [], 7), node('a', [], 3)]).map(({ id, siblingIndex }) => [id, siblingIndex])).toEqual([
    ['b', 0],
    ['a', 1],
  ]))
