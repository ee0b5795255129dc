import { html } from '../http/html.ts'
import type { ShopSettings } from '../kernel/shop-settings.ts'
import { layout } from './layout.ts'
import type { Mail } from './mail.ts'

const texts = {
  subject: (shop: string) => `A mail from ${shop}, to see whether it arrives`,
  arrives: 'You asked for this mail at the desk of your shop. Here it is: mails go out.',
  spam: 'If it lay among the unwanted ones, ask whoever runs your mail server about SPF, DKIM and DMARC for the address it comes from.',
} as const

interface Asked {
  recipient: string
  shop: Pick<ShopSettings, 'name' | 'language'>
}

/** The mail by which an owner sees that mails arrive. It stands in no outbox. */
export function testMail({ recipient, shop: { name, language } }: Asked): Omit<Mail, 'template'> {
  const paragraphs = [texts.arrives, texts.spam]
  const body = { html: paragraphs.map((sentence) => html`<p>${sentence}</p>`), plain: paragraphs }
  return layout({ recipient, shop: { name, language }, subject: texts.subject(name), ...body })
}
