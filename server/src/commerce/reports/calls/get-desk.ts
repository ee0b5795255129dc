import type { reports } from '@stoa/contract'
import { countedMax } from '../../../http/page-metadata.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { countLowStock } from '../../stock/public.ts'
import { countWaiting } from '../store.ts'

export const getDesk: Handler<typeof reports.getDesk> = async (context) => {
  const [waiting, lowStock] = await Promise.all([
    countWaiting(context, { now: context.now, atMost: countedMax }),
    countLowStock(context, countedMax),
  ])
  return {
    desk: {
      ordersToFulfill: countOf(waiting.ordersToFulfill),
      ordersUnpaid: countOf(waiting.ordersUnpaid),
      paymentsWaiting: countOf(waiting.paymentsWaiting),
      lowStock: countOf(lowStock),
      mailsInTrouble: countOf(waiting.mailsInTrouble),
    },
  }
}

const countOf = (counted: number) => ({ count: Math.min(counted, countedMax), tooManyToCount: counted > countedMax })
