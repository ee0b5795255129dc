import type { Client } from '@stoa/sdk'

/** What shows a picture, before it is deleted. */
export async function getFileUses(stoa: Client) {
  return stoa.files.getFileUses({ fileId: 'stoa-jarro-1.webp' })
}
