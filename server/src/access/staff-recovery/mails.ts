import { linkMail, type LinkMail, type MailDraft } from '../../mail/public.ts'
import { mailTexts } from './mail-texts.ts'

/** The email with the link to set a new dashboard password. Anyone may have requested it. */
export const staffRecoveryMail = (mail: LinkMail): MailDraft =>
  linkMail('staff-recovery', mail, mailTexts(mail.shop.language).recovery(mail.shop.name))
