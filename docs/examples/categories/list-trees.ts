import type { Client } from '@stoa/sdk'

/** Read which trees of categories there are. */
export async function listTrees(stoa: Client) {
  const { trees } = await stoa.categories.listTrees({})
  return trees
}
