import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { completeCheckout } from '../complete.ts'
import { requireCheckout } from '../require-checkout.ts'
import { lockCheckout } from '../store.ts'

export const markCheckoutAsCompleted: Handler<typeof checkouts.markCheckoutAsCompleted> = async (context, { id }) => {
  const checkout = requireCheckout(await lockCheckout(context, id))
  if (!checkout.completed) await completeCheckout(context, checkout)
  return {}
}
