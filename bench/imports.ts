import { setTimeout } from 'node:timers/promises'
import { createClient, type Client } from '@stoa/sdk'
import { sendFile } from '../tests/support/imports.ts'
import { makeSite } from './make-site.ts'
import { memoryOf, startOurs, stop } from './processes.ts'
import { oursPort, sizes } from './settings.ts'
import { environmentOf } from './site.ts'
import type { Workbench } from './workbench.ts'

const bulk = 1000
const line = (n: number): string =>
  `id-${n},"Thing ${n}, of a kind",${n},${n % 2 === 0},2026-11-22T09:30:00Z,Some words that stand in every row of the file`
const head = 'ID,title,price,inStock,made,words'
const fields = [
  { key: 'title', type: 'TEXT' },
  { key: 'price', type: 'NUMBER' },
  { key: 'inStock', type: 'BOOLEAN' },
  { key: 'made', type: 'DATETIME' },
  { key: 'words', type: 'TEXT' },
] as const

/** Measures imports (check, insert, update and undo) and an export in rows per second, compared with sequential bulk calls of 1,000 items. */
export async function imports(place: Workbench): Promise<void> {
  const size = Math.min(100_000, sizes[1] ?? sizes[0]!)
  const site = await makeSite(place, 1000)
  const ours = await startOurs(environmentOf(place, site))
  const client = createClient({ baseUrl: `http://127.0.0.1:${oursPort}`, apiKey: site.settings.apiKey!, siteId: site.settings.siteId })
  const bytes = Buffer.from(`${head}\n${Array.from({ length: size }, (_, n) => line(n)).join('\n')}\n`)
  console.log(`\n| imports of ${size} rows, ${(bytes.length / 1e6).toFixed(1)} MB | rows/s | server MB |\n|---|---|---|`)
  const told = (name: string, milliseconds: number) =>
    console.log(`| ${name} | ${Math.round(size / (milliseconds / 1000))} | ${memoryOf(ours.child)} |`)
  for (const id of ['Moved', 'Sent']) await client.dataCollections.createDataCollection({ collection: { id, fields: [...fields] } })
  told('bulk calls of 1,000', await timeOf(() => sendInBulks(client, size)))
  const send = () => sendFile(client, { dataCollectionId: 'Moved', fileName: 'moved.csv', format: 'CSV', bytes })
  const first = await send()
  told('trial', await timeOf(() => went(client, first.id, 'checkImport')))
  told('run, all new', await timeOf(() => went(client, first.id, 'startImport')))
  const second = await send()
  await client.dataImports.planImport({ id: second.id, mode: 'SAVE' })
  told('run, all changed', await timeOf(() => went(client, second.id, 'startImport')))
  told('undo of the change', await timeOf(() => went(client, second.id, 'undoImport')))
  told('export', await timeOf(() => exported(client)))
  await stop(ours.child)
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function went({ dataImports }: Client, id: string, verb: 'checkImport' | 'startImport' | 'undoImport'): Promise<void> {
  await dataImports[verb]({ id })
  while (['CHECKING', 'RUNNING', 'UNDOING'].includes((await dataImports.getImport({ id })).import.status)) await setTimeout(50)
}

async function sendInBulks({ dataItems }: Client, size: number): Promise<void> {
  for (let from = 0; from < size; from += bulk) {
    const items = Array.from({ length: bulk }, (_, n) => ({ data: { title: `Thing ${from + n}`, price: from + n, words: line(n) } }))
    await dataItems.bulkInsertDataItems({ dataCollectionId: 'Sent', dataItems: items })
  }
}

async function exported({ dataExports }: Client): Promise<void> {
  let cursor: string | undefined
  do {
    const request = { dataCollectionId: 'Moved', format: 'CSV' as const }
    cursor = (await dataExports.exportDataItems({ ...request, ...(cursor === undefined ? {} : { cursor }) })).next
  } while (cursor !== undefined)
}
