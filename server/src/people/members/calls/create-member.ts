import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { makeMember } from '../make-member.ts'
import { presentChanged } from '../present.ts'
import { docOf } from '../profile.ts'

export const createMember: Handler<typeof members.createMember> = async (context, { member: { loginEmail, privacyStatus, ...shown } }) => {
  const made = await makeMember(context, {
    ...docOf(shown),
    loginEmail,
    loginEmailVerified: false,
    status: 'APPROVED',
    privacyStatus: privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
    lastLoginDate: null,
  })
  return { member: presentChanged(context, made ?? refuse('LOGIN_EMAIL_ALREADY_EXISTS')) }
}
