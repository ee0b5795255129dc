import type { ShopSettings } from '../kernel/shop-settings.ts'
import { headerText } from './mail.ts'

export interface HeaderFields {
  id: string
  recipient: string
  subject: string
  createdDate: Date
  sentDate: Date | null
  unsubscribeUrl?: string | null | undefined
}

export interface Sender {
  shop: Pick<ShopSettings, 'name' | 'email'>
  baseUrl: string
  /** The sender, if it isn't the shop's own address. */
  mailFrom?: string | undefined
}

/** The sender and the reply address, which is always the shop's. */
export function senderOf({ shop, mailFrom }: Sender): { from: { name: string; address: string }; replyTo: string | undefined } {
  const own = headerText(shop.email)
  return { from: { name: headerText(shop.name), address: mailFrom ?? own }, replyTo: mailFrom === undefined ? undefined : own }
}

/** The same for each attempt. */
export const messageId = (id: string, { baseUrl }: Sender): string => `<${id}@${new URL(baseUrl).hostname}>`

/** The headers of an email, each on one line, whatever their values contain (threat O06). */
export function headersOf(
  { id, recipient, subject, createdDate, sentDate, unsubscribeUrl }: HeaderFields,
  sender: Sender,
): { name: string; value: string }[] {
  const { from, replyTo } = senderOf(sender)
  return [
    { name: 'From', value: `${quoted(from.name)} <${from.address}>` },
    ...(replyTo === undefined ? [] : [{ name: 'Reply-To', value: replyTo }]),
    { name: 'To', value: headerText(recipient) },
    { name: 'Subject', value: headerText(subject) },
    { name: 'Date', value: mailDate(sentDate ?? createdDate) },
    { name: 'Message-ID', value: messageId(id, sender) },
    { name: 'MIME-Version', value: '1.0' },
    { name: 'Content-Type', value: 'multipart/alternative; charset=utf-8' },
    ...Object.entries(otherHeaders(unsubscribeUrl)).map(([name, value]) => ({ name, value })),
  ]
}

/** Headers that don't depend on the sender. With a URL, mail programs offer their reader to unsubscribe (RFC 8058). */
export const otherHeaders = (unsubscribeUrl: string | null | undefined): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** RFC 5322 has no name for UTC. */
const mailDate = (date: Date): string => date.toUTCString().replace('GMT', '+0000')
