import type { Client } from '@stoa/sdk'
import type { RowRefusal, WriteResult } from '../../grid/row-write.ts'
import type { Item } from '../../grid/window.ts'
import type { ItemPatch, Write } from './item-write.ts'

/** Items per bulk call, and distinct dates in its condition: a filter has at most 500 conditions, and each date takes two. */
const itemsMax = 1000
const datesMax = 160

type ItemVersion = Pick<ItemPatch, 'id' | 'updatedDate'>

/** Writes changes of the grid, each only if its item has not changed since the grid read it: no change of anyone is lost. */
export async function writeItems(client: Client, collectionId: string, write: Write): Promise<WriteResult[]> {
  switch (write.do) {
    case 'patch':
      return eachBatch(write.patches, (batch) => patchItems(client, collectionId, batch))
    case 'add':
      return addItems(client, collectionId, write.items)
    case 'remove':
      return eachBatch(write.items, (batch) => removeItems(client, collectionId, batch))
  }
}

async function eachBatch<One extends ItemVersion>(
  all: readonly One[],
  run: (batch: One[]) => Promise<WriteResult[]>,
): Promise<WriteResult[]> {
  const written: WriteResult[] = []
  for (const batch of batchesOf(all)) written.push(...(await run(batch)))
  return written
}

/** Batches of consecutive items that fit into one condition. */
export function batchesOf<One extends ItemVersion>(all: readonly One[]): One[][] {
  const batches: One[][] = []
  let dates = new Set<string>()
  for (const one of all) {
    const last = batches.at(-1)
    if (!last || last.length === itemsMax || (dates.size === datesMax && !dates.has(one.updatedDate))) {
      batches.push([one])
      dates = new Set([one.updatedDate])
    } else {
      last.push(one)
      dates.add(one.updatedDate)
    }
  }
  return batches
}

/** A filter that matches items that have not changed since they were read. */
export function unchangedFilter(items: readonly ItemVersion[]): Record<string, unknown> {
  const ids = Map.groupBy(items, ({ updatedDate }) => updatedDate)
  const all = [...ids].map(([$date, known]) => ({ _id: { $in: known.map(({ id }) => id) }, _updatedDate: { $eq: { $date } } }))
  return all.length === 1 ? all[0]! : { $or: all }
}

async function patchItems(client: Client, dataCollectionId: string, batch: ItemPatch[]): Promise<WriteResult[]> {
  const patches = batch.map(({ id, set, unset }) => ({
    dataItemId: id,
    fieldModifications: [
      ...Object.entries(set).map(([fieldPath, value]) => ({ action: 'SET_FIELD' as const, fieldPath, setFieldOptions: { value } })),
      ...unset.map((fieldPath) => ({ action: 'REMOVE_FIELD' as const, fieldPath })),
    ],
  }))
  const condition = { filter: unchangedFilter(batch) }
  const { results } = await client.dataItems.bulkPatchDataItems({ dataCollectionId, patches, condition, returnEntity: true })
  return withTheirs(client, dataCollectionId, results.map(outcomeOf))
}

async function removeItems(client: Client, dataCollectionId: string, batch: ItemVersion[]): Promise<WriteResult[]> {
  const condition = { filter: unchangedFilter(batch) }
  const dataItemIds = batch.map(({ id }) => id)
  const { results } = await client.dataItems.bulkRemoveDataItems({ dataCollectionId, dataItemIds, condition })
  return withTheirs(client, dataCollectionId, results.map(outcomeOf))
}

async function addItems(client: Client, dataCollectionId: string, items: readonly Item[]): Promise<WriteResult[]> {
  const written: WriteResult[] = []
  for (let start = 0; start < items.length; start += itemsMax) {
    const dataItems = items.slice(start, start + itemsMax).map(({ id, data }) => ({ id, data: { ...data } }))
    const { results } = await client.dataItems.bulkInsertDataItems({ dataCollectionId, dataItems, returnEntity: true })
    written.push(...(await withTheirs(client, dataCollectionId, results.map(outcomeOf))))
  }
  return written
}

type Result = Awaited<ReturnType<Client['dataItems']['bulkPatchDataItems']>>['results'][number]
type Outcome = WriteResult | { id: string; became: 'unlike' }

function outcomeOf({ itemMetadata: { id = '', error }, dataItem }: Result): Outcome {
  if (!error) return { id, became: 'done', ...(dataItem && { item: { id, data: dataItem.data ?? {} } }) }
  // The id is used by the same item: an earlier response was lost.
  if (error.code === 'CONDITION_NOT_MET' || error.code === 'WDE0074') return { id, became: 'unlike' }
  return error.code === 'WDE0073' ? { id, became: 'gone' } : { id, became: 'refused', refusal: refusalOf(error) }
}

interface Violation {
  field?: string
  description?: string
}

function refusalOf({ code, description, data }: { code: string; description: string; data: object }): RowRefusal {
  const { fieldViolations = [] } = data as { fieldViolations?: Violation[] }
  const fields = fieldViolations.map(({ field = '', description: why = '' }) => [field.split(/[.[\]]/).at(-1) ?? '', why])
  return { code, message: fieldViolations[0]?.description ?? description, fields: Object.fromEntries(fields) }
}

/** The current versions of items that someone else has changed. */
async function withTheirs(client: Client, dataCollectionId: string, outcomes: readonly Outcome[]): Promise<WriteResult[]> {
  const ids = outcomes.flatMap(({ id, became }) => (became === 'unlike' ? [id] : []))
  if (ids.length === 0) return outcomes as WriteResult[]
  const query = { filter: { _id: { $in: ids } }, paging: { limit: ids.length } }
  const { dataItems } = await client.dataItems.queryDataItems({ dataCollectionId, query })
  const theirs = new Map(dataItems.map(({ id, data }) => [id, { id: id!, data: data ?? {} }]))
  return outcomes.map((outcome) => {
    if (outcome.became !== 'unlike') return outcome
    const item = theirs.get(outcome.id)
    return item ? { id: outcome.id, became: 'changed', theirs: item } : { id: outcome.id, became: 'gone' }
  })
}
