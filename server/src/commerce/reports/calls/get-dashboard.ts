import type { reports } from '@stoa/contract'
import { countMax } from '../../../http/page-metadata.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { countLowStock } from '../../stock/public.ts'
import { countForDashboard } from '../store.ts'

export const getDashboard: Handler<typeof reports.getDashboard> = async (context) => {
  const [waiting, lowStock] = await Promise.all([
    countForDashboard(context, { now: context.now, atMost: countMax }),
    countLowStock(context, countMax),
  ])
  return {
    dashboard: {
      ordersToFulfill: countOf(waiting.ordersToFulfill),
      ordersUnpaid: countOf(waiting.ordersUnpaid),
      paymentsWaiting: countOf(waiting.paymentsWaiting),
      lowStock: countOf(lowStock),
      mailsInTrouble: countOf(waiting.mailsInTrouble),
      webhooksInTrouble: countOf(waiting.webhooksInTrouble),
    },
  }
}

const countOf = (counted: number) => ({ count: Math.min(counted, countMax), tooManyToCount: counted > countMax })
