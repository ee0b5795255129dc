import type { Client } from '@stoa/sdk'

/** Get the default location, from which the shop sells. */
export async function getLocation(stoa: Client) {
  const { location } = await stoa.locations.getLocation({ id: '00000000-0000-4000-8000-000000000010' })
  return location.name
}
