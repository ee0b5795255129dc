/** Events of products, as webhooks name them (wire §9). They use the legacy format: their data is the payload itself, without entity and sequence. */
export const productEvents = {
  created: {
    type: 'com.wix.ecommerce.catalog.api.v1.ProductCreated',
    entityFqdn: 'wix.stores.catalog.v1.product',
    slug: 'product_created',
  },
  changed: {
    type: 'com.wix.ecommerce.catalog.api.v1.ProductChanged',
    entityFqdn: 'wix.stores.catalog.v1.product',
    slug: 'product_changed',
  },
  deleted: {
    type: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
    entityFqdn: 'wix.stores.catalog.v1.product',
    slug: 'product_deleted',
  },
  variantsChanged: {
    type: 'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
    entityFqdn: 'wix.stores.catalog.v1.product',
    slug: 'variants_changed',
  },
} as const
