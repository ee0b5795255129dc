import { visitorUploadsRoot } from '@stoa/contract/files/states'
import type { Context, Services } from '../../kernel/context.ts'
import { newContentKey } from '../file-store/public.ts'
import { addStoredBytes, lockTree } from '../file-usage/public.ts'
import { actorOf, deleteWithoutTrace, insertFile, lockFilesByPrefix, newFile } from '../files/public.ts'
import { pixelsMax } from './render.ts'
import { inTurn } from './turn.ts'

/** A picture as it is stored, whatever was sent. */
export interface EncodedPicture {
  bytes: Buffer
  width: number
  height: number
}

/** Its bytes are stored, its row isn't yet. */
export interface StoredPicture extends Omit<EncodedPicture, 'bytes'> {
  id: string
  contentKey: string
  sizeBytes: number
}

interface Encoding {
  /** The most pixels in width and height. */
  edgeMax: number
  /** The formats that are read, by the names that `sharp` gives them. */
  formats: ReadonlySet<string>
}

/** Reads a picture and encodes it anew as WebP, upright and without metadata. Undefined if it isn't one. `load` is called when it is its turn, so that those who
 *  wait have nothing in memory. */
export const encodePicture = (load: () => Promise<Buffer>, encoding: Encoding): Promise<EncodedPicture | undefined> =>
  inTurn(async () => encode(await load(), encoding))

async function encode(sent: Buffer, { edgeMax, formats }: Encoding): Promise<EncodedPicture | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(sent, { limitInputPixels: pixelsMax, pages: 1, failOn: 'error' })
    if (!formats.has((await picture.metadata()).format)) return undefined
    const smaller = picture.autoOrient().resize({ width: edgeMax, height: edgeMax, fit: 'inside', withoutEnlargement: true })
    const { data, info } = await smaller.webp({ quality: 85 }).toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    // Callers don't get the decoder's error: it describes bytes that they chose.
    return undefined
  }
}

/** Stores the bytes of a picture. They come first: a row without its bytes would be a broken picture. */
export async function storePicture(
  { fileStore }: Pick<Services, 'fileStore'>,
  siteId: string,
  { id, bytes, width, height }: EncodedPicture & { id: string },
): Promise<StoredPicture> {
  const contentKey = newContentKey(siteId)
  return { id, width, height, contentKey, sizeBytes: await fileStore.write(contentKey, [bytes]) }
}

/** Saves a picture that everyone may see: a visitor's, in the folder of visitors. */
export async function savePicture(context: Context, { id, ...stored }: StoredPicture): Promise<void> {
  await addStoredBytes(context, stored.sizeBytes)
  const given = {
    id,
    ...stored,
    displayName: id,
    folderId: visitorUploadsRoot,
    root: visitorUploadsRoot,
    mediaType: 'IMAGE',
    mimeType: 'image/webp',
    isPrivate: false,
    labels: [],
    operationStatus: 'READY',
    doc: { actor: actorOf(context.identity) },
  } as const
  await insertFile(context, newFile(given, context.now))
}

/** Deletes the pictures whose IDs begin like this, except one: their rows, and after the commit their bytes. */
export async function deletePictures(context: Context, which: { prefix: string; except: string | null }): Promise<void> {
  await lockTree(context)
  await deleteWithoutTrace(context, await lockFilesByPrefix(context, which))
}
