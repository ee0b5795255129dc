import type { Client } from '@stoa/sdk'

/** Which of some files are used. */
export async function bulkGetFileUses(stoa: Client) {
  return stoa.files.bulkGetFileUses({ fileIds: ['stoa-jarro-1.webp', 'stoa-jarro-2.webp'] })
}
