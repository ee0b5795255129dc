import { Type } from 'typebox'
import { AddressWithContact } from '../address.ts'
import { Answered } from '../answered.ts'
import { ChannelType } from '../channel.ts'
import { CreatedBy } from '../created-by.ts'
import { CustomField } from '../custom-field.ts'
import { CarrierServiceOption, SelectedCarrierServiceOption, ShippingRegion } from '../delivery.ts'
import { AppliedDiscount } from '../discounts.ts'
import { ExtendedFields } from '../extended-fields.ts'
import { lineItemsMax } from '../line-item.ts'
import { MembershipOptions } from '../memberships.ts'
import { Currency, Email, Guid, Instant, maybe, maybeNull, Nullable, readOnly, Shape, Text } from '../scalars.ts'
import { onlyFrom, shopSide } from '../sent-by.ts'
import { TaxSummary } from '../tax.ts'
import { WeightUnit } from '../weight-unit.ts'
import { AdditionalFees } from './additional-fee.ts'
import { CalculationErrors } from './calculation-errors.ts'
import { GiftCard } from './gift-card.ts'
import { CheckoutLineItem } from './line-item.ts'
import { PriceSummary } from './price-summary.ts'
import { Violations } from './violation.ts'

/** Who buys: visitor or member; `email` is where the order's confirmation goes, and stays once it is set. */
export const CheckoutBuyerInfo = Shape({
  visitorId: readOnly(Guid),
  memberId: readOnly(Guid),
  contactId: readOnly(Guid),
  email: maybeNull(Email),
})

/** Where it goes and how. A buyer sends the destination and the code of one of the `carrierServiceOptions`. */
export const CheckoutShippingInfo = Shape({
  shippingDestination: maybeNull(AddressWithContact),
  selectedCarrierServiceOption: maybeNull(SelectedCarrierServiceOption),
  region: readOnly(ShippingRegion),
  carrierServiceOptions: readOnly(Type.Array(CarrierServiceOption)),
})

/** What the checkout page leaves out; set when the checkout is made. */
export const CustomSettings = Shape({
  lockGiftCard: maybe(Type.Boolean()),
  lockCouponCode: maybe(Type.Boolean()),
  disabledPolicyAgreementCheckbox: maybe(Type.Boolean()),
  disabledManualPayment: maybe(Type.Boolean()),
})

/** What the checkout stands for in another system; set when the checkout is made. */
export const ExternalReference = Shape({ appId: maybe(Guid), resourceId: maybeNull(Text(100, 1)) })

/** What a caller may write of a checkout (wire `checkoutInfo`): present keys are the update, null clears, absent keys stay. A checkout read before may be sent back whole. */
export const CheckoutInfo = Shape({
  id: readOnly(Guid),
  lineItems: readOnly(Type.Array(CheckoutLineItem, { maxItems: lineItemsMax })),
  billingInfo: maybeNull(AddressWithContact),
  shippingInfo: maybeNull(CheckoutShippingInfo),
  buyerNote: maybeNull(Text(1000)),
  buyerInfo: maybe(CheckoutBuyerInfo),
  customFields: maybe(Type.Array(CustomField, { maxItems: 100 })),
  channelType: maybe(ChannelType),
  membershipOptions: maybeNull(MembershipOptions),
  extendedFields: maybeNull(ExtendedFields),
  customSettings: maybe(CustomSettings),
  customContentReference: maybeNull(Shape({ appId: maybe(Guid), componentId: maybe(Guid) })),
  externalReference: maybe(ExternalReference),
  businessLocationId: maybeNull(Guid),
  taxExemptGroupId: onlyFrom(shopSide, Nullable(Guid)),
  /** The cart it was made from: known to the server, so it is not taken from callers. */
  cartId: readOnly(Nullable(Guid)),
  priceSummary: readOnly(PriceSummary),
  payNow: readOnly(PriceSummary),
  payLater: readOnly(PriceSummary),
  payAfterFreeTrial: readOnly(PriceSummary),
  taxSummary: readOnly(TaxSummary),
  appliedDiscounts: readOnly(Type.Array(AppliedDiscount)),
  additionalFees: readOnly(AdditionalFees),
  giftCard: readOnly(GiftCard),
  calculationErrors: readOnly(CalculationErrors),
  violations: readOnly(Violations),
  currency: readOnly(Currency),
  conversionCurrency: readOnly(Currency),
  paymentCurrency: readOnly(Currency),
  taxIncludedInPrice: readOnly(Type.Boolean()),
  weightUnit: readOnly(WeightUnit),
  siteLanguage: readOnly(Text(20)),
  buyerLanguage: readOnly(Text(20)),
  completed: readOnly(Type.Boolean()),
  createdBy: readOnly(CreatedBy),
  createdDate: readOnly(Instant),
  updatedDate: readOnly(Instant),
  purchaseFlowId: readOnly(Nullable(Guid)),
})

/** A purchase on its way to an order: items, buyer, delivery and what all of it comes to (commerce §3). The totals are reckoned anew with every change; none is taken from a caller. */
export const Checkout = Answered(CheckoutInfo, [
  'id',
  'lineItems',
  'buyerInfo',
  'channelType',
  'priceSummary',
  'payNow',
  'payLater',
  'taxSummary',
  'appliedDiscounts',
  'additionalFees',
  'calculationErrors',
  'violations',
  'currency',
  'conversionCurrency',
  'taxIncludedInPrice',
  'weightUnit',
  'completed',
  'createdBy',
  'createdDate',
  'updatedDate',
])

/** A change to a checkout. What was set when it was made (`customSettings`, `externalReference`) stays as it is. */
export const CheckoutUpdate = Shape({
  ...CheckoutInfo.properties,
  id: Guid,
  customSettings: readOnly(CustomSettings),
  externalReference: readOnly(ExternalReference),
})
