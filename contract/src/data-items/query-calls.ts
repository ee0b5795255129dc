import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { PagingMetadata } from '../query.ts'
import { field, Free, Shape } from '../scalars.ts'
import { DataItem } from './data-item.ts'
import { AggregatePipelineDataItemsRequest } from './pipeline.ts'
import { dataCollectionProblems } from './problems.ts'
import {
  AggregateDataItemsRequest,
  CountDataItemsRequest,
  QueryDataItemsRequest,
  QueryDistinctValuesRequest,
  SearchDataItemsRequest,
} from './query.ts'

const reader = {
  family: 'dataItems',
  allow: callers,
  permission: 'WIX_DATA.QUERY',
  writes: false,
  source: 'commerce §7 "Data items", wire §5',
  problems: dataCollectionProblems,
} as const

export const queryDataItems = call({
  ...reader,
  method: 'POST',
  path: '/v2/items/query',
  also: [['GET', '/v2/items/query']],
  summary: 'Query items of a data collection.',
  description:
    'Returns items in pages of up to 1000. Use `pagingMetadata.cursors.next` for the next page; `hasNext` says whether there is one.',
  request: QueryDataItemsRequest,
  response: Shape({
    dataItems: field(Type.Array(DataItem, { maxItems: 1000 }), 'The items of this page.'),
    pagingMetadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  example: { dataCollectionId: 'Books', query: { filter: {}, paging: { limit: 5 } }, returnTotalCount: true },
})

export const searchDataItems = call({
  ...reader,
  method: 'POST',
  path: '/v2/items/search',
  summary: 'Search the items of a data collection by text.',
  description:
    'Finds items that contain the words of `search.search.expression` in text fields that the caller can see, ignoring case. `fuzzy` ' +
    'also finds similar words. Filters, sorting and paging work as in a query, with 100 items per page by default.',
  request: SearchDataItemsRequest,
  response: Shape({
    dataItems: field(Type.Array(DataItem, { maxItems: 1000 }), 'The items of this page, the best match first unless sorted.'),
    pagingMetadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  example: { dataCollectionId: 'Books', search: { search: { expression: 'candle window', mode: 'AND' }, paging: { limit: 5 } } },
})

export const countDataItems = call({
  ...reader,
  method: 'POST',
  path: '/v2/items/count',
  summary: 'Count items of a data collection.',
  description: 'Returns the exact number of matching items.',
  request: CountDataItemsRequest,
  response: Shape({ totalCount: field(Type.Integer({ minimum: 0 }), 'Number of items that meet the conditions.') }),
  example: { dataCollectionId: 'Books', filter: { inPrint: true } },
})

export const queryDistinctValues = call({
  ...reader,
  method: 'POST',
  path: '/v2/items/query-distinct-values',
  summary: 'Get the distinct values of a field.',
  description: 'Returns each value once, in order. Missing and null values are left out. A list counts as one value.',
  request: QueryDistinctValuesRequest,
  response: Shape({
    distinctValues: field(Type.Array(Type.Unknown(), { maxItems: 1000 }), 'The values of this page, in order.'),
    pagingMetadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  example: { dataCollectionId: 'Books', fieldName: 'publisher.city', paging: { limit: 5 } },
})

export const aggregateDataItems = call({
  ...reader,
  method: 'POST',
  path: '/v2/items/aggregate',
  summary: 'Aggregate items of a data collection.',
  description:
    'Groups the items that match the initial filter, calculates figures for each group and returns the groups that match the final ' +
    'filter. `_id` holds the grouping values. Sums and averages use the numbers in a field, minimum and maximum the order of values ' +
    '(docs/query-language.md); without values, the result is null. Filters and sorting of the results use grouping and result fields.',
  request: AggregateDataItemsRequest,
  response: Shape({
    results: field(Type.Array(Free, { maxItems: 1000 }), 'One object for each group, with `_id` and the named results.'),
    pagingMetadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  example: {
    dataCollectionId: 'Books',
    initialFilter: { inPrint: true },
    aggregation: {
      groupingFields: ['publisher.city'],
      operations: [
        { resultFieldName: 'titles', itemCount: {} },
        { resultFieldName: 'dearest', max: { itemFieldName: 'price' } },
      ],
    },
    finalFilter: { titles: { $gt: 3 } },
    sort: [{ fieldName: 'titles', order: 'DESC' }],
  },
})

export const aggregatePipelineDataItems = call({
  ...reader,
  method: 'POST',
  path: '/v2/items/aggregate-pipeline',
  summary: 'Run an aggregation pipeline over the items of a data collection.',
  description:
    'Runs stages in any order, each on the output of the previous one: filter, group, projection, sort, limit, skip, unwindArray and ' +
    'objectToArray. The output is returned in pages; pass `pagingMetadata.cursors.next` without stages to get the next one. If a stage ' +
    'exceeds a limit, the error names it (docs/pipelines.md).',
  source: 'commerce §7 "Data items", wire §5, decision 0037',
  request: AggregatePipelineDataItemsRequest,
  response: Shape({
    results: field(Type.Array(Free, { maxItems: 1000 }), 'The documents that the last stage returns.'),
    pagingMetadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  example: {
    dataCollectionId: 'Books',
    pipeline: {
      stages: [
        { filter: { inPrint: true } },
        {
          group: {
            groupIds: [{ key: 'city', expression: { fieldPath: 'publisher.city' } }],
            accumulators: [
              { resultFieldName: 'titles', sum: { expression: { numeric: 1 } } },
              { resultFieldName: 'dearest', max: { expression: { fieldPath: 'price' } } },
            ],
          },
        },
        { sort: { values: [{ fieldName: 'titles', order: 'DESC' }] } },
        { limit: 3 },
      ],
    },
  },
})
