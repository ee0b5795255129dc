import type { ShopSettings } from '../kernel/shop-settings.ts'
import { headerText } from './mail.ts'

export interface HeaderFields {
  id: string
  recipient: string
  subject: string
  createdDate: Date
  sentDate: Date | null
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
  { id, recipient, subject, createdDate, sentDate }: HeaderFields,
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
    { name: 'Auto-Submitted', value: 'auto-generated' },
  ]
}

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** RFC 5322 has no name for UTC. */
const mailDate = (date: Date): string => date.toUTCString().replace('GMT', '+0000')
