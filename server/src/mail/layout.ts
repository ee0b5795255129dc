import { html, type Html } from '../http/html.ts'
import type { EmailPicture } from '../kernel/context.ts'
import type { ShopSettings } from '../kernel/shop-settings.ts'
import { blockAsHtml, blockAsPlain, type Block } from './blocks.ts'
import { mailTexts } from './mail-texts.ts'
import { headerText, type Mail } from './mail.ts'

/** The shop as emails show it. */
export type MailShop = Pick<ShopSettings, 'name' | 'language' | 'logoMediaId'> & Partial<Pick<ShopSettings, 'email'>>

export interface MailContent {
  recipient: string
  shop: MailShop
  subject: string
  heading: string
  blocks: readonly Block[]
}

/** What an email of a template says, before it is laid out. */
export interface MailDraft extends MailContent {
  template: Mail['template']
  unsubscribeUrl?: string
}

export const mailOf = ({ template, unsubscribeUrl, ...content }: MailDraft, logo?: EmailPicture): Mail => ({
  template,
  ...layout(content, logo),
  ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
})

/** The layout of all emails, as HTML and plain text: the shop's logo or name, the content, then the contact address (if the shop has one). */
export function layout({ recipient, shop, subject, heading, blocks }: MailContent, logo?: EmailPicture): Omit<Mail, 'template'> {
  const { name, language, email } = shop
  const title = headerText(subject)
  const { questions } = mailTexts(language)
  const paragraphs = [heading, ...blocks.map(blockAsPlain), ...(email === undefined ? [] : [`${questions} ${email}`]), name]
  return {
    recipient: headerText(recipient),
    subject: title,
    plain: `${paragraphs.join('\n\n')}\n`,
    html: html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>${title}</title>
          ${styles}
        </head>
        <body
          class="page"
          style="margin:0;background:#f5f4f0;color:#182038;font:16px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere"
        >
          <table
            role="presentation"
            class="frame"
            align="center"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            border="0"
            style="max-width:600px;margin:0 auto;padding:32px 16px"
          >
            <tr>
              <td style="padding:0 0 16px;font-size:20px;font-weight:700">${logo ? logoAsHtml(logo, name) : name}</td>
            </tr>
            <tr>
              <td class="card" style="padding:40px;border:1px solid #dfe2e9;border-radius:16px;background:#fff">
                <h1 style="margin:0 0 16px;font-size:26px;line-height:1.25">${heading}</h1>
                ${blocks.map(blockAsHtml)}
              </td>
            </tr>
            <tr>
              <td class="soft" style="padding:24px 0 0;font-size:14px;color:#555f75">
                ${email !== undefined && html`${questions} <a href="mailto:${email}" class="link" style="color:#1c4fa0">${email}</a><br />`}
                ${name}
              </td>
            </tr>
          </table>
        </body>
      </html> `.text,
  }
}

/** On a light ground, because it may be dark and transparent. Some mail programs darken colours of grounds, none those of gradients. */
const logoAsHtml = ({ url, width, height }: EmailPicture, name: string): Html =>
  html`<img
    src="${url}"
    width="${width}"
    height="${height}"
    alt="${name}"
    class="logo"
    style="display:block;max-width:100%;height:auto;border:0;background:#f5f4f0 linear-gradient(#f5f4f0,#f5f4f0);color:#182038"
  />`

/** Styles that attributes can't express: dark mode and phones. Mail programs without support show the light layout. */
const styles = html`<style>
  @media (prefers-color-scheme: dark) {
    .page {
      background: #0f1420 !important;
      color: #f1f0ec !important;
    }
    .logo {
      padding: 8px 12px;
      border-radius: 8px;
    }
    .card {
      background: #171d2b !important;
      border-color: #30384a !important;
    }
    .line {
      border-color: #30384a !important;
    }
    .soft {
      color: #b6bdcb !important;
    }
    .link {
      color: #9cc1f8 !important;
    }
    .button {
      background: #9cc1f8 !important;
      color: #0d1424 !important;
    }
    .code {
      background: #232c41 !important;
    }
  }
  @media (max-width: 480px) {
    .frame {
      padding: 20px 12px !important;
    }
    .card {
      padding: 28px 20px !important;
    }
    .button {
      display: block !important;
      text-align: center !important;
    }
    .fact {
      display: block !important;
      width: auto !important;
    }
  }
</style>`
