import type { Context } from '../../kernel/context.ts'
import type { Checkout } from './checkout.ts'
import { requireCheckout } from './require-checkout.ts'
import { lockCheckout } from './store.ts'

/** A checkout, held until the transaction ends. Whoever settles a payment of it, or its order, holds it before anything else: so they never wait in a ring. */
export const lockExistingCheckout = async (context: Context, id: string): Promise<Checkout> =>
  requireCheckout(await lockCheckout(context, id))
