import type { mailTemplates } from '@stoa/contract/mails/mail'
import type { MailStatus } from '@stoa/contract/mails/states'

/** A mail before it is sent, in both its forms. */
export interface Mail {
  template: (typeof mailTemplates)[number]
  recipient: string
  subject: string
  html: string
  plain: string
}

/** A mail in the outbox, without its bodies. */
export interface StoredMail extends Omit<Mail, 'html' | 'plain'> {
  id: string
  status: MailStatus
  /** What it is about; null of mails whose event is no more. */
  entityFqdn: string | null
  entityId: string | null
  createdDate: Date
  sentDate: Date | null
  tries: number
  nextTryDate: Date | null
  /** What the mail server said to the last try, where it did not take it. */
  problem: string | null
}

export type MailWithBody = StoredMail & Pick<Mail, 'html' | 'plain'>

/** What stands in a mail's head: one line, whatever somebody named their shop or themselves (threat O06). */
export const headerText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200)
