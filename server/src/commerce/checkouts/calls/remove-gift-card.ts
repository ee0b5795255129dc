import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { requireOpen } from '../change.ts'
import { readCheckout } from '../read.ts'
import { findCheckoutWithItems } from '../store.ts'

/** Checkouts have no gift cards yet, so this changes nothing. */
export const removeGiftCard: Handler<typeof checkouts.removeGiftCard> = async (context, { id }) => ({
  checkout: await readCheckout(context, requireOpen(await findCheckoutWithItems(context, id))),
})
