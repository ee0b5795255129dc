import type { Call } from '@stoa/contract/call'
import { Guid } from '@stoa/contract/scalars'
import { fieldsOf, patternOf, type Node } from './requests.ts'

/** What somebody can own, or may not see. */
export interface Things {
  cart: string
  cartLine: string
  checkout: string
  checkoutLine: string
  order: string
  payment: string
  /** A comment of the shop's on the order. */
  activity: string
  /** A list that the shop's owner saved. */
  view: string
  /** A key that the shop's owner made. */
  apiKey: string
  /** A page that asks for tokens, and a program on a server. */
  oauthClient: string
  app: string
  /** Somebody who registered, and shows themself to nobody; and one who was deleted. */
  member: string
  deletedMember: string
  /** Somebody whom the shop's owner invited, a role that was made here, and where the owner is signed in. */
  staffUser: string
  role: string
  staffSession: string
  /** Where a member is signed in: the one who asks, else somebody else. */
  memberSession: string
  /** A background job of the site's that failed. */
  failedJob: string
  /** A mail that can still be sent. */
  waitingMail: string
  /** A collection of data that the shop's owner made, and one that was deleted. */
  madeCollection: string
  deletedCollection: string
  /** A file that is to go into that collection, and a mapping that is saved for the next. */
  dataImport: string
  /** The same whose file comes in, that runs, that is held, and that was given up. */
  receivingImport: string
  runningImport: string
  pausedImport: string
  canceledImport: string
  importPreset: string
}
export interface HiddenThings {
  product: string
  variant: string
  collection: string
  collectionSlug: string
  dataCollection: string
  /** An item of that collection. */
  dataItem: string
  /** A job that changed items of a collection. */
  dataJob: string
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
  'views id': 'view',
  'apiKeys id': 'apiKey',
  'oauthClients id': 'oauthClient',
  'apps id': 'app',
  'members id': 'member',
  'members member.id': 'member',
  'members memberIds[]': 'member',
  'members contentAssigneeId': 'member',
  'members.restoreMember id': 'deletedMember',
  'members.purgeMember id': 'deletedMember',
  'memberSessions memberId': 'member',
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
  'catalogue.getStoreVariant id': 'variant',
  'catalogue id': 'product',
  'catalogue slug': 'collectionSlug',
  'collections id': 'collection',
  'collections slug': 'collectionSlug',
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
  'lineItems[].catalogReference.catalogItemId': 'product',
  'catalogReference.catalogItemId': 'product',
  'cart.lines[].catalogReference.catalogItemId': 'product',
}

/** Ids that open nothing: whoever sends them gets back what was sent, or picks from a list that everybody sees. By the end of the field. */
const harmless: readonly string[] = [
  // An app, a carrier, a tax group, a place of business: named, not looked up.
  'appId',
  'inventoryAppId',
  'carrierId',
  'taxGroupId',
  'taxExemptGroupId',
  'deliveryProfileId',
  'businessLocationId',
  'deliveryRegion.id',
  // A number for the tax office, and a shop's own references.
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
  'modifierGroups[].id',
  'modifiers[].id',
  'applicableLineItems.lineItemIds[]',
  // Memberships are not there yet: none is ever found.
  'selectedMembership.id',
  'memberships[].id',
  'memberships[].lineItemIds[]',
  // Narrows what the product's id found.
  'variantIds[]',
  // The shop's own words to sort by; a tag need not exist.
  'tagIds[]',
  // Parts of a shop's settings, which are its owner's alone; a picture is everybody's.
  'deliveryRegions[].id',
  'pickupPlaces[].id',
  'pickupPlaceId',
  'heroMediaId',
  // A key of a captcha's, an authenticator and an outside provider: of a list that everybody sees.
  'siteKeyId',
  'authenticatorId',
  'idpConnectionId',
  'settings.connections[].id',
  'connection.id',
  // A new item's id is whatever the caller makes it, and so is a collection's.
  'dataCollections.createDataCollection collection.id',
  'singleItemOptions.singleItemId',
  'dataItems.insertDataItem dataItem.id',
  'dataItems.saveDataItem dataItem.id',
  'dataItems.bulkInsertDataItems dataItems[].id',
  'dataItems.bulkSaveDataItems dataItems[].id',
  // Special permissions: none is ever given.
  'specialPermissions.id',
  'specialPermissionsId',
  'specialPermissions.userId',
  'specialPermissions.policyId',
  // What a reference field leads to is only said; whoever follows it is asked for his permission there.
  'referencedCollectionId',
  // Public: it stands in every page.
  'clientId',
  'client_id',
  // Asked without a token: what is named counts with a key or a secret beside it, which tests of the area try.
  'oauth.token memberId',
  'oauth.token member_id',
  'oauth.token instanceId',
  'oauth.token instance_id',
  // Of products that no shop here has.
  'reservationId',
  'planId',
  'paymentRequestId',
]

export interface NamedId {
  path: string
  thing: Thing
  sentBy: readonly string[] | undefined
}

/** The ids in a call's request that may name what is not the caller's. Throws where nobody has said yet what an id names. */
export function idsOf(id: string, area: string, call: Call): NamedId[] {
  const inPath = new Set(Array.from(call.path.matchAll(/\{([^}]+)\}/g), ([, name]) => name!))
  const ids = fieldsOf(call.request as Node).filter(({ path, node }) => inPath.has(path) || isId(path, node))
  return ids
    .filter(({ path }) => !harmless.some((end) => path === end || path.endsWith(`.${end}`) || `${id} ${path}` === end))
    .map(({ path, sentBy }) => {
      const thing = named[`${id} ${path}`] ?? named[`${area} ${path}`] ?? named[path]
      if (!thing) throw new Error(`${id}: say in tests/all-calls/ids.ts what "${path}" names`)
      return { path, thing, sentBy }
    })
}

const isId = (path: string, { pattern, type }: Node): boolean =>
  type === 'string' && (pattern === patternOf(Guid) || /(^|[._])(id|ids\[\])$|I(d|ds\[\])$/.test(path))
