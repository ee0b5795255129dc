import type { recovery } from '@stoa/contract'
import { newId } from '../../../database/ids.ts'
import { countAttempt, uncountAttempt } from '../../../http/limits/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { secretHash, siteOfSecret } from '../../../kernel/secret.ts'
import { writeMail } from '../../../mail/public.ts'
import { endSignIns } from '../../authentication/public.ts'
import { lockMember, type Member, saveChanged, takeLoginEmail } from '../../members/public.ts'
import { loginEmailChangedMail } from '../mails.ts'
import { deleteTokensOf, takeLoginEmailToken } from '../store.ts'

const invalid = (): never => refuse('RECOVERY_TOKEN_INVALID')

/** Needs both the mailbox of the new address and a session of the member: neither is enough to move an account. */
export const confirmLoginEmailChange: Handler<typeof recovery.confirmLoginEmailChange> = async (context, { token }) => {
  const counted = await countAttempt(context, 'recovery')
  const tokenHash = siteOfSecret(token) === context.siteId ? secretHash(token) : invalid()
  const loginEmail = await context.services.database.transaction((db) => change({ ...context, db }, tokenHash))
  await uncountAttempt(context, counted)
  return { loginEmail }
}

async function change(context: Context, tokenHash: string): Promise<string> {
  const { identity, now } = context
  const member = (await lockMember(context, identity.id)) ?? invalid()
  const token = (await takeLoginEmailToken(context, { tokenHash, memberId: member.id, now })) ?? invalid()
  // The account that has the address by now and this member don't learn of each other.
  if (member.status !== 'APPROVED' || !(await takeLoginEmail(context, member.id, token.target))) invalid()
  await saveChanged(context, { ...member, loginEmail: token.target, loginEmailVerified: true }, ['loginEmail', 'loginEmailVerified'])
  await deleteTokensOf(context, member.id)
  await endSignIns(context, member.id, identity.kind === 'member' ? (identity.sessionId ?? null) : null)
  await notify(context, member, token.target)
  return token.target
}

/** Tells the previous address. */
async function notify(context: Context, { id, loginEmail }: Member, newEmail: string): Promise<void> {
  const { siteId, site } = context
  if (loginEmail === null) return
  const mail = loginEmailChangedMail({ recipient: loginEmail, shop: site.settings, newEmail })
  await writeMail(context, { siteId, eventId: newId(), entityFqdn: 'wix.members.v1.member', entityId: id }, mail)
}
