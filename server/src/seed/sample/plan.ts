import { sampleIds, sampleShop } from '@stoa/seed'
import { sortSampleCollections } from '../../content/data-collections/index.ts'
import type { Context } from '../../kernel/context.ts'
import {
  collectionsAboveOthers,
  existingMedia,
  mediaNamedInItems,
  orderedProducts,
  selectCollections,
  selectProducts,
  type Named,
} from './store.ts'

/** What a removal takes, and what it leaves because the team has worked on it. */
export interface Plan {
  products: readonly Named[]
  keptProducts: readonly Named[]
  collections: readonly Named[]
  keptCollections: readonly Named[]
  dataCollections: Awaited<ReturnType<typeof sortSampleCollections>>
}

/** `lock`: the data collections don't change until the transaction ends. Products and collections can, because they are locked after orders: one that is
 *  edited in between is removed. */
export async function planRemoval(context: Context, { lock }: { lock: boolean }): Promise<Plan> {
  const dataCollections = await sortSampleCollections(context, {
    collections: sampleIds.dataCollections,
    items: sampleIds.dataItems,
    lock,
  })
  const products = await selectProducts(context, sampleIds.products)
  const keptProducts = products.filter(isEdited)
  const inUse = new Set(keptProducts.flatMap(({ collectionIds }) => collectionIds))
  const collections = await selectCollections(context, sampleIds.collections)
  const needed = collections.filter((one) => isEdited(one) || inUse.has(one.id))
  const kept = new Set([
    ...needed.flatMap(({ id, path }) => [id, ...path]),
    ...(await collectionsAboveOthers(context, sampleIds.collections)),
  ])
  const keptCollections = collections.filter(({ id }) => kept.has(id))
  return {
    products: products.filter((one) => !isEdited(one)),
    keptProducts,
    collections: collections.filter((one) => !keptCollections.includes(one)),
    keptCollections,
    dataCollections,
  }
}

const isEdited = ({ revision }: Named): boolean => revision > 1

/** The pictures and files that go, too: not those that something of the shop's own shows, which is its home page, what stays, orders of real shoppers, and data
 *  items. It reads all of these, so a page doesn't ask for it. */
export async function mediaToRemove(context: Context, plan: Plan): Promise<string[]> {
  const ordered = await orderedProducts(context, { products: sampleIds.products, exceptOrders: sampleIds.orders })
  const products = new Set([...ordered, ...plan.keptProducts.map(({ id }) => id)])
  const collections = new Set(plan.keptCollections.map(({ id }) => id))
  const inUse = new Set([
    context.site.settings.heroMediaId,
    ...sampleShop.products.flatMap(({ id, mediaIds, filmId, fileId, options }) =>
      products.has(id)
        ? [
            ...mediaIds,
            filmId ?? [],
            ...options.flatMap(({ choices }) => choices.flatMap((choice) => choice.mediaIds ?? [])),
            ...(fileId ? [fileId] : []),
          ]
        : [],
    ),
    ...sampleShop.collections.flatMap(({ id, mediaId }) => (collections.has(id) ? [mediaId] : [])),
    ...(await mediaNamedInItems(context)),
  ])
  return (await existingMedia(context, sampleIds.media)).filter((id) => !inUse.has(id))
}
