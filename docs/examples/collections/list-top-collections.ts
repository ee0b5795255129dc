import type { Client } from '@stoa/sdk'

/** List what the menu of the shop shows, with the collections below. */
export async function listTopCollections(stoa: Client) {
  const { collections } = await stoa.collections.listTopCollections({ limit: 12 })
  return collections.map(({ name, subcollections }) => [name, ...subcollections.map((below) => below.name)])
}
