import { html } from '../http/html.ts'
import type { ShopSettings } from '../kernel/shop-settings.ts'
import { layout } from './layout.ts'
import type { Mail } from './mail.ts'

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
  const [plain, shown] =
    'code' in about
      ? [about.code, html`<p style="font-size:1.75rem;letter-spacing:.25em;font-family:monospace">${about.code}</p>`]
      : [`${about.label}: ${about.link}`, html`<p><a href="${about.link}">${about.label}</a></p>`]
  const paragraphs = after.map((sentence) => html`<p>${sentence}</p>`)
  const body = { html: [html`<p>${before}</p>`, shown, ...paragraphs], plain: [before, plain, ...after] }
  return { template, ...layout({ recipient, shop, subject, ...body }) }
}

interface LinkTexts {
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
  (template: Mail['template'], texts: LinkTexts) =>
  ({ recipient, shop, link }: LinkLetter): Mail =>
    letter({
      template,
      recipient,
      shop,
      subject: texts.subject(shop.name),
      before: texts.asked(shop.name),
      after: [texts.lasts, texts.notYou],
      about: { link, label: texts.link },
    })
