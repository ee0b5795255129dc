import { ordersFilterable } from '@stoa/contract/orders/filterable'
import { entityTarget, type Target } from '../../database/query/target.ts'
import { scaleOf } from '../pricing/public.ts'

const targets = new Map<number, Target>()

/** The fields that a search of orders can name. Amounts are in the site's currency. */
export function ordersTarget(currency: string): Target {
  const scale = scaleOf(currency)
  let target = targets.get(scale)
  if (!target) targets.set(scale, (target = targetWith(scale)))
  return target
}

const targetWith = (scale: number): Target =>
  entityTarget({
    filterable: ordersFilterable,
    id: { sql: 'orders.id', type: 'uuid' },
    columns: {
      id: { sql: 'orders.id', notNull: true },
      number: { sql: 'orders.number', scale: 0 },
      status: { sql: 'orders.status', notNull: true },
      paymentStatus: { sql: 'orders.payment_status', notNull: true },
      fulfillmentStatus: { sql: 'orders.fulfillment_status', notNull: true },
      createdDate: { sql: 'orders.created_date', notNull: true },
      updatedDate: { sql: 'orders.updated_date', notNull: true },
      purchasedDate: 'orders.purchased_date',
      archived: { sql: 'orders.archived', notNull: true },
      seenByAHuman: { sql: 'orders.seen_by_a_human', notNull: true },
      imported: { sql: 'orders.imported', notNull: true },
      currency: { sql: 'orders.currency', notNull: true },
      checkoutId: 'orders.checkout_id',
      'buyerInfo.email': 'orders.buyer_email',
      'buyerInfo.memberId': 'orders.buyer_member_id',
      'buyerInfo.visitorId': 'orders.buyer_visitor_id',
      'buyerInfo.contactId': 'orders.buyer_contact_id',
      'channelInfo.type': { sql: 'orders.channel_type', notNull: true },
      'channelInfo.externalOrderId': 'orders.external_order_id',
      'priceSummary.total.amount': { sql: 'orders.total_minor', notNull: true, scale },
      'billingInfo.contactDetails.firstName': 'orders.billing_first_name',
      'billingInfo.contactDetails.lastName': 'orders.billing_last_name',
      'shippingInfo.title': 'orders.shipping_title',
      'lineItems.catalogReference.appId': 'orders.app_ids',
      'lineItems.catalogReference.catalogItemId': 'orders.item_ids',
      'lineItems.productName.original': 'orders.item_names',
      'tags.tags.tagIds': 'orders.tag_ids',
    },
  })
