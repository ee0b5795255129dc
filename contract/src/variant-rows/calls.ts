import { Type } from 'typebox'
import { call, type Problems } from '../call.ts'
import { missingLocation } from '../locations/problems.ts'
import { CursorPaging, Paging, PagingMetadata, Query, Sorting } from '../query.ts'
import { field, Guid, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
import { AdjustmentReason } from '../stock/adjustment.ts'
import { variantRowsFilterable } from './filterable.ts'
import { rowsMax, VariantRow, VariantRowChange, VariantRowResult } from './variant-row.ts'

const area = { family: 'stoa', allow: ['owner', 'app'], source: 'screens §5 "products", "stock", decision 0154' } as const
const reader = { ...area, permission: 'WIX_STORES.READ_PRODUCTS', writes: false, filterable: variantRowsFilterable } as const

const pageMax = 500
const limit = maybeNull(Whole(1, pageMax), 'Rows per page, at most 500. 100 by default.')
const locationId = maybe(Guid, 'ID of the location whose stock is meant. The default one by default.')
const filter = maybeNull(Query.properties.filter, 'Conditions by field, such as `{ "onSale": true }`. All rows if absent.')

const stockProblems = {
  NO_PERMISSION_TO_MODIFY_INVENTORY: { status: 403, message: 'Changes of stock need the permission WIX_STORES.MODIFY_INVENTORY.' },
} as const satisfies Problems

const jug = '10000000-0000-4000-8000-000000000001-00000000-0000-0000-0000-000000000000'

export const queryVariantRows = call({
  ...reader,
  method: 'POST',
  path: '/v1/variant-rows/query',
  summary: 'Query variants with prices and stock.',
  description:
    'Returns all variants of the shop, hidden ones too, with their stock at a location: by product name and position by default, which is the fastest order. ' +
    'Hidden variants, and those whose quantity isn’t tracked, have no `quantity` to filter and sort by. To get the next page, pass the cursor alone, with the same location. Stock is for callers with WIX_STORES.READ_INVENTORY: ' +
    'for others it is absent, and they can’t filter or sort by it.',
  request: Shape({
    locationId,
    query: maybeNull(
      Shape({
        filter,
        sort: maybe(Type.Array(Sorting, { maxItems: 4 }), 'Fields to sort by, the most important first; at most four.'),
        paging: maybeNull(Shape({ ...Paging.properties, limit }), 'Page by offset. Can’t be combined with `cursorPaging`.'),
        cursorPaging: maybeNull(
          Shape({ ...CursorPaging.properties, limit }),
          'Size of the page, or the cursor of another one, sent alone.',
        ),
      }),
      'Filter, sort and page.',
    ),
  }),
  response: Shape({
    rows: field(Type.Array(VariantRow, { maxItems: pageMax }), 'The rows of this page.'),
    pagingMetadata: field(PagingMetadata, 'Size of the page and its neighbours.'),
  }),
  problems: missingLocation,
  example: { query: { filter: { productName: { $contains: 'jug' } }, cursorPaging: { limit: 2 } } },
})

export const countVariantRows = call({
  ...reader,
  method: 'POST',
  path: '/v1/variant-rows/count',
  summary: 'Count variants.',
  description: 'Counts the variants that meet conditions, up to 10,000; one more means “more than that”.',
  request: Shape({ locationId, filter }),
  response: Shape({ count: field(Whole(0, 10_001), 'Number of variants. 10,001 if there are more than 10,000.') }),
  problems: missingLocation,
  example: { filter: { onSale: true } },
})

export const updateVariantRows = call({
  ...area,
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  writes: true,
  method: 'POST',
  path: '/v1/variant-rows/update',
  summary: 'Update prices and stock of variants.',
  description:
    'Each row is changed as a whole or fails individually, with the row as it is now. With `was`, what others have changed in between isn’t overwritten. Changes of stock ' +
    'need WIX_STORES.MODIFY_INVENTORY and appear in its history with the reason. A discount of the product stays as long as its variants cost what it makes of them. ' +
    'Repeating the call changes nothing.',
  request: Shape({
    locationId,
    rows: field(Type.Array(VariantRowChange, { minItems: 1, maxItems: rowsMax }), 'Rows to change, each once.'),
    reason: maybe(AdjustmentReason, 'Why the stock changes. OTHER by default.'),
  }),
  response: Shape({
    results: field(Type.Array(VariantRowResult, { maxItems: rowsMax }), 'Result for each row, in the order of the request.'),
  }),
  problems: { ...missingLocation, ...stockProblems },
  example: { rows: [{ id: jug, was: { price: '48.00' }, changes: { price: '52.00' } }] },
})
