import type { Client } from '@stoa/sdk'

/** Create a location. */
export async function createLocation(stoa: Client) {
  const { location } = await stoa.locations.createLocation({
    location: { name: 'Warehouse', address: { country: 'PT', city: 'Porto', addressLine: 'Rua das Flores 12' } },
  })
  return location.name
}
