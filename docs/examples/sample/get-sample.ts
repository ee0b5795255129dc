import type { Client } from '@stoa/sdk'

/** Whether a shop is still the sample, and what removing it would take. */
export async function getSample(stoa: Client) {
  const { sample } = await stoa.sample.getSample({})
  return sample.isPresent
    ? `${sample.products} products, ${sample.orders} orders and ${sample.members} members are invented`
    : 'a real shop'
}
