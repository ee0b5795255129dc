import { formatInstant, type Where } from '@stoa/ui/dates'
import type { Mail } from '../answers.ts'

/** An email as a list row. */
export interface MailRow extends Pick<Mail, 'id' | 'status' | 'subject' | 'recipient' | 'template'> {
  instant: string
  date: string
}

export const mailRow = ({ id, status, subject, recipient, template, createdDate }: Mail, where: Where): MailRow => ({
  id,
  status,
  subject,
  recipient,
  template,
  instant: createdDate,
  date: formatInstant(createdDate, where),
})
