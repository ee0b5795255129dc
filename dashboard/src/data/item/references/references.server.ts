import type { Client } from '@stoa/sdk'
import type { DataCollection } from '../../../answers.ts'
import type { Item } from '../../../grid/window.ts'
import { gridFields } from '../../grid/field.ts'
import { ifExists } from '../../grid/names.server.ts'
import { labelFieldKeys, labelFields, labelFieldsOf, itemLabelOf, itemLabelsOf, type ItemLabel } from './item-labels.server.ts'
import { linkPageSize as pageSize } from './link-page-size.ts'

/** A page of a field's references. */
export interface Links {
  /** The key of the field, including its collection if that is another one. */
  key: string
  label: string
  /** The collection of the referenced items. */
  collectionId: string
  collectionName: string
  isMany: boolean
  isReadOnly: boolean
  /** Labels without a name stand for items that do not exist. */
  links: (ItemLabel & { isThere: boolean })[]
  from: number
  total: number
}

export interface References {
  /** The item's own references, by field. */
  out: Links[]
  /** Items of any collection that refer to it. */
  into: Links[]
}

const collectionsMax = 100

interface ReferencesRequest {
  collection: DataCollection
  item: Item
  /** The page's URL: `?out=books~20` is the second page of that field. */
  url: URL
}

export async function referencesOf(client: Client, asked: ReferencesRequest): Promise<References> {
  const fields = gridFields(asked.collection).filter(({ refersTo }) => refersTo !== undefined)
  const [out, into] = await Promise.all([Promise.all(fields.map((field) => outOf(client, asked, field))), referringTo(client, asked)])
  return { out, into: into.filter(({ total }) => total > 0) }
}

type Field = ReturnType<typeof gridFields>[number]

async function outOf(client: Client, { item, url }: ReferencesRequest, field: Field): Promise<Links> {
  const { key, label, kind, isReadOnly, refersTo = '' } = field
  const ids = [item.data[key]].flat().filter((id) => typeof id === 'string')
  const from = pageFrom(url, 'out', key)
  const shown = ids.slice(from, from + pageSize)
  const fields = await labelFieldsOf(client, refersTo)
  const faces = fields ? await itemLabelsOf(client, fields, { ids: shown, origin: url.origin }) : new Map<string, ItemLabel>()
  const links = shown.map((id) => ({ id, name: id, ...faces.get(id), isThere: faces.has(id) }))
  const collectionName = fields?.collectionName ?? refersTo
  return { key, label, collectionId: refersTo, collectionName, isMany: kind === 'references', isReadOnly, links, from, total: ids.length }
}

async function referringTo(client: Client, { collection, item, url }: ReferencesRequest): Promise<Links[]> {
  const listed = await ifExists(client.dataCollections.listDataCollections({ paging: { limit: collectionsMax } }))
  const asked = (listed?.collections ?? []).flatMap((other) =>
    gridFields(other)
      .filter(({ refersTo }) => refersTo === collection.id)
      .map((field) => intoFrom(client, { other, field, itemId: item.id, url })),
  )
  return Promise.all(asked)
}

interface Referring {
  other: DataCollection
  field: Field
  itemId: string
  url: URL
}

async function intoFrom(client: Client, { other, field, itemId, url }: Referring): Promise<Links> {
  const { key, kind, label } = field
  const fields = labelFields(other)
  const from = pageFrom(url, 'in', `${other.id}.${key}`)
  const query = {
    filter: { [key]: kind === 'references' ? { $hasSome: [itemId] } : itemId },
    fields: labelFieldKeys(fields),
    paging: { limit: pageSize, offset: from },
  }
  const asked = { dataCollectionId: other.id, query, returnTotalCount: true }
  const found = await ifExists(client.dataItems.queryDataItems(asked))
  const links = (found?.dataItems ?? []).map((one) => ({ ...itemLabelOf(one, fields, url.origin), isThere: true }))
  const about = { collectionId: other.id, collectionName: fields.collectionName, isMany: true, isReadOnly: true }
  return { key: `${other.id}.${key}`, label, ...about, links, from, total: found?.pagingMetadata?.total ?? links.length }
}

/** The offset of a list of the page. */
function pageFrom({ searchParams }: URL, direction: 'out' | 'in', key: string): number {
  const [, named, from] = /^(.*)~(\d{1,4})$/.exec(searchParams.get(direction) ?? '') ?? []
  return named === key ? Math.floor(Number(from) / pageSize) * pageSize : 0
}
