import { Type, type TProperties } from 'typebox'
import { CatalogReference } from './catalog-reference.ts'
import { OverridingAmount } from './decimals.ts'
import { ExtendedFields } from './extended-fields.ts'
import type { FieldSchema } from './fields.ts'
import { Image } from './image.ts'
import {
  DescriptionLine,
  ItemAvailability,
  ItemType,
  PageUrl,
  PaymentOptionType,
  PhysicalProperties,
  Policy,
  PriceDescription,
  ProductName,
  ServiceProperties,
} from './item.ts'
import { ModifierGroup } from './modifiers.ts'
import { MultiCurrencyPrice } from './money.ts'
import { field, Free, Guid, maybe, maybeNull, readOnly, Shape, Text, Whole } from './scalars.ts'
import { onlyFrom, shopSide } from './sent-by.ts'
import { SubscriptionOptionInfo } from './subscription.ts'
import { TaxableAddress } from './tax.ts'

/** Maximum number of line items of a cart, a checkout or an order. */
export const lineItemsMax = 300

/** Quantity of an item: a whole number from 1 to 100000. Whether it is in stock is a separate matter; see `availability`. */
export const Quantity = Whole(1, 100_000)

/** The item to buy. `appId` is one of the catalogue's ids; `options` selects the variant. */
export const ItemReference = Shape({
  catalogItemId: field(Text(36, 1), 'ID of the item in its catalogue: for the shop’s own products, the product ID.'),
  appId: field(Guid, 'ID of the app whose catalogue has the item. The built-in catalogue answers to two IDs.'),
  options: maybeNull(Free, 'The selected variant, as `{ variantId }` or `{ options: { Size: "M" } }`, and texts for `customTextFields`.'),
})

/** Values that override those of the catalogue: an agreed price, another name or picture. */
export const CatalogOverrideFields = Shape({
  productName: maybe(ProductName, 'Name that replaces the product’s.'),
  price: maybeNull(OverridingAmount, 'Price per unit that replaces the catalogue’s, in the shop’s currency.'),
  fullPrice: maybeNull(OverridingAmount, 'Price per unit before a reduction, to be shown struck through.'),
  descriptionLines: maybe(Type.Array(DescriptionLine, { maxItems: 20 }), 'Properties that replace the selected choices below the name.'),
  physicalProperties: maybe(PhysicalProperties, 'Weight, stock-keeping unit and shipping that replace the product’s.'),
  image: maybe(Image, 'Picture that replaces the product’s.'),
  paymentOption: maybe(
    Shape({ value: maybe(PaymentOptionType, 'The payment option to use.') }),
    'How the item is paid. Only FULL_PAYMENT_ONLINE is accepted, and the checkout’s payment method decides.',
  ),
  depositAmount: maybeNull(OverridingAmount, 'Amount per unit to pay now, if the rest is due later.'),
  savePaymentMethod: maybeNull(Type.Boolean(), 'Whether the payment method is saved for later charges.'),
  inventoryAppId: maybeNull(Guid, 'ID of the app that keeps the stock of the item.'),
})

/** Fields that line items of carts and checkouts share. Of the fields that a buyer sends, only the reference, the quantity and the extended fields are
 *  used. Values that affect a price or its tax can only be sent by the shop; all others are read from the catalogue or calculated. */
export const lineItemFields = {
  id: readOnly(Guid, 'ID of the line item, unique in its cart or checkout and kept in the order.'),
  quantity: maybe(Quantity, 'Number of units, from 1 to 100,000.'),
  catalogReference: maybe(CatalogReference, 'The item and variant to buy. Absent for a custom line item.'),
  catalogOverrideFields: onlyFrom(shopSide, CatalogOverrideFields, 'Values that the shop set instead of the catalogue’s.'),
  taxableAddress: onlyFrom(shopSide, TaxableAddress, 'Which address decides the tax of the line.'),
  extendedFields: maybe(ExtendedFields, 'Fields of apps and of the shop.'),
  rootCatalogItemId: readOnly(Text(36, 1), 'ID of the catalogue item, also if the line refers to a part of it.'),
  productName: readOnly(ProductName, 'Name of the item, in the site’s and the buyer’s language.'),
  url: readOnly(PageUrl, 'Page of the item.'),
  descriptionLines: readOnly(Type.Array(DescriptionLine), 'The selected choices and entered texts, for display below the name.'),
  itemType: readOnly(ItemType, 'Type of the item, which decides whether it needs delivery.'),
  availability: readOnly(ItemAvailability, 'Whether the quantity is in stock, counting lines with the same item together.'),
  physicalProperties: readOnly(PhysicalProperties, 'Weight, stock-keeping unit and whether the item is shipped.'),
  serviceProperties: readOnly(ServiceProperties, 'When the service takes place and for how many people.'),
  subscriptionOptionInfo: readOnly(SubscriptionOptionInfo, 'The subscription that the line starts. Absent for one-off purchases.'),
  paymentOption: readOnly(PaymentOptionType, 'How the line is paid. It follows the payment method of the checkout.'),
  price: readOnly(MultiCurrencyPrice, 'Price per unit after the catalogue’s own discount, as the shop shows its prices.'),
  fullPrice: readOnly(MultiCurrencyPrice, 'Price per unit before the catalogue’s own discount. Equals `price` without one.'),
  priceBeforeDiscounts: readOnly(MultiCurrencyPrice, 'Price per unit after the catalogue’s own discount, before discounts on the cart.'),
  lineItemPrice: readOnly(MultiCurrencyPrice, 'Price of all units, before discounts on the cart.'),
  depositAmount: readOnly(MultiCurrencyPrice, 'Amount per unit to pay now, if the rest is due later.'),
  modifiersTotalPrice: readOnly(MultiCurrencyPrice, 'Price of the selected extras per unit.'),
  modifierGroups: readOnly(Type.Array(ModifierGroup(MultiCurrencyPrice, 25), { maxItems: 25 }), 'The selected extras, in groups.'),
  priceDescription: readOnly(PriceDescription, 'What the price is for, such as “per hour”.'),
  priceUndetermined: readOnly(Type.Boolean(), 'Whether the final price is agreed later. The line then shows no price.'),
  fixedQuantity: readOnly(Type.Boolean(), 'Whether the buyer can’t change the quantity.'),
  customLineItem: readOnly(Type.Boolean(), 'True for a line at a price set by the shop, which isn’t in the catalogue.'),
  deliveryProfileId: readOnly(Guid, 'Delivery profile of the item.'),
  consentRequiredPaymentPolicy: readOnly(Text(2500, 1), 'Text of the consent to charge the payment method later.'),
  policies: readOnly(Type.Array(Policy, { maxItems: 5 }), 'Texts that the buyer agrees to by ordering.'),
  savePaymentMethod: readOnly(Type.Boolean(), 'Whether the payment method is saved for later charges.'),
  membersOnly: readOnly(Type.Boolean(), 'Whether only signed-in members can order the item.'),
}

/** A new quantity for a line item. Callers of the packages send the whole line item; only these two fields are used. */
export const quantityOf = <P extends TProperties>(fields: P) =>
  Type.Unsafe<{ id: string; quantity: number } & { [Key in Exclude<keyof P, 'id' | 'quantity'>]?: unknown }>(
    Shape({
      ...ignored(fields),
      id: field(Guid, 'ID of the line item to change.'),
      quantity: field(Quantity, 'The new number of units; a number above the stock is lowered to it.'),
    }),
  )

const ignored = (fields: TProperties): TProperties =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, readOnly(Type.Unknown(), (fields[name] as FieldSchema).description)]))
