import { type EventName, followEvents, type Follower, type PublishedEvent } from '../events/public.ts'
import type { Services } from '../kernel/context.ts'
import type { Mail } from './mail.ts'
import { writeMail } from './write-mail.ts'

/** The email of an event. */
export interface EventMail {
  event: EventName
  /** Undefined if there is no recipient. */
  write(services: Services, event: PublishedEvent): Promise<Mail | undefined>
}

/** The name under which it follows the events. */
export const mailConsumer = 'mails'

/** Writes the emails for events to the outbox, where they are kept until they are sent. */
export const createMailFollower = (table: readonly EventMail[]): Follower =>
  followEvents(
    mailConsumer,
    async ({ services }, db, event) => {
      const { siteId, id: eventId, entityFqdn, entityId, slug } = event
      const entry = table.find((one) => one.event.entityFqdn === entityFqdn && one.event.slug === slug)
      const mail = await entry?.write(services, event)
      if (mail) await writeMail({ db, services }, { siteId, eventId, entityFqdn, entityId }, mail)
    },
    { kinds: table.map(({ event }) => event) },
  )
