import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { Image } from '../image.ts'
import { CursorPaging, PagingMetadata } from '../query.ts'
import { field, Guid, Instant, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { missingRequest } from './problems.ts'

const ofMember = { family: 'stoa', source: 'screens §4: alerts; decision 0148', allow: ['member'] } as const

/** A member's own request with its item as shoppers see it. */
const OwnRequest = Shape({
  id: field(Guid, 'ID of the request.'),
  status: field(Type.Enum(['RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED']), 'Status of the request.'),
  email: field(Type.String(), 'Address to notify.'),
  createdDate: field(Instant, 'When the request was made.'),
  productId: field(Guid, 'ID of the product.'),
  variantId: maybe(Guid, 'ID of the variant. Absent for any variant.'),
  productName: maybe(Type.String(), 'Name of the product. Absent if shoppers can no longer see it.'),
  slug: maybe(Type.String(), 'Slug of the product’s page. Absent if shoppers can no longer see it.'),
  choices: maybe(Type.Record(Type.String(), Type.String()), 'Choices of the variant by option. Absent without a variant.'),
  image: maybe(Image, 'Picture of the product. Absent if it has none.'),
})

export const listOwnBackInStockRequests = call({
  ...ofMember,
  method: 'GET',
  path: '/v1/back-in-stock/my',
  summary: 'List your own requests.',
  description: 'The newest first, by cursor.',
  permission: 'ECOM.READ_OWN_BACK_IN_STOCK_REQUESTS',
  writes: false,
  request: Shape({
    cursorPaging: maybeNull(
      Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(1, 100), 'Requests per page, at most 100. 50 by default.') }),
      'Size of the page, or the cursor of another one.',
    ),
  }),
  response: Shape({
    requests: field(Type.Array(OwnRequest, { maxItems: 100 }), 'The requests of this page.'),
    metadata: field(PagingMetadata, 'Size of the page and its neighbours.'),
  }),
  problems: {},
  example: {},
})

export const deleteOwnBackInStockRequest = call({
  ...ofMember,
  method: 'DELETE',
  path: '/v1/back-in-stock/my/{id}',
  summary: 'Delete one of your own requests.',
  permission: 'ECOM.MODIFY_OWN_BACK_IN_STOCK_REQUESTS',
  writes: true,
  request: Shape({ id: field(Guid, 'ID of the request.') }),
  response: Shape({}),
  problems: missingRequest,
})

export const unsubscribeFromBackInStock = call({
  family: 'stoa',
  source: 'threats E01; decision 0148',
  allow: callers,
  method: 'POST',
  path: '/v1/back-in-stock/unsubscribe',
  summary: 'Unsubscribe by the link of an email.',
  description:
    'Deletes the waiting requests of the address. The token is in the link of each back-in-stock email, and works for the address that got it. It can be used again.',
  permission: 'ECOM.CREATE_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
  writes: true,
  request: Shape({ token: field(Text(4000, 1), 'The token of the link.') }),
  response: Shape({ deleted: field(Type.Integer({ minimum: 0 }), 'Number of requests that were waiting.') }),
  problems: { INVALID_UNSUBSCRIBE_TOKEN: { status: 400, message: 'This link doesn’t work.' } },
})
