import type { Client } from '@stoa/sdk'

/** Read the shop's name and tagline. */
export async function getShop(stoa: Client) {
  const { shop } = await stoa.shop.getShop({})
  return `${shop.name}: ${shop.tagline}`
}
