import type { Client } from '@stoa/sdk'

/** Reads what it costs to send goods for 42 euros to Leipzig. */
export async function getDeliveryOptions(stoa: Client) {
  const { deliveryOptions } = await stoa.shop.getDeliveryOptions({ country: 'DE', goodsValue: '42.00' })
  return deliveryOptions
}
