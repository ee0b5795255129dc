import { equality, membership, ordering, wording, type Filterable } from '../query.ts'

/** Fields that orders can be filtered and sorted by: those of the packages' types that a shop needs, and currency, visitor and tags. Private tags are
 *  excluded: buyers could find out about them by filtering their own orders. */
export const ordersFilterable = {
  id: { type: 'uuid', operators: equality },
  number: { type: 'number', operators: ordering, sortable: true },
  status: { type: 'text', operators: equality, sortable: true },
  paymentStatus: { type: 'text', operators: equality, sortable: true },
  fulfillmentStatus: { type: 'text', operators: equality, sortable: true },
  createdDate: { type: 'date', operators: ordering, sortable: true },
  updatedDate: { type: 'date', operators: ordering, sortable: true },
  purchasedDate: { type: 'date', operators: ordering, sortable: true },
  archived: { type: 'boolean', operators: equality },
  seenByAHuman: { type: 'boolean', operators: equality },
  imported: { type: 'boolean', operators: equality },
  currency: { type: 'text', operators: equality },
  checkoutId: { type: 'uuid', operators: equality },
  'buyerInfo.email': { type: 'text', operators: wording, sortable: true },
  'buyerInfo.memberId': { type: 'uuid', operators: equality },
  'buyerInfo.visitorId': { type: 'uuid', operators: equality },
  'buyerInfo.contactId': { type: 'uuid', operators: equality },
  'channelInfo.type': { type: 'text', operators: equality, sortable: true },
  'channelInfo.externalOrderId': { type: 'text', operators: equality },
  'priceSummary.total.amount': { type: 'number', operators: ordering, sortable: true },
  'billingInfo.contactDetails.firstName': { type: 'text', operators: wording, sortable: true },
  'billingInfo.contactDetails.lastName': { type: 'text', operators: wording, sortable: true },
  'shippingInfo.title': { type: 'text', operators: equality, sortable: true },
  'lineItems.catalogReference.appId': { type: 'texts', operators: membership },
  'lineItems.catalogReference.catalogItemId': { type: 'texts', operators: membership },
  'lineItems.productName.original': { type: 'texts', operators: membership },
  'tags.tags.tagIds': { type: 'texts', operators: membership },
} as const satisfies Filterable
