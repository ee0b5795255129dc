import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { readCheckout } from '../read.ts'
import { requireCheckout } from '../require-checkout.ts'
import { findCheckoutOfCart } from '../store.ts'

export const getCheckoutByCartId: Handler<typeof checkouts.getCheckoutByCartId> = async (context, { id }) => ({
  checkout: await readCheckout(context, requireCheckout(await findCheckoutOfCart(context, id))),
})
