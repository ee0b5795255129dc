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
  fileId: maybe(Text(100, 1), 'ID of the file in the media store.'),
  link: maybeNull(Text(2000, 1), 'Address that downloads the file. Absent until the order is paid.'),
  expirationDate: readOnly(Type.Union([Instant, Type.Null()]), 'When the link stops working. Absent until the order is paid.'),
})

/** The subscription that an item belongs to. `cycleNumber` counts its orders from 1. */
export const SubscriptionInfo = Shape({
  id: maybeNull(Guid, 'ID of the subscription.'),
  cycleNumber: maybe(Type.Integer(), 'Which charge of the subscription the order is, counting from 1.'),
  subscriptionOptionTitle: deprecated(Text(150), 'Name of the subscription option.'),
  subscriptionOptionDescription: deprecated(Type.Union([Text(500), Type.Null()]), 'What the subscription includes.'),
  subscriptionSettings: maybe(SubscriptionSettings, 'How often and how long the subscription is charged.'),
  chargesDescription: maybeNull(Text(1000), 'The charges of the subscription, as text for the buyer.'),
})

/** Quantity by location. */
const LocationAndQuantity = Shape({
  id: maybe(Guid, 'ID of the location.'),
  appId: deprecated(Type.Union([Guid, Type.Null()]), 'ID of the app that manages the location.'),
  quantity: maybe(Whole(1, 100_000), 'Number of units at this location.'),
  name: readOnly(Type.Union([Text(500), Type.Null()]), 'Name of the location.'),
})

/** The amount of an item sold by measure, such as 1.250 KG. */
const DecimalQuantity = Shape({
  measurementUnit: maybe(MeasurementUnit, 'Unit of measure, if it is one of the usual ones.'),
  otherUnit: maybe(Text(50, 1), 'Unit of measure, if it is another one.'),
  value: maybe(
    Type.String({ pattern: '^(0|[1-9][0-9]{0,15})(\\.[0-9]{1,4})?$', form: 'a decimal with at most four places, in a string' }),
    'Amount in the unit of measure, as a decimal in a string.',
  ),
  description: maybe(TranslatableString, 'Amount with its unit, as text for the buyer.'),
})

const fields = {
  id: maybe(Guid, 'ID of the line item, the same as in its checkout.'),
  productName: maybe(ProductName, 'Name of the item when it was ordered.'),
  catalogReference: maybe(CatalogReference, 'The item and variant that was bought. Absent for most custom line items.'),
  quantity: maybe(Whole(1, 100_000), 'Number of units that were ordered.'),
  totalDiscount: readOnly(Price, 'Reduction of all units by discounts on the order.'),
  descriptionLines: maybe(
    Type.Array(DescriptionLine, { maxItems: 20 }),
    'The selected choices and entered texts, for display below the name.',
  ),
  image: maybe(Image, 'Picture of the item when it was ordered.'),
  physicalProperties: maybe(PhysicalProperties, 'Weight, stock-keeping unit and whether the item is shipped.'),
  itemType: maybe(ItemType, 'Type of the item, which decides whether it is delivered.'),
  fulfillerId: maybeNull(Guid, 'ID of the fulfilment service that sends the item. Null if the shop does.'),
  refundQuantity: maybeNull(Whole(0, 100_000), 'Number of units that were refunded.'),
  restockQuantity: maybeNull(Whole(0, 100_000), 'Number of units that went back into stock.'),
  price: maybe(Price, 'Price per unit after the catalogue’s own discount, as the shop showed its prices.'),
  priceBeforeDiscounts: readOnly(Price, 'Price per unit before discounts on the order.'),
  totalPriceBeforeTax: readOnly(Price, 'Price of all units after discounts, without tax.'),
  totalPriceAfterTax: readOnly(Price, 'Price of all units after discounts, with tax: what the buyer pays for the line.'),
  paymentOption: maybe(PaymentOptionType, 'How the line is paid.'),
  taxDetails: deprecated(ItemTaxFullDetails, 'Tax on the line, in an older form of `taxInfo`.'),
  taxInfo: maybe(LineItemTaxInfo, 'Tax on the line.'),
  digitalFile: maybe(DigitalFile, 'The file that the buyer downloads. Absent for other items.'),
  subscriptionInfo: maybe(SubscriptionInfo, 'The subscription that the line belongs to.'),
  priceDescription: maybe(PriceDescription, 'What the price is for, such as “per hour”.'),
  depositAmount: readOnly(Price, 'Amount that was paid at once, if the rest is due later.'),
  locations: maybe(Type.Array(LocationAndQuantity, { maxItems: 5 }), 'Where the units are taken from.'),
  lineItemPrice: maybe(Price, 'Price of all units, before discounts on the order.'),
  taxableAddress: maybe(TaxableAddress, 'Which address decided the tax of the line.'),
  priceUndetermined: maybe(Type.Boolean(), 'Whether the final price is agreed later.'),
  fixedQuantity: maybe(Type.Boolean(), 'Whether the buyer couldn’t change the quantity.'),
  decimalQuantity: maybe(DecimalQuantity, 'Amount of an item that is sold by measure.'),
  extendedFields: maybe(ExtendedFields, 'Fields of apps and of the shop.'),
  modifierGroups: readOnly(Type.Array(ModifierGroup(Price, 10), { maxItems: 10 }), 'The selected extras, in groups.'),
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
