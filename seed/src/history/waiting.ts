import { backInStockRequestId, DEFAULT_VARIANT_ID, productId, variantId } from '../ids.ts'
import { after, days } from './calendar.ts'
import { customers } from './people.ts'
import type { SampleRequest } from './types.ts'

/** How many people wait for what is sold out. */
const awaited = [
  { productId: productId(6), variantId: DEFAULT_VARIANT_ID, people: 7 },
  { productId: productId(33), variantId: variantId(33, 3), people: 3 },
  { productId: productId(3), variantId: variantId(3, 3), people: 2 },
]

const inOrder = awaited.flatMap(({ people, ...item }) => Array.from({ length: people }, () => item))

export const requestsCount = inOrder.length

/** Who asked to be notified of what in the last weeks: each for one item, none of them with an account. */
export const waitingAt = (now: Date): SampleRequest[] =>
  inOrder.map((item, index) => ({
    ...item,
    id: backInStockRequestId(index + 1),
    email: customers[index * 4 + 2]!.email,
    createdDate: after(now, -days(1.2 + ((index * 5) % requestsCount) * 1.4)),
  }))
