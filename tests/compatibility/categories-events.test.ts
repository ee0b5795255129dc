import { expect, test } from 'vitest'
import { describeReceiving } from './receiving.ts'

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const permissions = ['CATEGORIES.CATEGORY_READ', 'WIX_STORES.READ_PRODUCTS', 'WIX_STORES.PRODUCT_READ']

describeReceiving('categories-events', permissions, ({ value, handledBy, generation }) => {
  // The packages of 2024 have no categories.
  const isCurrent = generation === 'current'
  const treeReference = { appNamespace: '@wix/stores', treeKey: null }

  test.runIf(isCurrent)('categories arrive as they are', () => {
    const { _id } = value('created')
    const metadata = (slug: string) => ({ entityId: _id, entityFqdn: 'wix.categories.v1.category', slug })
    const [created] = handledBy('categories.onCategoryCreated').filter(({ entity }) => entity._id === _id)
    expect(created).toMatchObject({
      entity: { revision: '1', name: 'Garden', visible: true, treeReference },
      metadata: metadata('created'),
    })
    const updated = handledBy('categories.onCategoryUpdated').filter(({ entity }) => entity._id === _id)
    expect(updated[0]).toMatchObject({ entity: { revision: '2', name: 'Terrace' }, metadata: metadata('updated') })
    expect(handledBy('categories.onCategoryDeleted')).toMatchObject([{ metadata: metadata('deleted') }])
    expect(handledBy('categories.onCategoryMoved')).toMatchObject([
      { data: { categoryId: _id, parentCategory: { index: 0 }, treeReference } },
    ])
  })

  test.runIf(isCurrent)('what happens to their items arrives', () => {
    const [categoryId, item] = [value('created')._id, { catalogItemId: value('product')._id, appId }]
    expect(handledBy('categories.onCategoryItemAddedToCategory')).toMatchObject([{ data: { categoryId, addedItem: item, treeReference } }])
    expect(handledBy('categories.onCategoryItemsArrangedInCategory')).toMatchObject([{ data: { categoryId, treeReference } }])
    expect(handledBy('categories.onCategoryItemRemovedFromCategory')).toMatchObject([{ data: { categoryId, removedItem: item } }])
  })

  test.runIf(isCurrent)('a collection of the first catalogue is a category too', () => {
    expect(value('handled collection')).toMatchObject([{ envelope: { entity: { name: 'Balcony', parentCategory: {} } } }])
  })

  test.runIf(isCurrent)('the packages accept all that was sent', () => expect(value('refused')).toEqual([]))
})
