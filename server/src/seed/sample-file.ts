import { readFile } from 'node:fs/promises'
import { downloadFile, filmFile, pictureFile } from '@stoa/seed'

/** A picture, a film or a product's file of the sample shop. Undefined for other IDs. */
export async function sampleFile(id: string): Promise<Buffer | undefined> {
  const film = filmFile(id)
  if (film !== undefined) return readFile(film).catch(unlessMissing)
  // Shops that were filled by early versions know their pictures as JPEGs.
  const isJpeg = id.endsWith('.jpg')
  const file = downloadFile(id) ?? pictureFile(isJpeg ? id.replace(/jpg$/, 'webp') : id)
  const bytes = file === undefined ? undefined : await readFile(file).catch(unlessMissing)
  return bytes && isJpeg ? asJpeg(bytes) : bytes
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

async function asJpeg(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes).jpeg({ quality: 85 }).toBuffer()
}
