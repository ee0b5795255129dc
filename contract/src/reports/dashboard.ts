import { Type } from 'typebox'
import { field, Shape } from '../scalars.ts'

/** Counts stop at 10,000: `tooManyToCount` says that there are more than `count`. */
export const Count = Shape({
  count: field(Type.Integer({ minimum: 0 }), 'Number of entries, at most 10,000.'),
  tooManyToCount: field(Type.Boolean(), 'Whether there are more than `count`.'),
})

/** What needs the team's attention. Each count equals that of a list with the same filter: `ordersToFulfill` and `ordersUnpaid` are approved orders;
 *  `paymentsWaiting` are payments that shoppers have started and that are neither completed nor expired; `lowStock` are the variants that `queryLowStock`
 *  returns by default; `mailsInTrouble` are emails that couldn't be sent; `webhooksInTrouble` are the webhooks that `queryWebhooks` returns with `inTrouble`. */
export const DashboardSummary = Shape({
  ordersToFulfill: field(Count, 'Approved orders that aren’t fulfilled.'),
  ordersUnpaid: field(Count, 'Approved orders that aren’t paid.'),
  paymentsWaiting: field(Count, 'Payments that shoppers have started and not finished.'),
  lowStock: field(Count, 'Variants that `queryLowStock` returns by default.'),
  mailsInTrouble: field(Count, 'Emails that couldn’t be sent.'),
  webhooksInTrouble: field(
    Count,
    'Enabled webhooks whose last attempt failed, or with deliveries that failed for good in the last seven days.',
  ),
})
