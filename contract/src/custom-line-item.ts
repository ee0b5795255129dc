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
import { deprecated, field, Guid, maybe, maybeNull, readOnly, Shape, Text } from './scalars.ts'
import { TaxableAddress } from './tax.ts'

/** A line item that isn't in a catalogue, at a price set by the shop. Only the site's owner and apps can send it. It is returned among `lineItems`, with
 *  `customLineItem: true`. */
export const CustomLineItem = Shape({
  productName: field(ProductName, 'Name shown to the buyer.'),
  price: field(Amount, 'Price per unit in the shop’s currency.'),
  quantity: field(Quantity, 'Number of units to add.'),
  id: deprecated(Type.String(), 'Ignored: the server gives each line item its ID.'),
  itemType: maybe(ItemType, 'Type of the item. PHYSICAL items need delivery.'),
  priceDescription: maybe(PriceDescription, 'What the price is for, such as “per hour”.'),
  fullPrice: maybeNull(Amount, 'Price per unit before a reduction, to be shown struck through. The same as `price` if absent.'),
  depositAmount: maybeNull(Amount, 'Amount per unit to pay now, if the rest is due later.'),
  quantityAvailable: maybeNull(Type.Integer({ maximum: 100_000 }), 'Units that can be bought. Null if there is no limit.'),
  descriptionLines: maybe(Type.Array(DescriptionLine, { maxItems: 10 }), 'Properties of the item to show below its name, such as Size: M.'),
  media: maybe(Image, 'Picture of the item.'),
  url: maybe(PageUrl, 'Page of the item.'),
  taxGroupId: maybeNull(Guid, 'Tax group of the item. Null for the default group.'),
  taxableAddress: maybe(TaxableAddress, 'Which address decides the tax of the item.'),
  physicalProperties: maybe(PhysicalProperties, 'Weight, stock-keeping unit and whether the item is shipped.'),
  serviceProperties: maybe(ServiceProperties, 'When the service takes place and for how many people.'),
  paymentOption: maybe(
    PaymentOptionType,
    'How the item is paid. Only FULL_PAYMENT_ONLINE is accepted, and the checkout’s payment method decides.',
  ),
  catalogReference: maybe(CatalogReference, 'The catalogue item that this line represents, if any.'),
  rootCatalogItemId: maybeNull(Text(36, 1), 'ID of the catalogue item that this line derives from.'),
  deliveryProfileId: maybeNull(Guid, 'Delivery profile of the item.'),
  priceUndetermined: maybe(Type.Boolean(), 'Whether the final price is agreed later. The line then shows no price.'),
  fixedQuantity: maybe(Type.Boolean(), 'Whether the buyer can’t change the quantity.'),
  membersOnly: maybe(Type.Boolean(), 'Whether only signed-in members can order the item.'),
  policies: maybe(Type.Array(Policy, { maxItems: 5 }), 'Texts that the buyer agrees to by ordering.'),
  modifierGroups: maybe(Type.Array(ModifierGroup(Amount, 25), { maxItems: 25 }), 'Extras that the item is sold with, in groups.'),
  consentRequiredPaymentPolicy: readOnly(Text(1000, 1), 'Text of the consent to charge the payment method later.'),
  savePaymentMethod: readOnly(Type.Boolean(), 'Whether the payment method is to be saved for later charges.'),
})
