import { orderEvents } from '@stoa/contract/orders/events'
import { newIdAt } from '../../database/ids.ts'
import type { PastEvent } from '../../events/public.ts'
import { mailOf, type PastMail } from '../../mail/public.ts'
import { orderConfirmation, type Confirmation } from './order-confirmation.ts'
import type { WireOrder } from './order.ts'

interface PastMailOptions {
  shop: Confirmation['shop']
  /** Where a buyer asks for a link: those of the past have expired. */
  link: string
}

/** How long the email of an event took to be sent. */
const sendingMs = 4_000

/** The emails that events of the history led to. */
export const pastMails = (events: readonly PastEvent[], { shop, link }: PastMailOptions): PastMail[] =>
  events.flatMap(({ id: eventId, entityFqdn, entityId, slug, time, entity }) => {
    if (entityFqdn !== orderEvents.approved.entityFqdn || slug !== orderEvents.approved.slug) return []
    const draft = orderConfirmation({ order: (entity as { order: WireOrder }).order, shop, link })
    const sentDate = new Date(time.getTime() + sendingMs)
    return draft ? [{ ...mailOf(draft), id: newIdAt(sentDate), eventId, entityFqdn, entityId, sentDate }] : []
  })
