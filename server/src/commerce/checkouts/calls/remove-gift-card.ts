import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockOpenCheckout } from '../change.ts'
import { readCheckout } from '../read.ts'

/** Checkouts have no gift cards yet, so this changes nothing. */
export const removeGiftCard: Handler<typeof checkouts.removeGiftCard> = async (context, { id }) => ({
  checkout: await readCheckout(context, await lockOpenCheckout(context, id)),
})
