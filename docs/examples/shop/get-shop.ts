import type { Client } from '@stoa/sdk'

/** Reads the shop’s name and public details. */
export async function getShop(stoa: Client) {
  const { shop } = await stoa.shop.getShop({})
  return `${shop.name}: ${shop.tagline}`
}
