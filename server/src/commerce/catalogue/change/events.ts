import { productEvents } from '@stoa/contract/catalogue/events'
import { recordEvent } from '../../../events/public.ts'
import type { Context } from '../../../kernel/context.ts'
import { presentMedia } from '../present-media.ts'
import { presentCost, presentPrice } from '../present-prices.ts'
import { currentPrice, priceOfProduct } from '../price.ts'
import type { Product, Variant } from '../product.ts'

const originatedFromVersion = 'V1_CATALOG'

export function recordCreated(context: Context, product: Product): void {
  const { id, revision, name, slug, visible, sku, brand, doc } = product
  const { baseUrl } = context.services.settings
  const own = priceOfProduct(product)
  recordEvent(context, productEvents.created, {
    id,
    revision,
    entity: {
      productId: id,
      name,
      price: presentPrice(own, doc, context.site.settings),
      visible,
      media: presentMedia(doc.media, baseUrl),
      ...(sku !== null && { sku }),
      productPageUrl: { base: baseUrl, path: `/products/${slug}` },
      ...(brand !== null && { brand }),
      ...(doc.itemCostMinor !== undefined && {
        costAndProfitData: presentCost(doc.itemCostMinor, currentPrice(own, doc.discount), context.site.settings),
      }),
      slug,
      originatedFromVersion,
    },
  })
}

export const recordChanged = (
  context: Context,
  { id, revision }: Pick<Product, 'id' | 'revision'>,
  changedFields: readonly string[],
): void =>
  recordEvent(context, productEvents.changed, {
    id,
    revision,
    entity: { productId: id, changedFields, originatedFromVersion },
    changedFields,
  })

export const recordDeleted = (context: Context, { id, revision }: Pick<Product, 'id' | 'revision'>): void =>
  recordEvent(context, productEvents.deleted, { id, revision, entity: { productId: id, originatedFromVersion } })

export const recordVariantsChanged = (
  context: Context,
  { id, revision }: Pick<Product, 'id' | 'revision'>,
  changed: readonly { variant: Pick<Variant, 'id' | 'choices'>; changedFields: readonly string[] }[],
): void =>
  recordEvent(context, productEvents.variantsChanged, {
    id,
    revision,
    entity: {
      productId: id,
      variants: changed.map(({ variant, changedFields }) => ({ variantId: variant.id, choices: variant.choices, changedFields })),
      originatedFromVersion,
    },
  })
