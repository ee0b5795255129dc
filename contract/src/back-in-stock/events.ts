const entityFqdn = 'wix.ecom.v1.back_in_stock_notification_request'

export const backInStockEvents = {
  created: { type: 'wix.ecom.v1.back_in_stock_notification_request_created', entityFqdn, slug: 'created' },
  updated: { type: 'wix.ecom.v1.back_in_stock_notification_request_updated', entityFqdn, slug: 'updated' },
  deleted: { type: 'wix.ecom.v1.back_in_stock_notification_request_deleted', entityFqdn, slug: 'deleted' },
} as const
