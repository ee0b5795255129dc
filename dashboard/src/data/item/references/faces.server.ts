import type { Client } from '@stoa/sdk'
import type { DataCollection } from '../../../answers.ts'
import { ifThere, nameIn } from '../../grid/names.server.ts'
import { pictureOf } from '../media/media.ts'

/** An item as others name it. */
export interface Face {
  id: string
  name: string
  /** The address of its picture, where it has one. */
  picture?: string
}

/** What of a collection's items is looked at to name them. */
export interface FaceFields {
  collectionId: string
  collectionName: string
  name: string | undefined
  picture: string | undefined
}

const pictured = new Set(['IMAGE', 'MEDIA_IMAGE', 'MEDIA_GALLERY', 'MEDIA_VECTOR_ART'])

export const faceFields = ({ id, displayName, displayField, fields = [] }: DataCollection): FaceFields => ({
  collectionId: id,
  collectionName: displayName || id,
  name: displayField ?? undefined,
  picture: fields.find(({ type }) => pictured.has(type))?.key,
})

/** Undefined where the collection is gone, or not for this reader. */
export async function faceFieldsOf(client: Client, dataCollectionId: string): Promise<FaceFields | undefined> {
  const found = await ifThere(client.dataCollections.getDataCollection({ dataCollectionId }))
  return found && faceFields(found.collection)
}

export const askedFields = ({ name, picture }: FaceFields): string[] => ['_id', ...[name, picture].filter((key) => key !== undefined)]

interface Found {
  id?: string | undefined
  data?: Readonly<Record<string, unknown>> | null | undefined
}

export function faceOf({ id = '', data }: Found, { name, picture }: FaceFields, origin: string): Face {
  const shown = picture === undefined ? undefined : pictureOf(data?.[picture], origin)
  return { id, name: nameIn(data?.[name ?? '']) || id, ...(shown !== undefined && { picture: shown }) }
}

interface Naming {
  ids: string[]
  origin: string
}

/** The faces of items, in the order of their ids; one that is not there has none. */
export async function facesOf(client: Client, fields: FaceFields, { ids, origin }: Naming): Promise<Map<string, Face>> {
  if (ids.length === 0) return new Map()
  const query = { filter: { _id: { $in: ids } }, fields: askedFields(fields), paging: { limit: ids.length } }
  const found = await ifThere(client.dataItems.queryDataItems({ dataCollectionId: fields.collectionId, query }))
  return new Map((found?.dataItems ?? []).map((item) => [item.id ?? '', faceOf(item, fields, origin)]))
}
