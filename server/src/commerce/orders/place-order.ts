import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { recordDeleted } from '../carts/public.ts'
import { type Calculation, type Checkout, completedCheckout, isLockedUnchanged, recordCompleted } from '../checkouts/public.ts'
import { openPayment } from '../payments/public.ts'
import { claimChanges, claimStock, outOfStock, piecesOf, recordStockChanges, type Shortage, shortageIn } from '../stock/public.ts'
import type { CreateOrderResult } from './earlier-order.ts'
import { newOrder } from './new-order.ts'
import type { Order } from './order.ts'
import { recordApproved, recordCreated } from './record.ts'
import { approveOrder, withPayment } from './status-changes.ts'
import { closePurchase, insertOrder, lockOrderOfCheckout } from './store.ts'

export interface OrderInput {
  /** Valid for an order. */
  checkout: Checkout
  /** Whether the checkout is locked, and not only read. */
  isLocked: boolean
  calculation: Calculation
  /** An order that this one replaces. Its reserved stock is available to this one. */
  replacedOrderId?: string | undefined
}

/** Places the order of a checkout. An order to be paid online waits for its payment with its stock reserved; any other is approved at once. The only ways
 *  around a payment are a total of zero and a shop that is paid offline (DESIGN §6, threat P08). Undefined if the
 *  checkout was only read and has changed since, has an order, or is short of stock: then it has to be locked. */
export function placeOrder(context: Context, input: OrderInput): Promise<CreateOrderResult | undefined> {
  const order = newOrder(context, input.checkout, input.calculation)
  const requiresPayment = order.totalMinor > 0 && input.calculation.paymentMethod !== 'OFFLINE'
  return requiresPayment ? awaitPayment(context, input, order) : approveImmediately(context, input, order)
}

async function awaitPayment(context: Context, input: OrderInput, order: Order): Promise<CreateOrderResult | undefined> {
  const { checkout, calculation, isLocked, replacedOrderId } = input
  const isFree = isLocked || ((await isLockedUnchanged(context, checkout)) && !(await lockOrderOfCheckout(context, checkout.id)))
  if (!isFree) return undefined
  // Before the stock, which is locked after payments everywhere.
  const paymentId = await openPayment(context, order, checkout)
  const shortage = await claimStock(context, { orderId: order.id, pieces: piecesOf(calculation.lines), how: 'RESERVE', replacedOrderId })
  refuseShortage(calculation, shortage)
  recordCreated(context, order)
  insertOrder(context, order)
  return { orderId: order.id, paymentGatewayOrderId: paymentId }
}

/** Ends the purchase in one statement, which takes the order number at its end: everyone else's waits for it until the commit. */
async function approveImmediately(context: Context, input: OrderInput, order: Order): Promise<CreateOrderResult | undefined> {
  const { checkout, calculation, isLocked, replacedOrderId } = input
  const completed = completedCheckout(context, checkout, order.id)
  const changes = await claimChanges(context, { pieces: piecesOf(calculation.lines), how: 'TAKE', replacedOrderId })
  const closed = await closePurchase(context, { read: checkout, completed, changes })
  // Without the lock, what is short may have gone to an order of this checkout.
  if (!closed || (closed.short && !isLocked)) return undefined
  refuseShortage(calculation, shortageIn(closed))
  recordStockChanges(context, closed.changed ?? [])
  recordCreated(context, order)
  recordCompleted(context, completed, calculation)
  if (closed.cart) recordDeleted(context, closed.cart)
  const placed = approveOrder(order, { number: closed.number!, now: context.now })
  const approved = placed.totalMinor === 0 ? withPayment(placed, context.now) : placed
  insertOrder(context, approved)
  recordApproved(context, approved)
  return { orderId: approved.id }
}

function refuseShortage({ lines }: Calculation, shortage: Shortage = new Map()): void {
  const short = outOfStock(lines, shortage)
  if (short) refuse(short.code, { lineItemIds: short.lineItemIds })
}
