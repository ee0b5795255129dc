import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockOpenCheckout } from '../change.ts'
import { readCheckout } from '../read.ts'

/** No checkout has a gift card yet, so none changes. */
export const removeGiftCard: Handler<typeof checkouts.removeGiftCard> = async (context, { id }) => ({
  checkout: await readCheckout(context, await lockOpenCheckout(context, id)),
})
