import { describe, expect, test } from 'vitest'
import type { DataCollection, CollectionDoc } from '../data-collections/collection.ts'
import { stamped, statusOf } from './publishing.ts'

const at = (hour: number) => ({ $date: `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z` })
const instant = (hour: number) => new Date(at(hour).$date)

describe('the status at six o’clock of an item written at three', () => {
  test.each([
    [{}, 'PUBLISHED'],
    [{ _publishStatus: 'PUBLISHED' }, 'PUBLISHED'],
    [{ _publishStatus: 'DRAFT' }, 'DRAFT'],
    [{ _publishStatus: 'DRAFT', _publishDate: at(5) }, 'PUBLISHED'],
    [{ _publishStatus: 'DRAFT', _publishDate: at(6) }, 'PUBLISHED'],
    [{ _publishStatus: 'DRAFT', _publishDate: at(7) }, 'DRAFT'],
    [{ _publishStatus: 'PUBLISHED', _unpublishDate: at(7) }, 'PUBLISHED'],
    [{ _publishStatus: 'PUBLISHED', _unpublishDate: at(6) }, 'DRAFT'],
    [{ _publishStatus: 'DRAFT', _publishDate: at(4), _unpublishDate: at(7) }, 'PUBLISHED'],
    [{ _publishStatus: 'DRAFT', _publishDate: at(4), _unpublishDate: at(5) }, 'DRAFT'],
    [{ _publishStatus: 'PUBLISHED', _publishDate: at(5), _unpublishDate: at(4) }, 'PUBLISHED'],
    [{ _publishStatus: 'DRAFT', _publishDate: at(5), _unpublishDate: at(5) }, 'DRAFT'],
    // Dates that had already passed when the item was written change nothing: its writer knew them.
    [{ _publishStatus: 'DRAFT', _publishDate: at(2) }, 'DRAFT'],
    [{ _publishStatus: 'DRAFT', _publishDate: at(3) }, 'DRAFT'],
    [{ _publishStatus: 'PUBLISHED', _unpublishDate: at(2) }, 'PUBLISHED'],
    [{ _publishStatus: 'PUBLISHED', _publishDate: 'soon', _unpublishDate: { $date: 5 } }, 'PUBLISHED'],
  ] as const)('%j: %s', (doc, expected) => {
    expect(statusOf({ doc, updatedDate: instant(3).toISOString() }, instant(6))).toBe(expected)
  })
})

const having = (doc: CollectionDoc) => ({ doc }) as DataCollection
const publishing = (defaultStatus?: 'DRAFT' | 'PUBLISHED') =>
  having({ plugins: [{ type: 'PUBLISH', publishOptions: defaultStatus ? { defaultStatus } : {} }] })

describe('an item written at six o’clock', () => {
  const now = instant(6)

  test.each([
    [{}, undefined, 'PUBLISHED'],
    [{}, 'DRAFT', 'DRAFT'],
    [{ _publishStatus: 'PUBLISHED' }, 'DRAFT', 'PUBLISHED'],
    // Waits for its date.
    [{ _publishStatus: 'PUBLISHED', _publishDate: at(7) }, undefined, 'DRAFT'],
    [{ _publishDate: at(7), _unpublishDate: at(8) }, undefined, 'DRAFT'],
    [{ _publishDate: at(7), _unpublishDate: at(5) }, undefined, 'DRAFT'],
    // It is unpublished before, and published again.
    [{ _publishDate: at(8), _unpublishDate: at(7) }, undefined, 'PUBLISHED'],
    [{ _publishDate: at(5) }, 'DRAFT', 'DRAFT'],
    [{ _publishDate: null }, undefined, 'PUBLISHED'],
  ] as const)('%j where %s is the default: %s', (doc, defaultStatus, expected) => {
    expect(stamped(publishing(defaultStatus), doc, { now })).toMatchObject({ doc: { _publishStatus: expected } })
  })

  test('keeps its status if none is given', () => {
    expect(stamped(publishing(), { n: 1 }, { before: { _publishStatus: 'DRAFT' }, now })).toEqual({
      doc: { n: 1, _publishStatus: 'DRAFT' },
    })
  })

  test.each([
    [{ _publishStatus: 'HIDDEN' }, '_publishStatus'],
    [{ _publishStatus: ['DRAFT'] }, '_publishStatus'],
    [{ _publishDate: '2026-11-22' }, '_publishDate'],
    [{ _unpublishDate: {} }, '_unpublishDate'],
  ])('%j is refused', (doc, field) => {
    expect(stamped(publishing(), doc, { now })).toMatchObject({ violations: [{ field }] })
  })

  test('stays the same in a collection without statuses', () => {
    const doc = { _publishStatus: 'whatever' }
    expect(stamped(having({}), doc, { now })).toEqual({ doc })
  })
})
