import type { Client } from '@stoa/sdk'

/** The pictures of a data item that everyone can see. */
export async function bulkGetPublicMedia(stoa: Client) {
  return stoa.files.bulkGetPublicMedia({ fileIds: ['stoa-jarro-1.webp', 'stoa-jarro-0.webp'] })
}
