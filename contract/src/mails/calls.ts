import { Type } from 'typebox'
import { call } from '../call.ts'
import { CursorSearch, PagingMetadata } from '../query.ts'
import { Guid, maybeNull, Shape } from '../scalars.ts'
import { mailsFilterable } from './filterable.ts'
import { Mail, Outbox, WholeMail } from './mail.ts'
import { mailProblems } from './problems.ts'

const reader = { family: 'stoa', allow: ['owner', 'app'], permission: 'MAILS.READ', writes: false } as const

/** Mails of the outbox in pages of at most 100, the newest first; a further page is asked for by its cursor alone. */
export const searchMails = call({
  ...reader,
  method: 'POST',
  path: '/v1/mails/search',
  summary: 'Find mails that the site has written.',
  source: 'DESIGN §8 "mail", decision 0020',
  request: Shape({ search: maybeNull(CursorSearch) }),
  response: Shape({ mails: Type.Array(Mail, { maxItems: 100 }), metadata: PagingMetadata }),
  problems: {},
  filterable: mailsFilterable,
  example: { search: { filter: { status: 'WAITING' }, cursorPaging: { limit: 20 } } },
})

/** One mail with its bodies and the headers it goes out with. */
export const getMail = call({
  ...reader,
  method: 'GET',
  path: '/v1/mails/{id}',
  summary: 'Get a mail with its text, its HTML and its headers.',
  source: 'DESIGN §8 "mail", decision 0020',
  request: Shape({ id: Guid }),
  response: Shape({ mail: WholeMail }),
  problems: mailProblems,
})

/** How many mails wait, were sent and failed; and whether anything sends them. */
export const getOutbox = call({
  ...reader,
  method: 'GET',
  path: '/v1/outbox',
  summary: 'How the outbox of mails stands.',
  source: 'DESIGN §8 "mail", decision 0020',
  request: Shape({}),
  response: Shape({ outbox: Outbox }),
  problems: {},
  example: {},
})
