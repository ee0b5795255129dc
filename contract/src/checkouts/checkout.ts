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
import { Currency, Email, field, Guid, Instant, maybe, maybeNull, Nullable, readOnly, Shape, Text } from '../scalars.ts'
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
  visitorId: readOnly(Guid, 'ID of the visitor, if the buyer isn’t signed in.'),
  memberId: readOnly(Guid, 'ID of the member, if the buyer is signed in.'),
  contactId: readOnly(Guid, 'ID of the buyer’s contact.'),
  email: maybeNull(Email, 'Address for the order confirmation. It can be replaced but not removed once it is set.'),
})

/** Destination and delivery. A buyer sends the destination and the code of one of the `carrierServiceOptions`. */
export const CheckoutShippingInfo = Shape({
  shippingDestination: maybeNull(AddressWithContact, 'Where the order is delivered, and the person there.'),
  selectedCarrierServiceOption: maybeNull(
    SelectedCarrierServiceOption,
    'The delivery option. A buyer sends its `code`; the server adds the rest.',
  ),
  region: readOnly(ShippingRegion, 'Delivery region that the destination belongs to. Absent if the shop doesn’t deliver there.'),
  carrierServiceOptions: readOnly(
    Type.Array(CarrierServiceOption),
    'Delivery options for the destination. Empty without one or if nothing is delivered.',
  ),
})

/** Parts that the checkout page hides. Set when the checkout is created. */
export const CustomSettings = Shape({
  lockGiftCard: maybe(Type.Boolean(), 'Whether the checkout page hides the gift card field.'),
  lockCouponCode: maybe(Type.Boolean(), 'Whether the checkout page hides the coupon field.'),
  disabledPolicyAgreementCheckbox: maybe(Type.Boolean(), 'Whether the checkout page hides the checkbox for agreeing to policies.'),
  disabledManualPayment: maybe(Type.Boolean(), 'Whether the checkout page hides payment outside the shop.'),
})

/** Reference to the checkout in another system. Set when the checkout is created. */
export const ExternalReference = Shape({
  appId: maybe(Guid, 'ID of the app that the reference belongs to.'),
  resourceId: maybeNull(Text(100, 1), 'ID of the purchase in that app.'),
})

/** Fields of a checkout that a caller can write (wire `checkoutInfo`). Present keys are updated, null clears a value and absent keys stay unchanged. A
 *  checkout that was read before can be sent back as a whole. */
export const CheckoutInfo = Shape({
  id: readOnly(Guid, 'ID of the checkout.'),
  lineItems: readOnly(Type.Array(CheckoutLineItem, { maxItems: lineItemsMax }), 'The items that are bought.'),
  billingInfo: maybeNull(AddressWithContact, 'Address and person for the invoice.'),
  shippingInfo: maybeNull(CheckoutShippingInfo, 'Destination and delivery option.'),
  buyerNote: maybeNull(Text(1000), 'Note of the buyer to the shop, such as “Please ring twice”.'),
  buyerInfo: maybe(CheckoutBuyerInfo, 'Who buys, and their email address.'),
  customFields: maybe(Type.Array(CustomField, { maxItems: 100 }), 'Answers to the shop’s own questions.'),
  channelType: maybe(ChannelType, 'Sales channel of the purchase. WEB for a website.'),
  membershipOptions: maybeNull(MembershipOptions, 'Memberships that can pay for some of the lines.'),
  extendedFields: maybeNull(ExtendedFields, 'Fields of apps and of the shop.'),
  customSettings: maybe(CustomSettings, 'Parts that the checkout page hides. Set when the checkout is created.'),
  customContentReference: maybeNull(
    Shape({ appId: maybe(Guid, 'ID of the app.'), componentId: maybe(Guid, 'ID of the app’s component.') }),
    'Content of an app that the checkout page shows.',
  ),
  externalReference: maybe(ExternalReference, 'Reference to the purchase in another system. Set when the checkout is created.'),
  businessLocationId: maybeNull(Guid, 'ID of the location that the buyer buys from.'),
  taxExemptGroupId: onlyFrom(shopSide, Nullable(Guid), 'Tax exemption of the buyer. Null if there is none.'),
  cartId: readOnly(Nullable(Guid), 'ID of the cart that the checkout was created from. Absent if there is none.'),
  priceSummary: readOnly(PriceSummary, 'Totals of the whole checkout.'),
  payNow: readOnly(PriceSummary, 'The part of the totals that is paid when the order is placed.'),
  payLater: readOnly(PriceSummary, 'The part of the totals that is paid later, outside the shop.'),
  payAfterFreeTrial: readOnly(PriceSummary, 'Totals that are charged when the free trial ends.'),
  taxSummary: readOnly(TaxSummary, 'Taxed amount and tax of the whole checkout.'),
  appliedDiscounts: readOnly(Type.Array(AppliedDiscount), 'Discounts that are part of the totals.'),
  additionalFees: readOnly(AdditionalFees, 'Fees that are part of the totals.'),
  giftCard: readOnly(GiftCard, 'The gift card that pays a part of the total.'),
  calculationErrors: readOnly(CalculationErrors, 'Steps of the calculation that failed; the totals don’t include them.'),
  violations: readOnly(Violations, 'What prevents an order. Empty if it can be placed or the checkout is completed.'),
  currency: readOnly(Currency, 'Currency of the shop, as a three-letter ISO 4217 code.'),
  conversionCurrency: readOnly(Currency, 'Currency of the converted amounts; the shop’s, as long as it has only one.'),
  paymentCurrency: readOnly(Currency, 'Currency in which the buyer pays.'),
  taxIncludedInPrice: readOnly(Type.Boolean(), 'Whether the shop’s prices include tax.'),
  weightUnit: readOnly(WeightUnit, 'Unit of all weights.'),
  siteLanguage: readOnly(Text(20), 'Language in which the shop’s texts are written, such as `en`.'),
  buyerLanguage: readOnly(Text(20), 'Language in which the buyer sees the shop, such as `en`.'),
  completed: readOnly(Type.Boolean(), 'Whether an order was placed or the checkout was closed. It can no longer be changed.'),
  createdBy: readOnly(CreatedBy, 'Who created the checkout.'),
  createdDate: readOnly(Instant, 'When the checkout was created.'),
  updatedDate: readOnly(Instant, 'When the checkout was last changed.'),
  purchaseFlowId: readOnly(Nullable(Guid), 'ID that joins the steps of one purchase for analytics.'),
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
  id: field(Guid, 'ID of the checkout to change.'),
  customSettings: readOnly(CustomSettings, 'Parts that the checkout page hides. Fixed when the checkout was created.'),
  externalReference: readOnly(ExternalReference, 'Reference to the purchase in another system. Fixed when the checkout was created.'),
})
