import { linkMail, type LinkMail, type Mail } from '../../mail/public.ts'
import { mailTexts } from './mail-texts.ts'

/** Says to someone who waited for it that the owner has let them in. */
export const memberApprovedMail = (mail: LinkMail): Mail =>
  linkMail('member-approved', mail, mailTexts(mail.shop.language).approved(mail.shop.name))
