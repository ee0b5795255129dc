import type { Texts } from '../texts/texts.ts'
import type { OrderView } from './order-view.ts'

type OrderFacts = Pick<OrderView, 'status' | 'paymentStatus' | 'handing' | 'delivery' | 'timeline' | 'downloads'>

/** What happens next with an order, as text. */
export function nextOf({ storefront }: Pick<Texts, 'storefront'>, order: OrderFacts): string {
  const { next } = storefront.order
  const { status, paymentStatus, handing, delivery, timeline, downloads } = order
  if (handing === 'download' && downloads.some(({ state }) => state === 'AVAILABLE')) return next.download
  const isEnded = status === 'CANCELED' || status === 'REJECTED' || paymentStatus === 'FULLY_REFUNDED'
  const isOver = isEnded || timeline.every(({ state }) => state === 'done')
  if (isOver) return next.over
  if (paymentStatus !== 'PAID' && paymentStatus !== 'PARTIALLY_REFUNDED') return status === 'APPROVED' ? next.payElsewhere : next.pay
  const time = delivery?.time ?? ''
  switch (handing) {
    case 'send':
      return time ? next.sendIn(time) : next.send
    case 'pickup':
      return time ? next.pickupIn(time) : next.pickup
    case 'download':
    case 'handOver':
      return next.handOver
  }
}
