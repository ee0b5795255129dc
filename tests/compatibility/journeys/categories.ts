import { randomUUID } from 'node:crypto'
import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'
import { neverCalled, watched } from '../watched.ts'

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const treeReference = { appNamespace: '@wix/stores' }
const inTree = { treeReference }

/** The shop arranges its categories as a tree, and puts products into them. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, clientId, generation, attempt } = walk
  // The packages of 2024 have no categories.
  if (generation !== 'current') return
  const called = new Set<string>()
  const owner = watched(connection.owner(apiKey, siteId), 'categories', called)
  const shopper: Package = watched(connection.visitor(clientId), 'categories', called)
  const tree = await grow(walk, owner, shopper)
  await fill(walk, { owner, shopper, ...tree })
  await prune(walk, { owner, shopper, ...tree })
  await attempt('never called', () => Promise.resolve(neverCalled(owner, 'categories', called)))
}

interface Tree {
  pottery: Package
  cups: Package
}
type Callers = Record<'owner' | 'shopper', Package>

async function grow(walk: Walk, owner: Package, shopper: Package): Promise<Tree> {
  const { step, attempt, mode } = walk
  const { categories } = owner
  const create = (category: Package, fields: string[] = []): Package => categories.createCategory(category, { ...inTree, fields })
  const pottery = await step('created', () => create({ name: `Pottery ${mode}`, description: 'Made by hand.' }, ['DESCRIPTION']))
  const cups = await step('created below', () => create({ name: `Cups ${mode}`, parentCategory: { _id: pottery._id } }))
  await step('created beside', () => create({ name: `Bowls ${mode}`, parentCategory: { _id: pottery._id } }))
  await attempt('refused: slug', () => create({ name: 'Other', slug: pottery.slug }))
  await attempt('refused: a visitor', () => shopper.categories.createCategory({ name: 'Mine' }, inTree))
  await attempt('refused: another tree', () => categories.getCategory(pottery._id, { appNamespace: '@acme/rooms' }))
  await attempt('trees', () => shopper.categories.listTrees())
  const fields = ['BREADCRUMBS_INFO', 'DESCRIPTION']
  await attempt('read', () => shopper.categories.getCategory(cups._id, treeReference, { fields }))
  await attempt('read by slug', () => shopper.categories.getCategoryBySlug(cups.slug, treeReference, { fields }))
  await attempt('updated', () => categories.updateCategory(cups._id, { revision: cups.revision, name: `Mugs ${mode}` }, inTree))
  await attempt('refused: old', () => categories.updateCategory(cups._id, { revision: '99', name: 'Old' }, inTree))
  await attempt('moved', () => categories.moveCategory(cups._id, treeReference, { parentCategoryId: pottery._id, position: 'LAST' }))
  await attempt('refused: into itself', () =>
    categories.moveCategory(pottery._id, treeReference, { parentCategoryId: cups._id, position: 'FIRST' }),
  )
  const below = shopper.categories.queryCategories(inTree).eq('parentCategory._id', pottery._id).ascending('parentCategory.index')
  await attempt('found', async () => (await below.limit(10).find()).items.map(({ name }: Package) => name))
  await attempt('page by page', async () => {
    const first = await below.limit(1).find()
    const second = await first.next()
    return [...first.items, ...second.items].map(({ name }: Package) => name)
  })
  await attempt('searched', () => shopper.categories.searchCategories({ search: { expression: `Mugs ${mode}`, mode: 'AND' } }, inTree))
  await attempt('counted', () => shopper.categories.countCategories({ ...inTree, filter: { 'parentCategory.id': pottery._id } }))
  return { pottery, cups }
}

async function fill(walk: Walk, { owner, shopper, pottery, cups }: Tree & Callers): Promise<void> {
  const { step, attempt } = walk
  const { categories } = owner
  const products = await step('goods', async () => (await owner.productsV3.queryProducts({}).limit(3).find()).items)
  const [first, second, third] = products.map(({ _id }: Package) => ({ catalogItemId: _id, appId }))
  const missing = { catalogItemId: randomUUID(), appId }
  await attempt('items added', () => categories.bulkAddItemsToCategory(cups._id, [first, second, missing], inTree))
  await attempt('item added', () => categories.bulkAddItemToCategories(third, { ...inTree, categoryIds: [cups._id, randomUUID()] }))
  await attempt('items', () => shopper.categories.listItemsInCategory(cups._id, treeReference))
  await attempt('arranged', () => categories.setArrangedItems(cups._id, treeReference, { items: [third, first] }))
  await attempt('arranged items', () => shopper.categories.getArrangedItems(cups._id, treeReference))
  await attempt('items of all below', () =>
    shopper.categories.listItemsInCategory(pottery._id, treeReference, {
      includeItemsFromSubcategories: true,
      useCategoryArrangement: true,
      cursorPaging: { limit: 2 },
    }),
  )
  await attempt('categories of an item', () => shopper.categories.listCategoriesForItem(first, inTree))
  await attempt('categories of items', () => shopper.categories.listCategoriesForItems([first, missing], inTree))
  await attempt('categories set', () => categories.bulkSetItemCategories(second, { ...inTree, categoryIds: [pottery._id] }))
  await attempt('product', () => shopper.productsV3.getProduct(first.catalogItemId, { fields: ['ALL_CATEGORIES_INFO'] }))
  await attempt('items removed', () => categories.bulkRemoveItemsFromCategory(cups._id, [first, missing], inTree))
  await attempt('item removed', () => categories.bulkRemoveItemFromCategories(third, { ...inTree, categoryIds: [cups._id] }))
}

async function prune(walk: Walk, { owner, shopper, pottery, cups }: Tree & Callers): Promise<void> {
  const { attempt, mode } = walk
  const { categories } = owner
  const now = async (): Promise<Package> => categories.getCategory(pottery._id, treeReference)
  await attempt('hidden', async () => {
    const { revision } = await now()
    return categories.updateCategoryVisibility(pottery._id, { ...inTree, revision, visible: false })
  })
  await attempt('refused: hidden', () => shopper.categories.getCategory(cups._id, treeReference))
  await attempt('refused: under a hidden one', () => categories.bulkShowCategories([cups._id], { ...inTree, returnEntity: true }))
  await attempt('shown', () => categories.bulkShowCategories([cups._id, pottery._id], { ...inTree, returnEntity: true }))
  await attempt('updated in bulk', async () => {
    const { revision } = await now()
    const change = { category: { _id: pottery._id, revision, name: `Ceramics ${mode}` } }
    return categories.bulkUpdateCategories([change], { ...inTree, returnEntity: true })
  })
  await attempt('deleted', () => categories.deleteCategory(pottery._id, treeReference))
  await attempt('refused: deleted below', () => categories.getCategory(cups._id, treeReference))
}
