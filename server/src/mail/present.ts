import { headersOf, type Sender } from './headers.ts'
import type { StoredMail, MailWithBody } from './mail.ts'

export const presentMail = (mail: StoredMail) => ({
  id: mail.id,
  template: mail.template,
  status: mail.status,
  recipient: mail.recipient,
  subject: mail.subject,
  ...(mail.entityFqdn === null ? {} : { entityFqdn: mail.entityFqdn }),
  ...(mail.entityId === null ? {} : { entityId: mail.entityId }),
  createdDate: mail.createdDate.toISOString(),
  ...(mail.sentDate ? { sentDate: mail.sentDate.toISOString() } : {}),
  tries: mail.tries,
  ...(mail.status === 'WAITING' && mail.nextTryDate ? { nextTryDate: mail.nextTryDate.toISOString() } : {}),
  ...(mail.problem === null ? {} : { problem: mail.problem }),
})

export const presentMailWithBody = (mail: MailWithBody, sender: Sender) => ({
  ...presentMail(mail),
  headers: headersOf(mail, sender),
  html: mail.html,
  plain: mail.plain,
  isEmptied: mail.plain === '',
})
