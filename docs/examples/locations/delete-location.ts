import type { Client } from '@stoa/sdk'

/** Delete a location without stock. */
export async function deleteLocation(stoa: Client) {
  const { location } = await stoa.locations.createLocation({ location: { name: 'Warehouse' } })
  await stoa.locations.deleteLocation({ id: location.id })
}
