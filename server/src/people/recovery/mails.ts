import { linkMail, type LinkMail, type Mail } from '../../mail/public.ts'
import { mailTexts } from './mail-texts.ts'

/** The email with the link to set a new password. Anyone may have requested it. */
export const recoveryMail = (mail: LinkMail): Mail => linkMail('recovery', mail, mailTexts(mail.shop.language).recovery(mail.shop.name))

/** The email with the link to set a first password, to a member that the owner created. */
export const activationMail = (mail: LinkMail): Mail =>
  linkMail('activation', mail, mailTexts(mail.shop.language).activation(mail.shop.name))
