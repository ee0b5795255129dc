import type { Client } from '@stoa/sdk'
import type { DataCollection } from '../../../answers.ts'
import { ifExists, nameIn } from '../../grid/names.server.ts'
import { pictureOf } from '../media/media.ts'

/** An item as others name it. */
export interface ItemLabel {
  id: string
  name: string
  /** The address of its picture, where it has one. */
  picture?: string
}

/** What of a collection's items is looked at to name them. */
export interface LabelFields {
  collectionId: string
  collectionName: string
  name: string | undefined
  picture: string | undefined
}

const pictured = new Set(['IMAGE', 'MEDIA_IMAGE', 'MEDIA_GALLERY', 'MEDIA_VECTOR_ART'])

export const labelFields = ({ id, displayName, displayField, fields = [] }: DataCollection): LabelFields => ({
  collectionId: id,
  collectionName: displayName || id,
  name: displayField ?? undefined,
  picture: fields.find(({ type }) => pictured.has(type))?.key,
})

/** Undefined where the collection is gone, or not for this reader. */
export async function labelFieldsOf(client: Client, dataCollectionId: string): Promise<LabelFields | undefined> {
  const found = await ifExists(client.dataCollections.getDataCollection({ dataCollectionId }))
  return found && labelFields(found.collection)
}

export const labelFieldKeys = ({ name, picture }: LabelFields): string[] => ['_id', ...[name, picture].filter((key) => key !== undefined)]

interface LabeledItem {
  id?: string | undefined
  data?: Readonly<Record<string, unknown>> | null | undefined
}

export function itemLabelOf({ id = '', data }: LabeledItem, { name, picture }: LabelFields, origin: string): ItemLabel {
  const shown = picture === undefined ? undefined : pictureOf(data?.[picture], origin)
  return { id, name: nameIn(data?.[name ?? '']) || id, ...(shown !== undefined && { picture: shown }) }
}

interface Naming {
  ids: string[]
  origin: string
}

/** The faces of items, in the order of their ids; one that is not there has none. */
export async function itemLabelsOf(client: Client, fields: LabelFields, { ids, origin }: Naming): Promise<Map<string, ItemLabel>> {
  if (ids.length === 0) return new Map()
  const query = { filter: { _id: { $in: ids } }, fields: labelFieldKeys(fields), paging: { limit: ids.length } }
  const found = await ifExists(client.dataItems.queryDataItems({ dataCollectionId: fields.collectionId, query }))
  return new Map((found?.dataItems ?? []).map((item) => [item.id ?? '', itemLabelOf(item, fields, origin)]))
}
