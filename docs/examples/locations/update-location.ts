import type { Client } from '@stoa/sdk'

/** Rename the default location. */
export async function updateLocation(stoa: Client) {
  const { location: before } = await stoa.locations.getLocation({ id: '00000000-0000-4000-8000-000000000010' })
  const { location } = await stoa.locations.updateLocation({
    location: { id: before.id, revision: before.revision, name: 'Shop in Porto' },
  })
  return location.name
}
