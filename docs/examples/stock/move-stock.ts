import type { Client } from '@stoa/sdk'

/** Move units from the default location to another one. */
export async function moveStock(stoa: Client) {
  const { locations } = await stoa.locations.listLocations({})
  const { location } = await stoa.locations.createLocation({ location: { name: 'Market stall' } })
  const { from, to } = await stoa.stock.moveStock({
    productId: '10000000-0000-4000-8000-000000000001',
    variantId: '00000000-0000-0000-0000-000000000000',
    fromLocationId: locations.find(({ isDefault }) => isDefault)!.id,
    toLocationId: location.id,
    quantity: 2,
    note: 'For Saturday',
  })
  return [from.quantity, to.quantity]
}
