import type { Client } from '@stoa/sdk'

/** Save the products of a brand as CSV for a spreadsheet, part by part. */
export async function exportProducts(stoa: Client) {
  const { text, count, next } = await stoa.productExports.exportProducts({ format: 'STOA', filter: { brand: 'Vidraria Marinha' } })
  let [file, products, cursor] = [text, count, next]
  while (cursor !== undefined) {
    const part = await stoa.productExports.exportProducts({ format: 'STOA', cursor })
    file += part.text
    products += part.count
    cursor = part.next
  }
  return { products, rows: file.split('\r\n').map((line) => line.split(',').slice(0, 3)) }
}
