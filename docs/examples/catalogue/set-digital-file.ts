import type { Client } from '@stoa/sdk'

/** Set the file that buyers of a digital product download. */
export async function setDigitalFile(stoa: Client) {
  const id = '10000000-0000-4000-8000-000000000046'
  const { file } = await stoa.catalogue.getDigitalFile({ id })
  return await stoa.catalogue.setDigitalFile({ id, fileId: file!.id })
}
