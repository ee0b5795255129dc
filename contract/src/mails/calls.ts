import { Type } from 'typebox'
import { call } from '../call.ts'
import { CursorSearch, PagingMetadata } from '../query.ts'
import { field, Guid, maybeNull, Shape } from '../scalars.ts'
import { mailsFilterable } from './filterable.ts'
import { Mail, Outbox, TestMail, WholeMail } from './mail.ts'
import { mailProblems } from './problems.ts'

const reader = { family: 'stoa', allow: ['owner', 'app'], permission: 'MAILS.READ', writes: false } as const

export const searchMails = call({
  ...reader,
  method: 'POST',
  path: '/v1/mails/search',
  summary: 'Search the site’s emails.',
  description: 'Returns emails of the outbox in pages of up to 100, newest first. Pass the cursor alone to get the next page.',
  source: 'DESIGN §8 "mail", decision 0020',
  request: Shape({ search: maybeNull(CursorSearch, 'Filter, sort and page of the list.') }),
  response: Shape({
    mails: field(Type.Array(Mail, { maxItems: 100 }), 'The emails of this page, newest first by default.'),
    metadata: field(PagingMetadata, 'Size of the page and the cursor of the next one.'),
  }),
  problems: {},
  filterable: mailsFilterable,
  example: { search: { filter: { status: 'WAITING' }, cursorPaging: { limit: 20 } } },
})

export const getMail = call({
  ...reader,
  method: 'GET',
  path: '/v1/mails/{id}',
  summary: 'Get an email with its text, HTML and headers.',
  source: 'DESIGN §8 "mail", decision 0020',
  secretAnswer: true,
  request: Shape({ id: field(Guid, 'ID of the email.') }),
  response: Shape({ mail: field(WholeMail, 'The email with its content.') }),
  problems: mailProblems,
})

export const getOutbox = call({
  ...reader,
  method: 'GET',
  path: '/v1/outbox',
  summary: 'Get the state of the outbox.',
  description: 'Returns how many emails are waiting, sent and failed, and whether sending is configured.',
  source: 'DESIGN §8 "mail", decision 0020',
  request: Shape({}),
  response: Shape({ outbox: field(Outbox, 'Number of emails by status, and whether sending is set up.') }),
  problems: {},
  example: {},
})

export const resendMail = call({
  method: 'POST',
  path: '/v1/mails/{id}/resend',
  family: 'stoa',
  summary: 'Resend an email.',
  description:
    'Sends an email that failed or was kept, or retries a waiting one at once. An email that is being sent isn’t affected. Fails with ' +
    'MAIL_CANNOT_BE_SENT if it was already sent, its content has been deleted, or its recipient belongs to the sample shop.',
  source: 'DESIGN §8 "mail", decision 0028',
  allow: ['owner', 'app'],
  permission: 'MAILS.SEND',
  writes: true,
  request: Shape({ id: field(Guid, 'ID of the email to send again.') }),
  response: Shape({ mail: field(Mail, 'The email, which waits to be sent.') }),
  problems: {
    ...mailProblems,
    MAIL_CANNOT_BE_SENT: {
      status: 409,
      message: 'This email was already sent, its content has been deleted, or its recipient belongs to the sample shop.',
    },
  },
})

export const sendTestMail = call({
  method: 'POST',
  path: '/v1/outbox/test-mail',
  family: 'stoa',
  summary: 'Send a test email to yourself.',
  description:
    'Sends an email to the caller’s own address directly, without the outbox, and returns the mail server’s response. Limited to ten ' +
    'per hour.',
  source: 'screens §7 "sender check", decision 0028',
  allow: ['owner'],
  sessionOnly: true,
  permission: 'MAILS.SEND',
  writes: 'own',
  request: Shape({}),
  response: Shape({ testMail: field(TestMail, 'What the mail server answered.') }),
  problems: {},
  example: {},
})
