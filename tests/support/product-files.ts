import Papa from 'papaparse'
import type { Client } from '@stoa/sdk'
import { suggestedMapping } from '../../server/src/commerce/product-imports/read/columns.ts'
import { groupsOf } from '../../server/src/commerce/product-imports/read/groups.ts'
import { readProduct } from '../../server/src/commerce/product-imports/read/product.ts'
import { sentProducts, settled } from './product-imports.ts'
import type { TestSite } from './site.ts'

type Request = Parameters<Client['productExports']['exportProducts']>[0]

/** The whole file of an export, its products in parts. */
export async function exportAll(client: Client, request: Request): Promise<{ text: string; counts: number[] }> {
  let [text, cursor] = ['', undefined as string | undefined]
  const counts: number[] = []
  do {
    const part = await client.productExports.exportProducts({ ...request, ...(cursor !== undefined && { cursor }) })
    text += part.text
    counts.push(part.count)
    cursor = part.next
  } while (cursor !== undefined)
  return { text, counts }
}

/** The rows of a CSV file, with its first line. */
export const rowsIn = (text: string): string[][] => Papa.parse<string[]>(text.replace(/^\u{feff}/u, ''), { skipEmptyLines: true }).data

/** The rows of a CSV file after its first line, each by the names of its columns that aren't empty. */
export function cellsIn(text: string): Record<string, string>[] {
  const [columns, ...rows] = rowsIn(text)
  return rows.map((row) => Object.fromEntries(row.flatMap((cell, at): [string, string][] => (cell === '' ? [] : [[columns![at]!, cell]]))))
}

/** What an import reads of each product of a file. */
export function productsIn(text: string) {
  const [columns, ...rows] = rowsIn(text) as [string[], ...string[][]]
  const groups = groupsOf(
    rows.map((cells, index) => ({ number: index + 2, cells })),
    { columns, mapping: suggestedMapping(columns) },
  )
  return groups.map((group) => {
    const read = readProduct(group)
    if ('problem' in read) throw new Error(JSON.stringify(read.problem))
    return read
  })
}

type Plan = NonNullable<Parameters<typeof sentProducts>[2]>

/** Imports a file of products. Returns the import with its errors. */
export async function importFile(site: TestSite, client: Client, { text, ...plan }: Plan & { text: string }) {
  const { id } = await sentProducts(client, text, plan)
  await client.dataImports.startImport({ id })
  const one = await settled(site, client, id)
  return { ...one, errors: (await client.dataImports.listImportErrors({ id, limit: 100 })).errors }
}
