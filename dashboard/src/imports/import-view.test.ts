import { expect, test } from 'vitest'
import { canUndo, fetchesPictures, intoOf, isAtWork, isIntoCollection, outcomeOf, percentOf, type Import } from './import-view.ts'

test('rounds percentages, and an empty file has none', () => {
  expect([
    percentOf({ bytesRead: 1, sizeBytes: 3 }),
    percentOf({ bytesRead: 0, sizeBytes: 0 }),
    percentOf({ bytesRead: 3, sizeBytes: 3 }),
  ]).toEqual([33, 0, 100])
})

test('a finished import with changes can be undone', () => {
  const counts = { rows: 2, inserted: 1, updated: 0, skipped: 0, failed: 1 }
  const can = (status: Import['status'], inserted = 1) => canUndo({ status, counts: { ...counts, inserted } } as Import)
  expect([can('FINISHED'), can('CANCELED'), can('FAILED'), can('RUNNING'), can('UNDONE'), can('FINISHED', 0)]).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test.each([
  ['RUNNING', true],
  ['CHECKING', true],
  ['UNDOING', true],
  ['PAUSED', false],
  ['READY', false],
] as const)('%s is at work: %s', (status, is) => {
  expect(isAtWork({ status })).toBe(is)
})

test.each([
  [{ target: 'COLLECTION', dataCollectionId: 'Books' }, { target: 'COLLECTION', dataCollectionId: 'Books' }, true],
  [{ target: 'PRODUCTS' }, { target: 'PRODUCTS' }, false],
] as const)('%j is what the import imports into', (one, into, isCollection) => {
  expect(intoOf(one)).toEqual(into)
  expect(isIntoCollection(one as Import)).toBe(isCollection)
})

test.each([
  ['FINISHED', 1, 'pictures', true],
  ['RUNNING', 1, 'variantPicture', true],
  ['FINISHED', 0, 'pictures', false],
  ['UNDONE', 1, 'pictures', false],
  ['FINISHED', 1, 'price', false],
] as const)('%s with %i products added, and a column of %s: pictures are fetched: %s', (status, inserted, field, is) => {
  const counts = { rows: 1, inserted, updated: 0, skipped: 0, failed: 0 }
  expect(fetchesPictures({ status, counts, mapping: [{ column: 'A', to: 'FIELD', field }] })).toBe(is)
})

test.each([
  ['FINISHED', 1, 0, 'FINISHED'],
  ['FINISHED', 1, 1, 'SOME_FAILED'],
  ['FINISHED', 0, 2, 'ALL_FAILED'],
  ['FINISHED', 0, 0, 'FINISHED'],
  ['RUNNING', 0, 2, 'RUNNING'],
] as const)('%s, with %i products added and %i rows with errors, is shown as %s', (status, inserted, failed, outcome) => {
  expect(outcomeOf({ status, counts: { rows: 2, inserted, updated: 0, skipped: 0, failed } })).toBe(outcome)
})
