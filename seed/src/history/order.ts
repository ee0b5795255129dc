import { checkoutId, discountId, orderId, orderLineId, paymentId, providerKey } from '../ids.ts'
import { basketAt, isDigital } from './baskets.ts'
import { after, days, isInSale } from './calendar.ts'
import type { Random } from './random.ts'
import type { Customer, SampleOrder } from './types.ts'

const notes = [
  'Please leave it with the neighbour on the second floor.',
  'It’s a present: no invoice in the parcel, please.',
  'The bell says Abelha.',
  'Is the glaze the same batch as last spring’s?',
  'Happy to wait if you would rather send everything together.',
  'No hurry.',
]

const comments = [
  'Added a packet of sill meadow, because the last one arrived wet.',
  'Wrapped as a present.',
  'Called about the delivery time: the porter takes parcels until 18.',
]

export interface Occasion {
  /** Counts the orders, from 1. */
  number: number
  date: Date
  daysAgo: number
  customer: Customer
  isMember: boolean
  now: Date
  random: Random
}

/** One purchase by card, and what became of it until now. */
export function orderAt({ number, date, daysAgo, customer, isMember, now, random }: Occasion): SampleOrder {
  const lines = basketAt(date, random).map((line, index) => ({ id: orderLineId(number, index + 1), ...line }))
  const isDelivered = lines.some(({ productId }) => !isDigital(productId))
  const delivery = isDelivered ? deliveryTo(customer, random) : undefined
  const buyerNote = isDelivered && random.chance(0.06) ? random.weighted(notes, () => 1) : undefined
  const paidDate = after(date, random.between(0.4, 3))
  const workedOn = after(date, isDelivered ? days(random.between(0.4, 2.6)) : 5)
  const fulfilledDate = workedOn < now ? workedOn : undefined
  const comment = fulfilledDate && isDelivered && random.chance(0.04) ? random.weighted(comments, () => 1) : undefined
  return {
    id: orderId(number),
    checkoutId: checkoutId(number),
    paymentId: paymentId(number),
    providerKey: providerKey(number),
    discountId: discountId(number),
    customer,
    isMember,
    placedDate: date,
    lines,
    ...(delivery === undefined ? {} : { delivery }),
    ...(isInSale(daysAgo) ? { discountPercent: 10 } : {}),
    ...(buyerNote === undefined ? {} : { buyerNote }),
    paidDate,
    ...(fulfilledDate ? { fulfilledDate } : {}),
    ...(comment && fulfilledDate ? { comment: { text: comment, date: after(fulfilledDate, -4) } } : {}),
    seen: fulfilledDate !== undefined || daysAgo > 1,
  }
}

function deliveryTo({ address: { country, subdivision } }: Customer, random: Random): string {
  const isNearby = subdivision === 'PT-13'
  const codes: [code: string, weight: number][] =
    country === 'PT'
      ? [
          ['pt-post', 6],
          ['pt-courier', 1],
          ['pickup-shop', isNearby ? 4 : 0],
          ['pickup-foz', isNearby ? 1 : 0],
        ]
      : ['NO', 'GB', 'CH'].includes(country)
        ? [['world-parcel', 1]]
        : [
            ['eu-parcel', 6],
            ['eu-express', 1],
          ]
  return random.weighted(codes, ([, weight]) => weight)[0]
}
