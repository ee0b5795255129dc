import { Type } from 'typebox'
import { call } from '../call.ts'
import { PagingMetadata } from '../query.ts'
import { Shape } from '../scalars.ts'
import { DataItem } from './data-item.ts'
import { dataCollectionProblems } from './problems.ts'
import { QueryDataItemsRequest } from './query.ts'

/** Items of a data collection, in pages of at most 1000. Next pages follow `pagingMetadata.cursors.next`; `hasNext` says whether there is one. */
export const queryDataItems = call({
  method: 'POST',
  path: '/v2/items/query',
  also: [['GET', '/v2/items/query']],
  family: 'dataItems',
  summary: 'Find items of a data collection.',
  source: 'commerce §7 "Data items", wire §5',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'WIX_DATA.QUERY',
  writes: false,
  request: QueryDataItemsRequest,
  response: Shape({ dataItems: Type.Array(DataItem, { maxItems: 1000 }), pagingMetadata: PagingMetadata }),
  problems: dataCollectionProblems,
  example: { dataCollectionId: 'Books', query: { filter: {}, paging: { limit: 5 } }, returnTotalCount: true },
})
