import type { recovery } from '@stoa/contract'
import { newId } from '../../../database/ids.ts'
import { countAttempt, mayMail } from '../../../http/limits/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { writeMail } from '../../../mail/public.ts'
import { inWholeRounds, isPasswordOf, notifyOfAccount } from '../../authentication/public.ts'
import { emailKey, findByLoginEmail, lockMember, type Member } from '../../members/public.ts'
import { loginEmailChangeMail } from '../mails.ts'
import { recoveryLink } from '../tokens.ts'

/** The tokens of an open browser aren't enough to move the account to another mailbox (threat A09), and nobody learns who else has an account (threat A03). */
export const sendLoginEmailChange: Handler<typeof recovery.sendLoginEmailChange> = async (context, { newEmail, password }) => {
  const { id } = context.identity
  await countAttempt(context, 'password-change', id)
  if (!(await isPasswordOf(context, id, password))) refuse('INCORRECT_PASSWORD')
  const mayWrite = await mayMailTo(context, id, emailKey(newEmail))
  await inWholeRounds(() => context.services.database.transaction((db) => send({ ...context, db }, { memberId: id, newEmail, mayWrite })))
  return {}
}

/** Requests beyond a member's own don't count for the address: otherwise one member could use up those of all. */
const mayMailTo = async (context: Context, memberId: string, addressKey: string): Promise<boolean> =>
  (await mayMail(context, 'login-email-mail', `${memberId} ${addressKey}`)) && (await mayMail(context, 'login-email-mailbox', addressKey))

interface AddressChange {
  memberId: string
  /** As the member wrote it: addresses that are compared alike may be different mailboxes. */
  newEmail: string
  /** The address has had no more emails than it may get. */
  mayWrite: boolean
}

async function send(context: Context, { memberId, newEmail, mayWrite }: AddressChange): Promise<void> {
  const taken = await findByLoginEmail(context, newEmail)
  const member = await lockMember(context, memberId)
  if (taken?.id === memberId) refuseFields({ field: 'newEmail', description: 'is your sign-in address already', ...sameEmail })
  if (!mayWrite) return
  if (taken) await notifyOfAccount(context, taken)
  else if (member) await sendLink(context, member, newEmail)
}

const sameEmail = { violatedRule: 'OTHER', ruleName: 'SAME_EMAIL' } as const

async function sendLink(context: Context, { id }: Member, newEmail: string): Promise<void> {
  const { siteId, services, site } = context
  const link = await recoveryLink(services, context, { memberId: id, purpose: 'LOGIN_EMAIL', target: newEmail, redirectUrl: null })
  const mail = loginEmailChangeMail({ recipient: newEmail, shop: site.settings, link })
  await writeMail(context, { siteId, eventId: newId(), entityFqdn: 'wix.members.v1.member', entityId: id }, mail)
}
