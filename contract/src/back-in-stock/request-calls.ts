import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { CatalogReference } from '../catalog-reference.ts'
import { ItemReference } from '../line-item.ts'
import { CursorPaging, Query, PagingMetadata } from '../query.ts'
import { field, Free, Guid, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { backInStockFilterable } from './filterable.ts'
import { imageProblem, itemProblems, missingRequest } from './problems.ts'
import { BackInStockItemDetails, BackInStockRequest, NewBackInStockRequest } from './request.ts'

const shared = { family: 'backInStock', source: 'commerce §7 "Back-in-stock"; decision 0148' } as const
const ofShop = { ...shared, allow: ['owner', 'app'] } as const
const reader = { ...ofShop, permission: 'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS', writes: false } as const
const writer = { ...ofShop, permission: 'ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS', writes: true } as const
const path = '/v1/back-in-stock-notification-requests'
const soldOut = { catalogItemId: '10000000-0000-4000-8000-000000000006', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }

const id = field(Guid, 'ID of the request.')
const Answer = Shape({ request: field(BackInStockRequest, 'The request as it is now.') })

export const createBackInStockNotificationRequest = call({
  ...shared,
  allow: callers,
  method: 'POST',
  path,
  summary: 'Ask for an item that is out of stock.',
  description:
    'Each address has one waiting request per item: if there is one, it is returned, also if another caller made it. Visitors can’t tell: they get back what they ' +
    'sent, as do members who enter another address than the verified one they sign in with. Stoa emails each request once.',
  permission: 'ECOM.CREATE_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
  writes: true,
  request: Shape({
    request: field(NewBackInStockRequest, 'The item and the address.'),
    itemDetails: maybe(
      BackInStockItemDetails,
      'The item as the shopper saw it. Emails show it as it is in the catalogue when they are sent.',
    ),
  }),
  response: Answer,
  problems: {
    ...itemProblems,
    ...imageProblem,
    REQUEST_COLLECTION_DISABLED: { status: 428, message: 'The shop doesn’t collect requests.' },
    ITEM_IN_STOCK: { status: 409, message: 'The item is in stock.' },
  },
  example: { request: { catalogReference: soldOut, email: 'mia@example.org' }, itemDetails: { name: 'Moon Jar' } },
})

export const queryBackInStockNotificationRequests = call({
  ...reader,
  method: 'GET',
  path,
  also: [['POST', `${path}/query`]],
  summary: 'Query back-in-stock requests.',
  description: 'Returns requests by cursor, at most 100 per page, the newest first by default.',
  request: Shape({
    query: maybeNull(
      Shape({
        filter: maybeNull(Free, 'Conditions by field, such as `{ "status": "RECEIVED" }`. All requests if absent.'),
        sort: Query.properties.sort,
        cursorPaging: maybeNull(
          Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(1, 100), 'Requests per page, at most 100. 50 by default.') }),
          'Size of the page, or the cursor of another one.',
        ),
      }),
      'Filter, sort and page of the list.',
    ),
  }),
  response: Shape({
    requests: field(Type.Array(BackInStockRequest, { maxItems: 100 }), 'The requests of this page.'),
    metadata: field(PagingMetadata, 'Size of the page and its neighbours.'),
  }),
  problems: {},
  filterable: backInStockFilterable,
  example: { query: { filter: { status: 'RECEIVED' } } },
})

export const getBackInStockNotificationRequest = call({
  ...reader,
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'Get a back-in-stock request.',
  request: Shape({ id }),
  response: Answer,
  problems: missingRequest,
})

export const deleteBackInStockNotificationRequest = call({
  ...writer,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a back-in-stock request.',
  description: 'An email that is in the outbox by then is sent nevertheless.',
  request: Shape({ id }),
  response: Shape({}),
  problems: missingRequest,
})

export const markAsNotificationSent = call({
  ...writer,
  method: 'PUT',
  path: `${path}/{id}/mark-as-notification-sent`,
  summary: 'Mark a back-in-stock request as sent.',
  description: 'For shoppers who were notified in another way. A request that was sent stays as it is.',
  request: Shape({ id }),
  response: Answer,
  problems: missingRequest,
})

export const getBackInStockNotificationRequestsCountByCatalogReferences = call({
  ...reader,
  method: 'GET',
  path: `${path}/count-by-catalog-reference`,
  summary: 'Count waiting requests.',
  description: 'Without `options`, the requests for all variants of a product are counted.',
  request: Shape({
    catalogReferences: field(Type.Array(ItemReference, { minItems: 1, maxItems: 100 }), 'The items, up to 100.'),
  }),
  response: Shape({
    countsPerCatalogReference: field(
      Type.Array(
        Shape({
          catalogReference: field(CatalogReference, 'The item as it was sent.'),
          count: field(Type.Integer({ minimum: 0 }), 'Number of requests that wait for it.'),
        }),
      ),
      'The items in the order of the request.',
    ),
  }),
  problems: {},
  example: { catalogReferences: [soldOut] },
})

export const reportItemsBackInStock = call({
  ...writer,
  method: 'POST',
  path: `${path}/report-items-back-in-stock`,
  summary: 'Report that an item is in stock again.',
  description:
    'Sends emails to the waiting requests of an item, or to those of some IDs, in the background: the response doesn’t wait for them. Other requests of ' +
    'the IDs are left alone. Whether the item is in stock isn’t checked.',
  request: Shape({
    catalogReference: maybe(ItemReference, 'The item. Without `options`, the requests for all of its variants. Not with `requestIds`.'),
    requestIds: maybe(Type.Array(Guid, { maxItems: 1000 }), 'IDs of the requests, up to 1,000. Not with `catalogReference`.'),
    itemDetails: field(BackInStockItemDetails, 'The item as the emails show it.'),
    extraAutomationTemplateParameters: maybe(
      Type.Record(Type.String(), Text(500), { maxProperties: 20 }),
      'More for the emails: `item.name`, `item.price` and `item.image.url` replace the details; others are listed below the item as text. ' +
        'Names have at most 100 characters.',
    ),
  }),
  response: Shape({}),
  problems: {
    ...itemProblems,
    ...imageProblem,
    REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS: {
      status: 400,
      message: 'Send either `catalogReference` or `requestIds`.',
    },
  },
  example: { catalogReference: soldOut, itemDetails: { name: 'Moon Jar' } },
})
