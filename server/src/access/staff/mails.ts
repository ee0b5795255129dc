import { linkMail, type LinkMail, type MailDraft } from '../../mail/public.ts'
import { mailTexts } from './mail-texts.ts'

/** The email with the link to join the staff. `from` is the name of the person who invites. */
export function staffInvitationMail({ from, ...mail }: LinkMail & { from: string }): MailDraft {
  const { name, language } = mail.shop
  return linkMail('staff-invitation', mail, mailTexts(language).invitation({ shop: name, from }))
}
