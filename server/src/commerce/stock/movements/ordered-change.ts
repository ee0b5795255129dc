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

/** What of some events orders changed. Those of earlier versions have no reason. */
export const orderedChangesIn = (events: readonly StockEvent[]): OrderedChange[] =>
  events.flatMap((event) => {
    const { productId, variants, reason, orderId } = event.entity as Change & Partial<Cause>
    const [variant] = variants
    if (!reason || !variant || !isOfOrder(reason)) return []
    return [{ event, productId, variant, reason, ...(orderId !== undefined && { orderId }) }]
  })

const isOfOrder = (reason: MovementReason): boolean => orderReasons.some((one) => one === reason)
