import type { Client } from '@stoa/sdk'

/** Get the file that the buyers of a digital product download. */
export async function getDigitalFile(stoa: Client) {
  const { file } = await stoa.catalogue.getDigitalFile({ id: '10000000-0000-4000-8000-000000000046' })
  return file ? `${file.fileName}, ${file.sizeInBytes} bytes` : 'This product has no file.'
}
