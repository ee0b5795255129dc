import type { authentication } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { countAttempt } from '../../attempts/attempts.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refuse.ts'
import { sessionOfId } from '../../member-sessions/sessions.ts'
import { lockMember } from '../../members/find-member.ts'
import { checkNewPassword } from '../../passwords/new-password.ts'
import { hashPassword } from '../../passwords/passwords.ts'
import { endRecoveriesOf } from '../../recovery/tokens.ts'
import { setPassword } from '../member-password.ts'

const recentMs = 10 * 60_000

/** Whoever has the tokens of a forgotten browser, but not the password, changes none (threat A09). */
export const changePassword: Handler<typeof authentication.changePassword> = async (context, { newPassword }) => {
  const { identity, now, services, siteId } = context
  await countAttempt(context, 'password-change', identity.id)
  checkNewPassword(newPassword, 'newPassword')
  const sessionId = identity.kind === 'member' ? identity.sessionId : undefined
  await recentSession(context, sessionId)
  const hash = await hashPassword(newPassword)
  await services.database.transaction(async (db) => {
    // Once more, with the member held: a recovery may have ended the session meanwhile, and a sign-in with the old password is waited for.
    await lockMember({ db, siteId }, identity.id)
    const session = await recentSession({ ...context, db }, sessionId)
    await setPassword({ db, siteId, now }, identity.id, { hash, except: session.id })
    await endRecoveriesOf({ db, siteId }, identity.id)
  })
  return {}
}

async function recentSession(context: Context, sessionId: string | undefined): Promise<{ id: string }> {
  const session = sessionId === undefined ? undefined : await sessionOfId(context, sessionId)
  return session && context.now.getTime() - session.createdDate.getTime() <= recentMs ? session : refuse('RECENT_LOGIN_REQUIRED')
}
