import type { checkouts } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { StaleReadError } from '../../../database/stale-read.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { Refusal, refuse } from '../../../kernel/refuse.ts'
import { checkOrderable, type CreateOrderResult, placeOrder, resolveEarlierOrder } from '../../orders/public.ts'
import { calculateLines, type Calculation } from '../calculate.ts'
import { lockToChange, readToChange } from '../changing/store.ts'
import { requireCheckout } from '../require-checkout.ts'
import { linesFrom } from '../resolve-lines.ts'
import type { CheckoutWithItems } from '../store.ts'

type Request = RequestOf<typeof checkouts.createOrder>

/** A checkout becomes one order: repeated and concurrent calls wait for the first one and get the same answer. */
export const createOrder: Handler<typeof checkouts.createOrder> = async (context, request) => {
  const created = context.db.isRetry ? await orderLocked(context, request) : await orderUnlocked(context, request)
  if (!created) throw new StaleReadError('Another transaction has changed the checkout that this one read.')
  return created
}

/** Undefined if the checkout has an order, or if it can't be ordered without its lock (`placeOrder`). */
async function orderUnlocked(context: Context, request: Request): Promise<CreateOrderResult | undefined> {
  const read = await readToChange(context, request.id, { isToOrder: true })
  const checkout = requireCheckout(read?.checkout)
  return read!.hasOrder ? undefined : order(context, request, { checkout, isLocked: false })
}

async function orderLocked(context: Context, request: Request): Promise<CreateOrderResult | undefined> {
  const checkout = requireCheckout((await lockToChange(context, request.id))?.checkout)
  const earlier = await resolveEarlierOrder(context, checkout)
  if (earlier && 'existing' in earlier) return earlier.existing
  return order(context, request, { checkout, isLocked: true, replacedOrderId: earlier?.replacedOrderId })
}

interface OrderInput {
  checkout: CheckoutWithItems
  isLocked: boolean
  replacedOrderId?: string | undefined
}

async function order(
  context: Context,
  { delayCapture }: Request,
  { checkout, ...input }: OrderInput,
): Promise<CreateOrderResult | undefined> {
  if (checkout.completed) refuse('CHECKOUT_IS_COMPLETE')
  const calculation = calculateForOrder(context, checkout)
  checkOrderable(checkout, calculation)
  if (delayCapture && calculation.paymentMethod === 'ONLINE') refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
  return placeOrder(context, { checkout, calculation, ...input })
}

/** A total that can't be calculated has its own error code when placing an order. */
function calculateForOrder(context: Context, checkout: CheckoutWithItems): Calculation {
  try {
    return calculateLines(linesFrom(context, checkout.doc.lines, checkout.items), checkout, context.site.settings)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TOTAL_TOO_HIGH') refuse('CALCULATION_ERROR')
    throw error
  }
}
