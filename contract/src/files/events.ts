const entityFqdn = 'wix.media.site_media.v1.file_descriptor'

/** Events of files (wire §9). The body of `ready` is `{ file, externalInfo, triggeredByUndelete }`, that of `failed` is `{ externalInfo, error }`. The others
 *  are of the older packages, and have the file as their entity. */
export const fileEvents = {
  ready: { type: 'wix.media.site_media.v1.file_descriptor_file_ready', entityFqdn, slug: 'file_ready' },
  failed: { type: 'wix.media.site_media.v1.file_descriptor_file_failed', entityFqdn, slug: 'file_failed' },
  updated: { type: 'wix.media.site_media.v1.file_descriptor_updated', entityFqdn, slug: 'updated' },
  deleted: { type: 'wix.media.site_media.v1.file_descriptor_deleted', entityFqdn, slug: 'deleted' },
} as const
