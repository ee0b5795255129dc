import { storeAsset, storeFile } from '../support/files.ts'
import type { TestSite } from '../support/site.ts'
import type { Scene } from './scene.ts'

/** A picture of the sample shop, a film with a stream, and a folder. */
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
  return { fileId: 'stoa-jarro-1.webp', folderId: folder.id, filmId: film.id }
}
