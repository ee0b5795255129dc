import { choicePicture, currentPrice, selectionOf, type Product, uniqueIdOf, type Variant } from '../../catalogue/public.ts'
import { renderTypeOf } from './choice.ts'
import { presentDigital } from './digital.ts'
import { presentStockStatus } from './inventory.ts'
import { presentItem } from './media.ts'
import { presentPhysicalVariant } from './physical.ts'
import { presentPrice, presentRevenue } from './prices.ts'
import type { Related, View, WireVariant } from './view.ts'

/** What a variant needs of its product. */
export type OfProduct = Pick<Product, 'productType' | 'doc'>

export function presentVariant(product: OfProduct, variant: Variant, { view, related }: { view: View; related: Related }): WireVariant {
  const selections = product.doc.options.flatMap((option) => selectionOf(option, variant.choices) ?? [])
  const picture = choicePicture(product.doc.media, selections)
  return {
    id: uniqueIdOf(variant),
    visible: variant.visible,
    ...(variant.sku !== null && { sku: variant.sku }),
    ...(variant.barcode !== null && { barcode: variant.barcode }),
    choices: selections.map(({ option, choice }) => ({
      optionChoiceIds: { optionId: option.partId, choiceId: choice.choiceId },
      ...(view.fields.has('VARIANT_OPTION_CHOICE_NAMES') && {
        optionChoiceNames: { optionName: option.name, choiceName: choice.description, renderType: renderTypeOf(option) },
      }),
    })),
    price: presentPrice(product, variant, view),
    ...presentRevenue(product, variant, view),
    ...(picture && { media: presentItem(picture, view) }),
    inventoryStatus: presentStockStatus(variant),
    ...(view.fields.has('SUBSCRIPTION_PRICES_INFO') && { subscriptionPricesInfo: { subscriptionPrices: [] } }),
    ...(product.productType === 'physical'
      ? { physicalProperties: presentPhysicalVariant(product, variant, view) }
      : presentDigital(related, view)),
  }
}

/** The number of variants and, on request, the cheapest one that shoppers see; of several the first. */
export function presentSummary(product: Product, variants: readonly Variant[], shown: { view: View; related: Related }) {
  const cheapest = shown.view.fields.has('MIN_PRICE_VARIANT') ? cheapestOf(product, variants) : undefined
  return { variantCount: variants.length, ...(cheapest && { minPriceVariant: presentVariant(product, cheapest, shown) }) }
}

function cheapestOf({ doc }: Product, variants: readonly Variant[]): Variant | undefined {
  const priceOf = (variant: Variant) => currentPrice(variant, doc.discount)
  return variants.filter(({ visible }) => visible).toSorted((one, other) => priceOf(one) - priceOf(other))[0]
}
