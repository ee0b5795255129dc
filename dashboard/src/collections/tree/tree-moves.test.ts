import { describe, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import { rowsOf, withoutCollapsed } from './collection-tree.ts'
import { dropAt, movedTo, moveIn, moveText, parentProblem, returnTo, stepsOf } from './tree-moves.ts'

const nodes = (paths: string, hidden = '') =>
  paths.split(' ').map((path) => {
    const [id, parentId = null] = path.split('.').toReversed()
    return { id: id!, parentId, isVisible: id !== hidden }
  })
const shop = nodes('all kitchen kitchen.mugs kitchen.plates mugs.tall mugs.small garden')
const rows = rowsOf(shop)
const lines = (after: readonly { id: string; level: number }[]): string => after.map(({ id, level }) => `${level}${id}`).join(' ')

describe('steps', () => {
  test.each([
    ['garden', 'up', '1all 1garden 1kitchen 2mugs 3tall 3small 2plates'],
    ['kitchen', 'up', '1kitchen 2mugs 3tall 3small 2plates 1all 1garden'],
    ['kitchen', 'down', '1all 1garden 1kitchen 2mugs 3tall 3small 2plates'],
    ['garden', 'in', '1all 1kitchen 2mugs 3tall 3small 2plates 2garden'],
    ['plates', 'in', '1all 1kitchen 2mugs 3tall 3small 3plates 1garden'],
    ['mugs', 'out', '1all 1kitchen 2plates 1mugs 2tall 2small 1garden'],
    ['tall', 'out', '1all 1kitchen 2mugs 3small 2tall 2plates 1garden'],
  ] as const)('%s %s: %s', (id, step, expected) => {
    expect(lines(rowsOf(movedTo(shop, id, stepsOf(rows, id)[step]!)))).toBe(expected)
  })

  test('only those that are possible are offered', () => {
    expect(Object.keys(stepsOf(rows, 'all'))).toEqual(['down'])
    expect(Object.keys(stepsOf(rows, 'small'))).toEqual(['up', 'in', 'out'])
    expect(Object.keys(stepsOf(rows, 'garden'))).toEqual(['up', 'in'])
    expect(stepsOf(rows, 'gone')).toEqual({})
  })

  test('“All Products” isn’t moved, and nothing is moved into it', () => {
    const withAll = rowsOf([{ id: allProductsId, parentId: null, isVisible: true }, ...shop])
    expect(stepsOf(withAll, allProductsId)).toEqual({})
    expect(Object.keys(stepsOf(withAll, 'all'))).toEqual(['up', 'down'])
  })
})

test('why a collection can’t be in another one', () => {
  const deep = rowsOf(nodes('a a.b b.c c.d d.e x x.y'))
  const of = (id: string, parentId: string) =>
    parentProblem(
      deep,
      deep.find((one) => one.id === id),
      deep.find((one) => one.id === parentId)!,
    )
  expect(of('b', 'b')).toBe('isItself')
  expect(of('b', 'd')).toBe('isBelow')
  expect(of('y', 'e')).toBe('isTooDeep')
  expect(of('x', 'd')).toBe('isTooDeep')
  expect(of('x', 'c')).toBe(undefined)
  expect(of('y', 'd')).toBe(undefined)
  expect(of('new', 'e')).toBe('isTooDeep')
  expect(parentProblem(deep, undefined, { ...deep[0]!, id: allProductsId })).toBe('isFixed')
})

test('a move comes back to where it started', () => {
  for (const { id } of rows)
    for (const move of Object.values(stepsOf(rows, id)))
      expect(lines(rowsOf(movedTo(movedTo(shop, id, move), id, returnTo(rows, id)!)))).toBe(lines(rows))
})

test('under a hidden collection, one becomes hidden', () => {
  const after = movedTo(nodes('a b', 'a'), 'b', { parentId: 'a', position: 'LAST' })
  expect(after.find(({ id }) => id === 'b')).toMatchObject({ parentId: 'a', isVisible: false })
})

test.each([
  [{ move: 'AFTER:kitchen:mugs' }, { parentId: 'kitchen', position: 'AFTER', afterId: 'mugs' }],
  [{ move: 'FIRST::' }, { parentId: null, position: 'FIRST' }],
  [
    { parentId: 'garden', position: 'LAST' },
    { parentId: 'garden', position: 'LAST' },
  ],
  [
    { parentId: '', position: 'elsewhere' },
    { parentId: null, position: 'LAST' },
  ],
])('%j sends %j', (fields, expected) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect(moveIn(form)).toEqual(expected)
  form.set('move', moveText(moveIn(form)))
  expect(moveIn(form)).toEqual(expected)
})

describe('dragging', () => {
  test.each([
    // Over the middle of a line: into it.
    ['garden', 'mugs', 0.5, 0, '1all 1kitchen 2mugs 3tall 3small 3garden 2plates', 'inside', 3],
    // Between two lines, at the level that both allow.
    ['plates', 'mugs', 0.1, 0, '1all 1kitchen 2plates 2mugs 3tall 3small 1garden', 'before', 2],
    ['garden', 'kitchen', 0.9, 0, '1all 1kitchen 2garden 2mugs 3tall 3small 2plates', 'after', 2],
    ['garden', 'small', 0.9, 0, '1all 1kitchen 2mugs 3tall 3small 2garden 2plates', 'after', 2],
    ['garden', 'small', 0.9, 2, '1all 1kitchen 2mugs 3tall 3small 3garden 2plates', 'after', 3],
    // At the end of a branch, the pointer's way to the side decides.
    ['tall', 'plates', 0.9, 0, '1all 1kitchen 2mugs 3small 2plates 2tall 1garden', 'after', 2],
    ['tall', 'plates', 0.9, -2, '1all 1kitchen 2mugs 3small 2plates 1tall 1garden', 'after', 1],
    ['small', 'garden', 0.9, 0, '1all 1kitchen 2mugs 3tall 2plates 1garden 1small', 'after', 1],
    ['garden', 'all', 0.1, 3, '1garden 1all 1kitchen 2mugs 3tall 3small 2plates', 'before', 1],
  ] as const)('%s over %s at %d, %d levels to the right: %s', (id, overId, height, levels, expected, at, level) => {
    const drop = dropAt(rows, id, { overId, height, levels })!
    expect(lines(rowsOf(movedTo(shop, id, drop.move)))).toBe(expected)
    expect(drop).toMatchObject({ at, level, overId })
  })

  test.each([
    ['onto itself', 'mugs', 'mugs', 0.5],
    ['into what is below it', 'kitchen', 'tall', 0.5],
    ['to where it is', 'plates', 'small', 0.9],
  ] as const)('%s it isn’t dropped', (_, id, overId, height) => {
    expect(dropAt(rows, id, { overId, height, levels: 0 })).toBe(undefined)
  })

  test('deeper than five levels it isn’t dropped', () => {
    const deep = rowsOf(nodes('a a.b b.c c.d d.e x'))
    expect(dropAt(deep, 'x', { overId: 'e', height: 0.5, levels: 0 })).toBe(undefined)
    expect(dropAt(deep, 'x', { overId: 'd', height: 0.5, levels: 0 })?.level).toBe(5)
  })

  test('past a collapsed collection it isn’t dropped into it', () => {
    const displayed = withoutCollapsed(rows, new Set(['kitchen']))
    expect(dropAt(displayed, 'garden', { overId: 'all', height: 0.9, levels: 4 })?.move).toEqual({
      parentId: null,
      position: 'AFTER',
      afterId: 'all',
    })
    expect(dropAt(displayed, 'kitchen', { overId: 'garden', height: 0.9, levels: 0 })?.move.afterId).toBe('garden')
  })
})
