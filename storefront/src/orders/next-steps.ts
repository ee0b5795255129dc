import type { Texts } from '../texts/texts.ts'
import type { OrderView } from './order-view.ts'

/** What happens next with an order, as text. */
export function nextOf({ storefront: { order } }: Texts, { status, paymentStatus, handing, delivery, timeline }: OrderView): string {
  const { next } = order
  if (handing === 'download' && status === 'APPROVED' && paymentStatus === 'PAID') return next.download
  const isOver = status === 'CANCELED' || status === 'REJECTED' || timeline.every(({ state }) => state === 'done')
  if (isOver) return next.over
  if (paymentStatus !== 'PAID') return status === 'APPROVED' ? next.payElsewhere : next.pay
  const time = delivery?.time ?? ''
  switch (handing) {
    case 'send':
      return time ? next.sendIn(time) : next.send
    case 'pickup':
      return time ? next.pickupIn(time) : next.pickup
    case 'download':
      return next.download
    case 'handOver':
      return next.handOver
  }
}
