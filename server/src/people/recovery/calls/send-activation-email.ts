import type { recovery } from '@stoa/contract'
import { newId } from '../../../database/ids.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { writeMail } from '../../../mail/public.ts'
import { emailKey, findMember } from '../../members/public.ts'
import { activationMail } from '../mails.ts'
import { allowedRedirect } from '../redirect.ts'
import { recoveryLink } from '../tokens.ts'

/** A member without an address, or a blocked one, can't be activated by email. */
export const sendActivationEmail: Handler<typeof recovery.sendActivationEmail> = async (context, { identityId, emailOptions }) => {
  const { db, siteId, services, site } = context
  const member = await findMember(context, identityId)
  if (!member?.loginEmail || member.status === 'BLOCKED') refuse('IDENTITY_NOT_FOUND')
  const redirectUrl = await allowedRedirect(context, emailOptions?.redirect)
  const target = emailKey(member.loginEmail)
  const link = await recoveryLink(services, { db, siteId }, { memberId: member.id, purpose: 'ACTIVATION', target, redirectUrl })
  const mail = activationMail({ recipient: member.loginEmail, shop: site.settings, link })
  await writeMail(context, { siteId, eventId: newId(), entityFqdn: 'wix.members.v1.member', entityId: member.id }, mail)
  return {}
}
