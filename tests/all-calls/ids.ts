import type { Call } from '@stoa/contract/call'
import { Guid } from '@stoa/contract/scalars'
import { fieldsOf, patternOf, type Node } from './requests.ts'

/** Things with an owner or limited visibility. */
export interface Things {
  cart: string
  cartLine: string
  checkout: string
  checkoutLine: string
  order: string
  payment: string
  /** A comment of the shop on the order. */
  activity: string
  /** A wishlist and the member to whom it belongs: the caller, or someone else if the caller is no member. */
  wishlist: string
  wishlistOwner: string
  /** A rejected review: the caller's, or someone else's if the caller isn't registered. */
  review: string
  /** A back-in-stock request: the caller's if the caller is a member. The wave that notifies it. */
  backInStockRequest: string
  backInStockWave: string
  /** A view saved by the shop's owner. */
  view: string
  /** A key created by the shop's owner. */
  apiKey: string
  /** A public client in a page, and an app on a server. */
  oauthClient: string
  app: string
  /** A private member, and a deleted one. */
  member: string
  deletedMember: string
  /** A user invited by the shop's owner, a custom role, and a session of the owner. */
  staffUser: string
  role: string
  staffSession: string
  /** A member session: the caller's, or someone else's if the caller has none. */
  memberSession: string
  /** A failed background job of the site. */
  failedJob: string
  /** An email that can still be sent. */
  waitingMail: string
  /** A data collection created by the shop's owner, and a deleted one. */
  madeCollection: string
  deletedCollection: string
  /** An import into that collection, and a saved mapping. */
  dataImport: string
  /** Imports that are uploading, running, paused, and canceled. */
  receivingImport: string
  runningImport: string
  pausedImport: string
  canceledImport: string
  importPreset: string
  /** An app with a webhook, a delivery of it, and the next key of the app. */
  webhookApp: string
  webhook: string
  webhookDelivery: string
  webhookKey: string
  /** A file, a folder, and a film of the site’s media library. */
  file: string
  folder: string
  film: string
  /** A file with an earlier version. */
  replacedFile: string
  failedFile: string
  /** A brand, a ribbon and a section, which everyone can read, as well as the next one. */
  brand: string
  ribbon: string
  infoSection: string
  /** An option, and one of its two choices. */
  customization: string
  choice: string
  /** A location without stock. */
  location: string
}
export interface HiddenThings {
  product: string
  variant: string
  collection: string
  collectionSlug: string
  /** The same as a category. */
  category: string
  categorySlug: string
  formerSlug: string
  /** The product, as its stock names it. */
  inventoryItem: string
  dataCollection: string
  /** An item of that collection. */
  dataItem: string
  /** A job that changed items of a collection. */
  dataJob: string
  productsJob: string
  mail: string
  event: string
}
export type Thing = keyof Things | keyof HiddenThings

/** What an id names, by the call's id or its area and the field; or by the field alone where it is the same everywhere. A call whose ids are all in this table needs no
 *  row of its own. */
const named: Readonly<Record<string, Thing>> = {
  'carts lineItemIds[]': 'cartLine',
  'carts lineItems[].id': 'cartLine',
  'carts merchantDiscounts[].lineItemIds[]': 'cartLine',
  'checkouts.getCheckoutByCartId id': 'cart',
  'checkouts id': 'checkout',
  'checkouts checkout.id': 'checkout',
  'checkouts lineItemIds[]': 'checkoutLine',
  'checkouts lineItems[].id': 'checkoutLine',
  'orders id': 'order',
  'orders orderIds[]': 'order',
  'orders orderId': 'order',
  'orders activityId': 'activity',
  'files fileId': 'file',
  'memberPhotos fileId': 'file',
  'files fileIds[]': 'file',
  'files folderIds[]': 'folder',
  'files file.id': 'file',
  'files parentFolderId': 'folder',
  'files file.parentFolderId': 'folder',
  'files importFileRequests[].parentFolderId': 'folder',
  'files.generateVideoStreamingUrl fileId': 'film',
  'files.generateFileVersionUrl fileId': 'replacedFile',
  'files.restoreFileVersion fileId': 'replacedFile',
  'files.retryFileProcessing fileId': 'failedFile',
  'folders folderId': 'folder',
  'folders folderIds[]': 'folder',
  'folders folder.id': 'folder',
  'folders folder.parentFolderId': 'folder',
  'folders parentFolderId': 'folder',
  'recommendations items[].catalogItemId': 'product',
  'reviews reviewId': 'review',
  'reviews review.id': 'review',
  'reviews review.entityId': 'product',
  'reviews reviews[].entityId': 'product',
  'backInStock id': 'backInStockRequest',
  'backInStock requestIds[]': 'backInStockRequest',
  'backInStock.cancelBackInStockWave id': 'backInStockWave',
  'backInStock productId': 'product',
  'backInStock variantId': 'product',
  'backInStock request.catalogReference.catalogItemId': 'product',
  'backInStock catalogReferences[].catalogItemId': 'product',
  'views id': 'view',
  'wishlists id': 'wishlist',
  'wishlists memberId': 'wishlistOwner',
  'wishlists productId': 'product',
  'apiKeys id': 'apiKey',
  'oauthClients id': 'oauthClient',
  'apps id': 'app',
  'webhooks appId': 'app',
  'webhooks id': 'webhook',
  'webhooks eventId': 'event',
  'webhooks.getWebhookDelivery id': 'webhookDelivery',
  'webhooks.resendWebhookDelivery id': 'webhookDelivery',
  'webhooks.activateWebhookKey appId': 'webhookApp',
  'webhooks.activateWebhookKey id': 'webhookKey',
  'webhooks.deleteWebhookKey appId': 'webhookApp',
  'webhooks.deleteWebhookKey id': 'webhookKey',
  'members id': 'member',
  'members member.id': 'member',
  'members memberIds[]': 'member',
  'members contentAssigneeId': 'member',
  'members.restoreMember id': 'deletedMember',
  'members.purgeMember id': 'deletedMember',
  'memberPhotos memberId': 'member',
  'memberSessions memberId': 'member',
  'redirects confirmedBy': 'member',
  'redirects auth.authRequest.memberId': 'member',
  'memberSessions sessionId': 'memberSession',
  'recovery identityId': 'member',
  'verification identityId': 'member',
  'staff id': 'staffUser',
  'staff roleIds[]': 'role',
  'staff sessionId': 'staffSession',
  'roles id': 'role',
  'roles staffUserId': 'staffUser',
  'redirects ecomCheckout.checkoutId': 'checkout',
  'jobs id': 'failedJob',
  'mails id': 'mail',
  'mails.resendMail id': 'waitingMail',
  'events id': 'event',
  'payments paymentGatewayOrderId': 'payment',
  'inventoryV3 inventoryItemId': 'inventoryItem',
  'inventoryV3 inventoryItemIds[]': 'inventoryItem',
  'inventoryV3 inventoryItem.id': 'inventoryItem',
  'inventoryV3 inventoryItems[].inventoryItem.id': 'inventoryItem',
  'inventoryV3 decrementData[].inventoryItemId': 'inventoryItem',
  'inventoryV3 incrementData[].inventoryItemId': 'inventoryItem',
  // The only variant of a product, which has its ID.
  ...Object.fromEntries(
    ['inventoryItem', 'inventoryItems[]', 'inventoryItems[].inventoryItem', 'decrementData[]', 'incrementData[]'].flatMap((item) => [
      [`inventoryV3 ${item}.productId`, 'product'],
      [`inventoryV3 ${item}.variantId`, 'product'],
      [`inventoryV3 ${item}.locationId`, 'location'],
    ]),
  ),
  'inventoryV3 locationId': 'location',
  'locations id': 'location',
  'locations location.id': 'location',
  'productsV3 jobId': 'productsJob',
  'productsV3 productId': 'product',
  'productsV3 slug': 'product',
  'productsV3 product.id': 'product',
  'productsV3 productIds[]': 'product',
  'productsV3 products[].productId': 'product',
  'productsV3 products[].product.id': 'product',
  'catalogue.getStoreVariant id': 'variant',
  'catalogue id': 'product',
  'catalogue product.id': 'product',
  'catalogue ids[]': 'product',
  'catalogue media[].mediaId': 'file',
  'catalogue fileId': 'file',
  'catalogue collectionId': 'collection',
  'catalogue filter.collectionIds[]': 'collection',
  'catalogue slug': 'collectionSlug',
  'catalogue formerSlug': 'formerSlug',
  'collections id': 'collection',
  'collections collection.id': 'collection',
  'collections settings.id': 'collection',
  'collections collectionIds[]': 'collection',
  'collections productId': 'product',
  'collections targetId': 'product',
  'collections productIds[]': 'product',
  'collections slug': 'collectionSlug',
  'categories categoryId': 'category',
  'categories category.id': 'category',
  'categories categories[].category.id': 'category',
  'categories.createCategory category.parentCategory.id': 'category',
  'categories categoryIds[]': 'category',
  'categories parentCategoryId': 'category',
  'categories moveAfterCategoryId': 'category',
  'categories slug': 'categorySlug',
  'categories item.catalogItemId': 'product',
  'categories items[].catalogItemId': 'product',
  'brands brandId': 'brand',
  'brands brand.id': 'brand',
  'brands brandIds[]': 'brand',
  'brands brands[].brand.id': 'brand',
  'ribbons ribbonId': 'ribbon',
  'ribbons ribbon.id': 'ribbon',
  'ribbons ribbonIds[]': 'ribbon',
  'ribbons ribbons[].ribbon.id': 'ribbon',
  'infoSections infoSectionId': 'infoSection',
  'infoSections infoSection.id': 'infoSection',
  'infoSections infoSectionIds[]': 'infoSection',
  'infoSections infoSections[].infoSection.id': 'infoSection',
  'infoSections infoSections[].id': 'infoSection',
  'customizations customizationId': 'customization',
  'customizations customization.id': 'customization',
  'customizations customizations[].customization.id': 'customization',
  'customizations customizationsChoices[].customizationId': 'customization',
  'customizations choiceIds[]': 'choice',
  'customizations choices[].choice.id': 'choice',
  'dataItems dataCollectionId': 'dataCollection',
  'dataItems.truncateDataItems dataCollectionId': 'madeCollection',
  'dataCollections dataCollectionId': 'madeCollection',
  'dataCollections callerId': 'member',
  'dataCollections collection.id': 'madeCollection',
  'dataCollections dataCollection.id': 'madeCollection',
  'dataCollections dataPermissions.id': 'madeCollection',
  'dataCollections.restoreDataCollection dataCollectionId': 'deletedCollection',
  'dataExports dataCollectionId': 'madeCollection',
  'dataImports dataCollectionId': 'madeCollection',
  'dataImports id': 'dataImport',
  'dataImports.addImportPart id': 'receivingImport',
  'dataImports.pauseImport id': 'runningImport',
  'dataImports.resumeImport id': 'pausedImport',
  'dataImports.undoImport id': 'canceledImport',
  'dataImports.deleteImportPreset id': 'importPreset',
  'dataJobs dataCollectionId': 'dataCollection',
  'dataJobs jobId': 'dataJob',
  'dataItems dataItemId': 'dataItem',
  'dataItems dataItemIds[]': 'dataItem',
  'dataItems dataItem.id': 'dataItem',
  'dataItems dataItems[].id': 'dataItem',
  'dataItems patch.dataItemId': 'dataItem',
  'dataItems patches[].dataItemId': 'dataItem',
  'dataItems referringItemId': 'dataItem',
  'dataItems referringItemIds[]': 'dataItem',
  'dataItems referencedItemId': 'dataItem',
  'dataItems newReferencedItemIds[]': 'dataItem',
  'dataItems dataItemReference.referringItemId': 'dataItem',
  'dataItems dataItemReference.referencedItemId': 'dataItem',
  'dataItems dataItemReferences[].referringItemId': 'dataItem',
  'dataItems dataItemReferences[].referencedItemId': 'dataItem',
  'stock inventoryItem.productId': 'inventoryItem',
  'stock inventoryItem.id': 'inventoryItem',
  'stock inventoryId': 'inventoryItem',
  'stock productId': 'product',
  'stock decrementData[].inventoryId': 'product',
  'stock decrementData[].productId': 'product',
  'stock incrementData[].inventoryId': 'product',
  'stock incrementData[].productId': 'product',
  'stock adjustments[].productId': 'product',
  'stock locationId': 'location',
  'stock toLocationId': 'location',
  'variantRows locationId': 'location',
  'variantRows rows[].id': 'variant',
  'stock thresholds[].productId': 'product',
  'lineItems[].catalogReference.catalogItemId': 'product',
  'catalogReference.catalogItemId': 'product',
  'cart.lines[].catalogReference.catalogItemId': 'product',
}

/** Ids that reveal nothing: callers get back what they sent, or select from a public list. Matched by the end of the field. */
const harmless: readonly string[] = [
  // An app, a carrier, a tax group, a business location: passed through, not looked up.
  'appId',
  'inventoryAppId',
  'managingAppId',
  'carrierId',
  'taxGroupId',
  'taxExemptGroupId',
  'deliveryProfileId',
  'businessLocationId',
  'deliveryRegion.id',
  // A VAT number, and a shop's own references.
  'vatId.id',
  'componentId',
  'resourceId',
  'rootCatalogItemId',
  'customLineItems[].catalogReference.catalogItemId',
  // Parts of the message itself.
  'image.id',
  'photo.id',
  'cover.id',
  'media.id',
  'settings.mediaIds[]',
  'modifierGroups[].id',
  'modifiers[].id',
  'applicableLineItems.lineItemIds[]',
  // Memberships do not exist yet: none is ever found.
  'selectedMembership.id',
  'memberships[].id',
  'memberships[].lineItemIds[]',
  // Narrows the result of the product's id.
  'variantIds[]',
  'variants[].variantId',
  'decrementData[].variantId',
  'incrementData[].variantId',
  'adjustments[].variantId',
  'stock.moveStock variantId',
  'thresholds[].variantId',
  // Ratings are public, and the author of a review need not be a member.
  'entityIds[]',
  'author.contactId',
  // What a caller knows a file by elsewhere: passed through.
  'externalInfo.externalIds[]',
  // Tags of the shop; a tag need not exist.
  'tagIds[]',
  // Parts of a shop's settings, which only its owner can access; images are public.
  'deliveryRegions[].id',
  'pickupPlaces[].id',
  'pickupPlaces[].locationId',
  'pickupPlaceId',
  'heroMediaId',
  'logoMediaId',
  // An algorithm, a captcha key, an authenticator and an identity provider: from a public list.
  'algorithms[].id',
  'siteKeyId',
  'authenticatorId',
  'idpConnectionId',
  'settings.connections[].id',
  'connection.id',
  // The caller chooses the id of a new item, and of a new collection.
  'dataCollections.createDataCollection collection.id',
  'singleItemOptions.singleItemId',
  'dataItems.insertDataItem dataItem.id',
  'dataItems.saveDataItem dataItem.id',
  'dataItems.bulkInsertDataItems dataItems[].id',
  'dataItems.bulkSaveDataItems dataItems[].id',
  // Special permissions: none is ever granted.
  'specialPermissions.id',
  'specialPermissionsId',
  'specialPermissions.userId',
  'specialPermissions.policyId',
  // The target of a reference field is only a name; permissions are checked when a caller follows it.
  'referencedCollectionId',
  // Every shop has the default one.
  'stock.moveStock fromLocationId',
  // Public: it is part of every page.
  'clientId',
  'client_id',
  // Calls without a token: the id works only together with a key or a secret, which tests of the area cover.
  'oauth.token memberId',
  'oauth.token member_id',
  'oauth.token instanceId',
  'oauth.token instance_id',
  // Pictures of the product itself.
  'mediaIds[]',
  // Products that the shop doesn't have are skipped (product-search/calls).
  'productSearch.updateSearchSettings settings.pins[].productIds[]',
  // Parts of the catalogue are public; files and categories of a product are its site's, and those of another site aren't found (products-v3/calls).
  'brand.id',
  'ribbon.id',
  'additionalRibbons[].id',
  'infoSections[].id',
  'infoSectionIds[]',
  'options[].id',
  'choices[].choiceId',
  'choices[].optionChoiceIds.optionId',
  'choices[].optionChoiceIds.choiceId',
  'variantsInfo.variants[].id',
  'itemsInfo.items[].id',
  'media.items[].mediaId',
  'digitalFile.id',
  'mainCategoryId',
  'image.id',
  'categoryIds[]',
  // Compared with what is saved.
  'categories.updateCategory category.parentCategory.id',
  'categories.bulkUpdateCategories categories[].category.parentCategory.id',
  // The whole list of the choices of a customization: any other list is refused, whatever it names.
  'customizations.reorderCustomizationChoices choiceIds[]',
  // A number.
  'catalogue.getProductVersion version',
  'catalogue.restoreProductVersion version',
  'files.generateFileVersionUrl version',
  'files.restoreFileVersion version',
  // For kinds of products that no shop here has.
  'reservationId',
  'planId',
  'paymentRequestId',
]

export interface NamedId {
  path: string
  thing: Thing
  sentBy: readonly string[] | undefined
}

/** The ids in a call's request that can name things of someone else. Throws for an id without an entry in the table. */
export function idsOf(id: string, area: string, call: Call): NamedId[] {
  const inPath = new Set(Array.from(call.path.matchAll(/\{([^}]+)\}/g), ([, name]) => name!))
  const ids = fieldsOf(call.request as Node).filter(({ path, node }) => inPath.has(path) || isId(path, node))
  return ids.flatMap(({ path, sentBy }) => {
    if (harmless.includes(`${id} ${path}`)) return []
    const thing = named[`${id} ${path}`] ?? named[`${area} ${path}`]
    if (!thing && harmless.some((end) => path === end || path.endsWith(`.${end}`))) return []
    return [{ path, thing: thing ?? named[path] ?? unnamed(id, path), sentBy }]
  })
}

function unnamed(id: string, path: string): never {
  throw new Error(`${id}: say in tests/all-calls/ids.ts what "${path}" names`)
}

const isId = (path: string, { pattern, type }: Node): boolean =>
  type === 'string' && (pattern === patternOf(Guid) || /(^|[._])(id|ids\[\])$|I(d|ds\[\])$/.test(path))
