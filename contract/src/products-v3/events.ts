/** Events of products in the shape of V3, beside those of V1 (wire §9). */
export const productV3Events = {
  created: { type: 'wix.stores.catalog.v3.product_created', entityFqdn: 'wix.stores.catalog.v3.product', slug: 'created' },
  updated: { type: 'wix.stores.catalog.v3.product_updated', entityFqdn: 'wix.stores.catalog.v3.product', slug: 'updated' },
  deleted: { type: 'wix.stores.catalog.v3.product_deleted', entityFqdn: 'wix.stores.catalog.v3.product', slug: 'deleted' },
} as const
