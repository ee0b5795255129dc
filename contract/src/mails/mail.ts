import { Type } from 'typebox'
import { field, Guid, Instant, maybe, Shape } from '../scalars.ts'
import { mailTemplates } from './mail-templates.ts'
import { mailStatuses } from './states.ts'

/** An email as a list shows it. `entityFqdn` and `entityId` name the entity it is about, as events do: an order is `wix.ecom.v1.order` and its id. */
export const Mail = Shape({
  id: field(Guid, 'ID of the email.'),
  template: field(Type.Enum([...mailTemplates]), 'What the email is about.'),
  status: field(Type.Enum(mailStatuses), 'Whether the email waits, was sent or failed.'),
  recipient: field(Type.String(), 'Address that the email goes to.'),
  subject: field(Type.String(), 'Subject line of the email.'),
  entityFqdn: maybe(Type.String(), 'Kind of the entity that it is about, such as `wix.ecom.v1.order`. Absent if there is none.'),
  entityId: maybe(Type.String(), 'ID of the entity that it is about.'),
  createdDate: field(Instant, 'When the email was written.'),
  sentDate: maybe(Instant, 'When the mail server accepted it. Absent until then.'),
  tries: field(Type.Integer({ minimum: 0 }), 'Number of attempts to send it.'),
  nextTryDate: maybe(Instant, 'When the next attempt is made. Absent if at once or not at all.'),
  problem: maybe(Type.String(), 'What the mail server answered to the last attempt, if it refused.'),
})

/** An email with its content. `headers` are the headers it is sent with, in order; both bodies say the same. Links that give access to an account are only
 *  kept while the email waits to be sent: afterwards `isEmptied` is true and the bodies are replaced by a note. */
export const WholeMail = Shape({
  ...Mail.properties,
  headers: field(
    Type.Array(Shape({ name: field(Type.String(), 'Name of the header.'), value: field(Type.String(), 'Value of the header.') })),
    'Headers that the email is sent with, in order.',
  ),
  html: field(Type.String(), 'Body in HTML. It says the same as `plain`.'),
  plain: field(Type.String(), 'Body as plain text.'),
  isEmptied: field(Type.Boolean(), 'True if the bodies were replaced by a note, because their links gave access to an account.'),
})

/** The state of the outbox. Counts stop at 10,000; `tooManyToCount` says that there are more. */
export const Outbox = Shape({
  hasSender: field(Type.Boolean(), 'Whether a mail server is set up. Without one, emails stay WAITING.'),
  counts: field(
    Type.Array(
      Shape({
        status: field(Type.Enum(mailStatuses), 'Status of the emails.'),
        count: field(Type.Integer({ minimum: 0 }), 'Number of emails, at most 10,000.'),
        tooManyToCount: field(Type.Boolean(), 'Whether there are more than `count`.'),
      }),
    ),
    'Number of emails by status.',
  ),
  inTrouble: field(Type.Integer({ minimum: 0 }), 'Number of emails that couldn’t be sent and need attention.'),
})

/** The result of a test email. NOT_CONFIGURED: there is no mail server. LATER: the server doesn't accept emails at the moment. */
export const TestMail = Shape({
  recipient: field(Type.String(), 'Address that the test email went to: your own.'),
  outcome: field(
    Type.Enum(['TAKEN', 'REFUSED', 'LATER', 'UNREACHABLE', 'NOT_CONFIGURED']),
    'What became of it. LATER: the server accepts no emails at the moment. NOT_CONFIGURED: there is none.',
  ),
  words: field(Type.String(), 'What the mail server answered. Empty if nothing.'),
})
