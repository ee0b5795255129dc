import { Type } from 'typebox'
import { Guid, Instant, maybe, Shape } from '../scalars.ts'
import { mailTemplates } from './mail-templates.ts'
import { mailStatuses } from './states.ts'

/** An email as a list shows it. `entityFqdn` and `entityId` name the entity it is about, as events do: an order is `wix.ecom.v1.order` and its id. */
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
  /** Number of delivery attempts. */
  tries: Type.Integer({ minimum: 0 }),
  /** When the next attempt is made. Absent if it is made at once, or not at all. */
  nextTryDate: maybe(Instant),
  /** The mail server's response to the last attempt, if it rejected the email. */
  problem: maybe(Type.String()),
})

/** An email with its content. `headers` are the headers it is sent with, in order; both bodies say the same. Links that give access to an account are only
 *  kept while the email waits to be sent: afterwards `isEmptied` is true and the bodies are replaced by a note. */
export const WholeMail = Shape({
  ...Mail.properties,
  headers: Type.Array(Shape({ name: Type.String(), value: Type.String() })),
  html: Type.String(),
  plain: Type.String(),
  isEmptied: Type.Boolean(),
})

/** The state of the outbox. Counts stop at 10,000; `tooManyToCount` says that there are more. */
export const Outbox = Shape({
  /** Whether a mail server is configured. Without one, emails are kept and stay WAITING. */
  hasSender: Type.Boolean(),
  counts: Type.Array(Shape({ status: Type.Enum(mailStatuses), count: Type.Integer({ minimum: 0 }), tooManyToCount: Type.Boolean() })),
  /** Number of emails that need the owner's attention: those that FAILED. */
  inTrouble: Type.Integer({ minimum: 0 }),
})

/** The result of a test email. NOT_CONFIGURED: there is no mail server. LATER: the server doesn't accept emails at the moment. */
export const TestMail = Shape({
  recipient: Type.String(),
  outcome: Type.Enum(['TAKEN', 'REFUSED', 'LATER', 'UNREACHABLE', 'NOT_CONFIGURED']),
  /** The mail server's response; empty if there was none. */
  words: Type.String(),
})
