import type { authentication } from '@stoa/contract'
import { recentSession } from '../../../access/member-sessions/public.ts'
import { checkNewPassword, hashPassword } from '../../../access/passwords/public.ts'
import { countAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { lockMember } from '../../members/public.ts'
import { endRecoveriesOf } from '../../recovery/public.ts'
import { setPassword } from '../member-password.ts'

/** The tokens of an open browser aren't enough to change the password (threat A09). */
export const changePassword: Handler<typeof authentication.changePassword> = async (context, { newPassword }) => {
  const { identity, now, services, siteId } = context
  await countAttempt(context, 'password-change', identity.id)
  checkNewPassword(newPassword, 'newPassword')
  await recentSession(context)
  const hash = await hashPassword(newPassword)
  await services.database.transaction(async (db) => {
    // Checked again with the member locked: a recovery may have ended the session in the meantime, and a concurrent sign-in with the old password is waited
    // for.
    await lockMember({ db, siteId }, identity.id)
    const session = await recentSession({ ...context, db })
    await endRecoveriesOf({ db, siteId }, identity.id)
    await setPassword({ db, siteId, now }, identity.id, { hash, except: session.id })
  })
  return {}
}
