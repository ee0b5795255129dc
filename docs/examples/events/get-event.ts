import type { Client } from '@stoa/sdk'

/** Compare an event with the previous event of the same entity. */
export async function getEvent(stoa: Client) {
  const { events } = await stoa.events.queryEvents({ limit: 2 })
  const { event, before } = await stoa.events.getEvent({ id: events.at(-1)!.id })
  return [before?.slug, event.slug]
}
