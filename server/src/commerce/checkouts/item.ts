import { gramsPerUnit } from '@stoa/contract/shop/weight'
import type { ShopSettings } from '../../kernel/shop-settings.ts'
import type { CatalogueItem } from '../catalogue/public.ts'
import { fromWireAmount } from '../pricing/public.ts'
import type { StoredLine, Item } from './line.ts'

type Custom = NonNullable<StoredLine['custom']>
type Overrides = StoredLine['overrides']
type Settings = Pick<ShopSettings, 'currency' | 'weightUnit'>

/** A catalogue item with the shop's overrides for this line. */
export function catalogueItemOf(item: CatalogueItem, overrides: Overrides, { currency, weightUnit }: Settings): Item {
  const physical = overrides?.physicalProperties
  const weight = physical?.weight ?? item.weight
  const deliverable = physical?.shippable ?? item.deliverable
  const unitPriceMinor = amount(overrides?.price, currency) ?? item.unitPriceMinor
  const picture = overrides?.image ?? item.picture
  return {
    productName: overrides?.productName ?? { original: item.name },
    itemType: { preset: item.itemType },
    descriptionLines: overrides?.descriptionLines ?? item.descriptionLines,
    ...(picture ? { picture } : {}),
    page: item.page,
    physicalProperties: { sku: physical?.sku ?? item.sku, weight, shippable: deliverable },
    unitPriceMinor,
    fullPriceMinor: amount(overrides?.fullPrice, currency) ?? (overrides?.price ? unitPriceMinor : item.fullPriceMinor),
    deliverable,
    weightGrams: gramsOf(weight ?? 0, weightUnit),
    available: item.available,
    catalogue: item,
  }
}

/** An item that the shop defined for this line. It is delivered only if the shop marks it as physical. */
export function customItemOf(custom: Custom, { currency, weightUnit }: Settings): Item {
  const unitPriceMinor = amount(custom.price, currency) ?? invalidStoredPrice(custom.price)
  return {
    productName: custom.productName,
    itemType: custom.itemType ?? { preset: 'UNRECOGNISED' },
    descriptionLines: custom.descriptionLines ?? [],
    ...(custom.media ? { picture: custom.media } : {}),
    ...(custom.url ? { page: custom.url } : {}),
    ...(custom.physicalProperties ? { physicalProperties: custom.physicalProperties } : {}),
    unitPriceMinor,
    fullPriceMinor: amount(custom.fullPrice, currency) ?? unitPriceMinor,
    ...(custom.taxGroupId ? { taxGroupId: custom.taxGroupId } : {}),
    deliverable: custom.physicalProperties?.shippable ?? custom.itemType?.preset === 'PHYSICAL',
    weightGrams: gramsOf(custom.physicalProperties?.weight ?? 0, weightUnit),
    available: custom.quantityAvailable ?? null,
  }
}

const amount = (text: string | null | undefined, currency: string): number | undefined =>
  text === undefined || text === null ? undefined : fromWireAmount(text, currency)

/** Amounts are validated when they are stored. */
function invalidStoredPrice(price: string): never {
  throw new Error(`a custom line is stored with an invalid price: ${price}`)
}

const gramsOf = (weight: number, unit: ShopSettings['weightUnit']): number => Math.round(weight * gramsPerUnit[unit])
