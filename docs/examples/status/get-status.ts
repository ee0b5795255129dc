import type { Client } from '@stoa/sdk'

/** Reads whether anything needs attention. */
export async function getStatus(stoa: Client) {
  const { status } = await stoa.status.getStatus({})
  return status.state
}
