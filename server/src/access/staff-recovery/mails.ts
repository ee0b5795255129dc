import { linkMail, type LinkMail, type Mail } from '../../mail/public.ts'
import { mailTexts } from './mail-texts.ts'

/** The mail with the link to choose another password for the dashboard. Anyone may have requested it. */
export const staffRecoveryMail = (mail: LinkMail): Mail =>
  linkMail('staff-recovery', mail, mailTexts(mail.shop.language).recovery(mail.shop.name))
