import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { PagingMetadata } from '../query.ts'
import { field, Free, Guid, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
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
  request: Shape({ id: field(Guid, 'ID of the order.') }),
  response: Shape({ order: field(Order, 'The order as the caller may see it.') }),
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
  request: Shape({ search: maybeNull(OrderSearch, 'Filter, sort and page of the list.') }),
  response: Shape({
    orders: field(Type.Array(Order, { maxItems: 100 }), 'The orders of this page.'),
    metadata: field(PagingMetadata, 'Size of the page and the cursor of the next one.'),
  }),
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
  request: Shape({ id: field(Guid, 'ID of the order.') }),
  response: Shape({ explanation: field(TotalsExplained, 'Each total with the steps that lead to it.') }),
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
  request: Shape({ orderId: field(Guid, 'ID of the order.') }),
  response: Shape({ orderTransactions: field(OrderTransactions, 'Payments and refunds of the order.') }),
  problems: orderProblems,
})

export const bulkUpdateOrderTags = call({
  ...writer,
  method: 'POST',
  path: '/v1/bulk/orders/update-tags',
  summary: 'Add and remove tags of multiple orders.',
  description: 'Each order is changed completely or not at all. Orders that don’t exist fail individually.',
  source: 'commerce §7 "Orders"',
  request: Shape({
    orderIds: field(Type.Array(Guid, { minItems: 1, maxItems: 100 }), 'IDs of the orders to change.'),
    assignTags: maybe(Tags, 'Tags to add to each order.'),
    unassignTags: maybe(Tags, 'Tags to remove from each order.'),
  }),
  response: Shape({
    results: field(
      Type.Array(Shape({ itemMetadata: field(ItemMetadata, 'Which order it is and whether it was changed.') })),
      'Result for each order, in the order of the request.',
    ),
    bulkActionMetadata: field(BulkActionMetadata, 'How many orders were changed and how many failed.'),
  }),
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
  request: Shape({
    filter: field(Free, 'Conditions that the orders must meet, as in `searchOrders`.'),
    expectedCount: field(
      Whole(0, matchingOrdersMax),
      'Number of orders that the caller expects to change. Another number changes nothing.',
    ),
    assignTags: maybe(Tags, 'Tags to add to each order.'),
    unassignTags: maybe(Tags, 'Tags to remove from each order.'),
  }),
  response: Shape({
    count: field(Type.Integer({ minimum: 0 }), 'Number of orders that match the filter.'),
    changedOrderIds: field(Type.Array(Guid, { maxItems: matchingOrdersMax }), 'IDs of the orders whose tags are different now.'),
  }),
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
  request: Shape({
    filters: field(Type.Array(Free, { minItems: 1, maxItems: 10 }), 'Filters to count by, as in `searchOrders`. `{}` counts all orders.'),
  }),
  response: Shape({
    counts: field(
      Type.Array(
        Shape({
          total: field(Type.Integer({ minimum: 0 }), 'Number of matching orders, at most 10,000.'),
          tooManyToCount: field(Type.Boolean(), 'Whether there are more than `total`.'),
        }),
      ),
      'A count for each filter, in the same order.',
    ),
  }),
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
    orderId: field(Guid, 'ID of the order.'),
    orderActivities: maybe(Type.Array(NewActivity, { maxItems: 300 }), 'The comments to add.'),
    activities: maybe(Type.Array(PublicActivity, { maxItems: 300 }), 'The comments to add, in the format of older packages.'),
  }),
  response: Shape({
    order: field(Order, 'The order with its new comments.'),
    activityIds: field(Type.Array(Guid, { maxItems: 600 }), 'IDs of the new comments, in the order of the request.'),
  }),
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
  request: Shape({ id: field(Guid, 'ID of the order.'), activity: field(PublicActivity, 'The comment to add.') }),
  response: Shape({ order: field(Order, 'The order with its new comment.'), activityId: field(Guid, 'ID of the new comment.') }),
  problems: newActivityProblems,
})

export const updateActivity = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/orders/{id}/activities/{activityId}',
  summary: 'Update a comment in an order’s history.',
  description: 'Changes the text. Author and date stay unchanged.',
  source: 'wire/calls_extra.csv orders.updateActivity',
  request: Shape({
    id: field(Guid, 'ID of the order.'),
    activityId: field(Guid, 'ID of the comment.'),
    activity: field(PublicActivity, 'The new text of the comment.'),
  }),
  response: Shape({ order: field(Order, 'The order with the changed comment.') }),
  problems: activityProblems,
})

export const deleteActivity = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/orders/{id}/activities/{activityId}',
  summary: 'Delete a comment from an order’s history.',
  description: 'The event log keeps the comment.',
  source: 'wire/calls_extra.csv orders.deleteActivity',
  request: Shape({ id: field(Guid, 'ID of the order.'), activityId: field(Guid, 'ID of the comment.') }),
  response: Shape({ order: field(Order, 'The order without the comment.') }),
  problems: activityProblems,
})
