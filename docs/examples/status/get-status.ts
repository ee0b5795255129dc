import type { Client } from '@stoa/sdk'

/** Whether anything needs a look. */
export async function getStatus(stoa: Client) {
  const { status } = await stoa.status.getStatus({})
  return status.state
}
