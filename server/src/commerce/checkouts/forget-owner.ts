import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { record } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { deleteCheckoutsOf } from './store.ts'

/** Throws away the checkouts of somebody who is gone for good, but those of orders; and tells which they were. */
export async function forgetCheckoutsOf(context: Context, ownerId: string): Promise<string[]> {
  const checkouts = await deleteCheckoutsOf(context, ownerId)
  for (const { id, revision } of checkouts) await record(context, checkoutEvents.deleted, { id, revision: revision + 1, entity: null })
  return checkouts.map(({ id }) => id)
}
