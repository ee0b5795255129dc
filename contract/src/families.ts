/** The prefixes that a family of calls is served under: the specification's bare path, the public gateway's prefix, and the prefix that the public packages
 *  use for any other host (wire §1.2). A bare path belongs to the one call that the specification assigns it to. */
export const families = {
  carts: ['', '/ecom', '/_api/ecom-cart'],
  checkouts: ['', '/ecom'],
  orders: ['', '/ecom', '/_api/ecom-orders'],
  orderTransactions: ['/ecom', '/_api/ecom-payments'],
  catalogueReader: ['', '/stores-reader', '/_api/catalog-reader-server'],
  catalogueWriter: ['', '/stores', '/_api/catalog-server'],
  productsV3: ['/stores', '/_api/stores-catalog-orchestrator'],
  variantsV3: ['/stores', '/_api/product-variants-reader'],
  catalogVersion: ['/stores', '/_api/stores', ''],
  brands: ['/stores', '/_api/brand'],
  ribbons: ['/stores', '/_api/ribbon'],
  infoSections: ['/stores', '/_api/info-section'],
  customizations: ['/stores', '/_api/customization'],
  categories: ['/categories', '/_api/categories', '/_api/categories-service'],
  inventoryV3: ['/stores', '/_api/inventory'],
  collectionsReader: ['', '/stores-reader'],
  dataItems: ['', '/wix-data', '/_api/cloud-data'],
  dataCollections: ['/wix-data', '/data', '/_api/cloud-data'],
  dataPermissions: ['/wix-data', '/_api/data', '/_api/cloud-data'],
  oauth: [''],
  members: ['', '/members', '/_api/members'],
  authentication: ['', '/_api/iam/authentication'],
  recovery: ['', '/_api/iam/recovery', '/_iam/recovery'],
  verification: ['', '/_api/iam/verification'],
  wishlists: ['/ecom', '/_api/wishlist'],
  storesWishlists: ['/stores', '/_api/wishlist-server'],
  recommendations: ['', '/ecom'],
  reviews: ['/reviews', '/_api/reviews'],
  media: ['', '/site-media', '/wix-privatemedia-proxy-server', '/_api/wix-privatemedia-proxy-server'],
  mediaFolders: ['/site-media', '/wix-privatemedia-proxy-server', '/_api/wix-privatemedia-proxy-server'],
  redirects: ['', '/_api/redirects-api', '/headless'],
  /** Stoa's own calls, which neither the specification nor the packages have. */
  stoa: ['/stoa'],
} as const satisfies Record<string, readonly ('' | `/${string}`)[]>

export type Family = keyof typeof families
