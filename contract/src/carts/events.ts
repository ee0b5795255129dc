/** Events of carts (wire §9). */
export const cartEvents = {
  created: { type: 'wix.ecom.v1.cart_created', entityFqdn: 'wix.ecom.v1.cart', slug: 'created' },
  updated: { type: 'wix.ecom.v1.cart_updated', entityFqdn: 'wix.ecom.v1.cart', slug: 'updated' },
  deleted: { type: 'wix.ecom.v1.cart_deleted', entityFqdn: 'wix.ecom.v1.cart', slug: 'deleted' },
} as const
