import { collectingRows } from '../../database/last-statement.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { recordDeleted } from '../carts/public.ts'
import { type Calculation, type Checkout, completedCheckout, isLockedUnchanged, recordCompleted } from '../checkouts/public.ts'
import { openPayment } from '../payments/public.ts'
import { claimChanges, claimStock, outOfStock, piecesOf, recordStockChanges, type Shortage } from '../stock/public.ts'
import { type Closed, closeLocked, closePurchase } from './closing/store.ts'
import type { CreateOrderResult } from './earlier-order.ts'
import { newOrder } from './new-order.ts'
import type { Order } from './order.ts'
import { recordApproved, recordCreated } from './record.ts'
import { approveOrder, withPayment } from './status-changes.ts'
import { insertOrder, lockOrderOfCheckout } from './store.ts'

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
  refuseIfShort(calculation, shortage)
  recordCreated(context, order)
  insertOrder(context, order)
  return { orderId: order.id, paymentGatewayOrderId: paymentId }
}

/** All that the order takes is written with it in one statement (`closing/store.ts`). */
async function approveImmediately(context: Context, input: OrderInput, order: Order): Promise<CreateOrderResult | undefined> {
  const { db, siteId } = context
  const { checkout, calculation, isLocked, replacedOrderId } = input
  const completed = completedCheckout(context, checkout, order.id)
  const changes = await claimChanges(context, { pieces: piecesOf(calculation.lines), how: 'TAKE', replacedOrderId })
  const closing = { siteId, read: checkout, completed, changes }
  const recordClosed = (leaving: Context, closed: Closed) => recordApproval(leaving, { order, completed, calculation, closed })
  if (isLocked) {
    const closed = await closeLocked(db, closing)
    refuseIfShort(calculation, 'short' in closed ? closed.short : undefined)
    if ('short' in closed) throw new Error('what is short is in no line of the order')
    recordClosed(context, closed)
    return { orderId: order.id }
  }
  // Together with what else is short, once it is locked.
  if (outOfStock(calculation.lines, new Map())) return undefined
  closePurchase(db, closing, (closed) => {
    const { left, leave } = collectingRows()
    recordClosed({ ...context, db: { ...db, leave } }, closed)
    return left
  })
  return { orderId: order.id }
}

interface Approval {
  order: Order
  completed: Checkout
  calculation: Calculation
  closed: Closed
}

/** Leaves the approved order and the events of its purchase to the last statement. */
function recordApproval(context: Context, { order, completed, calculation, closed: { number, changed, cart } }: Approval): void {
  recordStockChanges(context, changed, { reason: 'ORDER', orderId: order.id })
  recordCreated(context, order)
  recordCompleted(context, completed, calculation)
  if (cart) recordDeleted(context, cart)
  const placed = approveOrder(order, { number, now: context.now })
  const approved = placed.totalMinor === 0 ? withPayment(placed, context.now) : placed
  insertOrder(context, approved)
  recordApproved(context, approved)
}

/** A shortage of pieces, or of a custom line, which sets its own. */
function refuseIfShort({ lines }: Calculation, shortage: Shortage = new Map()): void {
  const short = outOfStock(lines, shortage)
  if (short) refuse(short.code, { lineItemIds: short.lineItemIds })
}
