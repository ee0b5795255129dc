import { Type } from 'typebox'
import { call } from '../call.ts'
import { PagingMetadata } from '../query.ts'
import { field, Guid, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
import { BackInStockDemand } from './demand.ts'
import { BackInStockWave, waveMax } from './wave.ts'

const shared = { family: 'stoa', source: 'screens §5: back in stock; decision 0148', allow: ['owner', 'app'] } as const
const reader = { ...shared, permission: 'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS', writes: false } as const
const writer = { ...shared, permission: 'ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS', writes: true } as const

const missingWave = { WAVE_NOT_FOUND: { status: 404, message: 'No such wave exists.' } } as const
const paging = maybeNull(
  Shape({
    limit: maybeNull(Whole(1, 100), 'Entries per page, at most 100. 50 by default.'),
    offset: maybeNull(Whole(0, 10_000), 'Entries to skip. 0 by default.'),
  }),
  'Page by offset.',
)
const metadata = field(PagingMetadata, 'Size and offset of the page, and the number of all entries.')

export const queryBackInStockDemand = call({
  ...reader,
  method: 'POST',
  path: '/v1/back-in-stock/demand',
  summary: 'Query items that shoppers wait for.',
  description: 'Items with requests, those with most waiting requests first.',
  request: Shape({ paging }),
  response: Shape({ demand: field(Type.Array(BackInStockDemand, { maxItems: 100 }), 'The items of this page.'), metadata }),
  problems: {},
  example: {},
})

export const startBackInStockWave = call({
  ...writer,
  method: 'POST',
  path: '/v1/back-in-stock/waves',
  summary: 'Start a wave.',
  description:
    'Emails go out in the background, to the earliest requests first. Those for any variant of the product are notified with those for the variant. ' +
    'Whether the item is in stock isn’t checked.',
  request: Shape({
    productId: field(Guid, 'ID of the product.'),
    variantId: maybe(Guid, 'ID of the variant. All variants of the product if absent.'),
    limit: maybe(Whole(1, waveMax), 'The most shoppers to notify. All who wait if absent.'),
  }),
  response: Shape({ wave: field(BackInStockWave, 'The wave that began.') }),
  problems: {
    NO_WAITING_REQUESTS: { status: 409, message: 'No shopper waits for this item.' },
    WAVE_ALREADY_RUNNING: { status: 409, message: 'A wave is running.' },
  },
})

export const listBackInStockWaves = call({
  ...reader,
  method: 'POST',
  path: '/v1/back-in-stock/waves/list',
  summary: 'List waves.',
  description: 'The newest first. Waves are kept as long as requests.',
  request: Shape({ productId: maybe(Guid, 'Waves of this product only.'), paging }),
  response: Shape({ waves: field(Type.Array(BackInStockWave, { maxItems: 100 }), 'The waves of this page.'), metadata }),
  problems: {},
  example: {},
})

export const cancelBackInStockWave = call({
  ...writer,
  method: 'POST',
  path: '/v1/back-in-stock/waves/{id}/cancel',
  summary: 'Stop a wave.',
  description: 'Emails in the outbox are sent nevertheless. A wave that has ended stays as it is.',
  request: Shape({ id: field(Guid, 'ID of the wave.') }),
  response: Shape({ wave: field(BackInStockWave, 'The wave as it is now.') }),
  problems: missingWave,
})
