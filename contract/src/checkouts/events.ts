/** Events of checkouts (wire §9). `completed` is an action: its event carries `{ checkout }` as its body. */
export const checkoutEvents = {
  created: { type: 'wix.ecom.v1.checkout_created', entityFqdn: 'wix.ecom.v1.checkout', slug: 'created' },
  updated: { type: 'wix.ecom.v1.checkout_updated', entityFqdn: 'wix.ecom.v1.checkout', slug: 'updated' },
  deleted: { type: 'wix.ecom.v1.checkout_deleted', entityFqdn: 'wix.ecom.v1.checkout', slug: 'deleted' },
  completed: { type: 'wix.ecom.v1.checkout_completed', entityFqdn: 'wix.ecom.v1.checkout', slug: 'completed' },
} as const
