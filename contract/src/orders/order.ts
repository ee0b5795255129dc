import { Type } from 'typebox'
import { AddressWithContact } from '../address.ts'
import { Answered } from '../answered.ts'
import { ChannelType } from '../channel.ts'
import { CreatedBy } from '../created-by.ts'
import { CustomField } from '../custom-field.ts'
import { ExtendedFields } from '../extended-fields.ts'
import { Price } from '../money.ts'
import { Currency, Decimal, deprecated, Email, field, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { WeightUnit } from '../weight-unit.ts'
import { Activity } from './activities.ts'
import { AdditionalFee } from './additional-fee.ts'
import { BalanceSummary } from './balance-summary.ts'
import { OrderDiscount } from './discounts.ts'
import { OrderLineItem } from './line-item.ts'
import { PlatformFeeSummary } from './platform-fees.ts'
import { ShippingInformation } from './shipping.ts'
import { fulfillmentStatuses, orderPaymentStatuses, orderStatuses } from './states.ts'
import { tagLengthMax } from './tags.ts'
import { OrderTaxInfo } from './tax.ts'

/** The buyer: a member or visitor, with contact data. */
export const BuyerInfo = Shape({
  visitorId: maybe(Guid, 'ID of the visitor, if the buyer wasn’t signed in.'),
  memberId: maybe(Guid, 'ID of the member, if the buyer was signed in.'),
  contactId: maybeNull(Guid, 'ID of the buyer’s contact.'),
  email: maybeNull(Email, 'Address that the order confirmation was sent to, in lower case.'),
})

/** Totals of an order. `total` is the amount to pay. Tax is in `tax` and, if prices include it, also part of the other amounts. */
export const OrderPriceSummary = Shape({
  subtotal: field(Price, 'Sum of the lines before discounts, without tax.'),
  shipping: field(Price, 'Cost of delivery before discounts, without tax.'),
  tax: field(Price, 'Sum of all taxes.'),
  discount: field(Price, 'Sum of all discounts, without tax, as a positive amount.'),
  total: field(Price, 'What the buyer pays: subtotal − discount + shipping + fees + tax.'),
  totalAdditionalFees: field(Price, 'Sum of the additional fees, without tax.'),
})

/** The currency of the catalogue's prices, and the exchange rate of one unit of it to the order's currency. */
const CurrencyConversionDetails = Shape({
  originalCurrency: readOnly(Type.Union([Currency, Type.Null()]), 'Currency of the catalogue’s prices.'),
  conversionRate: readOnly(Type.Union([Decimal, Type.Null()]), 'How much one unit of it is in the order’s currency.'),
})

/** The sales channel of an order, and its id there. */
export const ChannelInfo = Shape({
  type: maybe(ChannelType, 'Where the order was placed. WEB for a website.'),
  externalOrderId: maybeNull(Text(100), 'Number of the order in that channel.'),
  externalOrderUrl: maybeNull(Text(300), 'Address of the order in that channel.'),
})

/** The platform's packages name at most five characters, and check nothing. */
const TagList = Shape({
  tagIds: maybe(Type.Array(Text(tagLengthMax), { maxItems: 100 }), `Names of the tags, each of at most ${tagLengthMax} characters.`),
})

/** Ids of tags. `tags` are visible to everyone who can see the order, `privateTags` only to the shop. */
export const Tags = Shape({
  privateTags: maybe(TagList, 'Tags that only the shop can see.'),
  tags: maybe(TagList, 'Tags that everyone can see who can see the order.'),
})

const fields = {
  id: readOnly(Guid, 'ID of the order.'),
  number: readOnly(Type.String(), 'Number of the order, such as 10001. Absent until the order is approved; numbers have no gaps.'),
  createdDate: readOnly(Instant, 'When the order was created.'),
  updatedDate: readOnly(Instant, 'When the order was last changed.'),
  lineItems: readOnly(Type.Array(OrderLineItem, { minItems: 1, maxItems: 300 }), 'What was bought, as it was when the order was placed.'),
  buyerInfo: maybe(BuyerInfo, 'Who bought it.'),
  paymentStatus: maybe(Type.Enum(['UNSPECIFIED', ...orderPaymentStatuses]), 'Whether the order is paid.'),
  fulfillmentStatus: readOnly(Type.Enum(fulfillmentStatuses), 'Whether the order was delivered or handed over.'),
  buyerLanguage: maybeNull(Text(20), 'Language in which the buyer saw the shop, such as `en`.'),
  weightUnit: maybe(WeightUnit, 'Unit of all weights.'),
  currency: maybeNull(Currency, 'Currency of all amounts, as a three-letter ISO 4217 code.'),
  currencyConversionDetails: maybe(CurrencyConversionDetails, 'How prices were converted from the catalogue’s currency.'),
  taxIncludedInPrices: maybe(Type.Boolean(), 'Whether the prices include tax.'),
  siteLanguage: readOnly(Type.Union([Text(20), Type.Null()]), 'Language of the shop’s texts when the order was placed, such as `en`.'),
  priceSummary: readOnly(OrderPriceSummary, 'Totals of the order.'),
  billingInfo: maybe(AddressWithContact, 'Address and person for the invoice. The destination if the buyer gave no other.'),
  shippingInfo: maybe(ShippingInformation, 'Delivery option, destination and cost. Absent if nothing is delivered.'),
  buyerNote: maybeNull(Text(1000), 'Note of the buyer to the shop. Card numbers are removed.'),
  status: maybe(Type.Enum(orderStatuses), 'INITIALIZED: awaiting payment. APPROVED: placed. REJECTED: the payment failed.'),
  archived: maybeNull(Type.Boolean(), 'Whether the shop put the order away.'),
  taxSummary: deprecated(Shape({ totalTax: readOnly(Price, 'Sum of all taxes.') }), 'Tax of the order, in an older form of `taxInfo`.'),
  taxInfo: maybe(OrderTaxInfo, 'Tax of the order by rate.'),
  appliedDiscounts: maybe(Type.Array(OrderDiscount, { maxItems: 320 }), 'Discounts that are part of the totals.'),
  activities: readOnly(Type.Array(Activity, { maxItems: 1000 }), 'What happened to the order, oldest first. Buyers don’t see everything.'),
  attributionSource: maybe(Type.Enum(['UNSPECIFIED', 'FACEBOOK_ADS']), 'Advertisement that led to the order.'),
  createdBy: readOnly(CreatedBy, 'Who placed the order.'),
  channelInfo: maybe(ChannelInfo, 'Sales channel of the order.'),
  seenByAHuman: maybeNull(Type.Boolean(), 'Whether a person at the shop has opened the order.'),
  checkoutId: maybeNull(Guid, 'ID of the checkout that became the order.'),
  customFields: maybe(Type.Array(CustomField), 'Answers to the shop’s own questions.'),
  balanceSummary: readOnly(BalanceSummary, 'What is paid and what is due.'),
  additionalFees: maybe(Type.Array(AdditionalFee, { maxItems: 100 }), 'Fees that are part of the totals.'),
  extendedFields: maybe(ExtendedFields, 'Fields of apps and of the shop.'),
  purchaseFlowId: maybeNull(Guid, 'ID that joins the steps of one purchase for analytics.'),
  recipientInfo: maybe(AddressWithContact, 'Address and person that receive the order.'),
  tags: maybe(Tags, 'Tags of the order. Absent if it has none that the caller can see.'),
  purchasedDate: maybeNull(Instant, 'When the order was placed.'),
  businessLocation: maybe(
    Shape({ id: maybe(Guid, 'ID of the location.'), name: readOnly(Text(500, 1), 'Name of the location.') }),
    'Location that the buyer bought from.',
  ),
  payAfterFreeTrial: readOnly(OrderPriceSummary, 'Totals that are charged when the free trial ends.'),
  platformFeeSummary: maybe(PlatformFeeSummary, 'Fees that the platform keeps.'),
  imported: readOnly(Type.Boolean(), 'Whether the order was brought in from another system.'),
}

/** An order. Amounts are decimal strings in `currency`. `number` is set when the order is approved; numbers count per site without gaps. */
export const Order = Answered(Shape(fields), [
  'id',
  'createdDate',
  'updatedDate',
  'lineItems',
  'buyerInfo',
  'status',
  'paymentStatus',
  'fulfillmentStatus',
  'currency',
  'weightUnit',
  'taxIncludedInPrices',
  'priceSummary',
  'archived',
  'channelInfo',
  'activities',
  'appliedDiscounts',
  'additionalFees',
])
