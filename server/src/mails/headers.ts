import type { ShopSettings } from '../sites/shop-settings.ts'
import { headerText } from './mail.ts'

export interface Headed {
  id: string
  recipient: string
  subject: string
  createdDate: Date
  sentDate: Date | null
}

export interface Sender {
  shop: Pick<ShopSettings, 'name' | 'email'>
  baseUrl: string
}

/** The headers a mail goes out with, as people read them: one line each, whatever is in their values (threat O06). */
export function headersOf(
  { id, recipient, subject, createdDate, sentDate }: Headed,
  { shop, baseUrl }: Sender,
): { name: string; value: string }[] {
  return [
    { name: 'From', value: `${quoted(headerText(shop.name))} <${headerText(shop.email)}>` },
    { name: 'To', value: headerText(recipient) },
    { name: 'Subject', value: headerText(subject) },
    { name: 'Date', value: mailDate(sentDate ?? createdDate) },
    { name: 'Message-ID', value: `<${id}@${new URL(baseUrl).hostname}>` },
    { name: 'MIME-Version', value: '1.0' },
    { name: 'Content-Type', value: 'multipart/alternative; charset=utf-8' },
    { name: 'Auto-Submitted', value: 'auto-generated' },
  ]
}

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** RFC 5322 has no word for UTC. */
const mailDate = (date: Date): string => date.toUTCString().replace('GMT', '+0000')
