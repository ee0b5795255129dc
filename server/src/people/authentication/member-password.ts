import { endSessionsOf } from '../../access/member-sessions/public.ts'
import type { Context } from '../../kernel/context.ts'
import { deletePassword, deleteStatesOf, savePassword } from './store.ts'

type PasswordScope = Pick<Context, 'db' | 'siteId' | 'now'>

/** Sets a member's password. Whatever was opened or begun with the one before is over, but for one session where that is named (threats A03, A09). */
export async function setPassword(
  place: PasswordScope,
  memberId: string,
  { hash, except = null }: { hash: string; except?: string | null },
): Promise<void> {
  await savePassword(place, memberId, hash)
  await endAll(place, memberId, except)
}

/** The password a member starts with: nothing of theirs is open yet. */
export const giveFirstPassword = savePassword

/** Takes a password away that nobody has shown to be the address's own, with all that it opened. */
export async function dropPassword(place: PasswordScope, memberId: string): Promise<void> {
  await deletePassword(place, memberId)
  await endAll(place, memberId, null)
}

async function endAll(place: PasswordScope, memberId: string, except: string | null): Promise<void> {
  await deleteStatesOf(place, memberId)
  await endSessionsOf(place, memberId, except)
}
