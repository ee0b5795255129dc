import type { reports } from '@stoa/contract'
import { countMax } from '../../../http/page-metadata.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { countLowStock } from '../../stock/public.ts'
import { countForDashboard } from '../store.ts'

export const getDesk: Handler<typeof reports.getDesk> = async (context) => {
  const [waiting, lowStock] = await Promise.all([
    countForDashboard(context, { now: context.now, atMost: countMax }),
    countLowStock(context, countMax),
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

const countOf = (counted: number) => ({ count: Math.min(counted, countMax), tooManyToCount: counted > countMax })
