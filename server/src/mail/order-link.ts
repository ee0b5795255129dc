import type { ShopSettings } from '../kernel/shop-settings.ts'
import { html } from './html.ts'
import { headerText, type Mail } from './mail.ts'
import { texts } from './texts.ts'

const words = texts.orderLink

interface Asked {
  number: string
  recipient: string
  shop: Pick<ShopSettings, 'name' | 'email' | 'language'>
  /** The order's page. */
  link: string
}

/** The mail with the link to an order that somebody asked for. It names nothing that was bought: it may have been asked for by anybody. */
export function orderLinkMail({ number, recipient, shop, link }: Asked): Mail {
  const subject = headerText(words.subject(shop.name, number))
  const lines = [words.asked(number), words.lasts, words.notYou]
  return {
    template: 'order-link',
    recipient: headerText(recipient),
    subject,
    plain: `${[lines[0], `${words.link}: ${link}`, ...lines.slice(1), `${words.questions} ${shop.email}`, shop.name].join('\n\n')}\n`,
    html: html`<!doctype html>
      <html lang="${shop.language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${subject}</title>
        </head>
        <body style="margin:0 auto;max-width:36rem;padding:1.5rem;font-family:sans-serif;line-height:1.5;color:#222">
          <p>${words.asked(number)}</p>
          <p><a href="${link}">${words.link}</a></p>
          <p>${words.lasts}</p>
          <p>${words.notYou}</p>
          <p>${words.questions} <a href="mailto:${shop.email}">${shop.email}</a></p>
          <p>${shop.name}</p>
        </body>
      </html> `.text,
  }
}
