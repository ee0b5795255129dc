import { rm } from 'node:fs/promises'
import type { Scope, Services } from '../../kernel/context.ts'
import { pathOf, writeAtomically } from './files.ts'
import { inTurn, pixelsMax } from './render.ts'
import { findFile, insertMedia } from './store.ts'

/** A picture as it is stored, whatever was sent. */
export interface EncodedPicture {
  bytes: Buffer
  width: number
  height: number
}

const formats: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp'])

/** Reads an uploaded picture and encodes it anew as WebP, upright, at most `edgeMax` pixels wide and high, and without metadata. Undefined if it isn't one. */
export const encodePicture = (sent: Buffer, edgeMax: number): Promise<EncodedPicture | undefined> => inTurn(() => encode(sent, edgeMax))

async function encode(sent: Buffer, edgeMax: number): Promise<EncodedPicture | undefined> {
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

/** Saves a picture that everyone may see. The file comes first: a row without its file would be a broken picture. */
export async function savePicture(
  { settings }: Pick<Services, 'settings'>,
  { db, siteId }: Scope,
  { id, bytes, width, height }: EncodedPicture & { id: string },
): Promise<void> {
  await writeAtomically(pathOf({ dataFolder: settings.dataFolder, siteId, id }, 'originals'), bytes)
  await insertMedia(db, siteId, [{ id, mimeType: 'image/webp', width, height, altText: null, fileName: null, isPrivate: false }])
}

/** Deletes the files of pictures whose rows are deleted. */
export async function deleteFiles({ settings }: Pick<Services, 'settings'>, siteId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(pathOf({ dataFolder: settings.dataFolder, siteId, id }, 'originals'), { force: true })
}

/** Deletes the file of a picture whose transaction failed, unless its row exists: then only the answer of the commit was lost. */
export async function deleteUnsavedFile(services: Pick<Services, 'database' | 'settings'>, siteId: string, id: string): Promise<void> {
  if (!(await findFile(services.database, siteId, id))) await deleteFiles(services, siteId, [id])
}
