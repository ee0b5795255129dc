import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'

/** The shop makes a collection, fills, changes and empties it, and deletes it; a visitor sees each state. */
export async function journey({ clientId, apiKey, siteId, connection, generation, mode, step, attempt }: Walk): Promise<void> {
  const shopper: Package = connection.visitor(clientId)
  const owner: Package = connection.owner(apiKey, siteId)
  const goods = await step('goods', async () => {
    const { items } = await shopper.products.queryProducts().limit(3).find()
    return items.map(({ _id }: Package) => _id)
  })
  const name = `Writing ${generation} ${mode}`
  const made = await step('created', async () => {
    const answer = await owner.products.createCollection({ name, description: 'New', visible: true })
    return answer.collection ?? answer
  })
  const id = made._id
  await attempt('taken', () => owner.products.createCollection({ name: 'Other', slug: made.slug }))
  await attempt('without a name', () => owner.products.createCollection({ description: 'None' }))
  await attempt('by a visitor', () => shopper.products.createCollection({ name: 'Mine' }))
  await step('added', () => owner.products.addProductsToCollection(id, goods))
  await step('added again', () => owner.products.addProductsToCollection(id, [goods[0]]))
  await attempt('with products', async () => {
    const { collection } = await owner.collections
      .getCollection(id)
      .then((answer: Package) => (answer.collection ? answer : { collection: answer }))
    return collection.numberOfProducts
  })
  await attempt('members', async () => {
    const { items } = await shopper.products.queryProducts().hasSome('collectionIds', [id]).find()
    return items.map(({ _id }: Package) => _id)
  })
  await step('removed', () => owner.products.removeProductsFromCollection(id, [goods[1], goods[2]]))
  await attempt('members left', async () => {
    const { items } = await shopper.products.queryProducts().hasSome('collectionIds', [id]).find()
    return items.map(({ _id }: Package) => _id)
  })
  await attempt('updated', async () => {
    const answer = await owner.products.updateCollection(id, { ...made, name: `${name} again`, description: null })
    return answer.collection ?? answer
  })
  await attempt('unknown product', () => owner.products.addProductsToCollection(id, [siteId]))
  await step('deleted', () => owner.products.deleteCollection(id))
  await attempt('deleted again', () => owner.products.deleteCollection(id))
  await attempt('all products', () => owner.products.deleteCollection('00000000-000000-000000-000000000001'))
}
