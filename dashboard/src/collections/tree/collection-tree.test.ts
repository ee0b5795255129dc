import { expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import { aboveOf, belowOf, matching, rowsOf, subtreesOf, withoutCollapsed } from './collection-tree.ts'

/** `a a.b a.b.c d`: the last part of a path is the ID. */
const nodes = (paths: string) =>
  paths.split(' ').map((path) => {
    const [id, parentId = null] = path.split('.').toReversed()
    return { id: id!, parentId, isVisible: true }
  })
const lines = (rows: readonly { id: string; level: number }[]): string => rows.map(({ id, level }) => `${level}${id}`).join(' ')
const kitchen = rowsOf(nodes('all kitchen kitchen.mugs kitchen.plates mugs.tall mugs.small garden'))

test('each collection is followed by those below it, in the order of the list', () => {
  expect(lines(kitchen)).toBe('1all 1kitchen 2mugs 3tall 3small 2plates 1garden')
  expect(kitchen[1]).toMatchObject({ position: 2, siblings: 3, below: 4, height: 3 })
  expect(kitchen[4]).toMatchObject({ position: 2, siblings: 2, below: 0, height: 1, parentId: 'mugs' })
})

test('one whose parent is missing is at the top', () => {
  expect(lines(rowsOf(nodes('gone.lost lost.child')))).toBe('1lost 2child')
})

test('what is below collapsed collections is left out', () => {
  expect(lines(withoutCollapsed(kitchen, new Set(['mugs'])))).toBe('1all 1kitchen 2mugs 2plates 1garden')
  expect(lines(withoutCollapsed(kitchen, new Set(['kitchen', 'mugs'])))).toBe('1all 1kitchen 1garden')
})

test('a match is found at any level and shows the way to it', () => {
  const { rows, matches } = matching(kitchen, ({ id }) => id.startsWith('s'))
  expect([lines(rows), [...matches]]).toEqual(['1kitchen 2mugs 3small', ['small']])
})

test('the collections above one, and below one', () => {
  expect(aboveOf(kitchen, 'tall').map(({ id }) => id)).toEqual(['kitchen', 'mugs'])
  expect(belowOf(kitchen, 'kitchen').map(({ id }) => id)).toEqual(['mugs', 'tall', 'small', 'plates'])
  expect(belowOf(kitchen, 'gone')).toEqual([])
})

test('several are deleted with all below them, each once', () => {
  expect(subtreesOf(kitchen, ['mugs', 'tall', 'garden'])).toEqual({ tops: ['mugs', 'garden'], count: 4 })
})

test('a thousand collections become lines within a fraction of a second', () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({ id: `${at}`, parentId: at < 10 ? null : `${at % 10}`, isVisible: true }))
  expect(rowsOf([{ id: allProductsId, parentId: null, isVisible: true }, ...many])).toHaveLength(1001)
})
