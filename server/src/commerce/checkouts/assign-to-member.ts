import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { assignCheckout } from './store.ts'

/** Makes a member the owner of an open checkout. Another member's is refused like one that doesn't exist, so that nobody sees another's address. */
export async function assignToMember(context: Context, checkoutId: string, memberId: string): Promise<void> {
  if (!(await assignCheckout(context, checkoutId, memberId))) refuse('CHECKOUT_NOT_FOUND')
}
