import type { authentication } from '@stoa/contract'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { findByLoginEmail, lockMember, makeMember, type Member } from '../../members/public.ts'
import { signInSettings } from '../../sign-in/public.ts'
import { openSession } from '../complete-sign-in.ts'
import { nextState } from '../next-state.ts'
import { presentIdentity } from '../present-identity.ts'
import { readProfile } from '../profile.ts'
import { verified } from '../verified.ts'

/** The app replaces credentials; the member's status and the site's settings still apply (threat A10). */
export const signOn: Handler<typeof authentication.signOn> = async (context, { loginId: { email }, profile, verifyEmail }) => {
  const settings = await signInSettings(context)
  return context.services.database.transaction(async (db) => {
    const inside = { ...context, db }
    const isVerified = verifyEmail === true
    const made = await makeMember(inside, {
      ...readProfile(profile),
      loginEmail: email,
      loginEmailVerified: isVerified,
      status: settings.signUp === 'APPROVAL' ? 'PENDING' : 'APPROVED',
      lastLoginDate: null,
    })
    const member = made ?? (await existingMember(inside, email, isVerified))
    const may = nextState(member, settings) === 'SUCCESS'
    const identity = presentIdentity(member, settings)
    return may ? { sessionToken: await openSession(inside, member), identity } : { identity }
  })
}

async function existingMember(context: Context, email: string, isVerified: boolean): Promise<Member> {
  const found = await findByLoginEmail(context, email)
  const member = found && (await lockMember(context, found.id))
  if (!member) throw new Error('a member with this email address was expected but not found')
  return isVerified ? verified(context, member, { passwordIsTheirs: false }) : member
}
