import type { checkouts } from '@stoa/contract'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { Refusal, refuse } from '../../../kernel/refuse.ts'
import { checkOrderable, earlierOrder, placeOrder } from '../../orders/public.ts'
import type { Checkout } from '../checkout.ts'
import { found } from '../found.ts'
import { reckonCheckout, type Reckoning } from '../reckon.ts'
import { lockCheckout } from '../store.ts'

/** One checkout, one order: whoever asks again, or at the same moment, waits for the first and is answered the same. */
export const createOrder: Handler<typeof checkouts.createOrder> = async (context, { id, delayCapture }) => {
  const checkout = found(await lockCheckout(context, id))
  const earlier = await earlierOrder(context, checkout)
  if (earlier && 'stands' in earlier) return earlier.stands
  if (checkout.completed) refuse('CHECKOUT_ALREADY_PAID')
  const reckoning = await reckonForOrder(context, checkout)
  checkOrderable(checkout, reckoning)
  if (delayCapture && reckoning.paymentMethod === 'ONLINE') refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
  return placeOrder(context, { checkout, reckoning, insteadOf: earlier?.givenUp })
}

/** A total that cannot be reckoned has a code of its own where it is to be paid. */
async function reckonForOrder(context: Context, checkout: Checkout): Promise<Reckoning> {
  try {
    return await reckonCheckout(context, checkout)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TOTAL_TOO_HIGH') refuse('CALCULATION_ERROR')
    throw error
  }
}
