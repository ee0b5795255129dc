import { changeProblems } from '@stoa/contract/categories/problems'
import { missingProduct, revisionProblems, writeProblems } from '@stoa/contract/products-v3/problems'
import type { RefusalCode } from '@stoa/contract/refusals'
import type { Name } from './call-graph.ts'

/** A place that calls reach but where they never refuse, and why. */
export interface Exception {
  /** Every code, if it is left out. */
  code?: RefusalCode
  /** The function that would refuse, below `server/src/`. */
  at: string
  /** Ids of calls; `area.` is every call of the area that reaches it. */
  calls: readonly string[]
  why: string
}

const addsNothing = 'It adds no items.'
const team = 'The site’s team and apps reach every collection that they can see.'
const merged = 'A cart that would get too high a total isn’t merged.'
const hasAddress = 'Someone who signs in has an address to sign in with.'
const answered = 'What the endpoint refuses is part of its answer.'
const fixedType = 'The type of the plugin is fixed, and is offered.'
const neverOffered = 'The plugin isn’t offered, which is refused before.'

const partOfResult = 'Why a review isn’t created is part of the result.'
const partOfImport = 'Why an import isn’t accepted is part of the result.'

const writesOfV3 = ['createProduct', 'updateProduct', 'bulkCreateProducts', 'bulkUpdateProducts'].flatMap((name) => [
  `productsV3.${name}`,
  `productsV3.${name}WithInventory`,
])

export const neverThere: readonly Exception[] = [
  ...(['PRODUCT_NOT_FOUND', 'INVALID_REVISION'] as const).map((code) => ({
    code,
    at: 'commerce/products-v3/outcomes/saved-of.ts#savedOf',
    calls: ['productsV3.createProduct', 'productsV3.createProductWithInventory'],
    why: 'A new product has no ID or revision that could be out of date.',
  })),
  {
    at: 'commerce/products-v3/view.ts#viewFor',
    calls: [
      ...writesOfV3,
      'productsV3.bulkDeleteProducts',
      'productsV3.bulkUpdateProductTags',
      'productsV3.bulkAddInfoSectionsToProducts',
      'productsV3.bulkRemoveInfoSectionsFromProducts',
    ],
    why: 'Owners and apps, who write products, can read what only the shop knows.',
  },
  ...['content/file-usage/quota.ts#refuseRoom', 'content/folders/tree.ts#findPosition', 'content/folders/tree.ts#requireDepth'].map(
    (at) => ({
      at,
      calls: ['files.bulkImportFile'],
      why: partOfImport,
    }),
  ),
  {
    code: 'MISMATCH_MIME_TYPE',
    at: 'content/uploads/announce.ts#checkedType',
    calls: ['files.generateFileReplacementUrl'],
    why: 'No name is sent that the type could contradict.',
  },
  ...['findPosition', 'requireDepth'].map((name) => ({
    at: `content/folders/tree.ts#${name}`,
    calls: ['files.generateFileReplacementUrl'],
    why: 'The file stays in its folder.',
  })),
  ...['createReview', 'newReviews', 'ownContact'].map((name) => ({
    at: `commerce/reviews/new-review.ts#${name}`,
    calls: ['reviews.bulkCreateReview'],
    why: partOfResult,
  })),
  {
    at: 'commerce/shop/check-settings.ts#checkCurrencyUnused',
    calls: ['backInStock.startCollectingRequests', 'backInStock.stopCollectingRequests'],
    why: 'They leave the currency as it is.',
  },
  {
    code: 'NEGATIVE_PRICE',
    at: 'commerce/catalogue/change/apply-fields.ts#withFields',
    calls: ['catalogue.createProduct'],
    why: 'A new product has no variants with other prices.',
  },
  ...['findPosition', 'requireDepth'].map((name) => ({
    at: `content/folders/tree.ts#${name}`,
    calls: ['catalogue.addProductMedia', ...writesOfV3],
    why: 'What is imported from an address comes into the main folder.',
  })),
  { at: 'access/apps/app-change.ts#findApp', calls: ['apps.createApp'], why: 'It reads what it has just saved.' },
  {
    at: 'access/oauth-clients/client-change.ts#findClient',
    calls: ['oauthClients.createOauthClient'],
    why: 'It reads what it has just saved.',
  },
  {
    at: 'access/roles/find-role.ts#findRole',
    calls: ['roles.explainAccess', 'staff.getInvitation'],
    why: 'A role that someone has isn’t deleted.',
  },
  ...[
    'anonymous.ts#anonymous',
    'by-code.ts#byCode',
    'authorized-client.ts#authorizedClient',
    'authorized-client.ts#sessionFor',
    'app.ts#clientCredentials',
    'app.ts#stripBoundSession',
    'app.ts#appOf',
    'renewing.ts#ofVisitor',
    'renewing.ts#ofMember',
  ].map((at) => ({ at: `access/oauth/grants/${at}`, calls: ['oauth.tokenByEnvelope'], why: answered })),
  {
    at: 'commerce/checkouts/calculate.ts#totalsOf',
    calls: ['catalogue.', 'productsV3.', 'variantRows.'],
    why: 'Of the hooks, products call those of their stock and events, not that of carts.',
  },
  { at: 'commerce/checkouts/calculate.ts#totalsOf', calls: ['authentication.', 'verification.', 'recovery.recover'], why: merged },
  {
    at: 'commerce/checkouts/calculate.ts#totalsOf',
    calls: [
      'backInStock.reportItemsBackInStock',
      'mails.sendTestMail',
      'members.approveMember',
      'members.bulkApproveMembers',
      'members.purgeMember',
      'orderLinks.sendOrderLink',
      'recovery.confirmLoginEmailChange',
      'recovery.sendActivationEmail',
      'recovery.sendLoginEmailChange',
      'recovery.sendRecoveryEmail',
      'staff.inviteStaffUser',
      'staff.resendStaffInvitation',
      'dataImports.',
      'files.',
      'folders.',
    ],
    why: 'They use other hooks than the one that merges carts.',
  },
  { at: 'commerce/checkouts/calculate.ts#totalsOf', calls: ['checkouts.createOrder'], why: 'It refuses with CALCULATION_ERROR instead.' },
  {
    at: 'commerce/checkouts/calculate.ts#totalsOf',
    calls: ['checkouts.markCheckoutAsCompleted', 'payments.payOrder'],
    why: 'A checkout is completed even if its total can’t be calculated any more.',
  },
  {
    at: 'commerce/checkouts/codes.ts#tryCodes',
    code: 'GIFT_CARD_NOT_FOUND',
    calls: ['carts.updateCurrentCart'],
    why: 'Carts take no gift card.',
  },
  {
    at: 'commerce/checkouts/lines.ts#withAdded',
    calls: [
      'carts.removeLineItemsFromCurrentCart',
      'carts.updateCurrentCartLineItemQuantity',
      'checkouts.removeOverrideCheckoutUrl',
      'checkouts.removeLineItems',
      'checkouts.updateLineItemsQuantity',
      'checkouts.selectPaymentMethod',
    ],
    why: addsNothing,
  },
  {
    at: 'commerce/checkouts/require-checkout.ts#requireCheckout',
    calls: ['payments.payOrder'],
    why: 'A checkout with an order isn’t deleted.',
  },
  {
    at: 'content/data-collections/find-collection.ts#permitted',
    code: 'WDE0027',
    calls: [
      'dataCollections.explainDataAccess',
      'dataCollections.listFieldUses',
      'dataCollections.getDataPermissions',
      'dataCollections.addSpecialDataPermissions',
      'dataExports.exportDataItems',
      'dataImports.',
      'dataItems.truncateDataItems',
    ],
    why: team,
  },
  {
    at: 'content/data-collections/find-collection.ts#permitted',
    code: 'WDE0027',
    calls: ['dataCollections.getMyDataPermissions'],
    why: 'It asks for any action, and a collection in which a caller can do nothing doesn’t exist for it.',
  },
  {
    at: 'content/data-collections/plugins.ts#storedPlugin',
    calls: [
      'dataCollections.updateDataCollection',
      'dataCollections.patchDataCollection',
      'dataCollections.addPublishPlugin',
      'dataCollections.addCmsPlugin',
    ],
    why: fixedType,
  },
  {
    at: 'content/data-collections/plugins.ts#mustBeNew',
    calls: ['dataCollections.addUrlizedPlugin', 'dataCollections.addMultilingualPlugin', 'dataCollections.addCatalogPlugin'],
    why: neverOffered,
  },
  {
    at: 'content/data-collections/plugins.ts#withoutPlugin',
    calls: ['dataCollections.addDataCollectionPlugin', 'dataCollections.addPublishPlugin', 'dataCollections.addDraftItemsPlugin'],
    why: 'It removes a plugin that it has just found.',
  },
  {
    at: 'content/data-collections/plugin-changes.ts#end',
    code: 'DATA_DRAFTS_EXIST',
    calls: ['dataCollections.addDataCollectionPlugin', 'dataCollections.addPublishPlugin'],
    why: 'None of its actions is to refuse over drafts.',
  },
  {
    at: 'content/data-collections/plugin-changes.ts#end',
    code: 'DRAFTS_ARE_KEPT_OTHERWISE',
    calls: ['dataCollections.deleteDataCollectionPlugin', 'dataCollections.deleteDraftItemsPlugin'],
    why: 'None of its actions is to refuse over the plugin.',
  },
  {
    at: 'content/data-items/item-problem.ts#valueNotUnique',
    calls: ['dataCollections.deleteDataCollectionPlugin'],
    why: 'It publishes no drafts.',
  },
  {
    at: 'content/data-items/insert.ts#insertAll',
    code: 'WDE0074',
    calls: ['dataItems.saveDataItem'],
    why: 'It updates an item that exists.',
  },
  {
    at: 'content/data-items/change.ts#problemOf',
    code: 'CONDITION_NOT_MET',
    calls: [
      'dataItems.saveDataItem',
      'dataItems.insertDataItemReference',
      'dataItems.removeDataItemReference',
      'dataItems.replaceDataItemReferences',
    ],
    why: 'Its request has no condition.',
  },
  {
    at: 'content/data-items/data.ts#withinSize',
    calls: ['dataItems.removeDataItemReference'],
    why: 'An item only gets smaller.',
  },
  {
    at: 'people/authentication/states.ts#sendCode',
    calls: [
      'authentication.registerV2',
      'authentication.loginV2',
      'authentication.register',
      'authentication.login',
      'authentication.loginWithIdpConnectionTokenParams',
      'authentication.completeSingleSignOn',
      'recovery.recover',
      'verification.start',
    ],
    why: hasAddress,
  },
  {
    at: 'people/openid/provider.ts#describedBy',
    calls: ['signIn.checkConnection'],
    why: 'What it can’t reach is one of its findings.',
  },
  { at: 'people/openid/provider.ts#keysOf', calls: ['signIn.checkConnection'], why: 'What it can’t reach is one of its findings.' },
]

const parentCodes: readonly RefusalCode[] = ['PARENT_CATEGORY_NOT_IN_TREE', 'CATEGORY_DEPTH_LIMIT_EXCEEDED']
const categoryCodes: readonly RefusalCode[] = ['DUPLICATE_SLUG', 'MEDIA_NOT_FOUND']
const ofMembers: readonly RefusalCode[] = ['ALL_PRODUCTS_FIXED', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED']
const memberCodes: readonly RefusalCode[] = [...ofMembers, 'COLLECTION_NOT_FOUND', 'COLLECTION_HAS_RULES']
const itemsCodes: readonly RefusalCode[] = [...ofMembers, 'CATEGORY_NOT_FOUND', 'CATEGORY_HAS_RULES']

/** The codes of functions that refuse with a code from elsewhere. */
export const openCodes: Readonly<Record<Name, readonly RefusalCode[]>> = {
  // Those of the area and of its entries, which `Outcome` names.
  'server/src/commerce/catalogue-parts/bulk.ts#only': [],
  'server/src/commerce/categories/calls/create-category.ts#findPosition': parentCodes,
  'server/src/commerce/categories/calls/create-category.ts#readOrRefuse': categoryCodes,
  'server/src/commerce/categories/calls/move-category.ts#moveCategory': [
    ...parentCodes,
    'TREE_CYCLE_DETECTED',
    'AFTER_CATEGORY_NOT_IN_PARENT',
  ],
  'server/src/commerce/categories/change/outcome.ts#only': Object.keys(changeProblems) as RefusalCode[],
  'server/src/commerce/categories/items/arrange.ts#arrange': itemsCodes,
  'server/src/commerce/categories/items/change-items.ts#changeItems': itemsCodes,
  'server/src/commerce/collections/members/change.ts#changeOrRefuse': memberCodes,
  'server/src/commerce/collections/members/change.ts#requireManual': memberCodes,
  // Those that the rules of the call make.
  'server/src/commerce/inventory-v3/change/problem.ts#ItemProblem': [],
  'server/src/commerce/orders/place-order.ts#refuseIfShort': ['FULL_OUT_OF_STOCK', 'PARTIAL_OUT_OF_STOCK'],
  'server/src/commerce/payments/begin.ts#beginPayment': [
    'PAYMENT_EXPIRED',
    'CHECKOUT_CHANGED',
    'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
  ],
  // Only those that the call declares.
  'server/src/commerce/products-v3/by-filter/check-input.ts#checkInput': [],
  'server/src/commerce/products-v3/outcomes/saved-of.ts#savedOf': Object.keys({
    ...writeProblems,
    ...missingProduct,
    ...revisionProblems,
  }) as RefusalCode[],
  // Those of the problems that the call's other functions make.
  'server/src/content/data-items/item-problem.ts#refuseItem': [],
  'server/src/people/openid/exchange.ts#refusedBecause': ['IDP_DECLINED', 'IDP_UNAVAILABLE', 'IDP_FAILED'],
}
