import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { readCheckout } from '../read.ts'
import { requireCheckout } from '../require-checkout.ts'
import { findCheckoutWithItems } from '../store.ts'

export const getCheckout: Handler<typeof checkouts.getCheckout> = async (context, { id }) => ({
  checkout: await readCheckout(context, requireCheckout(await findCheckoutWithItems(context, id))),
})
