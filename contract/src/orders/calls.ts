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
    'One order. Visitors and members see their own, also while it waits for its payment; a guest the one that the signed link names; ' +
    'owners and apps see all.',
  source: 'commerce §7 "Orders", DESIGN §6, decision 0017',
  request: Shape({ id: Guid }),
  response: Shape({ order: Order }),
  problems: orderProblems,
})

export const searchOrders = call({
  ...reader,
  method: 'POST',
  path: '/v1/orders/search',
  summary: 'Find orders.',
  description:
    'Orders in pages of at most 100, newest first unless sorted otherwise. Visitors and members find their own. An order that is still ' +
    "INITIALIZED is in nobody's list.",
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
    'Where each total of an order comes from, step by step, out of what was written down when it was placed: lines by quantity and ' +
    'price, discounts and how they are shared out, delivery, and the tax of each with its one rounding. Buyers see the steps of their ' +
    'own orders.',
  source: 'requests.md 4, DESIGN §6, docs/pricing.md',
  request: Shape({ id: Guid }),
  response: Shape({ explanation: TotalsExplained }),
  problems: orderProblems,
})

export const listTransactionsForSingleOrder = call({
  family: 'orderTransactions',
  method: 'GET',
  path: '/v1/payments/orders/{orderId}',
  summary: 'The payments of an order.',
  description: 'The online payments of an order, for those who act for the shop: what the provider knows them by, and how they stand.',
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
  summary: 'Put tags on orders, or take them off.',
  description:
    'Puts tags on many orders and takes others off: all of one order or nothing of it. An order that is not there is told in its ' +
    'result; the others go on.',
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
  summary: 'Put tags on all orders that match a filter, or take them off.',
  description:
    'Puts tags on all orders that match a filter of `searchOrders`, and takes others off: all of them or none. `expectedCount` is how ' +
    'many the caller was told; where another number matches by now, nothing is done. `changedOrderIds` are the orders that had other ' +
    'tags before: the call that undoes this one names them.',
  source: 'decision 0015',
  request: Shape({ filter: Free, expectedCount: Whole(0, matchingOrdersMax), assignTags: maybe(Tags), unassignTags: maybe(Tags) }),
  response: Shape({ count: Type.Integer({ minimum: 0 }), changedOrderIds: Type.Array(Guid, { maxItems: matchingOrdersMax }) }),
  problems: matchingProblems,
  example: { filter: { paymentStatus: 'DECLINED' }, expectedCount: 0, assignTags: { tags: { tagIds: ['call'] } } },
})

export const countOrders = call({
  ...reader,
  family: 'stoa',
  method: 'POST',
  path: '/v1/orders/count',
  summary: 'Count the orders that match filters.',
  description:
    'How many orders match each of up to ten filters of `searchOrders`, in their order. Counted up to 10,000; `tooManyToCount` says ' +
    'that there are more. Visitors and members count their own.',
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
  summary: "Add comments of the merchant to an order's history.",
  description:
    'Adds comments to the history of an order. Only those who act for the shop ever read them. `activities` is an older name of ' +
    '`orderActivities`.',
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
  summary: "Add a comment of the merchant to an order's history.",
  description: 'As `addActivities`, for one comment: the call of the older packages.',
  source: 'wire/calls_extra.csv orders.addActivity',
  request: Shape({ id: Guid, activity: PublicActivity }),
  response: Shape({ order: Order, activityId: Guid }),
  problems: newActivityProblems,
})

export const updateActivity = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/orders/{id}/activities/{activityId}',
  summary: "Change a comment in an order's history.",
  description: 'Another text for a comment; its author and date stay.',
  source: 'wire/calls_extra.csv orders.updateActivity',
  request: Shape({ id: Guid, activityId: Guid, activity: PublicActivity }),
  response: Shape({ order: Order }),
  problems: activityProblems,
})

export const deleteActivity = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/orders/{id}/activities/{activityId}',
  summary: "Delete a comment from an order's history.",
  description: 'Takes a comment out of the history of an order. The event log keeps what it said.',
  source: 'wire/calls_extra.csv orders.deleteActivity',
  request: Shape({ id: Guid, activityId: Guid }),
  response: Shape({ order: Order }),
  problems: activityProblems,
})
