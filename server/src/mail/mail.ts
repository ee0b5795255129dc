import type { MailTemplate } from '@stoa/contract/mails/mail-templates'
import type { MailStatus } from '@stoa/contract/mails/states'

/** An email before it is sent, in both formats. */
export interface Mail {
  template: MailTemplate
  recipient: string
  subject: string
  html: string
  plain: string
  /** Where its reader unsubscribes by a request of their mail program (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** An email in the outbox, without its bodies. */
export interface StoredMail extends Omit<Mail, 'html' | 'plain'> {
  id: string
  status: MailStatus
  /** The entity that it is about; null if its event was deleted. */
  entityFqdn: string | null
  entityId: string | null
  createdDate: Date
  sentDate: Date | null
  tries: number
  nextTryDate: Date | null
  /** The mail server's response to the last attempt, if it rejected the email. */
  problem: string | null
}

export type MailWithBody = StoredMail & Pick<Mail, 'html' | 'plain'>

/** The header line of an email: one line, whatever someone named their shop or themselves (threat O06). */
export const headerText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200)
