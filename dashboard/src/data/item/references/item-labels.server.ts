import type { Client } from '@stoa/sdk'
import type { DataCollection } from '../../../answers.ts'
import { ifExists, nameIn } from '../../grid/names.server.ts'
import { pictureOf } from '../media/media.ts'

/** The label of an item: its name and picture. */
export interface ItemLabel {
  id: string
  name: string
  /** The URL of its picture, if it has one. */
  picture?: string
}

/** The fields of a collection that make up the labels of its items. */
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

/** Undefined if the collection is deleted or not readable. */
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

/** The labels of items in the order of their ids; undefined for an item that doesn't exist. */
export async function itemLabelsOf(client: Client, fields: LabelFields, { ids, origin }: Naming): Promise<Map<string, ItemLabel>> {
  if (ids.length === 0) return new Map()
  const query = { filter: { _id: { $in: ids } }, fields: labelFieldKeys(fields), paging: { limit: ids.length } }
  const found = await ifExists(client.dataItems.queryDataItems({ dataCollectionId: fields.collectionId, query }))
  return new Map((found?.dataItems ?? []).map((item) => [item.id ?? '', itemLabelOf(item, fields, origin)]))
}
