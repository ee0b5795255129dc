import { describe, expect, test } from 'vitest'
import { gridFields } from '../grid/field.ts'
import { addressOf, queryIn, filterOf } from './data-query.ts'
import { controlOf, requestOf, unreadableFilters } from './request.ts'
import { resultColumns } from './result-columns.ts'

const fields = gridFields({
  fields: [
    { key: 'title', type: 'TEXT' },
    { key: 'price', type: 'NUMBER' },
    { key: 'published', type: 'DATETIME' },
    { key: 'publisher', type: 'OBJECT' },
  ],
} as never)
const usual = ['title', 'price', 'published', 'publisher']

const asked = (text: string) => queryIn(new URLSearchParams(text))
const address = (text: string): string => decodeURIComponent(addressOf(asked(text), usual).toString())
const builtOf = (text: string) => {
  const question = asked(text)
  return requestOf(question, { collectionId: 'Books', columns: resultColumns(question, fields) })
}

describe('a form and its address describe the same query', () => {
  test.each([
    ['mode=query&run=1&filter=&sort=&size=50&offset=', ''],
    ['sort=-price&sort=title&sort=', 'sort=-price,title'],
    ['sort=-price&sort=price', 'sort=-price'],
    ['columns=title&columns=price', 'columns=title,price'],
    ['columns=title&columns=price&columns=published&columns=publisher', ''],
    ['include=author&size=10&offset=20', 'include=author&size=10&offset=20'],
    [
      'mode=summary&group=publisher.city&group=&do=count&of=&as=&do=sum&of=price&as=total&do=&of=title&as=x',
      'mode=summary&group=publisher.city&figure=count&figure=sum:price:total',
    ],
    ['mode=summary&group=published~month&do=average&of=price&as=', 'mode=summary&group=published~month&figure=average:price'],
    ['mode=values&field=title&order=ASC', 'mode=values&field=title'],
    ['mode=values&field=title&order=DESC&sort=-price&offset=3', 'mode=values&field=title&order=DESC'],
    ['environment=SANDBOX&size=7&offset=-3&mode=other&order=x', 'environment=SANDBOX'],
    ['filter={"a":1&having={', 'filter={"a":1'],
  ])('%s → %s', (form, expected) => {
    expect(address(form)).toBe(expected)
    expect(address(expected)).toBe(expected)
  })

  test('respects the limits of the server', () => {
    expect(asked(`sort=${Array.from({ length: 12 }, (_, index) => `f${index}`).join()}`).sort).toHaveLength(10)
    expect(asked('offset=99999').offset).toBe(10_000)
  })
})

test.each([
  ['', undefined],
  ['{}', undefined],
  ['{"a":1}', { a: 1 }],
  ['[1]', 'unreadable'],
  ['null', 'unreadable'],
  ['{"a":', 'unreadable'],
] as const)('the filter %s is %j', (text, filter) => {
  expect(filterOf(text)).toEqual(filter)
})

test('reports an unreadable filter, and one of the results only if it is used', () => {
  expect(unreadableFilters(asked('filter={&having={'))).toEqual(['filter'])
  expect(unreadableFilters(asked('mode=summary&filter={}&having=x'))).toEqual(['having'])
})

describe('the request', () => {
  test('is undefined for an empty query', () => {
    expect(builtOf('mode=summary')).toBeUndefined()
    expect(builtOf('mode=values')).toBeUndefined()
  })

  test('for items', () => {
    expect(builtOf('filter={"price":{"$gt":3}}&sort=-price,title&columns=title,price&include=author&size=10&offset=20')).toMatchObject({
      call: 'dataItems.queryDataItems',
      request: {
        dataCollectionId: 'Books',
        query: {
          filter: { price: { $gt: 3 } },
          sort: [
            { fieldName: 'price', order: 'DESC' },
            { fieldName: 'title', order: 'ASC' },
          ],
          fields: ['title', 'price'],
          paging: { limit: 10, offset: 20 },
        },
        includeReferences: [{ field: 'author' }],
        returnTotalCount: true,
      },
    })
  })

  test('for a page by cursor leaves out filter and sort', () => {
    expect(builtOf('filter={"a":1}&sort=a&columns=title&cursor=abc')?.request).toEqual({
      dataCollectionId: 'Books',
      query: { fields: ['title'], cursorPaging: { cursor: 'abc', limit: 50 } },
    })
  })

  test('for a summary', () => {
    const text =
      'mode=summary&filter={"price":{"$gt":3}}&group=publisher.city&figure=count::titles&figure=max:price&having={"titles":{"$gt":1}}&sort=-titles'
    expect(builtOf(text)).toMatchObject({
      call: 'dataItems.aggregateDataItems',
      request: {
        dataCollectionId: 'Books',
        initialFilter: { price: { $gt: 3 } },
        aggregation: {
          groupingFields: ['publisher.city'],
          operations: [
            { resultFieldName: 'titles', itemCount: {} },
            { resultFieldName: 'max_price', max: { itemFieldName: 'price' } },
          ],
        },
        finalFilter: { titles: { $gt: 1 } },
        sort: [{ fieldName: 'titles', order: 'DESC' }],
        paging: { limit: 50 },
      },
    })
  })

  test('for a summary by month uses a pipeline, which names the groups differently', () => {
    const text =
      'mode=summary&environment=SANDBOX&filter={"price":1}&group=published~month,publisher.city&figure=count&figure=average:price' +
      '&having={"$or":[{"published_month":"2026-11"},{"publisher.city":{"$in":["Porto"]}},{"count":{"$gt":1}}]}&sort=published_month,-count'
    expect(builtOf(text)?.request).toEqual({
      dataCollectionId: 'Books',
      environment: 'SANDBOX',
      pipeline: {
        stages: [
          { filter: { price: 1 } },
          {
            group: {
              groupIds: [
                {
                  key: 'published_month',
                  expression: {
                    substring: {
                      expression: { stringify: { expression: { fieldPath: 'published' } } },
                      startExpression: { numeric: 0 },
                      lengthExpression: { numeric: 7 },
                    },
                  },
                },
                { key: 'publisher_city', expression: { fieldPath: 'publisher.city' } },
              ],
              accumulators: [
                { resultFieldName: 'count', sum: { expression: { numeric: 1 } } },
                { resultFieldName: 'average_price', avg: { expression: { fieldPath: 'price' } } },
              ],
            },
          },
          { filter: { $or: [{ '_id.published_month': '2026-11' }, { '_id.publisher_city': { $in: ['Porto'] } }, { count: { $gt: 1 } }] } },
          {
            sort: {
              values: [
                { fieldName: '_id.published_month', order: 'ASC' },
                { fieldName: 'count', order: 'DESC' },
              ],
            },
          },
        ],
        paging: { limit: 50 },
      },
      returnTotalCount: true,
    })
  })

  test('for a collection with drafts includes them', () => {
    const built = requestOf(asked('size=10'), { collectionId: 'Books', columns: [], withDrafts: true })
    expect(built?.request.publishPluginOptions).toEqual({ includeDraftItems: true })
  })

  test('for distinct values', () => {
    expect(builtOf('mode=values&field=publisher.city&order=DESC&filter={"price":1}&size=25')?.request).toEqual({
      dataCollectionId: 'Books',
      fieldName: 'publisher.city',
      filter: { price: 1 },
      order: 'DESC',
      returnTotalCount: true,
      paging: { limit: 25 },
    })
  })
})

describe('a problem is shown at its form control', () => {
  test.each([
    ['', 'query.filter.price.$regex', 'filter'],
    ['sort=a,b', 'query.sort[1].fieldName', 'sort.1'],
    ['', 'query.paging.offset', 'offset'],
    ['include=author', 'includeReferences[0].field', 'include'],
    ['mode=summary&figure=count&figure=sum:price:total price', 'aggregation.operations[1].resultFieldName', 'name.1'],
    ['mode=summary&figure=count', 'aggregation.operations[0]', 'figure.0'],
    ['mode=summary&figure=count', 'initialFilter', 'filter'],
    ['mode=summary&figure=count', 'finalFilter.count.$x', 'having'],
    ['mode=summary&group=a&sort=b', 'sort[0].fieldName', 'sort.0'],
    ['mode=summary&filter={"a":1}&group=a~day&figure=count', 'pipeline.stages[0].filter.a', 'filter'],
    ['mode=summary&group=a~day&figure=count', 'pipeline.stages[0].group.accumulators[0].resultFieldName', 'name.0'],
    ['mode=summary&group=b,a~day&having={"b":1}&sort=b', 'pipeline.stages[0].group.groupIds[1].key', 'group.1'],
    ['mode=summary&group=b,a~day&having={"b":1}&sort=b', 'pipeline.stages[1].filter._id.b', 'having'],
    ['mode=summary&group=b,a~day&having={"b":1}&sort=b', 'pipeline.stages[2].sort.values[0].fieldName', 'sort.0'],
    ['mode=values&field=a', 'fieldName', 'field'],
    ['', 'dataCollectionId', undefined],
  ])('%s: %s at %s', (text, argument, place) => {
    expect(controlOf(argument, builtOf(text)!)).toBe(place)
  })
})
