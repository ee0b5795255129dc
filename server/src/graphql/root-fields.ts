import { contract } from '@stoa/contract'
import type { Family } from '@stoa/contract/families'
import { allCalls, type CallId, type NamedCall } from '@stoa/contract/routes'

/** Families that GraphQL leaves out: calls that only Stoa has, and the token endpoint, which gives out the token that a GraphQL request needs. */
type Excluded = 'stoa' | 'oauth'

/** What the names of a family's root fields and types begin with. */
interface Service {
  fields: readonly string[]
  types: string
}

/** The first seven are those of the platform's public schema (decision 0076). */
const services: Readonly<Record<Exclude<Family, Excluded>, Service>> = {
  carts: { fields: ['ecomCurrentCartV1', 'ecomCartV1'], types: 'EcomCartV1' },
  checkouts: { fields: ['ecomCheckoutV1'], types: 'EcomCheckoutV1' },
  backInStock: { fields: ['ecomBackInStockNotificationsV1'], types: 'EcomBackInStockNotificationsV1' },
  orders: { fields: ['ecomOrdersV1'], types: 'EcomOrdersV1' },
  orderTransactions: { fields: ['ecomPaymentsV1'], types: 'EcomOrdersPaymentsV1' },
  catalogueReader: { fields: ['storesProductsV1'], types: 'CatalogV1' },
  catalogueWriter: { fields: ['storesProductsV1'], types: 'CatalogV1' },
  collectionsReader: { fields: ['storesCollectionsV1'], types: 'CatalogV2' },
  dataItems: { fields: ['dataItemsV2'], types: 'CloudDataData' },
  media: { fields: ['mediaFilesV1'], types: 'MediaFilesV1' },
  mediaFolders: { fields: ['mediaFoldersV1'], types: 'MediaFoldersV1' },
  members: { fields: ['membersMembersV1'], types: 'Members' },
  redirects: { fields: ['redirectsRedirectsV1'], types: 'HeadlessV1' },
  dataCollections: { fields: ['dataCollectionsV2'], types: 'DataCollectionsV2' },
  dataPermissions: { fields: ['dataPermissionsV2'], types: 'DataPermissionsV2' },
  authentication: { fields: ['identityAuthenticationV1'], types: 'IdentityAuthenticationV1' },
  wishlists: { fields: ['ecomWishlistV1'], types: 'EcomWishlistV1' },
  storesWishlists: { fields: ['storesWishlistV1'], types: 'StoresWishlistV1' },
  recommendations: { fields: ['ecomRecommendationsV1'], types: 'EcomRecommendationsV1' },
  reviews: { fields: ['reviewsV1'], types: 'ReviewsV1' },
  recovery: { fields: ['identityRecoveryV1'], types: 'IdentityRecoveryV1' },
  verification: { fields: ['identityVerificationV1'], types: 'IdentityVerificationV1' },
  productsV3: { fields: ['storesProductsV3'], types: 'StoresProductsV3' },
  variantsV3: { fields: ['storesReadOnlyVariantsV3'], types: 'StoresReadOnlyVariantsV3' },
  catalogVersion: { fields: ['storesCatalogVersionV3'], types: 'StoresCatalogVersionV3' },
  brands: { fields: ['storesBrandsV3'], types: 'StoresBrandsV3' },
  ribbons: { fields: ['storesRibbonsV3'], types: 'StoresRibbonsV3' },
  infoSections: { fields: ['storesInfoSectionsV3'], types: 'StoresInfoSectionsV3' },
  categories: { fields: ['categoriesCategoriesV1'], types: 'CategoriesV1' },
  inventoryV3: { fields: ['storesInventoryItemsV3'], types: 'StoresInventoryItemsV3' },
  customizations: { fields: ['storesCustomizationsV3'], types: 'StoresCustomizationsV3' },
}

/** Methods whose name in the platform's schema isn't that of the call. */
const methods: Readonly<Record<CallId, string>> = {
  'catalogue.bulkAdjustProductProperty': 'BulkAdjustProductProperties',
  'catalogue.bulkUpdateProductsProperty': 'BulkUpdateProducts',
  'catalogue.getProductOptionsAvailability': 'ProductOptionsAvailability',
  'catalogue.resetAllProductVariantData': 'ResetAllVariantData',
  'catalogue.updateProductVariants': 'UpdateVariants',
  'members.getCurrentMember': 'GetMyMember',
  'members.updateCurrentMemberSlug': 'UpdateMySlug',
}

/** A call that returns one entity, as a field that returns the entity itself. `isOnly`: the platform has no field for the call as such. */
interface EntityForm {
  field: string
  key: string
  /** The name of the ID in the request, if it isn't `id`. */
  idField?: string
  isOnly: boolean
}

const entities: Readonly<Record<CallId, EntityForm>> = {
  'catalogue.getProduct': { field: 'storesProductsV1Product', key: 'product', isOnly: false },
  'checkouts.getCheckout': { field: 'ecomCheckoutV1Checkout', key: 'checkout', isOnly: true },
  'collections.getCollection': { field: 'storesCollectionsV1Collection', key: 'collection', isOnly: true },
  'dataItems.getDataItem': { field: 'dataItemsV2DataItem', key: 'dataItem', idField: 'dataItemId', isOnly: true },
  'members.getMember': { field: 'membersMembersV1Member', key: 'member', isOnly: true },
  'orders.getOrder': { field: 'ecomOrdersV1Order', key: 'order', isOnly: true },
}

/** A call that returns a page of entities, as a field that returns `items` and `pageInfo`. */
export interface ListForm {
  field: string
  /** Where the entities and the metadata stand in the response. */
  key: string
  metadata: string
  types: string
  /** The name of the query in the request, if it isn't `query`. */
  queryField?: string
}

const lists: Readonly<Record<CallId, ListForm>> = {
  'catalogue.queryProducts': {
    field: 'storesProductsV1Products',
    key: 'products',
    metadata: 'metadata',
    types: 'CatalogV1QueryProductsPlatformized',
  },
  'collections.queryCollections': {
    field: 'storesCollectionsV1Collections',
    key: 'collections',
    metadata: 'metadata',
    types: 'CatalogV2QueryCollections',
  },
  'dataItems.queryDataItems': {
    field: 'dataItemsV2DataItems',
    key: 'dataItems',
    metadata: 'pagingMetadata',
    types: 'CloudDataDataQueryDataItems',
  },
  'members.queryMembers': { field: 'membersMembersV1Members', key: 'members', metadata: 'metadata', types: 'MembersQueryMembers' },
  'orders.searchOrders': {
    field: 'ecomOrdersV1Orders',
    key: 'orders',
    metadata: 'metadata',
    types: 'EcomOrdersV1QueryOrder',
    queryField: 'search',
  },
}

interface BaseField {
  name: string
  named: NamedCall
  /** Reads are also under Mutation, where the platform has them. */
  roots: readonly ('Query' | 'Mutation')[]
}

/** A field of Query or Mutation, and its call. */
export type RootField =
  | (BaseField & { form: 'call'; requestType: string; responseType: string })
  | (BaseField & { form: 'entity'; requestType: string; entity: EntityForm })
  | (BaseField & { form: 'list'; list: ListForm })

export const isInGraphql = ({ call }: NamedCall): boolean => call.family in services

/** Every root field of the schema, by the contract's order of calls. */
export const rootFields = (): RootField[] => allCalls(contract).filter(isInGraphql).flatMap(fieldsOf)

function fieldsOf(named: NamedCall): RootField[] {
  const [entity, list] = [entities[named.id], lists[named.id]]
  return [
    ...(entity ? [entityField(named, entity)] : []),
    ...(list ? [{ form: 'list' as const, name: list.field, named, roots: ['Query'] as const, list }] : []),
    ...(entity?.isOnly || list ? [] : callFields(named)),
  ]
}

const entityField = (named: NamedCall, entity: EntityForm): RootField => ({
  form: 'entity',
  name: entity.field,
  named,
  roots: ['Query'],
  requestType: `${capital(entity.field)}RequestInput`,
  entity,
})

/** Root types of a call whose names in the platform's schema don't follow from the name of the call. */
const requestTypes: Readonly<Record<CallId, string>> = {
  'carts.updateCurrentCart': 'EcomCartV1UpdateCartRequestInput',
  'catalogue.removeBrand': 'CatalogV1RemoveProductBrandRequestInput',
  'catalogue.removeRibbon': 'CatalogV1RemoveProductRibbonRequestInput',
}

const responseTypes: Readonly<Record<CallId, string>> = {
  'carts.addToCurrentCart': 'EcomCartV1AddToCartResponse',
  'carts.createCheckoutFromCurrentCart': 'EcomCartV1CreateCheckoutResponse',
  'carts.estimateCurrentCartTotals': 'EcomCartV1EstimateTotalsResponse',
  'carts.removeCouponFromCurrentCart': 'EcomCartV1RemoveCouponResponse',
  'carts.removeLineItemsFromCurrentCart': 'EcomCartV1RemoveLineItemsResponse',
  'carts.updateCurrentCart': 'EcomCartV1UpdateCartResponse',
  'carts.updateCurrentCartLineItemQuantity': 'EcomCartV1UpdateLineItemsQuantityResponse',
}

function callFields(named: NamedCall): RootField[] {
  const { fields, types } = services[named.call.family as keyof typeof services]
  const method = methods[named.id] ?? capital(named.name)
  const suffix = named.id === 'carts.getCurrentCart' ? `CurrentCart${method}` : method
  return fields.map((prefix) => ({
    form: 'call',
    name: `${prefix}${suffix}`,
    named,
    roots: named.call.writes === false ? ['Query', 'Mutation'] : ['Mutation'],
    requestType: requestTypes[named.id] ?? `${types}${method}RequestInput`,
    responseType: responseTypes[named.id] ?? `${types}${method}Response`,
  }))
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
