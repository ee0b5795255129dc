import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { variantFor } from '../choices.ts'
import { presentMedia } from '../present-media.ts'
import { presentPrice } from '../present-prices.ts'
import { presentSizes } from '../present-sizes.ts'
import { presentOptions } from '../present.ts'
import { availableQuantity, purchasableQuantity } from '../stock.ts'
import { findProductState, productFrom } from '../store.ts'

export const getProductOptionsAvailability: Handler<typeof catalogue.getProductOptionsAvailability> = async (
  context,
  { id, options: selected = {} },
) => {
  const { state } = (await findProductState(context, id)) ?? refuse('PRODUCT_NOT_FOUND')
  const { product, variants } = productFrom(state)
  const { baseUrl } = context.services.settings
  const variant = variantFor(product, variants, selected)
  const quantity = variant && availableQuantity(variant)
  const price = variant && presentPrice(variant, product.doc, context.site.settings)
  return {
    ...(variant
      ? {
          selectedVariant: {
            price: price!,
            convertedPriceData: price!,
            ...presentSizes(variant.doc),
            weight: variant.weight ?? 0,
            sku: variant.sku ?? '',
            ...(quantity === null ? {} : { quantity }),
            inStock: quantity !== 0,
            visible: variant.visible,
          },
        }
      : {}),
    media: presentMedia(product.doc.media, baseUrl),
    productOptions: presentOptions(product, variants, { selected, baseUrl }),
    availableForPurchase: variant !== undefined && purchasableQuantity(variant) !== 0,
  }
}
