import { type MovementReason, orderReasons } from '@stoa/contract/stock/reasons'
import type { PublishedEvent } from '../../../events/public.ts'
import type { Cause, presentChange } from '../record.ts'

type Change = ReturnType<typeof presentChange>
type StockEvent = Pick<PublishedEvent, 'id' | 'entity' | 'actor'>

/** What an order changed. */
export interface OrderedChange extends Pick<Change, 'productId'>, Cause {
  event: StockEvent
  variant: Change['variants'][number]
}

/** The change of an order's event; undefined if it is of another. Those of earlier versions have no reason. */
export function orderedChangeOf(event: StockEvent): OrderedChange | undefined {
  const { productId, variants, reason, orderId } = event.entity as Change & Partial<Cause>
  const [variant] = variants
  if (!reason || !variant || !isOfOrder(reason)) return undefined
  return { event, productId, variant, reason, ...(orderId !== undefined && { orderId }) }
}

const isOfOrder = (reason: MovementReason): boolean => orderReasons.some((one) => one === reason)
