import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

const date = (day: string): object => ({ $date: `${day}T00:00:00.000Z` })

describeWorlds('data-figures', ({ value }, { generation }) => {
  const isToday = generation === 'current'
  /** Today’s packages unwrap a group by one field. */
  const group = (field: string, held: string): unknown => (isToday ? held : { [field]: held })

  test.each([
    ['count', 6],
    ['count some', 2],
    ['count by date', 2],
    ['count by filter', 3],
  ])('%s', (step, counted) => expect(value(step)).toBe(counted))

  test('distinct: each value once, in order', () => {
    expect(value('distinct')).toEqual(['beans', 'leeks', 'plums', 'salad'])
    expect(value('distinct, filtered, downwards')).toEqual(['plums', 'beans'])
    expect(value('distinct at once')).toEqual([['plums', 'leeks'], ['beans']])
  })

  test('distinct: dates are dates, and a system field is addressed by its name', () => {
    const dates = ['2026-07-01', '2026-08-20', '2026-08-27', '2026-10-04'].map(date)
    expect(value('distinct dates')).toEqual({ dates, isDate: isToday })
    if (!isToday) expect(value('distinct of the system').length).toBeGreaterThan(0)
  })

  test('aggregate: sum, average, minimum, maximum and count of each group; none for values that are not numbers', () => {
    expect(value('figures')).toEqual([
      { _id: group('bed', 'north'), kilosSum: 4, kilosAvg: 2, kilosMin: 1, kilosMax: 3, count: 3 },
      { _id: group('bed', 'south'), kilosSum: 24.5, kilosAvg: 24.5 / 3, kilosMin: 4.5, kilosMax: 12, count: 3 },
    ])
  })

  test('aggregate: filtered before and after', () => {
    expect(value('filtered first and last')).toEqual([{ _id: group('crop', 'plums'), kilos: 20, count: 2 }])
  })

  test('aggregate: by two fields, and over all items', () => {
    expect(value('of two fields')).toEqual([
      { _id: { crop: 'beans', bed: 'north' }, count: 1 },
      { _id: { crop: 'beans', bed: 'south' }, count: 1 },
    ])
    expect(value('of all')).toEqual([{ all: 28.5, count: 6 }])
  })

  test('aggregate: page by page', () => {
    const crops = value('figures in pages').pages.map((page: { _id: unknown }[]) => page.map(({ _id }) => _id))
    const [first, second] = [['plums', 'beans', 'leeks'], ['salad']].map((page) => page.map((crop) => group('crop', crop)))
    expect(crops).toEqual(isToday ? [first, second, first] : [first, second])
    expect(value('figures in pages')).toMatchObject(isToday ? turned : { total: 4 })
  })

  if (!isToday) return

  test('search: by words, any or all, fuzzy, and page by page', () => {
    expect(value('search')).toEqual(['plums', 'plums', 'leeks'])
    expect(value('search for all words')).toEqual([])
    expect(value('search for a misspelt word')).toMatchObject([{ crop: 'beans', kilos: 4.5 }])
    expect(value('search in pages')).toEqual([[1, 8], [12], [1, 8]])
  })

  test('search: all options at once, and the next page by cursor', () => {
    const found = value('search at once')
    expect(found.map(({ kilos }: { kilos: number }) => kilos).toSorted()).toEqual([12, 8])
    expect(found.every(({ isDate }: { isDate: boolean }) => isDate)).toBe(true)
  })

  test('distinct: page by page', () => {
    const [first, second] = [['beans', 'leeks', 'plums'], ['salad']]
    expect(value('distinct in pages')).toEqual({ pages: [first, second, first], ...turned })
  })

  test('aggregate: the minimum of dates is a Date', () => {
    expect(value('dates reckoned')).toEqual({ _id: 'south', first: date('2026-07-01'), isDate: true })
  })

  test('aggregate: beyond the first page', () => expect(value('past the first')).toEqual([{ _id: 'beans', kilos: 7.5, count: 2 }]))
})

/** Whether there is a page before and after each, and its number. */
const turned = {
  sides: [
    [false, true, 0],
    [true, false, 1],
  ],
  totalCount: 4,
  pageSize: 3,
  totalPages: 2,
}
