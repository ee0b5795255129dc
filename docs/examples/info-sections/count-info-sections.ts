import type { Client } from '@stoa/sdk'

/** Count the sections of a shop. */
export async function countInfoSections(stoa: Client) {
  const { count } = await stoa.infoSections.countInfoSections({})
  return count
}
