import type { Context } from '../../kernel/context.ts'
import { endLinksOf } from '../staff-recovery/public.ts'
import { keepChange } from './change.ts'
import { deleteSessionsOf } from './store.ts'
import type { StaffUser } from './user.ts'

/** Sets a password. Every session except the given one ends, and every recovery link becomes invalid. */
export async function setPassword(
  context: Context,
  user: StaffUser,
  { passwordHash, except }: { passwordHash: string; except: string | null },
): Promise<void> {
  await keepChange(context, 'passwordChanged', { changed: { ...user, passwordHash }, changedFields: ['password'] })
  await endLinksOf(context, user.id)
  await deleteSessionsOf(context, user.id, except)
}
