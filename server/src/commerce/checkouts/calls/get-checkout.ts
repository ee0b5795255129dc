import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { found } from '../found.ts'
import { readCheckout } from '../read.ts'
import { findCheckout } from '../store.ts'

export const getCheckout: Handler<typeof checkouts.getCheckout> = async (context, { id }) => ({
  checkout: await readCheckout(context, found(await findCheckout(context, id))),
})
