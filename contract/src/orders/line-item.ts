import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { CatalogReference } from '../catalog-reference.ts'
import { MeasurementUnit } from '../catalogue/measurement-unit.ts'
import { ExtendedFields } from '../extended-fields.ts'
import { Image } from '../image.ts'
import { DescriptionLine, ItemType, PaymentOptionType, PhysicalProperties, PriceDescription, ProductName } from '../item.ts'
import { ModifierGroup } from '../modifiers.ts'
import { Price } from '../money.ts'
import { deprecated, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'
import { SubscriptionSettings } from '../subscription.ts'
import { TaxableAddress } from '../tax.ts'
import { TranslatableString } from '../translatable.ts'
import { ItemTaxFullDetails, LineItemTaxInfo } from './tax.ts'

/** The file that a digital item is delivered as. `link` downloads it until `expirationDate`. */
export const DigitalFile = Shape({
  fileId: maybe(Text(100, 1)),
  link: maybeNull(Text(2000, 1)),
  expirationDate: readOnly(Type.Union([Instant, Type.Null()])),
})

/** The subscription that an item belongs to. `cycleNumber` counts its orders from 1. */
export const SubscriptionInfo = Shape({
  id: maybeNull(Guid),
  cycleNumber: maybe(Type.Integer()),
  subscriptionOptionTitle: deprecated(Text(150)),
  subscriptionOptionDescription: deprecated(Type.Union([Text(500), Type.Null()])),
  subscriptionSettings: maybe(SubscriptionSettings),
  chargesDescription: maybeNull(Text(1000)),
})

/** Quantity by location. */
const LocationAndQuantity = Shape({
  id: maybe(Guid),
  appId: deprecated(Type.Union([Guid, Type.Null()])),
  quantity: maybe(Whole(1, 100_000)),
  name: readOnly(Type.Union([Text(500), Type.Null()])),
})

/** The amount of an item sold by measure, such as 1.250 KG. */
const DecimalQuantity = Shape({
  measurementUnit: maybe(MeasurementUnit),
  otherUnit: maybe(Text(50, 1)),
  value: maybe(
    Type.String({ pattern: '^(0|[1-9][0-9]{0,15})(\\.[0-9]{1,4})?$', description: 'a decimal with at most four places, in a string' }),
  ),
  description: maybe(TranslatableString),
})

const fields = {
  id: maybe(Guid),
  productName: maybe(ProductName),
  catalogReference: maybe(CatalogReference),
  quantity: maybe(Whole(1, 100_000)),
  totalDiscount: readOnly(Price),
  descriptionLines: maybe(Type.Array(DescriptionLine, { maxItems: 20 })),
  image: maybe(Image),
  physicalProperties: maybe(PhysicalProperties),
  itemType: maybe(ItemType),
  fulfillerId: maybeNull(Guid),
  refundQuantity: maybeNull(Whole(0, 100_000)),
  restockQuantity: maybeNull(Whole(0, 100_000)),
  /** Per unit, after the discounts on this line. */
  price: maybe(Price),
  /** Per unit, before the discounts on this line. */
  priceBeforeDiscounts: readOnly(Price),
  totalPriceBeforeTax: readOnly(Price),
  totalPriceAfterTax: readOnly(Price),
  paymentOption: maybe(PaymentOptionType),
  taxDetails: deprecated(ItemTaxFullDetails),
  taxInfo: maybe(LineItemTaxInfo),
  digitalFile: maybe(DigitalFile),
  subscriptionInfo: maybe(SubscriptionInfo),
  priceDescription: maybe(PriceDescription),
  depositAmount: readOnly(Price),
  locations: maybe(Type.Array(LocationAndQuantity, { maxItems: 5 })),
  /** For the full quantity, after the discounts on this line. */
  lineItemPrice: maybe(Price),
  taxableAddress: maybe(TaxableAddress),
  priceUndetermined: maybe(Type.Boolean()),
  fixedQuantity: maybe(Type.Boolean()),
  decimalQuantity: maybe(DecimalQuantity),
  extendedFields: maybe(ExtendedFields),
  modifierGroups: readOnly(Type.Array(ModifierGroup(Price, 10), { maxItems: 10 })),
}

/** A line item of an order: the item, its quantity and its price. */
export const OrderLineItem = Answered(Shape(fields), [
  'id',
  'productName',
  'quantity',
  'descriptionLines',
  'itemType',
  'price',
  'priceBeforeDiscounts',
  'lineItemPrice',
  'totalDiscount',
  'totalPriceBeforeTax',
  'totalPriceAfterTax',
])
