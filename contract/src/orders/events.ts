/** Events of orders, as webhooks and live updates name them (wire §9). */
export const orderEvents = {
  created: { type: 'wix.ecom.v1.order_created', entityFqdn: 'wix.ecom.v1.order', slug: 'created' },
  updated: { type: 'wix.ecom.v1.order_updated', entityFqdn: 'wix.ecom.v1.order', slug: 'updated' },
  approved: { type: 'wix.ecom.v1.order_approved', entityFqdn: 'wix.ecom.v1.order', slug: 'approved' },
  canceled: { type: 'wix.ecom.v1.order_canceled', entityFqdn: 'wix.ecom.v1.order', slug: 'canceled' },
  committed: { type: 'wix.ecom.v1.order_committed', entityFqdn: 'wix.ecom.v1.order', slug: 'committed' },
  fulfilled: { type: 'wix.ecom.v1.order_fulfilled', entityFqdn: 'wix.ecom.v1.order', slug: 'fulfilled' },
  imported: { type: 'wix.ecom.v1.order_imported', entityFqdn: 'wix.ecom.v1.order', slug: 'imported' },
  importedOrderDeleted: {
    type: 'wix.ecom.v1.order_imported_order_deleted',
    entityFqdn: 'wix.ecom.v1.order',
    slug: 'imported_order_deleted',
  },
  paymentStatusUpdated: {
    type: 'wix.ecom.v1.order_payment_status_updated',
    entityFqdn: 'wix.ecom.v1.order',
    slug: 'payment_status_updated',
  },
} as const
