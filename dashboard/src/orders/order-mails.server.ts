import type { Client } from '@stoa/sdk'
import { formatInstant, type Where } from '@stoa/ui/dates'

export interface OrderMail {
  id: string
  subject: string
  recipient: string
  status: 'WAITING' | 'SENT' | 'FAILED' | 'KEPT'
  date: string
  plain: string
}

const mailsMax = 5

/** The latest emails about an order, with their plain text. */
export async function mailsOf(client: Client, orderId: string, where: Where): Promise<OrderMail[]> {
  const filter = { entityFqdn: 'wix.ecom.v1.order', entityId: orderId }
  const { mails } = await client.mails.searchMails({ search: { filter, cursorPaging: { limit: mailsMax } } })
  const whole = await Promise.all(mails.map(({ id }) => client.mails.getMail({ id })))
  return whole.map(({ mail: { id, subject, recipient, status, createdDate, plain } }) => ({
    id,
    subject,
    recipient,
    status,
    plain,
    date: formatInstant(createdDate, where),
  }))
}
