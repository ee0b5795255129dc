import { type EventName, followEvents, type Follower, type PublishedEvent } from '../events/public.ts'
import type { Services } from '../kernel/context.ts'
import type { MailDraft } from './layout.ts'
import { writeMails, type NewDraft } from './write-mail.ts'

/** The email of an event. */
export interface EventMail {
  event: EventName
  /** Undefined if there is no recipient. Doesn't wait for anything outside, because the follower's transaction is open. */
  write(services: Services, event: PublishedEvent): Promise<MailDraft | undefined>
}

/** The name under which it follows the events. */
export const mailConsumer = 'mails'

/** Writes the emails for events to the outbox, where they are kept until they are sent. */
export const createMailFollower = (table: readonly EventMail[]): Follower =>
  followEvents(
    mailConsumer,
    async ({ services }, db, { siteId, events }) => {
      const drafts: NewDraft[] = []
      for (const event of events) {
        const { id: eventId, entityFqdn, entityId, slug } = event
        const entry = table.find((one) => one.event.entityFqdn === entityFqdn && one.event.slug === slug)
        const draft = await entry?.write(services, event)
        if (draft) drafts.push({ draft, eventId, entityFqdn, entityId })
      }
      await writeMails({ db, services }, siteId, drafts)
    },
    { kinds: table.map(({ event }) => event) },
  )
