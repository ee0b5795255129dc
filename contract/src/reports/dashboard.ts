import { Type } from 'typebox'
import { Shape } from '../scalars.ts'

/** Counting stops at ten thousand: `tooManyToCount` says that there are more than `count`. */
export const Count = Shape({ count: Type.Integer({ minimum: 0 }), tooManyToCount: Type.Boolean() })

/** What waits for somebody at the desk. Each count is that of a list, by the same filter:
 *  `ordersToFulfill` and `ordersUnpaid` are approved orders; `paymentsWaiting` are payments that shoppers have begun and that are neither made nor given up;
 *  `lowStock` are the variants that `queryLowStock` finds where nothing is said; `mailsInTrouble` are mails that nobody could send. */
export const DashboardSummary = Shape({
  ordersToFulfill: Count,
  ordersUnpaid: Count,
  paymentsWaiting: Count,
  lowStock: Count,
  mailsInTrouble: Count,
})
