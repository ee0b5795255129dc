const entityFqdn = 'wix.media.site_media.v1.folder'

/** Events of folders. The packages have none; these are named after those of files (decision 0120). */
export const folderEvents = {
  created: { type: 'wix.media.site_media.v1.folder_created', entityFqdn, slug: 'created' },
  updated: { type: 'wix.media.site_media.v1.folder_updated', entityFqdn, slug: 'updated' },
  deleted: { type: 'wix.media.site_media.v1.folder_deleted', entityFqdn, slug: 'deleted' },
} as const
