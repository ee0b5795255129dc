import type { Client } from '@stoa/sdk'

/** Read the first two events, and the position to continue from. */
export async function queryEvents(stoa: Client) {
  const { events, position } = await stoa.events.queryEvents({ after: 0, limit: 2 })
  return { told: events.map(({ entityFqdn, slug }) => `${entityFqdn} ${slug}`), position }
}
