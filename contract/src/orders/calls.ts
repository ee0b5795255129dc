import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { PagingMetadata } from '../query.ts'
import { Free, Guid, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
import { TotalsExplained } from '../totals-explained.ts'
import { NewActivity, PublicActivity } from './activities.ts'
import { BulkActionMetadata, ItemMetadata, matchingOrdersMax } from './bulk.ts'
import { ordersFilterable } from './filterable.ts'
import { Order, Tags } from './order.ts'
import { activityProblems, matchingProblems, newActivityProblems, orderProblems } from './problems.ts'
import { OrderSearch } from './search.ts'
import { OrderTransactions } from './transactions.ts'

const reader = { family: 'orders', allow: ['visitor', 'member', 'owner', 'app'], permission: 'ECOM.READ_ORDERS', writes: false } as const

const writer = { family: 'orders', allow: ['owner', 'app'], permission: 'ECOM.MODIFY_ORDERS', writes: true } as const

export const getOrder = call({
  ...reader,
  allow: [...callers, 'guest'],
  method: 'GET',
  path: '/v1/orders/{id}',
  summary: 'Get an order.',
  description:
    'Visitors and members can read their own orders, including unpaid ones; guests the order of their signed link; owners and apps all ' +
    'orders.',
  source: 'commerce §7 "Orders", DESIGN §6, decision 0017',
  request: Shape({ id: Guid }),
  response: Shape({ order: Order }),
  problems: orderProblems,
})

export const searchOrders = call({
  ...reader,
  method: 'POST',
  path: '/v1/orders/search',
  summary: 'Search orders.',
  description:
    'Returns orders in pages of up to 100, newest first by default. Visitors and members find their own orders. Orders with the status ' +
    'INITIALIZED are never listed. Orders whose payment failed are found only by a filter on `status`.',
  source: 'commerce §7 "Orders", wire §4, DESIGN §6',
  request: Shape({ search: maybeNull(OrderSearch) }),
  response: Shape({ orders: Type.Array(Order, { maxItems: 100 }), metadata: PagingMetadata }),
  problems: {},
  filterable: ordersFilterable,
  example: {
    search: { filter: { paymentStatus: 'PAID' }, sort: [{ fieldName: 'createdDate', order: 'DESC' }], cursorPaging: { limit: 20 } },
  },
})

export const getExplainedTotals = call({
  ...reader,
  family: 'stoa',
  method: 'GET',
  path: '/v1/orders/{id}/explained-totals',
  summary: 'Explain the totals of an order.',
  description:
    'Returns how each total was calculated, step by step, from the data saved when the order was placed: lines by quantity and price, ' +
    'discounts and their allocation, delivery, and taxes with their rounding. Buyers can read this for their own orders.',
  source: 'requests.md 4, DESIGN §6, docs/pricing.md',
  request: Shape({ id: Guid }),
  response: Shape({ explanation: TotalsExplained }),
  problems: orderProblems,
})

export const listTransactionsForSingleOrder = call({
  family: 'orderTransactions',
  method: 'GET',
  path: '/v1/payments/orders/{orderId}',
  summary: 'List the payments of an order.',
  description: 'Returns the online payments of an order with the provider’s IDs and statuses. For the merchant only.',
  source: 'wire/calls_extra.csv orderTransactions.listTransactionsForSingleOrder',
  allow: ['owner', 'app'],
  permission: 'ECOM.READ_TRANSACTIONS',
  writes: false,
  request: Shape({ orderId: Guid }),
  response: Shape({ orderTransactions: OrderTransactions }),
  problems: orderProblems,
})

export const bulkUpdateOrderTags = call({
  ...writer,
  method: 'POST',
  path: '/v1/bulk/orders/update-tags',
  summary: 'Add and remove tags of multiple orders.',
  description: 'Each order is changed completely or not at all. Orders that don’t exist fail individually.',
  source: 'commerce §7 "Orders"',
  request: Shape({ orderIds: Type.Array(Guid, { minItems: 1, maxItems: 100 }), assignTags: maybe(Tags), unassignTags: maybe(Tags) }),
  response: Shape({ results: Type.Array(Shape({ itemMetadata: ItemMetadata })), bulkActionMetadata: BulkActionMetadata }),
  problems: orderProblems,
})

export const updateTagsOfMatchingOrders = call({
  ...writer,
  family: 'stoa',
  method: 'POST',
  path: '/v1/bulk/orders/update-tags-by-filter',
  summary: 'Add and remove tags of all orders that match a filter.',
  description:
    'Changes all orders that match a `searchOrders` filter, or none. `expectedCount` is the count shown to the caller; if it has ' +
    'changed, nothing is done. `changedOrderIds` lists the orders whose tags changed: use it to undo the call. Orders whose payment failed match only a ' +
    'filter on `status`.',
  source: 'decision 0015',
  request: Shape({ filter: Free, expectedCount: Whole(0, matchingOrdersMax), assignTags: maybe(Tags), unassignTags: maybe(Tags) }),
  response: Shape({ count: Type.Integer({ minimum: 0 }), changedOrderIds: Type.Array(Guid, { maxItems: matchingOrdersMax }) }),
  problems: matchingProblems,
  example: { filter: { status: 'REJECTED' }, expectedCount: 0, assignTags: { tags: { tagIds: ['call'] } } },
})

export const countOrders = call({
  ...reader,
  family: 'stoa',
  method: 'POST',
  path: '/v1/orders/count',
  summary: 'Count the orders that match filters.',
  description:
    'Returns a count for each of up to ten `searchOrders` filters, in order. Counts stop at 10,000; `tooManyToCount` says there are ' +
    'more. Visitors and members count their own orders. Orders whose payment failed match only a filter on `status`.',
  source: 'decision 0015',
  request: Shape({ filters: Type.Array(Free, { minItems: 1, maxItems: 10 }) }),
  response: Shape({ counts: Type.Array(Shape({ total: Type.Integer({ minimum: 0 }), tooManyToCount: Type.Boolean() })) }),
  problems: {},
  filterable: ordersFilterable,
  example: { filters: [{ status: 'APPROVED' }, { paymentStatus: 'NOT_PAID' }] },
})

export const addActivities = call({
  ...writer,
  method: 'POST',
  path: '/v1/orders/{orderId}/activities/add',
  summary: 'Add merchant comments to an order’s history.',
  description: 'Only the merchant can read them. `activities` is an older name of `orderActivities`.',
  source: 'wire/calls_extra.csv orders.addActivities',
  request: Shape({
    orderId: Guid,
    orderActivities: maybe(Type.Array(NewActivity, { maxItems: 300 })),
    activities: maybe(Type.Array(PublicActivity, { maxItems: 300 })),
  }),
  response: Shape({ order: Order, activityIds: Type.Array(Guid, { maxItems: 600 }) }),
  problems: newActivityProblems,
  example: {
    orderId: '80000000-0000-4000-8000-000000000001',
    orderActivities: [{ activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Asked for gift paper.' } }],
  },
})

export const addActivity = call({
  ...writer,
  method: 'POST',
  path: '/v1/orders/{id}/activities',
  summary: 'Add a merchant comment to an order’s history (older packages).',
  description: 'Like `addActivities`, for one comment.',
  source: 'wire/calls_extra.csv orders.addActivity',
  request: Shape({ id: Guid, activity: PublicActivity }),
  response: Shape({ order: Order, activityId: Guid }),
  problems: newActivityProblems,
})

export const updateActivity = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/orders/{id}/activities/{activityId}',
  summary: 'Update a comment in an order’s history.',
  description: 'Changes the text. Author and date stay unchanged.',
  source: 'wire/calls_extra.csv orders.updateActivity',
  request: Shape({ id: Guid, activityId: Guid, activity: PublicActivity }),
  response: Shape({ order: Order }),
  problems: activityProblems,
})

export const deleteActivity = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/orders/{id}/activities/{activityId}',
  summary: 'Delete a comment from an order’s history.',
  description: 'The event log keeps the comment.',
  source: 'wire/calls_extra.csv orders.deleteActivity',
  request: Shape({ id: Guid, activityId: Guid }),
  response: Shape({ order: Order }),
  problems: activityProblems,
})
