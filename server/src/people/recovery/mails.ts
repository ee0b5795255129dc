import { linkMail, type LinkMail, type Mail } from '../../mail/public.ts'
import { mailTexts } from './mail-texts.ts'

/** The mail with the link to choose another password. Anyone may have requested it. */
export const recoveryMail = (mail: LinkMail): Mail => linkMail('recovery', mail, mailTexts(mail.shop.language).recovery(mail.shop.name))

/** The mail with the link to choose a first password, to a member that the owner made. */
export const activationMail = (mail: LinkMail): Mail =>
  linkMail('activation', mail, mailTexts(mail.shop.language).activation(mail.shop.name))
