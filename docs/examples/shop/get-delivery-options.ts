import type { Client } from '@stoa/sdk'

/** Get delivery prices within Germany for goods worth €42. */
export async function getDeliveryOptions(stoa: Client) {
  const { deliveryOptions } = await stoa.shop.getDeliveryOptions({ country: 'DE', goodsValue: '42.00' })
  return deliveryOptions
}
