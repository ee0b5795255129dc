import { Type } from 'typebox'
import { CatalogReference } from './catalog-reference.ts'
import { Amount } from './decimals.ts'
import { Image } from './image.ts'
import {
  DescriptionLine,
  ItemType,
  PageUrl,
  PaymentOptionType,
  PhysicalProperties,
  Policy,
  PriceDescription,
  ProductName,
  ServiceProperties,
} from './item.ts'
import { Quantity } from './line-item.ts'
import { ModifierGroup } from './modifiers.ts'
import { deprecated, Guid, maybe, maybeNull, readOnly, Shape, Text } from './scalars.ts'
import { TaxableAddress } from './tax.ts'

/** A line item that isn't in a catalogue, at a price set by the shop. Only the site's owner and apps can send it. It is returned among `lineItems`, with
 *  `customLineItem: true`. */
export const CustomLineItem = Shape({
  productName: ProductName,
  price: Amount,
  quantity: Quantity,
  id: deprecated(Type.String()),
  itemType: maybe(ItemType),
  priceDescription: maybe(PriceDescription),
  fullPrice: maybeNull(Amount),
  depositAmount: maybeNull(Amount),
  quantityAvailable: maybeNull(Type.Integer({ maximum: 100_000 })),
  descriptionLines: maybe(Type.Array(DescriptionLine, { maxItems: 10 })),
  media: maybe(Image),
  url: maybe(PageUrl),
  taxGroupId: maybeNull(Guid),
  taxableAddress: maybe(TaxableAddress),
  physicalProperties: maybe(PhysicalProperties),
  serviceProperties: maybe(ServiceProperties),
  paymentOption: maybe(PaymentOptionType),
  catalogReference: maybe(CatalogReference),
  rootCatalogItemId: maybeNull(Text(36, 1)),
  deliveryProfileId: maybeNull(Guid),
  priceUndetermined: maybe(Type.Boolean()),
  fixedQuantity: maybe(Type.Boolean()),
  membersOnly: maybe(Type.Boolean()),
  policies: maybe(Type.Array(Policy, { maxItems: 5 })),
  modifierGroups: maybe(Type.Array(ModifierGroup(Amount, 25), { maxItems: 25 })),
  consentRequiredPaymentPolicy: readOnly(Text(1000, 1)),
  savePaymentMethod: readOnly(Type.Boolean()),
})
