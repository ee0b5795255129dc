import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '@stoa/sdk'
import { sendFile } from '../support/imports.ts'

const file = { dataCollectionId: 'Postcards', fileName: 'postcards from the attic.csv', format: 'CSV' as const }
const places = ['Lisboa', 'Porto', 'Évora', 'Braga', 'Faro', 'Tomar', 'Sintra', 'Coimbra']
const line = (place: string, n: number): string =>
  `${place},"${n % 3 === 0 ? 'By the river, after rain' : 'A tram'}",${n === 5 ? 'about 1930' : 1900 + n * 7},${n % 2 === 0}`
const bytes = Buffer.from(`Place,Picture,Year,Written on\n${places.map(line).join('\n')}\n`)

const ofProducts = { target: 'PRODUCTS' as const, format: 'CSV' as const }
const productLine = (place: string, n: number): string =>
  `A view of ${place},${n === 3 ? 'a lot' : 4 + n},${n % 2 === 0 ? 'InStock' : 12},Postcards,"Paper, printed in ${place}",attic`
const productBytes = Buffer.from(`Name,Price,Stock,Collections,Text,Found in\n${places.map(productLine).join('\n')}\n`)

interface MadeImports {
  plannedImportId: string
  importId: string
  plannedProductImportId: string
  productImportId: string
}

/** Files waiting for their mapping, and files imported except for one row: of items and of products. */
export async function makeImports(client: Client): Promise<MadeImports> {
  await client.dataCollections.createDataCollection({ collection: { id: file.dataCollectionId, displayName: 'Postcards' } })
  const done = await sendFile(client, { ...file, bytes })
  const mapping = done.mapping.map((one) => (one.column === 'Year' ? { ...one, type: 'NUMBER' as const } : one))
  await client.dataImports.planImport({ id: done.id, mapping })
  await runImport(client, done.id)
  const planned = await sendFile(client, { ...file, fileName: 'more postcards.csv', bytes })
  const products = await sendFile(client, { ...ofProducts, fileName: 'postcards to sell.csv', bytes: productBytes })
  await runImport(client, products.id)
  const plannedProducts = await sendFile(client, { ...ofProducts, fileName: 'more postcards to sell.csv', bytes: productBytes })
  const { mapping: plan } = plannedProducts
  await client.dataImports.saveImportPreset({ target: 'PRODUCTS', name: 'From the attic', mapping: plan })
  return { plannedImportId: planned.id, importId: done.id, plannedProductImportId: plannedProducts.id, productImportId: products.id }
}

async function runImport({ dataImports }: Client, id: string): Promise<void> {
  await dataImports.startImport({ id })
  while ((await dataImports.getImport({ id })).import.status === 'RUNNING') await pause(100)
}
