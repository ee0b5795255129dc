import { randomUUID } from 'node:crypto'
import type { Client } from '@stoa/sdk'
import { shirt, song } from '../support/goods.ts'
import { line } from '../support/shop.ts'

type Request = Record<string, unknown>
type Prepare = (owner: Client, request: Request) => Promise<Request>

const withPlugin =
  (add: (owner: Client, dataCollectionId: string) => Promise<unknown>): Prepare =>
  async (owner, request) => {
    await add(owner, String(request.dataCollectionId))
    return request
  }

/** An item in a collection with a separate collection of drafts. */
const drafted =
  (isBegun: boolean): Prepare =>
  async ({ dataCollections, dataItems }, request) => {
    const item = { dataCollectionId: `Drafted-${randomUUID()}`, dataItemId: String(request.dataItemId) }
    await dataCollections.createDataCollection({ collection: { id: item.dataCollectionId } })
    await dataItems.insertDataItem({ dataCollectionId: item.dataCollectionId, dataItem: { id: item.dataItemId, data: {} } })
    await dataCollections.addDraftItemsPlugin({ dataCollectionId: item.dataCollectionId, draftItemsOptions: {} })
    if (isBegun) await dataItems.createDataItemDraft(item)
    return { ...request, ...item }
  }

/** The example needs a collection with pages. */
const withPages: Prepare = async ({ dataCollections }, request) => {
  const dataCollectionId = String(request.dataCollectionId)
  const { settings } = await dataCollections.getDataPageSettings({ dataCollectionId })
  await dataCollections.updateDataPageSettings({ dataCollectionId, settings: { revision: settings.revision, hasPages: true } })
  return request
}

/** Changed from their current state. */
const fromItsRevision: Prepare = async ({ dataCollections }, request) => {
  const { settings } = await dataCollections.getDataPageSettings({ dataCollectionId: String(request.dataCollectionId) })
  return { ...request, settings: { ...(request.settings as object), revision: settings.revision } }
}

/** Only members can leave out the author. */
const withAuthor: Prepare = async (_, request) => ({
  ...request,
  review: { ...(request.review as object), author: { contactId: randomUUID() } },
})

const fromRevisionOfReview: Prepare = async ({ reviews }, request) => {
  const { id } = request.review as { id: string }
  const { review } = await reviews.getReview({ reviewId: id, returnPrivateReviews: true })
  return { ...request, review: { ...(request.review as object), revision: review.revision } }
}

/** Another product is moved in the collection, which therefore has both. */
const inCollection: Prepare = async ({ collections }, request) => {
  const { id, productId } = request as { id: string; productId: string }
  await collections.addProductsToCollection({ id, productIds: [productId] })
  return { id, productId, to: 'START' }
}

/** The example needs a product of the test shop, here one with options. */
const withProduct =
  (id: string = shirt.id): Prepare =>
  (_, request) =>
    Promise.resolve({ ...request, id })

/** All of its choices are named. */
const withAllChoices: Prepare = async ({ customizations }, request) => {
  const { customization } = await customizations.getCustomization({ customizationId: String(request.customizationId) })
  return { ...request, choiceIds: customization.choicesSettings!.choices!.map(({ id }) => id) }
}

/** One that has versions. */
const withVersions: Prepare = async ({ catalogue }, request) => {
  await catalogue.updateProduct({ product: { id: shirt.id, ribbon: 'New' } })
  return { ...request, id: shirt.id }
}

const withPicture: Prepare = (_, request) =>
  Promise.resolve({ ...request, id: shirt.id, media: [{ option: 'Size', choice: 'S', mediaIds: ['shirt.jpg'] }] })

/** Changed from its current state. */
const fromRevisionOfProduct: Prepare = async ({ productsV3 }, request) => {
  const { revision } = (await productsV3.getProduct({ productId: shirt.id })).product
  return { ...request, product: { ...(request.product as object), id: shirt.id, revision } }
}

/** The sections must exist. */
const withSection: Prepare = async ({ infoSections }, request) => {
  const { infoSection } = await infoSections.createInfoSection({ infoSection: { uniqueName: randomUUID(), title: 'Care' } })
  return { ...request, infoSectionIds: [infoSection.id] }
}

/** The variant has no item yet. */
const withoutItem: Prepare = async ({ inventoryV3 }, request) => {
  const { variantId } = request.inventoryItem as { variantId: string }
  await inventoryV3.deleteInventoryItem({ inventoryItemId: variantId })
  return request
}

const ofProducts = [
  'deleteProduct',
  'removeRibbon',
  'removeBrand',
  'duplicateProduct',
  'updateProductVariants',
  'resetAllProductVariantData',
  'deleteProductOptions',
  'renameProductOption',
]

/** A shopper waits for the item. */
const withWaiting: Prepare = async ({ backInStock }) => {
  const { catalogReference } = line(shirt.id, 1, { variantId: shirt.medium })
  await backInStock.createBackInStockNotificationRequest({ request: { catalogReference, email: `${randomUUID()}@example.com` } })
  return { productId: shirt.id, variantId: shirt.medium }
}

const byCall: Readonly<Record<string, Prepare>> = {
  'backInStock.startBackInStockWave': withWaiting,
  'collections.moveProductInCollection': inCollection,
  ...Object.fromEntries(ofProducts.map((name) => [`catalogue.${name}`, withProduct()])),
  'customizations.reorderCustomizationChoices': withAllChoices,
  'catalogue.setDigitalFile': withProduct(song),
  'catalogue.restoreProductVersion': withVersions,
  'catalogue.addProductMediaToChoices': withPicture,
  'catalogue.removeProductMediaFromChoices': withPicture,
  'dataCollections.deletePublishPlugin': withPlugin(({ dataCollections }, dataCollectionId) =>
    dataCollections.addPublishPlugin({ dataCollectionId, publishOptions: {} }),
  ),
  'dataCollections.deleteDraftItemsPlugin': withPlugin(({ dataCollections }, dataCollectionId) =>
    dataCollections.addDraftItemsPlugin({ dataCollectionId, draftItemsOptions: {} }),
  ),
  'dataCollections.addCmsPlugin': withPlugin(({ dataCollections }, dataCollectionId) =>
    dataCollections.deleteCmsPlugin({ dataCollectionId }),
  ),
  'dataCollections.getDataPage': withPages,
  'dataCollections.updateDataPageSettings': fromItsRevision,
  'dataItems.createDataItemDraft': drafted(false),
  'dataItems.publishDataItemDraft': drafted(true),
  'dataItems.unpublishDataItem': drafted(false),
  'inventoryV3.createInventoryItem': withoutItem,
  'productsV3.bulkAddInfoSectionsToProductsByFilter': withSection,
  'productsV3.deleteProduct': (_, request) => Promise.resolve({ ...request, productId: shirt.id }),
  'productsV3.updateProduct': fromRevisionOfProduct,
  'productsV3.updateProductWithInventory': fromRevisionOfProduct,
  'reviews.createReview': withAuthor,
  'reviews.updateReview': fromRevisionOfReview,
}

/** A request of a call that needs more than existing things: once this setup is done, it succeeds. */
export const prepared = (owner: Client, id: string, request: unknown): Promise<unknown> =>
  byCall[id]?.(owner, request as Request) ?? Promise.resolve(request)
