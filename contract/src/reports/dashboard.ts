import { Type } from 'typebox'
import { Shape } from '../scalars.ts'

/** Counts stop at 10,000: `tooManyToCount` says that there are more than `count`. */
export const Count = Shape({ count: Type.Integer({ minimum: 0 }), tooManyToCount: Type.Boolean() })

/** What needs the team's attention. Each count equals that of a list with the same filter: `ordersToFulfill` and `ordersUnpaid` are approved orders;
 *  `paymentsWaiting` are payments that shoppers have started and that are neither completed nor expired; `lowStock` are the variants that `queryLowStock`
 *  returns by default; `mailsInTrouble` are emails that couldn't be sent. */
export const DashboardSummary = Shape({
  ordersToFulfill: Count,
  ordersUnpaid: Count,
  paymentsWaiting: Count,
  lowStock: Count,
  mailsInTrouble: Count,
})
