import type { OrderPaymentStatus, OrderStatus } from './states.ts'

/** A file of an order for its buyer. WAITING: until the order is paid. AVAILABLE: it has a link. EXPIRED: its date has passed. ENDED: the order was canceled, refunded
 *  in full or never completed. Source: decision 0060. */
export type DigitalFileState = 'WAITING' | 'AVAILABLE' | 'EXPIRED' | 'ENDED'

interface OrderFacts {
  status?: OrderStatus
  paymentStatus?: OrderPaymentStatus | 'UNSPECIFIED'
}

interface File {
  link?: string | null
  expirationDate?: string | null
}

/** For how many days the files of a paid order can be downloaded. */
export const downloadDays = 30

const isOver = ({ status, paymentStatus }: OrderFacts): boolean =>
  status === 'CANCELED' || status === 'REJECTED' || paymentStatus === 'FULLY_REFUNDED'

/** The state of `digitalFile` of a line, as returned to those who may read the order. */
export function digitalFileState({ link, expirationDate }: File, order: OrderFacts): DigitalFileState {
  if (link) return 'AVAILABLE'
  if (isOver(order)) return 'ENDED'
  return expirationDate ? 'EXPIRED' : 'WAITING'
}
