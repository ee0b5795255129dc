import { Type } from 'typebox'
import { call } from '../call.ts'
import { CursorSearch, PagingMetadata } from '../query.ts'
import { Guid, maybeNull, Shape } from '../scalars.ts'
import { mailsFilterable } from './filterable.ts'
import { Mail, Outbox, TestMail, WholeMail } from './mail.ts'
import { mailProblems } from './problems.ts'

const reader = { family: 'stoa', allow: ['owner', 'app'], permission: 'MAILS.READ', writes: false } as const

export const searchMails = call({
  ...reader,
  method: 'POST',
  path: '/v1/mails/search',
  summary: 'Find mails that the site has written.',
  description: 'Mails of the outbox in pages of at most 100, the newest first; a further page is asked for by its cursor alone.',
  source: 'DESIGN §8 "mail", decision 0020',
  request: Shape({ search: maybeNull(CursorSearch) }),
  response: Shape({ mails: Type.Array(Mail, { maxItems: 100 }), metadata: PagingMetadata }),
  problems: {},
  filterable: mailsFilterable,
  example: { search: { filter: { status: 'WAITING' }, cursorPaging: { limit: 20 } } },
})

export const getMail = call({
  ...reader,
  method: 'GET',
  path: '/v1/mails/{id}',
  summary: 'Get a mail with its text, its HTML and its headers.',
  description: 'One mail with its bodies and the headers it goes out with.',
  source: 'DESIGN §8 "mail", decision 0020',
  request: Shape({ id: Guid }),
  response: Shape({ mail: WholeMail }),
  problems: mailProblems,
})

export const getOutbox = call({
  ...reader,
  method: 'GET',
  path: '/v1/outbox',
  summary: 'How the outbox of mails stands.',
  description: 'How many mails wait, were sent and failed; and whether anything sends them.',
  source: 'DESIGN §8 "mail", decision 0020',
  request: Shape({}),
  response: Shape({ outbox: Outbox }),
  problems: {},
  example: {},
})

export const resendMail = call({
  method: 'POST',
  path: '/v1/mails/{id}/resend',
  family: 'stoa',
  summary: 'Have a mail sent once more.',
  description:
    'Has a mail sent that was given up or kept, or tries one at once that waits for its next try. One that is being sent in this moment ' +
    'stays as it is. Refuses MAIL_CANNOT_BE_SENT for one that was sent, and for one whose content is gone: there another has to be ' +
    'written.',
  source: 'DESIGN §8 "mail", decision 0028',
  allow: ['owner', 'app'],
  permission: 'MAILS.SEND',
  writes: true,
  request: Shape({ id: Guid }),
  response: Shape({ mail: Mail }),
  problems: {
    ...mailProblems,
    MAIL_CANNOT_BE_SENT: { status: 409, message: 'This email was already sent, or its content has been deleted.' },
  },
})

export const sendTestMail = call({
  method: 'POST',
  path: '/v1/outbox/test-mail',
  family: 'stoa',
  summary: 'See whether mails are sent, by one to yourself.',
  description:
    "Sends a mail to the caller's own address, at once and past the outbox, and answers what the mail server says. At most ten in an " +
    'hour.',
  source: 'screens §7 "sender check", decision 0028',
  allow: ['owner'],
  sessionOnly: true,
  permission: 'MAILS.SEND',
  writes: 'own',
  request: Shape({}),
  response: Shape({ testMail: TestMail }),
  problems: {},
  example: {},
})
