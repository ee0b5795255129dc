import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { deleteCheckoutsByOwner } from './store.ts'

/** Deletes the checkouts of a person who was purged, except those that became orders. Returns their ids. */
export async function purgeOwnerCheckouts(context: Context, ownerId: string): Promise<string[]> {
  const checkouts = await deleteCheckoutsByOwner(context, ownerId)
  for (const { id, revision } of checkouts) recordEvent(context, checkoutEvents.deleted, { id, revision: revision + 1, entity: null })
  return checkouts.map(({ id }) => id)
}
