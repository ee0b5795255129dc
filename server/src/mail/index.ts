import type { mails as contract } from '@stoa/contract'
import type { Handlers } from '../kernel/handler.ts'
import { getMail } from './calls/get-mail.ts'
import { getOutbox } from './calls/get-outbox.ts'
import { resendMail } from './calls/resend-mail.ts'
import { searchMails } from './calls/search-mails.ts'
import { sendTestMail } from './calls/send-test-mail.ts'

export const mails: Handlers<typeof contract> = { searchMails, getMail, getOutbox, resendMail, sendTestMail }

export { mailDelivery } from './delivery.ts'
export { createMailFollower, mailConsumer } from './send-mails.ts'
export { insertMails as loadMails, type PastMail } from './store.ts'
