import type { recovery } from '@stoa/contract'
import { checkNewPassword, hashPassword } from '../../../access/passwords/public.ts'
import { countAttempt, uncountAttempt } from '../../../http/limits/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { secretHash, siteOfSecret } from '../../../kernel/secret.ts'
import { completeSignIn, setPassword, verified, type WireState } from '../../authentication/public.ts'
import { emailKey, lockMember, type Member, saveChanged } from '../../members/public.ts'
import { signInSettings } from '../../sign-in/public.ts'
import { deleteTokensOf, findToken, takeToken, type RecoveryToken } from '../store.ts'

const invalid = (): never => refuse('RECOVERY_TOKEN_INVALID')

/** Only the token says whose password it is (threat A04). It is used up if everything after it succeeds. */
export const recover: Handler<typeof recovery.recover> = async (context, { recoveryToken, password }) => {
  const counted = await countAttempt(context, 'recovery')
  if (password === undefined) refuseFields({ field: 'password', description: 'is required', violatedRule: 'REQUIRED_FIELD' })
  checkNewPassword(password, 'password')
  const tokenHash = siteOfSecret(recoveryToken) === context.siteId ? secretHash(recoveryToken) : invalid()
  const found = (await findToken(context, tokenHash, context.now)) ?? invalid()
  const hash = await hashPassword(password)
  const answer = await context.services.database.transaction((db) =>
    recoverWith({ ...context, db }, { tokenHash, memberId: found.memberId }, hash),
  )
  await uncountAttempt(context, counted)
  return answer
}

async function recoverWith(
  context: Context,
  { tokenHash, memberId }: { tokenHash: string; memberId: string },
  hash: string,
): Promise<WireState> {
  const member = await lockMember(context, memberId)
  const token = (await takeToken(context, tokenHash, context.now)) ?? invalid()
  if (!member?.loginEmail || emailKey(member.loginEmail) !== token.target) return invalid()
  await deleteTokensOf(context, member.id)
  await setPassword(context, member.id, { hash })
  const theirs = await activated(context, await verified(context, member, { passwordIsTheirs: true }), token)
  const answer = (await completeSignIn(context, theirs, await signInSettings(context))) ?? invalid()
  return { ...answer, ...(token.redirectUrl === null ? {} : { additionalData: { redirectUrl: { strValue: token.redirectUrl } } }) }
}

/** A member to whom the owner sent the link is thereby approved; one who was blocked since stays blocked. */
async function activated(context: Context, member: Member, { purpose }: RecoveryToken): Promise<Member> {
  const isLetIn = purpose === 'ACTIVATION' && (member.status === 'OFFLINE' || member.status === 'PENDING')
  return isLetIn ? saveChanged(context, { ...member, status: 'APPROVED' }, ['status']) : member
}
