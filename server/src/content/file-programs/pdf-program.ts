import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'

const edge = 1000

const [input, folder] = process.argv.slice(2) as [string, string]
const library = await PDFiumLibrary.init()
const result = await read().catch((error: unknown) => ({ problem: /password/i.test(String(error)) ? 'PASSWORD' : 'DAMAGED' }))
process.stdout.write(JSON.stringify(result))

async function read() {
  const document = await library.loadDocument(readFileSync(input))
  const pageCount = document.getPageCount()
  if (pageCount === 0) return { problem: 'DAMAGED' }
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = edge / Math.max(originalWidth, originalHeight)
  const { width, height, data } = await page.render({
    width: side(originalWidth * scale),
    height: side(originalHeight * scale),
    render: 'bitmap',
  })
  writeFileSync(join(folder, 'page.raw'), data)
  return { pageCount, width, height }
}

function side(length: number): number {
  return Number.isFinite(length) ? Math.min(edge, Math.max(1, Math.round(length))) : edge
}
