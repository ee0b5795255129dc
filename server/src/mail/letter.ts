import type { ShopSettings } from '../kernel/shop-settings.ts'
import { html } from './html.ts'
import { headerText, type Mail } from './mail.ts'
import { memberTexts } from './member-texts.ts'

export interface Letter {
  template: Mail['template']
  recipient: string
  shop: Pick<ShopSettings, 'name' | 'email' | 'language'>
  subject: string
  /** What is said before the one thing the mail is about, and after it. */
  before: string
  after: readonly string[]
  about: { link: string; label: string } | { code: string }
}

/** A mail with one thing in it, a link or a code, in both its forms. */
export function letter({ template, recipient, shop, subject, before, after, about }: Letter): Mail {
  const title = headerText(subject)
  const thing = 'code' in about ? about.code : `${about.label}: ${about.link}`
  const shown =
    'code' in about
      ? html`<p style="font-size:1.75rem;letter-spacing:.25em;font-family:monospace">${about.code}</p>`
      : html`<p><a href="${about.link}">${about.label}</a></p>`
  return {
    template,
    recipient: headerText(recipient),
    subject: title,
    plain: `${[before, thing, ...after, `${memberTexts.questions} ${shop.email}`, shop.name].join('\n\n')}\n`,
    html: html`<!doctype html>
      <html lang="${shop.language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
        </head>
        <body style="margin:0 auto;max-width:36rem;padding:1.5rem;font-family:sans-serif;line-height:1.5;color:#222">
          <p>${before}</p>
          ${shown} ${after.map((sentence) => html`<p>${sentence}</p>`)}
          <p>${memberTexts.questions} <a href="mailto:${shop.email}">${shop.email}</a></p>
          <p>${shop.name}</p>
        </body>
      </html> `.text,
  }
}

interface LinkWords {
  subject(shop: string): string
  asked(shop: string): string
  link: string
  lasts: string
  notYou: string
}

export interface LinkLetter extends Pick<Letter, 'recipient' | 'shop'> {
  link: string
}

/** A mail whose one thing is a link, in its own words. */
export const linkLetter =
  (template: Mail['template'], words: LinkWords) =>
  ({ recipient, shop, link }: LinkLetter): Mail =>
    letter({
      template,
      recipient,
      shop,
      subject: words.subject(shop.name),
      before: words.asked(shop.name),
      after: [words.lasts, words.notYou],
      about: { link, label: words.link },
    })
