import type { recovery } from '@stoa/contract'
import { countAttempt, uncountAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { secretHash, siteOfSecret } from '../../../kernel/secret.ts'
import { emailKey, findMember, type Member } from '../../members/public.ts'
import { maskedAddress } from '../masked-address.ts'
import { findToken, type RecoveryToken } from '../store.ts'

const invalid = (): never => refuse('RECOVERY_TOKEN_INVALID')

const leadsIn = ({ status }: Member, { purpose }: RecoveryToken): boolean =>
  status !== 'BLOCKED' && (status !== 'OFFLINE' || purpose === 'ACTIVATION')

/** Returns only what `recover` would accept, and counts invalid tokens together with it. */
export const readRecovery: Handler<typeof recovery.readRecovery> = async (context, { recoveryToken }) => {
  const counted = await countAttempt(context, 'recovery')
  const tokenHash = siteOfSecret(recoveryToken) === context.siteId ? secretHash(recoveryToken) : invalid()
  const token = (await findToken(context, tokenHash, context.now)) ?? invalid()
  const member = await findMember(context, token.memberId)
  if (!member?.loginEmail || emailKey(member.loginEmail) !== token.target || !leadsIn(member, token)) return invalid()
  await uncountAttempt(context, counted)
  return { maskedEmail: maskedAddress(member.loginEmail) }
}
