import type { staff } from '@stoa/contract'
import { countAttempt, uncountAttempt } from '../../../http/limits/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { checkNewPassword, hashPassword } from '../../passwords/public.ts'
import { recordUser } from '../change.ts'
import { hashOfToken } from '../invitation.ts'
import { openSession } from '../sessions.ts'
import { findInvited, takeInvitation } from '../store.ts'
import { permissionsOfUser } from '../user.ts'

const invalid = (): never => refuse('INVITATION_INVALID')

/** Only the token says who joins. It is used up if everything after it succeeds. */
export const acceptInvitation: Handler<typeof staff.acceptInvitation> = async (context, { token, name, password }) => {
  const counted = await countAttempt(context, 'staff-link')
  checkNewPassword(password, 'password')
  const hash = hashOfToken(context, token) ?? invalid()
  if (!(await findInvited(context, hash, context.now))) invalid()
  const passwordHash = await hashPassword(password)
  const opened = await context.services.database.transaction((db) => join({ ...context, db }, hash, { name, passwordHash }))
  await uncountAttempt(context, counted)
  return opened
}

/** The event's author is the new staff user. */
async function join(context: Context, hash: string, chosen: { name: string; passwordHash: string }) {
  const user = (await takeInvitation(context, hash, chosen)) ?? invalid()
  const identity = { kind: 'owner', siteId: context.siteId, id: user.id, permissions: permissionsOfUser(user) } as const
  recordUser({ ...context, identity }, 'joined', user, ['name', 'status'])
  return openSession(context, user)
}
