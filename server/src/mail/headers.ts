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
  /** Who mails come from where that is not the shop's own address. */
  mailFrom?: string | undefined
}

/** Whom a mail comes from, and who answers: always the shop. */
export function senderOf({ shop, mailFrom }: Sender): { from: { name: string; address: string }; replyTo: string | undefined } {
  const own = headerText(shop.email)
  return { from: { name: headerText(shop.name), address: mailFrom ?? own }, replyTo: mailFrom === undefined ? undefined : own }
}

/** The same for each try. */
export const messageId = (id: string, { baseUrl }: Sender): string => `<${id}@${new URL(baseUrl).hostname}>`

/** The headers a mail goes out with, as people read them: one line each, whatever is in their values (threat O06). */
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

/** RFC 5322 has no word for UTC. */
const mailDate = (date: Date): string => date.toUTCString().replace('GMT', '+0000')
