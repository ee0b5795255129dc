import type { ShopSettings } from '../../kernel/shop-settings.ts'
import { presentDescriptionLines, presentText } from '../catalogue/public.ts'
import { toWirePrice, type WirePrice } from '../pricing/public.ts'
import { activitiesForBuyer } from './activity-readers.ts'
import type { Order, WireOrder } from './order.ts'

export interface View {
  settings: Pick<ShopSettings, 'locale'>
  /** Includes what only the shop may see. */
  isForShop: boolean
}

/** An order on the wire (entities: Order). */
export function presentOrder(order: Order, { settings, isForShop }: View): WireOrder {
  const { priceSummary, channelInfo, privateTagIds, activities, derivation: _derivation, ...doc } = order.doc
  const price = (minor: number): WirePrice => toWirePrice(minor, order.currency, settings.locale)
  return {
    ...doc,
    lineItems: doc.lineItems.map((line) => ({
      ...line,
      productName: presentText(line.productName),
      descriptionLines: presentDescriptionLines(line.descriptionLines),
      ...(line.priceDescription && { priceDescription: presentText(line.priceDescription) }),
    })),
    activities: isForShop ? activities : activitiesForBuyer(activities),
    id: order.id,
    ...(order.number === null ? {} : { number: String(order.number) }),
    createdDate: order.createdDate.toISOString(),
    updatedDate: order.updatedDate.toISOString(),
    ...(order.purchasedDate ? { purchasedDate: order.purchasedDate.toISOString() } : {}),
    status: order.status,
    paymentStatus: order.paymentStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    buyerInfo: presentBuyer(order),
    currency: order.currency,
    priceSummary: { ...priceSummary, total: price(order.totalMinor) },
    balanceSummary: presentBalance(order, price),
    channelInfo: { type: order.channelType, ...channelInfo },
    archived: order.archived,
    seenByAHuman: order.seenByAHuman,
    imported: order.imported,
    ...(order.checkoutId ? { checkoutId: order.checkoutId } : {}),
    ...presentTags(order.tagIds, isForShop ? privateTagIds : undefined),
  }
}

const presentBuyer = ({ buyerVisitorId, buyerMemberId, buyerContactId, buyerEmail }: Order): WireOrder['buyerInfo'] => ({
  ...(buyerVisitorId ? { visitorId: buyerVisitorId } : {}),
  ...(buyerMemberId ? { memberId: buyerMemberId } : {}),
  ...(buyerContactId ? { contactId: buyerContactId } : {}),
  ...(buyerEmail ? { email: buyerEmail } : {}),
})

/** What is paid and what is due. Refunded, authorized and pending amounts are always zero until there are refunds and captures. */
function presentBalance({ totalMinor, paidMinor }: Order, price: (minor: number) => WirePrice): WireOrder['balanceSummary'] {
  const none = price(0)
  return {
    balance: price(totalMinor - paidMinor),
    paid: price(paidMinor),
    refunded: none,
    authorized: none,
    pendingRefund: none,
    pending: none,
  }
}

function presentTags(tagIds: string[], privateTagIds: string[] | undefined): Pick<WireOrder, 'tags'> {
  const tags = {
    ...(tagIds.length > 0 ? { tags: { tagIds } } : {}),
    ...(privateTagIds?.length ? { privateTags: { tagIds: privateTagIds } } : {}),
  }
  return Object.keys(tags).length > 0 ? { tags } : {}
}
