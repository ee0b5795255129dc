import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { orNotFound } from '../found.ts'
import { readCheckout } from '../read.ts'
import { findCheckout } from '../store.ts'

export const getCheckout: Handler<typeof checkouts.getCheckout> = async (context, { id }) => ({
  checkout: await readCheckout(context, orNotFound(await findCheckout(context, id))),
})
