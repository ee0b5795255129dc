import type { Client } from '@stoa/sdk'

/** The shop’s name, and what it has to say. */
export async function getShop(stoa: Client) {
  const { shop } = await stoa.shop.getShop({})
  return `${shop.name}: ${shop.tagline}`
}
