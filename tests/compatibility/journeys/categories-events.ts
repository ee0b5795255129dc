import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'
import { openReceiver } from '../receiver.ts'

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const treeReference = { appNamespace: '@wix/stores' }
const inTree = { treeReference }
const verbs = [
  'CategoryCreated',
  'CategoryUpdated',
  'CategoryDeleted',
  'CategoryMoved',
  'CategoryItemAddedToCategory',
  'CategoryItemRemovedFromCategory',
  'CategoryItemsArrangedInCategory',
]

/** An app gets the events of categories, whichever call makes them. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, generation, step, attempt } = walk
  // The packages of 2024 have no categories.
  if (generation !== 'current') return
  const { handledBy, refused, close } = await openReceiver(walk)
  const { categories, products, productsV3 }: Package = connection.owner(apiKey, siteId)
  const product = await step('product', async () => (await productsV3.queryProducts({}).limit(1).find()).items[0])
  const item = { catalogItemId: product._id, appId }
  const category = await step('created', () => categories.createCategory({ name: 'Garden' }, inTree))
  await step('changed', () => categories.updateCategory(category._id, { revision: category.revision, name: 'Terrace' }, inTree))
  await step('moved', () => categories.moveCategory(category._id, treeReference, { position: 'FIRST' }))
  await step('item added', () => categories.bulkAddItemsToCategory(category._id, [item], inTree))
  await step('arranged', () => categories.setArrangedItems(category._id, treeReference, { items: [item] }))
  await step('item removed', () => categories.bulkRemoveItemsFromCategory(category._id, [item], inTree))
  await step('deleted', () => categories.deleteCategory(category._id, treeReference))
  const collection = await step('collection created', async () => {
    const answer = await products.createCollection({ name: 'Balcony' })
    return answer.collection ?? answer
  })
  await step('handled', () => handledBy(verbs.map((verb) => `categories.on${verb}`)))
  await attempt('handled collection', async () => {
    const created = async (): Promise<Package[]> =>
      (await handledBy(['categories.onCategoryCreated'])).filter(({ envelope }) => envelope.entity?._id === collection._id)
    while ((await created()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
    return created()
  })
  await attempt('refused', () => Promise.resolve(refused))
  close()
}
