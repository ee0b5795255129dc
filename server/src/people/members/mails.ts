import { linkMail, type LinkMail, type MailDraft } from '../../mail/public.ts'
import { mailTexts } from './mail-texts.ts'

/** Tells a pending member that the owner has approved them. */
export const memberApprovedMail = (mail: LinkMail): MailDraft =>
  linkMail('member-approved', mail, mailTexts(mail.shop.language).approved(mail.shop.name))
