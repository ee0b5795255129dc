import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import type { DataField } from '../../grid/field.ts'
import { unchangedFilter } from '../../grid/write-items.server.ts'
import { restorable, type Data } from './versions.ts'

interface Restoring {
  collectionId: string
  itemId: string
  fields: readonly DataField[]
  /** The data of the version. */
  data: Data
  /** The `_updatedDate` that the reader knows; empty if the item is deleted. */
  updatedDate: string
}

export type RestoreFailure = { problem: 'changed' | 'there' | 'gone' } | { problem: 'refused'; message: string }

const problems: Readonly<Record<string, 'changed' | 'there' | 'gone'>> = {
  CONDITION_NOT_MET: 'changed',
  WDE0074: 'there',
  WDE0073: 'gone',
}

/** Restores a version: updates the item only if it has not changed since it was read, or creates it again under its id if it was deleted. */
export async function restore(client: Client, { collectionId: dataCollectionId, itemId, fields, data, updatedDate }: Restoring) {
  const dataItem = { id: itemId, data: restorable(data, severalIn(fields)) }
  try {
    if (updatedDate === '') await client.dataItems.insertDataItem({ dataCollectionId, dataItem })
    else {
      const condition = { filter: unchangedFilter([{ id: itemId, updatedDate }]) }
      await client.dataItems.updateDataItem({ dataCollectionId, dataItem, condition })
    }
    return undefined
  } catch (error) {
    return unrestored(error)
  }
}

/** Reference fields with several entries: those that are not sent would keep their references. */
const severalIn = (fields: readonly DataField[]): string[] => fields.flatMap(({ key, kind }) => (kind === 'references' ? [key] : []))

function unrestored(error: unknown): RestoreFailure {
  if (!isRefusal(error) || error.status >= 500) throw error
  const problem = Object.hasOwn(problems, error.code) ? problems[error.code] : undefined
  return problem ? { problem } : { problem: 'refused', message: error.message }
}
