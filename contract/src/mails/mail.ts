import { Type } from 'typebox'
import { Guid, Instant, maybe, Shape } from '../scalars.ts'
import { mailStatuses } from './states.ts'

/** Which mails Stoa writes. */
export const mailTemplates = [
  'order-confirmation',
  'order-link',
  'verification-code',
  'recovery',
  'activation',
  'account-exists',
  'member-approved',
  'staff-invitation',
  'staff-recovery',
] as const

/** A mail as a list shows it. `entityFqdn` and `entityId` say what it is about, in the words of events: an order is `wix.ecom.v1.order` and its id. */
export const Mail = Shape({
  id: Guid,
  template: Type.Enum([...mailTemplates]),
  status: Type.Enum(mailStatuses),
  recipient: Type.String(),
  subject: Type.String(),
  entityFqdn: maybe(Type.String()),
  entityId: maybe(Type.String()),
  createdDate: Instant,
  sentDate: maybe(Instant),
  /** How often the sender was tried. */
  tries: Type.Integer({ minimum: 0 }),
  /** When it is tried again; absent of mails that are tried at once, or not at all. */
  nextTryDate: maybe(Instant),
  /** What the mail server said to the last try, where it did not take the mail. */
  problem: maybe(Type.String()),
})

/** A mail with all that is in it. `headers` are those it goes out with, in their order; its two bodies say the same. What opens an account is in them no longer
 *  than it waits: then `isEmptied` says so, and a sentence stands in its place. */
export const WholeMail = Shape({
  ...Mail.properties,
  headers: Type.Array(Shape({ name: Type.String(), value: Type.String() })),
  html: Type.String(),
  plain: Type.String(),
  isEmptied: Type.Boolean(),
})

/** How the outbox stands. A count stops at 10,000 and then says `tooManyToCount`. */
export const Outbox = Shape({
  /** Whether anything takes mails out of the outbox. Without a sender they are kept here, and stay WAITING. */
  hasSender: Type.Boolean(),
  counts: Type.Array(Shape({ status: Type.Enum(mailStatuses), count: Type.Integer({ minimum: 0 }), tooManyToCount: Type.Boolean() })),
  /** How many mails an owner should look at: those that FAILED. */
  inTrouble: Type.Integer({ minimum: 0 }),
})

/** What came of a mail that was sent to see whether mails are sent. NOT_CONFIGURED: there is no mail server; LATER: it takes none just now. */
export const TestMail = Shape({
  recipient: Type.String(),
  outcome: Type.Enum(['TAKEN', 'REFUSED', 'LATER', 'UNREACHABLE', 'NOT_CONFIGURED']),
  /** The mail server's own words; empty where there is none. */
  words: Type.String(),
})
