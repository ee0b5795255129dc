import type { Client } from '@stoa/sdk'

/** What each algorithm is called, and whether it needs items. */
export async function listAvailableAlgorithms(stoa: Client) {
  const { availableAlgorithms } = await stoa.recommendations.listAvailableAlgorithms({})
  return availableAlgorithms.map(({ config }) => `${config.name} (${config.algorithmType})`)
}
