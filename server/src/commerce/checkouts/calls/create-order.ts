import type { checkouts } from '@stoa/contract'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { Refusal, refuse } from '../../../kernel/refuse.ts'
import { checkOrderable, resolveEarlierOrder, placeOrder } from '../../orders/public.ts'
import { calculateCheckout, type Calculation } from '../calculate.ts'
import type { Checkout } from '../checkout.ts'
import { requireCheckout } from '../require-checkout.ts'
import { lockCheckout } from '../store.ts'

/** A checkout becomes one order: repeated and concurrent calls wait for the first one and get the same answer. */
export const createOrder: Handler<typeof checkouts.createOrder> = async (context, { id, delayCapture }) => {
  const checkout = requireCheckout(await lockCheckout(context, id))
  const earlier = await resolveEarlierOrder(context, checkout)
  if (earlier && 'existing' in earlier) return earlier.existing
  if (checkout.completed) refuse('CHECKOUT_IS_COMPLETE')
  const calculation = await calculateForOrder(context, checkout)
  checkOrderable(checkout, calculation)
  if (delayCapture && calculation.paymentMethod === 'ONLINE') refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
  return placeOrder(context, { checkout, calculation, replacedOrderId: earlier?.replacedOrderId })
}

/** A total that can't be calculated has its own error code when placing an order. */
async function calculateForOrder(context: Context, checkout: Checkout): Promise<Calculation> {
  try {
    return await calculateCheckout(context, checkout)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TOTAL_TOO_HIGH') refuse('CALCULATION_ERROR')
    throw error
  }
}
