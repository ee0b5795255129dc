import { linkMail, type LinkMail, type MailDraft } from '../../mail/public.ts'
import { mailTexts } from './mail-texts.ts'

/** The email with the link to an order. It doesn't reveal what was bought, because anyone may have requested it. */
export function orderLinkMail({ number, ...mail }: LinkMail & { number: string }): MailDraft {
  const { name, language } = mail.shop
  return linkMail('order-link', mail, mailTexts(language).orderLink({ shop: name, number }))
}
