import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { Checkout, Calculation } from '../checkouts/public.ts'
import { openPayment } from '../payments/public.ts'
import { claimStock, outOfStock, piecesOf } from '../stock/public.ts'
import type { CreateOrderResult } from './earlier-order.ts'
import { newOrder } from './new-order.ts'
import type { Order } from './order.ts'
import { recordApproved, recordCreated } from './record.ts'
import { closePurchase } from './settle.ts'
import { approveOrder, withPayment } from './status-changes.ts'
import { insertOrder, nextOrderNumber } from './store.ts'

export interface OrderInput {
  /** Locked, and valid for an order. */
  checkout: Checkout
  calculation: Calculation
  /** An order that this one replaces. Its reserved stock is available to this one. */
  replacedOrderId?: string | undefined
}

/** Places the order of a checkout. An order to be paid online waits for its payment with its stock reserved; any other is approved at once. The only ways
 *  around a payment are a total of zero and a shop that is paid offline (DESIGN §6, threat P08). */
export async function placeOrder(context: Context, { checkout, calculation, replacedOrderId }: OrderInput): Promise<CreateOrderResult> {
  const order = newOrder(context, checkout, calculation)
  const requiresPayment = order.totalMinor > 0 && calculation.paymentMethod !== 'OFFLINE'
  // Before the stock, which is locked after payments everywhere.
  const paymentId = requiresPayment ? await openPayment(context, order, checkout) : undefined
  await claim(context, calculation, { orderId: order.id, how: requiresPayment ? 'RESERVE' : 'TAKE', replacedOrderId })
  await recordCreated(context, order)
  if (paymentId === undefined) return approveImmediately(context, { checkout, calculation }, order)
  await insertOrder(context, order)
  return { orderId: order.id, paymentGatewayOrderId: paymentId }
}

async function claim(
  context: Context,
  { lines }: Calculation,
  how: { orderId: string; how: 'RESERVE' | 'TAKE'; replacedOrderId: string | undefined },
): Promise<void> {
  const shortage = await claimStock(context, { ...how, pieces: piecesOf(lines) })
  const short = outOfStock(lines, shortage ?? new Map())
  if (short) refuse(short.code, { lineItemIds: short.lineItemIds })
}

/** Takes the order number last: everyone else's waits for it until the commit. */
async function approveImmediately(context: Context, { checkout, calculation }: OrderInput, order: Order): Promise<CreateOrderResult> {
  await closePurchase(context, checkout, { orderId: order.id, calculation })
  const placed = approveOrder(order, { number: await nextOrderNumber(context.db, context.siteId), now: context.now })
  const approved = placed.totalMinor === 0 ? withPayment(placed, context.now) : placed
  await insertOrder(context, approved)
  await recordApproved(context, approved)
  return { orderId: approved.id }
}
