import type { Client } from '@stoa/sdk'

/** Get the latest event about orders. */
export async function searchEvents(stoa: Client) {
  const { events } = await stoa.events.searchEvents({
    search: { filter: { entityFqdn: 'wix.ecom.v1.order' }, cursorPaging: { limit: 1 } },
  })
  return events.map(({ slug }) => slug)
}
