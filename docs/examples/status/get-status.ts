import type { Client } from '@stoa/sdk'

/** Read the overall state of the installation. */
export async function getStatus(stoa: Client) {
  const { status } = await stoa.status.getStatus({})
  return status.state
}
