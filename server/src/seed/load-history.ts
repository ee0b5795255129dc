import { sampleHistory, sampleShop, type SampleOrder } from '@stoa/seed'
import { followStock, loadRequests } from '../commerce/back-in-stock/index.ts'
import { insertCheckouts, pastCheckout, pastLine, resolveLines } from '../commerce/checkouts/index.ts'
import { insertOrders, lastOrderNumber, pastMails, pastOrder, presentForShop, takeOrderNumbers } from '../commerce/orders/index.ts'
import { insertPastIntents, pastPayment } from '../commerce/payments/index.ts'
import { computeSalesOf } from '../commerce/recommendations/index.ts'
import { loadSoldItems, recordSoldItems } from '../commerce/reports/index.ts'
import { loadMovements, type PastMovement, recordMovements } from '../commerce/stock/index.ts'
import { loadEvents } from '../events/index.ts'
import type { Db } from '../kernel/db.ts'
import type { CallerIdentity } from '../kernel/identity.ts'
import type { Settings } from '../kernel/settings.ts'
import { loadMails, mailConsumer } from '../mail/index.ts'
import { loadMembers } from '../people/members/index.ts'

interface HistoryOptions {
  ownerId: string
  now: Date
}

/** Writes what happened in the sample shop before an instant. Every amount comes from the functions that real orders are made with, every table has what real
 *  orders would have left in it, and nothing is left to do: no email waits, and no consumer of events has any of it ahead. */
export async function loadHistory(db: Db, settings: Settings, { ownerId, now }: HistoryOptions): Promise<void> {
  const { siteId, baseUrl, ownerEmail } = settings
  const scope = { db, siteId }
  const site = { settings: sampleShop.settings }
  const owner: CallerIdentity = { kind: 'owner', siteId, id: ownerId, permissions: 'ALL' }
  const history = sampleHistory(now)
  const numbers = numbersFrom((await lastOrderNumber(db, siteId)) + 1, history.orders)
  const resolved = await resolveLines(
    { ...scope, site, services: { settings } },
    history.orders.flatMap(({ lines }) => lines.map(pastLine)),
  )
  const linesById = new Map(resolved.map((line) => [line.stored.id, line]))
  const purchases = history.orders.map((sample) => {
    const buyer: CallerIdentity = { kind: sample.isMember ? 'member' : 'visitor', siteId, id: sample.customer.id }
    const lines = sample.lines.map(({ id }) => linesById.get(id)!)
    const { checkout, calculation } = pastCheckout({ order: sample, identity: buyer, lines, settings: site.settings })
    const purchase = { sample, checkout, calculation, number: numbers.get(sample.id)!, buyer, owner, ownerEmail, site }
    return { ...purchase, ...pastOrder(purchase) }
  })
  const memberEvents = await loadMembers(scope, { members: history.members, owner })
  await insertCheckouts(
    scope,
    purchases.map(({ checkout }) => checkout),
  )
  await insertOrders(
    scope,
    purchases.map(({ order }) => order),
  )
  await insertPastIntents(
    scope,
    purchases.flatMap(({ sample, buyer, order: { id: orderId, checkoutId, totalMinor: amountMinor, currency } }) => {
      const { paidDate } = sample
      if (!paidDate) return []
      return pastPayment(
        { ...sample, paidDate },
        { orderId, checkoutId: checkoutId!, buyerKind: buyer.kind, buyerId: buyer.id, amountMinor, currency },
      )
    }),
  )
  const stockEvents = await loadMovements(
    scope,
    purchases.flatMap(({ sample, buyer }) => movementsOf(sample, { buyer, owner })),
  )
  const requestEvents = await loadRequests(scope, history.requests)
  const orderEvents = purchases.flatMap(({ events }) => events)
  await loadEvents(db, siteId, {
    events: [...memberEvents, ...orderEvents, ...stockEvents, ...requestEvents],
    consumers: [mailConsumer, recordSoldItems.consumer, recordMovements.consumer, followStock.consumer],
  })
  await loadSoldItems(
    scope,
    purchases.flatMap(({ order }) => (order.status === 'APPROVED' ? presentForShop({ site }, order) : [])),
  )
  await computeSalesOf(scope, now)
  await loadMails(db, siteId, pastMails(orderEvents, { shop: site.settings, link: `${baseUrl}/orders/lookup` }), new Date())
  await takeOrderNumbers(db, siteId, history.orders.length)
}

/** Numbers in the order of approval. */
function numbersFrom(first: number, orders: readonly SampleOrder[]): Map<string, number> {
  const approvedAt = ({ paidDate, placedDate }: SampleOrder): number => (paidDate ?? placedDate).getTime()
  return new Map(orders.toSorted((a, b) => approvedAt(a) - approvedAt(b)).map(({ id }, index) => [id, first + index]))
}

/** What an order took out of stock, and what came back when it was cancelled. */
function movementsOf(
  { id: orderId, lines, placedDate, canceledDate }: SampleOrder,
  { buyer, owner }: { buyer: CallerIdentity; owner: CallerIdentity },
): PastMovement[] {
  return lines.flatMap(({ productId, variantId, quantity }) => [
    { productId, variantId, quantity: -quantity, time: placedDate, identity: buyer, cause: { reason: 'ORDER', orderId } },
    ...(canceledDate
      ? [{ productId, variantId, quantity, time: canceledDate, identity: owner, cause: { reason: 'ORDER_CANCELED', orderId } as const }]
      : []),
  ])
}
