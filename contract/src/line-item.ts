import { Type, type TProperties } from 'typebox'
import { CatalogReference } from './catalog-reference.ts'
import { OverridingAmount } from './decimals.ts'
import { ExtendedFields } from './extended-fields.ts'
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
import { Free, Guid, maybe, maybeNull, readOnly, Shape, Text, Whole } from './scalars.ts'
import { onlyFrom, shopSide } from './sent-by.ts'
import { SubscriptionOptionInfo } from './subscription.ts'
import { TaxableAddress } from './tax.ts'

/** Maximum number of line items of a cart, a checkout or an order. */
export const lineItemsMax = 300

/** Quantity of an item: a whole number from 1 to 100000. Whether it is in stock is a separate matter; see `availability`. */
export const Quantity = Whole(1, 100_000)

/** The item to buy. `appId` is one of the catalogue's ids; `options` selects the variant. */
export const ItemReference = Shape({ catalogItemId: Text(36, 1), appId: Guid, options: maybeNull(Free) })

/** Values that override those of the catalogue: an agreed price, another name or picture. */
export const CatalogOverrideFields = Shape({
  productName: maybe(ProductName),
  price: maybeNull(OverridingAmount),
  fullPrice: maybeNull(OverridingAmount),
  descriptionLines: maybe(Type.Array(DescriptionLine, { maxItems: 20 })),
  physicalProperties: maybe(PhysicalProperties),
  image: maybe(Image),
  paymentOption: maybe(Shape({ value: maybe(PaymentOptionType) })),
  depositAmount: maybeNull(OverridingAmount),
  savePaymentMethod: maybeNull(Type.Boolean()),
  inventoryAppId: maybeNull(Guid),
})

/** Fields that line items of carts and checkouts share. Of the fields that a buyer sends, only the reference, the quantity and the extended fields are
 *  used. Values that affect a price or its tax can only be sent by the shop; all others are read from the catalogue or calculated. */
export const lineItemFields = {
  id: readOnly(Guid),
  quantity: maybe(Quantity),
  catalogReference: maybe(CatalogReference),
  catalogOverrideFields: onlyFrom(shopSide, CatalogOverrideFields),
  taxableAddress: onlyFrom(shopSide, TaxableAddress),
  extendedFields: maybe(ExtendedFields),
  rootCatalogItemId: readOnly(Text(36, 1)),
  productName: readOnly(ProductName),
  url: readOnly(PageUrl),
  descriptionLines: readOnly(Type.Array(DescriptionLine)),
  itemType: readOnly(ItemType),
  availability: readOnly(ItemAvailability),
  physicalProperties: readOnly(PhysicalProperties),
  serviceProperties: readOnly(ServiceProperties),
  subscriptionOptionInfo: readOnly(SubscriptionOptionInfo),
  paymentOption: readOnly(PaymentOptionType),
  /** Per unit, after the catalogue discount and the discounts on this line. */
  price: readOnly(MultiCurrencyPrice),
  /** Per unit, before the catalogue discount. */
  fullPrice: readOnly(MultiCurrencyPrice),
  /** Per unit, after the catalogue discount and before the discounts on this line. */
  priceBeforeDiscounts: readOnly(MultiCurrencyPrice),
  /** For the full quantity, after both discounts. */
  lineItemPrice: readOnly(MultiCurrencyPrice),
  depositAmount: readOnly(MultiCurrencyPrice),
  modifiersTotalPrice: readOnly(MultiCurrencyPrice),
  modifierGroups: readOnly(Type.Array(ModifierGroup(MultiCurrencyPrice, 25), { maxItems: 25 })),
  priceDescription: readOnly(PriceDescription),
  priceUndetermined: readOnly(Type.Boolean()),
  fixedQuantity: readOnly(Type.Boolean()),
  customLineItem: readOnly(Type.Boolean()),
  deliveryProfileId: readOnly(Guid),
  consentRequiredPaymentPolicy: readOnly(Text(2500, 1)),
  policies: readOnly(Type.Array(Policy, { maxItems: 5 })),
  savePaymentMethod: readOnly(Type.Boolean()),
  membersOnly: readOnly(Type.Boolean()),
}

/** A new quantity for a line item. Callers of the packages send the whole line item; only these two fields are used. */
export const quantityOf = (fields: TProperties) =>
  Type.Unsafe<{ id: string; quantity: number }>(Shape({ ...ignored(fields), id: Guid, quantity: Quantity }))

const ignored = (fields: TProperties): TProperties =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, readOnly(Type.Unknown())]))
