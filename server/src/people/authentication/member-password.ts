import { endSessionsOf } from '../../access/member-sessions/public.ts'
import { isPassword } from '../../access/passwords/public.ts'
import type { Context } from '../../kernel/context.ts'
import { deletePassword, deleteStatesOf, findPassword, savePassword } from './store.ts'

type PasswordScope = Pick<Context, 'db' | 'siteId' | 'now'>

/** Sets a member's password. All sessions and pending sign-ins of the previous one end, optionally except one session (threats A03, A09). */
export async function setPassword(
  place: PasswordScope,
  memberId: string,
  { hash, except = null }: { hash: string; except?: string | null },
): Promise<void> {
  await savePassword(place, memberId, hash)
  await endSignIns(place, memberId, except)
}

/** A new member's first password: there is nothing to end yet. */
export const giveFirstPassword = savePassword

/** Removes a password of an unverified address, with everything that it gave access to. */
export async function dropPassword(place: PasswordScope, memberId: string): Promise<void> {
  await deletePassword(place, memberId)
  await endSignIns(place, memberId, null)
}

/** Whether this is the member's password. A member without one has none that is right. */
export const isPasswordOf = async (context: Pick<Context, 'db' | 'siteId'>, memberId: string, password: string): Promise<boolean> =>
  isPassword(password, (await findPassword(context, memberId))?.hash)

/** Ends all sessions and pending sign-ins, optionally except one session. */
export async function endSignIns(place: PasswordScope, memberId: string, except: string | null): Promise<void> {
  await deleteStatesOf(place, memberId)
  await endSessionsOf(place, memberId, except)
}
