import type { Context } from '../../kernel/context.ts'
import type { Checkout } from './checkout.ts'
import { requireCheckout } from './require-checkout.ts'
import { lockCheckout } from './store.ts'

/** Finds a checkout and locks it until the transaction ends. Whatever settles its payment or its order locks it first, so transactions never deadlock. */
export const lockExistingCheckout = async (context: Context, id: string): Promise<Checkout> =>
  requireCheckout(await lockCheckout(context, id))

/** The checkout created from a cart earlier, locked until the transaction ends. */
export async function lockCartCheckout(context: Context, id: string | null): Promise<Checkout | undefined> {
  return id === null ? undefined : lockCheckout(context, id)
}
