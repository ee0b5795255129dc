import { Type } from 'typebox'
import { call } from '../call.ts'
import { PagingMetadata } from '../query.ts'
import { field, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
import { LowStockPaging, LowStockVariant } from './low-stock.ts'

export const queryLowStock = call({
  method: 'GET',
  path: '/v1/stock/low',
  family: 'stoa',
  summary: 'Query variants that are low or out of stock.',
  description:
    'Returns visible variants with tracked stock and at most `atMost` (5 by default) left, lowest first. Pass the cursor alone to get ' +
    'the next page.',
  source: 'screens §5: today, stock',
  allow: ['owner', 'app'],
  permission: 'STOCK.READ',
  writes: false,
  request: Shape({
    atMost: maybe(Whole(0, 99_999), 'The largest number of units that counts as low. 5 by default.'),
    cursorPaging: maybeNull(LowStockPaging, 'Size of the page, or the cursor of the next one, sent alone.'),
  }),
  response: Shape({
    variants: field(Type.Array(LowStockVariant, { maxItems: 100 }), 'The variants with the lowest stock first.'),
    metadata: field(PagingMetadata, 'Size of the page and the cursor of the next one.'),
  }),
  problems: {},
  example: { atMost: 5, cursorPaging: { limit: 10 } },
})
