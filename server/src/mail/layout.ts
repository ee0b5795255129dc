import { html, type Html } from '../http/html.ts'
import type { ShopSettings } from '../kernel/shop-settings.ts'
import { headerText, type Mail } from './mail.ts'

const questions = 'Questions? Write to'

export interface Content {
  subject: string
  recipient: string
  shop: Pick<ShopSettings, 'name' | 'language'> & Partial<Pick<ShopSettings, 'email'>>
  /** The body in both its forms, paragraph by paragraph. */
  html: readonly Html[]
  plain: readonly string[]
}

/** The one form of all mails: the body, then where to ask (if the shop has given an address), then the shop's name. */
export function layout({ subject, recipient, shop, html: body, plain }: Content): Omit<Mail, 'template'> {
  const title = headerText(subject)
  const { name, email, language } = shop
  return {
    recipient: headerText(recipient),
    subject: title,
    plain: `${[...plain, ...(email === undefined ? [] : [`${questions} ${email}`]), name].join('\n\n')}\n`,
    html: html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
        </head>
        <body style="margin:0 auto;max-width:36rem;padding:1.5rem;font-family:sans-serif;line-height:1.5;color:#222">
          ${body} ${email === undefined ? undefined : html`<p>${questions} <a href="mailto:${email}">${email}</a></p>`}
          <p>${name}</p>
        </body>
      </html> `.text,
  }
}
