import type { Client } from '@stoa/sdk'

/** List the places where the shop has stock. */
export async function listLocations(stoa: Client) {
  const { locations } = await stoa.locations.listLocations({})
  return locations.map(({ name, isDefault }) => [name, isDefault])
}
