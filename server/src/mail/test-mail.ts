import type { ShopSettings } from '../kernel/shop-settings.ts'
import { html } from './html.ts'
import { headerText, type Mail } from './mail.ts'
import { texts } from './texts.ts'

const words = texts.testMail

/** The mail by which an owner sees that mails arrive. It stands in no outbox. */
export function testMail({
  recipient,
  shop,
}: {
  recipient: string
  shop: Pick<ShopSettings, 'name' | 'language'>
}): Omit<Mail, 'template'> {
  const subject = headerText(words.subject(shop.name))
  return {
    recipient: headerText(recipient),
    subject,
    plain: `${[words.arrives, words.spam, shop.name].join('\n\n')}\n`,
    html: html`<!doctype html>
      <html lang="${shop.language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${subject}</title>
        </head>
        <body style="margin:0 auto;max-width:36rem;padding:1.5rem;font-family:sans-serif;line-height:1.5;color:#222">
          <p>${words.arrives}</p>
          <p>${words.spam}</p>
          <p>${shop.name}</p>
        </body>
      </html> `.text,
  }
}
