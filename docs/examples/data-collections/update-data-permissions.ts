import type { Client } from '@stoa/sdk'

/** Members add books, and change those they added. */
export async function updateDataPermissions(stoa: Client) {
  return stoa.dataCollections.updateDataPermissions({
    dataPermissions: { id: 'Books', itemInsert: 'SITE_MEMBER', itemUpdate: 'SITE_MEMBER_AUTHOR' },
  })
}
