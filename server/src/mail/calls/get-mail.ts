import type { mails } from '@stoa/contract'
import type { Context } from '../../kernel/context.ts'
import type { Handler } from '../../kernel/handler.ts'
import { hasPermission } from '../../kernel/identity.ts'
import { refuse } from '../../kernel/refuse.ts'
import { mailTexts } from '../mail-texts.ts'
import { policyOf } from '../policies.ts'
import { presentMailWithBody } from '../present.ts'
import { hasSender, shopSender } from '../sender.ts'
import { findMail } from '../store.ts'

export const getMail: Handler<typeof mails.getMail> = async (context, { id }) => {
  const mail = (await findMail(context, id)) ?? refuse('MAIL_NOT_FOUND')
  const whole = presentMailWithBody(mail, shopSender(context.services, context.site.settings))
  const { deleted, sealed } = mailTexts(context.site.settings.language)
  if (whole.isEmptied) return { mail: { ...whole, ...bodyOf(deleted) } }
  return { mail: canRead(context, mail.template) ? whole : { ...whole, ...bodyOf(sealed) } }
}

const bodyOf = (text: string) => ({ plain: text, html: `<p>${text}</p>` })

/** A key can read who was sent what, but must not gain access to an account with it. Neither can staff if emails are delivered. If they aren't, a member's
 *  link is visible to those who can sign in as a member anyway, and a staff user's link to owners. */
function canRead({ identity, services }: Context, template: string): boolean {
  if (!policyOf(template).opensAccount) return true
  if (hasSender(services) || identity.kind !== 'owner' || identity.apiKeyId !== undefined) return false
  return template.startsWith('staff-') ? identity.permissions === 'ALL' : hasPermission(identity, 'IAM.AUTHENTICATION_SIGN_ON')
}
