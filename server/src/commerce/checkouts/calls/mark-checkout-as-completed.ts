import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { completeCheckout } from '../complete.ts'
import { orNotFound } from '../found.ts'
import { lockCheckout } from '../store.ts'

export const markCheckoutAsCompleted: Handler<typeof checkouts.markCheckoutAsCompleted> = async (context, { id }) => {
  const checkout = orNotFound(await lockCheckout(context, id))
  if (!checkout.completed) await completeCheckout(context, checkout)
  return {}
}
