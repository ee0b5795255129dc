import { endSessionsOf } from '../../access/member-sessions/public.ts'
import type { Context } from '../../kernel/context.ts'
import { deletePassword, deleteStatesOf, savePassword } from './store.ts'

type PasswordScope = Pick<Context, 'db' | 'siteId' | 'now'>

/** Sets a member's password. All sessions and pending sign-ins of the previous one end, optionally except one session (threats A03, A09). */
export async function setPassword(
  place: PasswordScope,
  memberId: string,
  { hash, except = null }: { hash: string; except?: string | null },
): Promise<void> {
  await savePassword(place, memberId, hash)
  await endAll(place, memberId, except)
}

/** A new member's first password: there is nothing to end yet. */
export const giveFirstPassword = savePassword

/** Removes a password of an unverified address, with everything that it gave access to. */
export async function dropPassword(place: PasswordScope, memberId: string): Promise<void> {
  await deletePassword(place, memberId)
  await endAll(place, memberId, null)
}

async function endAll(place: PasswordScope, memberId: string, except: string | null): Promise<void> {
  await deleteStatesOf(place, memberId)
  await endSessionsOf(place, memberId, except)
}
