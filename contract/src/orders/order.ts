import { Type } from 'typebox'
import { AddressWithContact } from '../address.ts'
import { Answered } from '../answered.ts'
import { ChannelType } from '../channel.ts'
import { CreatedBy } from '../created-by.ts'
import { CustomField } from '../custom-field.ts'
import { ExtendedFields } from '../extended-fields.ts'
import { Price } from '../money.ts'
import { Currency, Decimal, deprecated, Email, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
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
export const BuyerInfo = Shape({ visitorId: maybe(Guid), memberId: maybe(Guid), contactId: maybeNull(Guid), email: maybeNull(Email) })

/** Totals of an order. `total` is the amount to pay. Tax is in `tax` and, if prices include it, also part of the other amounts. */
export const OrderPriceSummary = Shape({
  subtotal: Price,
  shipping: Price,
  tax: Price,
  discount: Price,
  total: Price,
  totalAdditionalFees: Price,
})

/** The currency of the catalogue's prices, and the exchange rate of one unit of it to the order's currency. */
const CurrencyConversionDetails = Shape({
  originalCurrency: readOnly(Type.Union([Currency, Type.Null()])),
  conversionRate: readOnly(Type.Union([Decimal, Type.Null()])),
})

/** The sales channel of an order, and its id there. */
export const ChannelInfo = Shape({
  type: maybe(ChannelType),
  externalOrderId: maybeNull(Text(100)),
  externalOrderUrl: maybeNull(Text(300)),
})

/** The platform's packages name at most five characters, and check nothing. */
const TagList = Shape({ tagIds: maybe(Type.Array(Text(tagLengthMax), { maxItems: 100 })) })

/** Ids of tags. `tags` are visible to everyone who can see the order, `privateTags` only to the shop. */
export const Tags = Shape({ privateTags: maybe(TagList), tags: maybe(TagList) })

const fields = {
  id: readOnly(Guid),
  number: readOnly(Type.String()),
  createdDate: readOnly(Instant),
  updatedDate: readOnly(Instant),
  lineItems: readOnly(Type.Array(OrderLineItem, { minItems: 1, maxItems: 300 })),
  buyerInfo: maybe(BuyerInfo),
  paymentStatus: maybe(Type.Enum(['UNSPECIFIED', ...orderPaymentStatuses])),
  fulfillmentStatus: readOnly(Type.Enum(fulfillmentStatuses)),
  buyerLanguage: maybeNull(Text(20)),
  weightUnit: maybe(WeightUnit),
  currency: maybeNull(Currency),
  currencyConversionDetails: maybe(CurrencyConversionDetails),
  taxIncludedInPrices: maybe(Type.Boolean()),
  siteLanguage: readOnly(Type.Union([Text(20), Type.Null()])),
  priceSummary: readOnly(OrderPriceSummary),
  billingInfo: maybe(AddressWithContact),
  shippingInfo: maybe(ShippingInformation),
  buyerNote: maybeNull(Text(1000)),
  status: maybe(Type.Enum(orderStatuses)),
  archived: maybeNull(Type.Boolean()),
  taxSummary: deprecated(Shape({ totalTax: readOnly(Price) })),
  taxInfo: maybe(OrderTaxInfo),
  appliedDiscounts: maybe(Type.Array(OrderDiscount, { maxItems: 320 })),
  activities: readOnly(Type.Array(Activity, { maxItems: 1000 })),
  attributionSource: maybe(Type.Enum(['UNSPECIFIED', 'FACEBOOK_ADS'])),
  createdBy: readOnly(CreatedBy),
  channelInfo: maybe(ChannelInfo),
  seenByAHuman: maybeNull(Type.Boolean()),
  checkoutId: maybeNull(Guid),
  customFields: maybe(Type.Array(CustomField)),
  balanceSummary: readOnly(BalanceSummary),
  additionalFees: maybe(Type.Array(AdditionalFee, { maxItems: 100 })),
  extendedFields: maybe(ExtendedFields),
  purchaseFlowId: maybeNull(Guid),
  recipientInfo: maybe(AddressWithContact),
  tags: maybe(Tags),
  purchasedDate: maybeNull(Instant),
  businessLocation: maybe(Shape({ id: maybe(Guid), name: readOnly(Text(500, 1)) })),
  payAfterFreeTrial: readOnly(OrderPriceSummary),
  platformFeeSummary: maybe(PlatformFeeSummary),
  imported: readOnly(Type.Boolean()),
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
