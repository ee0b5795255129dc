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

/** The buyer: a visitor or member. The order confirmation is sent to `email`, which can be replaced but not removed once it is set. */
export const CheckoutBuyerInfo = Shape({
  visitorId: readOnly(Guid),
  memberId: readOnly(Guid),
  contactId: readOnly(Guid),
  email: maybeNull(Email),
})

/** Destination and delivery. A buyer sends the destination and the code of one of the `carrierServiceOptions`. */
export const CheckoutShippingInfo = Shape({
  shippingDestination: maybeNull(AddressWithContact),
  selectedCarrierServiceOption: maybeNull(SelectedCarrierServiceOption),
  region: readOnly(ShippingRegion),
  carrierServiceOptions: readOnly(Type.Array(CarrierServiceOption)),
})

/** Parts that the checkout page hides. Set when the checkout is created. */
export const CustomSettings = Shape({
  lockGiftCard: maybe(Type.Boolean()),
  lockCouponCode: maybe(Type.Boolean()),
  disabledPolicyAgreementCheckbox: maybe(Type.Boolean()),
  disabledManualPayment: maybe(Type.Boolean()),
})

/** Reference to the checkout in another system. Set when the checkout is created. */
export const ExternalReference = Shape({ appId: maybe(Guid), resourceId: maybeNull(Text(100, 1)) })

/** Fields of a checkout that a caller can write (wire `checkoutInfo`). Present keys are updated, null clears a value and absent keys stay unchanged. A
 *  checkout that was read before can be sent back as a whole. */
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
  /** The cart that the checkout was created from. Only the server sets it. */
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

/** A purchase that hasn't become an order yet: items, buyer, delivery and totals (commerce §3). The server calculates the totals on every change; totals
 *  sent by a caller are ignored. */
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

/** A change to a checkout. Values set at creation (`customSettings`, `externalReference`) stay unchanged. */
export const CheckoutUpdate = Shape({
  ...CheckoutInfo.properties,
  id: Guid,
  customSettings: readOnly(CustomSettings),
  externalReference: readOnly(ExternalReference),
})
