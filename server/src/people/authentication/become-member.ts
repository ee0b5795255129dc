import { mergeCarts } from '../../commerce/carts/merge-carts.ts'
import type { Context } from '../../kernel/context.ts'

/** What a visitor had in hands is the member's from here on. For the transaction that opens the session. */
export async function becomeMember(context: Context, visitorId: string, memberId: string): Promise<void> {
  await mergeCarts(context, { kind: 'visitor', id: visitorId }, { kind: 'member', id: memberId })
}
