import { readFile } from 'node:fs/promises'
import { pictureFile } from '@stoa/seed'

/** A picture of the sample shop; undefined for an id that is not one. A shop that was filled while its pictures were drawn knows them as JPEGs. */
export async function samplePicture(id: string): Promise<Buffer | undefined> {
  const isJpeg = id.endsWith('.jpg')
  const file = pictureFile(isJpeg ? id.replace(/jpg$/, 'webp') : id)
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
