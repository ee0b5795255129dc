import { newContentKey } from '../../server/src/content/file-store/public.ts'
import { type File, type FileDoc, insertFile, newFile } from '../../server/src/content/files/public.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { TestSite } from './site.ts'

/** Stores a file as if it had been uploaded and processed. Without bytes, its content is missing. */
export async function storeFile(site: TestSite, given: Partial<File>, bytes?: Buffer): Promise<File> {
  const { database: db, siteId, app } = site
  const contentKey = newContentKey(siteId)
  if (bytes) await app.services.fileStore.write(contentKey, [bytes])
  const file = newFile(
    {
      displayName: 'file',
      folderId: 'media-root',
      root: 'media-root',
      mediaType: 'IMAGE',
      mimeType: 'image/jpeg',
      isPrivate: false,
      labels: [],
      operationStatus: 'READY',
      contentKey,
      ...(bytes && { sizeBytes: bytes.length }),
      ...given,
    },
    app.services.now(),
  )
  await insertFile({ db, siteId }, file)
  return file
}

/** What processing would have made of a file. Its bytes are missing. */
export async function storeAsset({ database, siteId }: TestSite, fileId: string, assetKey: string): Promise<void> {
  await database.run(sql`
    insert into file_assets (site_id, file_id, asset_key, content_key, mime_type, size_bytes)
    values (${siteId}, ${fileId}, ${assetKey}, ${newContentKey(siteId, 'derived')}, 'application/vnd.apple.mpegurl', 1)`)
}

/** The first content of a file, which it had before. Its bytes are missing. */
export async function storeVersion(
  { database, siteId }: Pick<TestSite, 'database' | 'siteId'>,
  fileId: string,
  { actor }: { actor?: FileDoc['actor'] } = {},
): Promise<void> {
  await database.run(sql`
    insert into file_versions (site_id, file_id, version, created_date, content_key, mime_type, size_bytes, actor_kind, actor_id)
    values (${siteId}, ${fileId}, 1, now(), ${newContentKey(siteId)}, 'image/jpeg', 1, ${actor?.kind ?? null}, ${actor?.id ?? null})`)
}
