import type { WholeMail } from '../answers.ts'

export const views = ['desktop', 'phone', 'plain', 'headers'] as const
export type ViewName = (typeof views)[number]

/** An email as its page shows it. Its HTML isn't included: a frame loads that separately, so that it never becomes part of this page. */
export interface MailView extends Pick<
  WholeMail,
  'id' | 'status' | 'subject' | 'recipient' | 'template' | 'headers' | 'plain' | 'isEmptied' | 'tries' | 'problem'
> {
  view: ViewName
  about: { entityFqdn: string; entityId: string } | undefined
  written: { instant: string; text: string }
  sent: { instant: string; text: string } | undefined
  nextTry: { instant: string; text: string } | undefined
  /** Whether it can be sent: it wasn't sent yet, and its content hasn't been removed. */
  canBeSent: boolean
}

export function mailView(mail: WholeMail, written: (instant: string) => string, asked: string | null): MailView {
  const { id, status, subject, recipient, template, headers, plain, entityFqdn, entityId, createdDate, sentDate } = mail
  const { isEmptied, tries, problem, nextTryDate } = mail
  return {
    id,
    status,
    subject,
    recipient,
    template,
    headers,
    plain,
    view: views.find((name) => name === asked) ?? 'desktop',
    about: entityFqdn && entityId ? { entityFqdn, entityId } : undefined,
    written: { instant: createdDate, text: written(createdDate) },
    isEmptied,
    tries,
    problem,
    canBeSent: status !== 'SENT' && !isEmptied,
    nextTry: nextTryDate ? { instant: nextTryDate, text: written(nextTryDate) } : undefined,
    sent: sentDate ? { instant: sentDate, text: written(sentDate) } : undefined,
  }
}
