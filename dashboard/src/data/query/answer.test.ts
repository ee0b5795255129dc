import { describe, expect, test } from 'vitest'
import { gridFields } from '../grid/field.ts'
import { cellsOf } from './cells.ts'
import { chartView, type BarsView, type LineView } from './charts.ts'
import { queryIn } from './data-query.ts'
import { groupFilter } from './group-filter.ts'
import { indexUseOf } from './index-use.ts'
import { nestedFields } from './nested-fields.ts'
import { resultColumns } from './result-columns.ts'

const fields = gridFields({
  fields: [
    { key: 'title', type: 'TEXT' },
    { key: 'price', type: 'NUMBER' },
    { key: 'inPrint', type: 'BOOLEAN' },
    { key: 'published', type: 'DATETIME' },
    { key: 'day', type: 'DATE' },
    { key: 'tags', type: 'ARRAY_STRING' },
    { key: 'publisher', displayName: 'Publisher', type: 'OBJECT' },
  ],
} as never)
const where = { locale: 'en-IE', timeZone: 'Europe/Dublin' }
const columnsOf = (text: string) => resultColumns(queryIn(new URLSearchParams(`mode=summary&${text}`)), fields)
const chartOf = (text: string, results: Record<string, unknown>[], chosen?: string) =>
  chartView({ results, columns: columnsOf(text), chosen, locale: where.locale, cellOf: cellsOf(where) })

describe('the filter for the items of a group', () => {
  test.each([
    ['group=title', { _id: { title: 'Salt' } }, undefined, { title: 'Salt' }],
    ['group=title', { _id: { title: null } }, undefined, { title: null }],
    ['group=inPrint,price', { _id: { inPrint: false, price: 3 } }, undefined, { inPrint: false, price: 3 }],
    ['group=publisher.city', { _id: { 'publisher.city': 'Porto' } }, { price: 1 }, { price: 1, 'publisher.city': 'Porto' }],
    ['group=price', { _id: { price: 3 } }, { price: { $gt: 1 } }, { $and: [{ price: { $gt: 1 } }, { price: 3 }] }],
    ['group=tags', { _id: { tags: ['a'] } }, undefined, undefined],
    ['figure=count', { count: 3 }, undefined, undefined],
    [
      'group=published~month',
      { _id: { published_month: '2024-12' } },
      undefined,
      { published: { $between: [{ $date: '2024-12-01T00:00:00.000Z' }, { $date: '2025-01-01T00:00:00.000Z' }] } },
    ],
    ['group=day~year', { _id: { day_year: '2024' } }, undefined, { day: { $between: ['2024-01-01', '2025-01-01'] } }],
    ['group=published~month', { _id: { published_month: 'Salt' } }, undefined, undefined],
  ])('%s of %j', (text, result, initial, filter) => {
    expect(groupFilter(result, columnsOf(text), initial)).toEqual(filter)
  })
})

describe('the chart', () => {
  test('shows groups as bars on both sides of zero', () => {
    const view = chartOf('group=title&figure=sum:price:total', [
      { _id: { title: 'Salt' }, total: 30 },
      { _id: { title: null }, total: -10 },
      { _id: { title: 'Lamp' }, total: null },
    ]) as BarsView
    expect(view).toEqual({
      kind: 'bars',
      figure: 'total',
      zero: 25,
      groups: 3,
      bars: [
        { label: ['Salt'], text: '30', start: 25, width: 75 },
        { label: [null], text: '-10', start: 0, width: 25 },
        { label: ['Lamp'], text: null, start: 25, width: 0 },
      ],
    })
  })

  test('shows dates as a line, with months without items as zero where the figure is known', () => {
    const results = [
      { _id: { published_month: '2024-04' }, count: 2, average_price: 8 },
      { _id: { published_month: '2024-01' }, count: 4, average_price: 6 },
      { _id: { published_month: null }, count: 1, average_price: 1 },
    ]
    const text = 'group=published~month&figure=count&figure=average:price'
    const { points, chart } = chartOf(text, results) as LineView
    expect(points).toEqual([
      { label: 'Jan 2024', text: '4' },
      { label: 'Feb 2024', text: '0' },
      { label: 'Mar 2024', text: '0' },
      { label: 'Apr 2024', text: '2' },
    ])
    expect(chart.dots.map((dot) => dot?.x)).toEqual([0, 34.07, 65.93, 100])
    expect(chart.pieces).toHaveLength(3)
    const average = chartOf(text, results, 'average_price') as LineView
    expect(average.chart.dots.map((dot) => dot !== undefined)).toEqual([true, false, false, true])
    expect(average.chart.pieces).toEqual([])
  })

  test('is undefined without groups, figures or results', () => {
    expect(chartOf('figure=count', [{ count: 3 }])).toBeUndefined()
    expect(chartOf('group=title', [{ _id: { title: 'a' } }])).toBeUndefined()
    expect(chartOf('group=title&figure=min:title', [{ _id: { title: 'a' }, min_title: 'a' }])).toBeUndefined()
    expect(chartOf('group=title&figure=count', [])).toBeUndefined()
  })
})

test('formats values in the locale of the site', () => {
  const cell = cellsOf(where)
  const [month, price, published] = columnsOf('group=published~month&figure=average:price&figure=max:published')
  expect(cell('2024-03', month!)).toBe('Mar 2024')
  expect(cell('odd', month!)).toBe('odd')
  expect(cell(1234.5678912, price!)).toBe('1,234.568')
  expect(cell(null, price!)).toBeNull()
  expect(cell({ $date: '2024-07-01T12:00:00.000Z' }, published!)).toBe('1 Jul 2024, 13:00')
})

describe('an index', () => {
  const index = (name: string, path: string, more = {}) => ({ name, status: 'ACTIVE' as const, fields: [{ path }], ...more })
  const ask = (filter: Record<string, unknown> | undefined, sort: string | undefined, ...indexes: ReturnType<typeof index>[]) =>
    indexUseOf({ filter, sort, keys: ['price', 'title', 'publisher'] }, indexes)

  test('serves required conditions', () => {
    expect(ask({ price: { $gt: 3 }, title: 'a' }, undefined, index('byPrice', 'price'))).toEqual({ by: ['byPrice'], without: [] })
    expect(ask({ _id: 'a' }, 'title')).toEqual({ by: ['_id'], without: [] })
    expect(ask({ $or: [{ price: 3 }, { title: 'a' }] }, undefined, index('byPrice', 'price'))).toEqual({ by: [], without: ['title'] })
  })

  test('serves a sort', () => {
    expect(ask(undefined, 'price', index('byPrice', 'price'))).toEqual({ by: ['byPrice'], without: [] })
    expect(ask(undefined, 'publisher.city')).toEqual({ by: [], without: ['publisher.city'] })
  })

  test('does not serve while it is being built, case-insensitively, or for unsupported operators', () => {
    expect(ask({ price: 3 }, undefined, index('byPrice', 'price', { status: 'BUILDING' }))).toEqual({ by: [], without: ['price'] })
    expect(ask({ title: 'a' }, undefined, index('byTitle', 'title', { caseInsensitive: true }))).toEqual({ by: [], without: ['title'] })
    expect(ask({ title: { $contains: 'a' } }, undefined)).toBeUndefined()
    expect(ask(undefined, undefined, index('byPrice', 'price'))).toBeUndefined()
    expect(ask({ nameOfNothing: 3 }, undefined)).toBeUndefined()
  })
})

test('offers nested fields by path', () => {
  const items = [
    { id: 'a', data: { publisher: { city: 'Porto', since: { $date: '2024-07-01T12:00:00.000Z' }, list: [1], 'odd name': 1 } } },
    { id: 'b', data: { publisher: { city: 1, address: { street: 'Rua', deep: { deeper: 1 } } }, title: { no: 1 } } },
  ]
  expect(nestedFields(fields, items).map(({ key, label, kind }) => [key, label, kind])).toEqual([
    ['publisher.city', 'Publisher › city', 'text'],
    ['publisher.since', 'Publisher › since', 'instant'],
    ['publisher.list', 'Publisher › list', 'json'],
    ['publisher.address.street', 'Publisher › address › street', 'text'],
  ])
})
