import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '@stoa/sdk'
import { sendFile } from '../support/imports.ts'

const file = { dataCollectionId: 'Postcards', fileName: 'postcards from the attic.csv', format: 'CSV' as const }
const places = ['Lisboa', 'Porto', 'Évora', 'Braga', 'Faro', 'Tomar', 'Sintra', 'Coimbra']
const line = (place: string, n: number): string =>
  `${place},"${n % 3 === 0 ? 'By the river, after rain' : 'A tram'}",${n === 5 ? 'about 1930' : 1900 + n * 7},${n % 2 === 0}`
const bytes = Buffer.from(`Place,Picture,Year,Written on\n${places.map(line).join('\n')}\n`)

/** A file waiting for its mapping, and one imported except for one row. */
export async function makeImports(client: Client): Promise<{ plannedImportId: string; importId: string }> {
  await client.dataCollections.createDataCollection({ collection: { id: file.dataCollectionId, displayName: 'Postcards' } })
  const done = await sendFile(client, { ...file, bytes })
  const mapping = done.mapping.map((one) => (one.column === 'Year' ? { ...one, type: 'NUMBER' as const } : one))
  await client.dataImports.planImport({ id: done.id, mapping })
  await client.dataImports.startImport({ id: done.id })
  while ((await client.dataImports.getImport({ id: done.id })).import.status === 'RUNNING') await pause(100)
  const planned = await sendFile(client, { ...file, fileName: 'more postcards.csv', bytes })
  return { plannedImportId: planned.id, importId: done.id }
}
