import { Type } from 'typebox'
import { call } from '../call.ts'
import { PagingMetadata } from '../query.ts'
import { Guid, maybe, maybeNull, Shape } from '../scalars.ts'
import { BulkActionMetadata, ItemMetadata } from './bulk.ts'
import { ordersFilterable } from './filterable.ts'
import { Order, Tags } from './order.ts'
import { orderProblems } from './problems.ts'
import { OrderSearch } from './search.ts'

const reader = { family: 'orders', allow: ['visitor', 'member', 'owner', 'app'], permission: 'ECOM.READ_ORDERS', writes: false } as const

/** One order. Visitors and members see their own, also while it waits for its payment; owners and apps see all. */
export const getOrder = call({
  ...reader,
  method: 'GET',
  path: '/v1/orders/{id}',
  summary: 'Get an order.',
  source: 'commerce §7 "Orders", DESIGN §6',
  request: Shape({ id: Guid }),
  response: Shape({ order: Order }),
  problems: orderProblems,
})

/** Orders in pages of at most 100, newest first unless sorted otherwise. Visitors and members find their own. An order that is still INITIALIZED is
 *  in nobody's list. */
export const searchOrders = call({
  ...reader,
  method: 'POST',
  path: '/v1/orders/search',
  summary: 'Find orders.',
  source: 'commerce §7 "Orders", wire §4, DESIGN §6',
  request: Shape({ search: maybeNull(OrderSearch) }),
  response: Shape({ orders: Type.Array(Order, { maxItems: 100 }), metadata: PagingMetadata }),
  problems: {},
  filterable: ordersFilterable,
  example: {
    search: { filter: { paymentStatus: 'PAID' }, sort: [{ fieldName: 'createdDate', order: 'DESC' }], cursorPaging: { limit: 20 } },
  },
})

/** Puts tags on many orders and takes others off: all of one order or nothing of it. An order that is not there is told in its result; the others go on. */
export const bulkUpdateOrderTags = call({
  method: 'POST',
  path: '/v1/bulk/orders/update-tags',
  family: 'orders',
  summary: 'Put tags on orders, or take them off.',
  source: 'commerce §7 "Orders"',
  allow: ['owner', 'app'],
  permission: 'ECOM.MODIFY_ORDERS',
  writes: true,
  request: Shape({ orderIds: Type.Array(Guid, { minItems: 1, maxItems: 100 }), assignTags: maybe(Tags), unassignTags: maybe(Tags) }),
  response: Shape({ results: Type.Array(Shape({ itemMetadata: ItemMetadata })), bulkActionMetadata: BulkActionMetadata }),
  problems: orderProblems,
})
