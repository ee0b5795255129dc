import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

const date = (day: string): object => ({ $date: `${day}T00:00:00.000Z` })

describeWorlds('data-pipelines', ({ value, error }, { generation }) => {
  if (generation === '2024') {
    test('2024 has no pipelines', () => expect(value('has the call')).toBe('undefined'))
    return
  }

  test('unwound, grouped, calculated and sorted; dates are dates', () => {
    expect(value('grouped')).toEqual([
      { _id: { what: 'tart' }, taken: 54, mean: 27, orders: 2, first: date('2026-11-02'), last: 'Vera', pieces: [2, 1] },
      { _id: { what: 'bread' }, taken: 10.5, mean: 5.25, orders: 2, first: date('2026-11-02'), last: 'Vera', pieces: [1, 2] },
      { _id: { what: 'bun' }, taken: 1.2, mean: 1.2, orders: 1, first: date('2026-11-04'), last: 'Olga', pieces: [12] },
    ])
    expect(value('the first and last of all')).toEqual([{ first: 'Vera', last: 'Nobody' }])
  })

  test('projected, with nested objects; returned as Dates', () => {
    expect(value('projected')).toEqual([
      { told: 'Mia, 3', from: { letter: 'P' }, isDate: true },
      { told: 'Olga, 4', from: { letter: 'L' }, isDate: true },
    ])
    const list = [
      { k: 'gift', v: true },
      { k: 'late', v: false },
    ]
    expect(value('left out')).toEqual([{ buyer: 'Mia', town: 'porto', marks: { gift: true, late: false }, list }])
  })

  test('every other expression', () => {
    const sums = { add: 0.3, sum: 1, subtract: 0.1, divide: null, mod: 3, abs: 2 }
    expect(value('reckoned')).toEqual([{ ...sums, floor: 1, ceil: 2, toLower: 'ab' }])
  })

  test('page by page, by cursor alone', () => {
    const { pages, metadata, hasNext } = value('in pages')
    expect(pages).toEqual([[{ buyer: 'Nobody' }, { buyer: 'Olga' }], [{ buyer: 'Vera' }]])
    expect(metadata).toEqual({ count: 2, offset: 0, hasNext: true, tooManyToCount: false, total: 3 })
    expect(hasNext).toBe(false)
  })

  test('aggregate with a pipeline is the same call', () => {
    expect(value('by aggregate')).toMatchObject({ results: [{ town: 'porto' }], pagingMetadata: { count: 1 } })
  })

  test('refused: with the path of the stage, and for an unknown collection', () => {
    const at = 'pipeline.stages[1].projection.fields[0].reshape.expression.fieldPath'
    expect(error('a stage that is wrong').violations).toMatchObject([{ field: at, violatedRule: 'FORMAT' }])
    expect(error('of no collection').code).toBe('WDE0025')
  })
})
