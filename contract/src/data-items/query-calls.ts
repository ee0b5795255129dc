import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { PagingMetadata } from '../query.ts'
import { Free, Shape } from '../scalars.ts'
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
  summary: 'Find items of a data collection.',
  description:
    'Items of a data collection, in pages of at most 1000. Next pages follow `pagingMetadata.cursors.next`; `hasNext` says whether ' +
    'there is one.',
  request: QueryDataItemsRequest,
  response: Shape({ dataItems: Type.Array(DataItem, { maxItems: 1000 }), pagingMetadata: PagingMetadata }),
  example: { dataCollectionId: 'Books', query: { filter: {}, paging: { limit: 5 } }, returnTotalCount: true },
})

export const searchDataItems = call({
  ...reader,
  method: 'POST',
  path: '/v2/items/search',
  summary: 'Find items of a data collection by words.',
  description:
    'Items in whose texts the words of `search.search.expression` stand, anywhere in them and in either case: in fields of the ' +
    'collection that are of a type of text and not hidden from the caller. `fuzzy` also finds what is written much like a word. Filter, ' +
    'sort and pages are those of a query, 100 items a page where nothing is said.',
  request: SearchDataItemsRequest,
  response: Shape({ dataItems: Type.Array(DataItem, { maxItems: 1000 }), pagingMetadata: PagingMetadata }),
  example: { dataCollectionId: 'Books', search: { search: { expression: 'candle window', mode: 'AND' }, paging: { limit: 5 } } },
})

export const countDataItems = call({
  ...reader,
  method: 'POST',
  path: '/v2/items/count',
  summary: 'Count items of a data collection.',
  description: 'How many items match, counted to the last.',
  request: CountDataItemsRequest,
  response: Shape({ totalCount: Type.Integer({ minimum: 0 }) }),
  example: { dataCollectionId: 'Books', filter: { inPrint: true } },
})

export const queryDistinctValues = call({
  ...reader,
  method: 'POST',
  path: '/v2/items/query-distinct-values',
  summary: 'Find the different values of a field.',
  description:
    'The different values that items have in a field, each once, in order; what is missing or null is none. A list counts as one value.',
  request: QueryDistinctValuesRequest,
  response: Shape({ distinctValues: Type.Array(Type.Unknown(), { maxItems: 1000 }), pagingMetadata: PagingMetadata }),
  example: { dataCollectionId: 'Books', fieldName: 'publisher.city', paging: { limit: 5 } },
})

export const aggregateDataItems = call({
  ...reader,
  method: 'POST',
  path: '/v2/items/aggregate',
  summary: 'Reckon figures over groups of items.',
  description:
    'Figures over groups of items: what passes the first filter is grouped and reckoned, and what of it passes the final one is ' +
    'answered. `_id` holds the values of the grouping fields; sums and averages are of the numbers in a field, minimum and maximum by ' +
    'the order of values (docs/query-language.md), and null where there is nothing to reckon. Filter and sort of the results name ' +
    'grouping fields and result fields.',
  request: AggregateDataItemsRequest,
  response: Shape({ results: Type.Array(Free, { maxItems: 1000 }), pagingMetadata: PagingMetadata }),
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
  summary: 'Send items of a data collection through a pipeline.',
  description:
    'Sends items through a pipeline of stages, each working on what the one before it leaves: filter, group, projection, sort, limit, ' +
    'skip, unwindArray and objectToArray, in any order. What the last one leaves is answered in pages; a next page follows ' +
    '`pagingMetadata.cursors.next` and needs no stages. Where a stage goes too far, the refusal names it (docs/pipelines.md).',
  source: 'commerce §7 "Data items", wire §5, decision 0037',
  request: AggregatePipelineDataItemsRequest,
  response: Shape({ results: Type.Array(Free, { maxItems: 1000 }), pagingMetadata: PagingMetadata }),
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
