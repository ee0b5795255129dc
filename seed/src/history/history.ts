import { isInStock } from './baskets.ts'
import { after, days, orderDates } from './calendar.ts'
import { isMember, isNewcomer, membersOf } from './members.ts'
import { orderAt } from './order.ts'
import { customers } from './people.ts'
import { Random } from './random.ts'
import type { Customer, SampleHistory, SampleOrder } from './types.ts'
import { waitingAt } from './waiting.ts'

/** More than there ever are: their IDs are known without the history. */
export const ordersMax = 400

/** What happened in the sample shop in the sixty days before an instant. The same for the same instant. */
export function sampleHistory(now: Date): SampleHistory {
  const random = new Random(20_260_512)
  const purchases = orderDates(now, random)
    .slice(-ordersMax)
    .map(({ date, daysAgo }, index) => {
      const customer = buyer(random)
      return orderAt({ number: index + 1, date, daysAgo, customer, isMember: isMember(customer), now, random })
    })
  const orders = withTransfers(purchases, now)
  return { orders, members: membersOf(orders, { now, random }), requests: waitingAt(now) }
}

/** Members come back more often, and so do the first of the list, who live around the corner. */
const buyer = (random: Random): Customer =>
  random.weighted(buyers, (customer) => (isMember(customer) ? 2 : 1) * (customers.indexOf(customer) < 12 ? 1.6 : 1))

const buyers = customers.filter((customer) => !isNewcomer(customer))

/** Some want to pay by transfer. One of them was cancelled because the money never came, and two wait for it. */
function withTransfers(orders: readonly SampleOrder[], now: Date): SampleOrder[] {
  const near = (daysAgo: number, isFit = (_: SampleOrder) => true): SampleOrder | undefined =>
    orders.findLast((order) => order.delivery !== undefined && order.placedDate < after(now, -days(daysAgo)) && isFit(order))
  // What came back must be there now.
  const canceled = near(24, ({ lines }) => lines.every(isInStock))
  const waiting = [near(4.2), near(1.3)]
  return orders.map((order) => {
    const { paidDate: _paid, fulfilledDate: _fulfilled, comment: _comment, ...unpaid } = order
    if (order === canceled) {
      const canceledDate = after(order.placedDate, days(8))
      return { ...unpaid, canceledDate, comment: { text: 'No transfer after a week and two emails.', date: after(canceledDate, -2) } }
    }
    return waiting.includes(order) ? { ...unpaid, seen: true } : order
  })
}
