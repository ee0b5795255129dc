import type { ShopSettings } from '../../kernel/shop-settings.ts'
import type { CatalogueItem } from '../catalogue/public.ts'
import { fromWireAmount } from '../pricing/public.ts'
import type { ChosenLine, Item } from './line.ts'

type Custom = NonNullable<ChosenLine['custom']>
type Overrides = ChosenLine['overrides']
type Settings = Pick<ShopSettings, 'currency' | 'weightUnit'>

/** A thing of the catalogue, with what the shop put in its place for this one line. */
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

/** A thing the shop made up. It is delivered only where the shop says that it is physical. */
export function customItemOf(custom: Custom, { currency, weightUnit }: Settings): Item {
  const unitPriceMinor = amount(custom.price, currency) ?? impossible(custom.price)
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

/** What was not an amount in the shop's currency was refused when it was written. */
function impossible(price: string): never {
  throw new Error(`a custom line item has the invalid price ${price}`)
}

const gramsPerUnit = { KG: 1000, LB: 453.592_37 } as const

const gramsOf = (weight: number, unit: ShopSettings['weightUnit']): number => Math.round(weight * gramsPerUnit[unit])
