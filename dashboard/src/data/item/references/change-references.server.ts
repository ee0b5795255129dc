import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import { textOf } from '@stoa/ui/refused-form'
import { ifExists } from '../../grid/names.server.ts'
import { writeItems } from '../../grid/write-items.server.ts'
import { moveEntry } from './move-entry.ts'

/** The outcome of a change to the references of a field. */
export type ReferencesAnswer =
  | { references: 'done' }
  | { references: 'changed' | 'gone' | 'missing' }
  | { references: 'refused'; message: string }

interface Changing {
  collectionId: string
  itemId: string
}

export const isAboutReferences = (form: FormData): boolean => /^(?:add|remove|up|down)-references?$/.test(textOf(form, 'intent'))

const steps: Readonly<Record<string, number | undefined>> = { 'up-reference': -1, 'down-reference': 1 }

/** Adds, removes or moves one reference of a multi-reference field. Each change is saved at once, independently of the form. */
export async function changeReferences(client: Client, form: FormData, changing: Changing): Promise<ReferencesAnswer> {
  const field = textOf(form, 'field')
  const ids = [
    ...new Set(
      form
        .getAll('reference')
        .filter((id) => typeof id === 'string')
        .map((id) => id.trim()),
    ),
  ].filter(Boolean)
  if (ids.length === 0) return { references: 'missing' }
  try {
    const by = steps[textOf(form, 'intent')]
    if (by !== undefined) return await move(client, changing, { field, id: ids[0]!, by })
    return await addOrRemove(client, changing, { field, ids, isLess: textOf(form, 'intent') === 'remove-reference' })
  } catch (error) {
    if (!isRefusal(error) || error.status >= 500) throw error
    return error.code === 'WDE0073' ? { references: 'gone' } : { references: 'refused', message: error.message }
  }
}

async function addOrRemove(
  client: Client,
  { collectionId: dataCollectionId, itemId: referringItemId }: Changing,
  { field: referringItemFieldName, ids, isLess }: { field: string; ids: readonly string[]; isLess: boolean },
): Promise<ReferencesAnswer> {
  const dataItemReferences = ids.map((referencedItemId) => ({ referringItemFieldName, referringItemId, referencedItemId }))
  if (isLess) {
    await client.dataItems.removeDataItemReference({ dataCollectionId, dataItemReference: dataItemReferences[0]! })
    return { references: 'done' }
  }
  const { results } = await client.dataItems.bulkInsertDataItemReferences({ dataCollectionId, dataItemReferences })
  const failed = results.find(({ referenceMetadata: { error } }) => error)?.referenceMetadata.error
  if (!failed) return { references: 'done' }
  return failed.code === 'WDE0073' ? { references: 'gone' } : { references: 'refused', message: failed.description ?? failed.code ?? '' }
}

/** The call that replaces references has no condition, so the new order is a conditional patch of the item: a reference that someone else adds is not lost. */
async function move(
  client: Client,
  { collectionId, itemId }: Changing,
  { field, id, by }: { field: string; id: string; by: number },
): Promise<ReferencesAnswer> {
  const item = await ifExists(client.dataItems.getDataItem({ dataCollectionId: collectionId, dataItemId: itemId }))
  if (!item) return { references: 'gone' }
  const { [field]: held, _updatedDate } = item.dataItem.data ?? {}
  const list = moveEntry(held, id, by)
  if (!list) return { references: 'changed' }
  const patch = { id: itemId, updatedDate: (_updatedDate as { $date: string }).$date, set: { [field]: list }, unset: [] }
  const [written] = await writeItems(client, collectionId, { do: 'patch', patches: [patch] })
  if (written?.became === 'refused') return { references: 'refused', message: written.refusal.message }
  return { references: written?.became === 'gone' ? 'gone' : written?.became === 'changed' ? 'changed' : 'done' }
}
