import { storeAsset, storeFile, storeVersion } from '../support/files.ts'
import type { TestSite } from '../support/site.ts'
import type { Scene } from './scene.ts'

/** A picture of the sample shop, a film with a stream, a folder, a picture that was replaced, and one that failed. */
export async function mediaScene(site: TestSite): Promise<Scene> {
  const { folder } = await site.as(site.owner()).folders.createFolder({ displayName: 'Jugs' })
  const film = await storeFile(site, {
    displayName: 'How a jug is made.mp4',
    mediaType: 'VIDEO',
    mimeType: 'video/mp4',
    sizeBytes: 4_200_000,
    folderId: folder.id,
  })
  await storeAsset(site, film.id, 'hls')
  const replaced = await storeFile(site, { displayName: 'Jug on a shelf.jpg', version: 2, sizeBytes: 48_000, width: 1200, height: 900 })
  await storeVersion(site, replaced.id)
  const failed = await storeFile(site, {
    displayName: 'Jug in the sun.jpg',
    operationStatus: 'FAILED',
    doc: { failure: { code: 'PROCESSING_FAILED', description: 'The file couldn’t be processed.' } },
  })
  return { failedId: failed.id, replacedId: replaced.id, fileId: 'stoa-jarro-1.webp', folderId: folder.id, filmId: film.id }
}
