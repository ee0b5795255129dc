import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readPdf } from '../file-programs/public.ts'
import { inPictureTurn } from '../media/public.ts'
import { type Findings, type Processor, Unprocessable } from './processor.ts'

/** Larger ones need more memory to read than a preview is worth. */
const previewedBytesMax = 100_000_000

interface Page {
  pageCount: number
  width: number
  height: number
}

/** The pages of a PDF are counted, and the first one becomes a picture. Other documents are stored as they are. */
export const processDocument: Processor = async ({ path, folder, file }) => {
  if (file.mimeType !== 'application/pdf') return {}
  if ((await stat(path)).size > previewedBytesMax) return withoutPreview('DOCUMENT_TOO_LARGE', 'it is larger than 100 MB')
  const page = await readPdf<Page | { problem: 'PASSWORD' | 'DAMAGED' }>(path, folder)
  if (page === 'OVER_LIMIT' || page === 'FAILED') return withoutPreview('DOCUMENT_TOO_COMPLEX', 'its first page is too complex')
  if ('pageCount' in page) return previewed(page, folder)
  if (page.problem === 'PASSWORD') return withoutPreview('DOCUMENT_LOCKED', 'it is protected by a password')
  throw new Unprocessable('INVALID_DOCUMENT', 'The PDF is damaged: it can’t be opened.')
}

const withoutPreview = (code: string, reason: string): Findings => ({
  doc: { note: { code, description: `The document has no preview, because ${reason}.` } },
})

async function previewed({ pageCount, width, height }: Page, folder: string): Promise<Findings> {
  const { default: sharp } = await import('sharp')
  const path = join(folder, 'preview.jpg')
  const pixels = await readFile(join(folder, 'page.raw'))
  await inPictureTurn(() =>
    sharp(pixels, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toFile(path),
  )
  return { doc: { pageCount }, assets: [{ assetKey: 'preview', mimeType: 'image/jpeg', width, height, path }] }
}
