import type { Client } from '@stoa/sdk'

/** Let members add books and change their own. */
export async function updateDataPermissions(stoa: Client) {
  return stoa.dataCollections.updateDataPermissions({
    dataPermissions: { id: 'Books', itemInsert: 'SITE_MEMBER', itemUpdate: 'SITE_MEMBER_AUTHOR' },
  })
}
