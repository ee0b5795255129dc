import type { Client } from '@stoa/sdk'

/** Start with your own shop. What your team has edited stays. */
export async function removeSample(stoa: Client) {
  const { sample } = await stoa.sample.removeSample({})
  return sample.kept
}
