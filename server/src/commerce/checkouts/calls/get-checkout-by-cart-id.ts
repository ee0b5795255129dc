import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { orNotFound } from '../found.ts'
import { readCheckout } from '../read.ts'
import { findCheckoutOfCart } from '../store.ts'

export const getCheckoutByCartId: Handler<typeof checkouts.getCheckoutByCartId> = async (context, { id }) => ({
  checkout: await readCheckout(context, orNotFound(await findCheckoutOfCart(context, id))),
})
