import type { mails as contract } from '@stoa/contract'
import type { Handlers } from '../app.ts'
import { getMail } from './calls/get-mail.ts'
import { getOutbox } from './calls/get-outbox.ts'
import { searchMails } from './calls/search-mails.ts'

export const mails: Handlers<typeof contract> = { searchMails, getMail, getOutbox }
