import { Type } from 'typebox'
import { call } from '../call.ts'
import { CursorPaging, Cursors, Sorting } from '../query.ts'
import { field, Free, Guid, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
import { AggregatedSearch, AggregationData, SearchDetails } from '../search.ts'
import { inventoryReader, jug } from './area.ts'
import { inventoryFilterable } from './filterable.ts'
import { InventoryItemV3 } from './inventory-item.ts'
import { missingItem } from './problems.ts'

const Page = Shape({
  count: field(Whole(0, 1000), 'Number of items on this page.'),
  cursors: field(Cursors, 'Cursors of the neighbouring pages.'),
  hasNext: field(Type.Boolean(), 'Whether there is another page.'),
})
const items = field(Type.Array(InventoryItemV3, { maxItems: 1000 }), 'The items of this page.')

export const getInventoryItem = call({
  ...inventoryReader,
  method: 'GET',
  path: '/v3/inventory-items/{inventoryItemId}',
  summary: 'Get an inventory item.',
  request: Shape({ inventoryItemId: field(Guid, 'ID of the item.') }),
  response: Shape({ inventoryItem: field(InventoryItemV3, 'The item as it is now.') }),
  problems: missingItem,
  example: { inventoryItemId: jug },
})

export const queryInventoryItems = call({
  ...inventoryReader,
  method: 'GET',
  path: '/v3/inventory-items/query',
  also: [['POST', '/v3/inventory-items/query']],
  summary: 'Query inventory items.',
  description: 'Returns items in pages of up to 1,000.',
  request: Shape({
    query: maybeNull(
      Shape({
        filter: maybeNull(Free, 'Conditions by field, such as `{ "locationId": "…" }`. All items if absent.'),
        sort: maybe(Type.Array(Sorting, { maxItems: 10 }), 'Fields to sort by, the most important first.'),
        cursorPaging: maybeNull(
          Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(1, 1000), 'Items per page, at most 1,000. 50 by default.') }),
          'Size of the page, or the cursor of the next one, sent alone.',
        ),
      }),
      'Filter, sort and page.',
    ),
  }),
  response: Shape({ inventoryItems: items, pagingMetadata: field(Page, 'Size of the page and what comes next.') }),
  problems: {},
  filterable: inventoryFilterable,
  example: { query: { filter: { productId: jug } } },
})

export const searchInventoryItems = call({
  ...inventoryReader,
  method: 'GET',
  path: '/v3/inventory-items/search',
  also: [['POST', '/v3/inventory-items/search']],
  summary: 'Search inventory items.',
  description: 'Finds items by words of their products and conditions, in pages of up to 1,000, and aggregates all that were found.',
  request: Shape({ search: maybeNull(AggregatedSearch(1000), 'Words, conditions, sort, page and aggregations.') }),
  response: Shape({
    inventoryItems: items,
    pagingMetadata: field(Page, 'Size of the page and what comes next.'),
    aggregationData: maybe(AggregationData, 'Results of the aggregations. Absent without any, and on later pages.'),
  }),
  problems: {},
  filterable: inventoryFilterable,
  example: { search: { search: { expression: 'jug' } } },
})

export const countInventoryItems = call({
  ...inventoryReader,
  method: 'GET',
  path: '/v3/inventory-items/count',
  also: [['POST', '/v3/inventory-items/count']],
  summary: 'Count inventory items.',
  request: Shape({
    filter: maybeNull(Free, 'Conditions by field, as in a search. All items if absent.'),
    search: maybe(SearchDetails, 'Words that the items must have.'),
  }),
  response: Shape({ count: field(Type.Integer({ minimum: 0 }), 'Number of items.') }),
  problems: {},
  filterable: inventoryFilterable,
  example: { filter: { productId: jug } },
})
