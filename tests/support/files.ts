import { newContentKey } from '../../server/src/content/file-store/public.ts'
import { type File, insertFile, newFile } from '../../server/src/content/files/public.ts'
import type { TestSite } from './site.ts'

/** Stores a file as if it had been uploaded and processed. Without bytes, its content is missing. */
export async function storeFile(site: TestSite, given: Partial<File>, bytes?: Buffer): Promise<File> {
  const { database: db, siteId, app } = site
  const contentKey = newContentKey(siteId)
  if (bytes) await app.services.fileStore.write(contentKey, only(bytes))
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

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
