import { data } from 'react-router'
import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import type { DataPage, ItemData } from '../answers.ts'
import { slugVariants, slugOf } from './item-address.ts'

const idForm = /^[A-Za-z0-9_@/.-]{1,256}$/
const itemForm = /^[^\p{Cc}/]{1,256}$/u

/** A missing page, whatever the reason, which isn't revealed. */
export const missing = () => data(null, { status: 404 })

/** The result of a call, or a missing page if the caller can't see it. */
async function orMissing<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw isRefusal(error) && (error.status === 404 || error.status === 403) ? missing() : error
  }
}

/** The page schema of a collection, for callers who can read it. */
export async function findPage({ dataCollections }: Client, dataCollectionId: string): Promise<DataPage> {
  if (!idForm.test(dataCollectionId)) throw missing()
  return (await orMissing(dataCollections.getDataPage({ dataCollectionId }))).dataPage
}

const referencesMax = 50

/** The fields whose references are included. */
const included = ({ fields, references }: DataPage) =>
  fields.filter(({ typeMetadata }) => {
    const target = typeMetadata?.reference?.referencedCollectionId ?? typeMetadata?.multiReference?.referencedCollectionId
    return references.some(({ dataCollectionId }) => dataCollectionId === target)
  })

/** The item of a URL: by a value of the slug field, otherwise by id. */
export async function findItem({ dataItems }: Client, page: DataPage, slug: string): Promise<{ item: ItemData; isBySlug: boolean }> {
  if (!itemForm.test(slug)) throw missing()
  const { dataCollectionId, slugField } = page
  const includeReferences = included(page).map(({ key }) => ({ field: key, limit: referencesMax }))
  const bySlug = async (): Promise<ItemData | undefined> => {
    if (slugField === undefined) return undefined
    const filter = { [slugField]: { $in: slugVariants(slug, dataCollectionId) } }
    const query = { filter, sort: [{ fieldName: '_id', order: 'ASC' as const }], paging: { limit: 1 } }
    return (await orMissing(dataItems.queryDataItems({ dataCollectionId, query, includeReferences }))).dataItems[0]?.data ?? undefined
  }
  const named = await bySlug()
  if (named && slugOf(named, page) === slug) return { item: named, isBySlug: true }
  const { dataItem } = await orMissing(dataItems.getDataItem({ dataCollectionId, dataItemId: slug, includeReferences }))
  return { item: dataItem.data ?? {}, isBySlug: false }
}
