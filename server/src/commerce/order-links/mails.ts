import { linkMail, type LinkMail, type Mail } from '../../mail/public.ts'
import { mailTexts } from './mail-texts.ts'

/** The mail with the link to an order. It names nothing that was bought: anyone may have requested it. */
export function orderLinkMail({ number, ...mail }: LinkMail & { number: string }): Mail {
  const { name, language } = mail.shop
  return linkMail('order-link', mail, mailTexts(language).orderLink({ shop: name, number }))
}
