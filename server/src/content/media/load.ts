import { mediaRoot } from '@stoa/contract/files/states'
import type { SampleShop } from '@stoa/seed'
import type { Scope } from '../../kernel/context.ts'
import { sampleKey } from '../file-store/public.ts'
import { assetId, insertAssets, insertFiles, mediaTypeOf, newFile } from '../files/public.ts'

export interface SampleFacts {
  sizeBytes: number
  hash: string
}

const poster = { assetKey: 'poster', mimeType: 'image/jpeg' }

interface LoadInput extends Scope {
  now: Date
  /** Of a file that is installed with the sample shop. */
  factsOf(id: string): Promise<SampleFacts | undefined>
}

/** Writes the descriptors of a sample shop's pictures and films, and of its products' files. Their bytes stay where they are installed. */
export async function loadMedia(
  { now, factsOf, ...scope }: LoadInput,
  { media, files, films }: Pick<SampleShop, 'media' | 'files' | 'films'>,
): Promise<void> {
  const pictures = media.map((picture) => ({ ...picture, displayName: nameOf(picture.id), isPrivate: false }))
  const downloads = files.map(({ fileName, ...file }) => ({ ...file, displayName: fileName, isPrivate: true }))
  const videos = films.map(({ id, altText, durationSeconds, width, height }) => ({
    id,
    altText,
    displayName: nameOf(id),
    isPrivate: false,
    mimeType: 'video/mp4',
    doc: { resolutions: 'PENDING' as const, durationSeconds, video: { width, height }, assets: [{ ...poster, width, height }] },
  }))
  const rows = [...pictures, ...downloads, ...videos].map(async (sample) => {
    const facts = await factsOf(sample.id)
    const given = {
      ...sample,
      folderId: mediaRoot,
      root: mediaRoot,
      mediaType: mediaTypeOf(sample.mimeType) ?? 'OTHER',
      labels: [],
      contentKey: sampleKey(sample.id),
      operationStatus: 'READY',
      ...facts,
    } as const
    return newFile(given, now)
  })
  await insertFiles(scope, await Promise.all(rows))
  const posters = films.map(async ({ id, width, height }) => {
    const posterId = assetId(id, poster.assetKey)
    const sizeBytes = (await factsOf(posterId))?.sizeBytes ?? 0
    return { ...poster, width, height, fileId: id, contentKey: sampleKey(posterId), sizeBytes }
  })
  await insertAssets(scope, await Promise.all(posters))
}

/** "stoa-warm-hands-cups-2.webp" is "Warm hands cups 2.webp". */
function nameOf(pictureId: string): string {
  const words = pictureId.replace(/^stoa-/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
