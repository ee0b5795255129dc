import type { Client } from '@stoa/sdk'

/** Get how much storage the files use. */
export async function getStorageUsage(stoa: Client) {
  const { storedBytes } = await stoa.files.getStorageUsage({})
  return storedBytes
}
