import type { Client } from '@stoa/sdk'

/** Explain what an anonymous visitor can do with the books, and why. */
export async function explainDataAccess(stoa: Client) {
  const { access } = await stoa.dataCollections.explainDataAccess({ dataCollectionId: 'Books', callerKind: 'VISITOR' })
  return access.actions.map(({ action, reach, reason }) => `${action}: ${reach}, ${reason}`)
}
