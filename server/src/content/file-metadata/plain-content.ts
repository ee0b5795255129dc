import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { readOf } from './boxes.ts'
import { plainGif } from './gif.ts'
import { heifPatches } from './heif.ts'
import { plainJpeg } from './jpeg.ts'
import { Malformed } from './malformed.ts'
import { mp4Patches } from './mp4.ts'
import { applyPatches, withPatches } from './patch.ts'
import { plainPng } from './png.ts'
import { plainTiff } from './tiff.ts'
import { plainWebp } from './webp.ts'

async function plainHeif(bytes: Buffer): Promise<Buffer> {
  const copy = Buffer.from(bytes)
  applyPatches(copy, 0, await heifPatches(readOf(bytes), bytes.length))
  return copy
}

/** How metadata is removed, by MIME type. Pixels aren't encoded anew. */
const pictures: Readonly<Record<string, (bytes: Buffer, orientation: number) => Buffer | Promise<Buffer>>> = {
  'image/jpeg': plainJpeg,
  'image/png': plainPng,
  'image/webp': plainWebp,
  'image/gif': plainGif,
  'image/tiff': plainTiff,
  'image/avif': plainHeif,
  'image/heic': plainHeif,
  'image/heif': plainHeif,
}

const films: ReadonlySet<string> = new Set(['video/mp4', 'video/quicktime', 'video/x-m4v'])

/** A picture without Exif, GPS, XMP and the like: what is public says nothing of the camera, the place and the person (threat M19). Undefined if there is
 *  nothing to remove, MALFORMED if its structure can't be read. `orientation` is that of the Exif data, which is kept. */
export async function plainPicture(path: string, mimeType: string, orientation: number): Promise<Buffer | 'MALFORMED' | undefined> {
  const remove = pictures[mimeType]
  if (!remove) return undefined
  const bytes = await readFile(path)
  try {
    const plain = await remove(bytes, orientation)
    return plain.equals(bytes) ? undefined : plain
  } catch (error) {
    if (error instanceof Malformed || error instanceof RangeError) return 'MALFORMED'
    throw error
  }
}

/** The content of a film without places, devices and tracks of sensors. Undefined if there is nothing to remove, or if the format isn't MP4 or QuickTime. */
export async function plainFilm(path: string, mimeType: string): Promise<AsyncIterable<Buffer> | 'MALFORMED' | undefined> {
  if (!films.has(mimeType)) return undefined
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (offset: number, length: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(
        Buffer.alloc(Math.min(length, tableBytesMax)),
        0,
        Math.min(length, tableBytesMax),
        offset,
      )
      return buffer.subarray(0, bytesRead)
    }
    const patches = await mp4Patches(read, size)
    return patches.length === 0 ? undefined : withPatches(createReadStream(path), patches)
  } catch (error) {
    if (error instanceof Malformed) return 'MALFORMED'
    throw error
  } finally {
    await file.close()
  }
}

/** Tables of samples are no larger. */
const tableBytesMax = 16_000_000
