import type { catalogue } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { allProductsId } from '@stoa/contract/collections/all-products'
import { toWireImage } from '../../content/media/public.ts'
import { toNumber } from '../pricing/public.ts'
import { choicePicture } from './choice-picture.ts'
import { selectionOf } from './choice.ts'
import { availabilityOf, type Choices } from './choices.ts'
import { presentMedia } from './present-media.ts'
import { presentCost, presentDiscount, presentPrice, pricesOf, rangeOf, type Money } from './present-prices.ts'
import { presentSeo } from './present-seo.ts'
import { presentSizes } from './present-sizes.ts'
import { currentPrice, priceOfProduct, v1Discount } from './price.ts'
import { defaultVariantId, type Product, type Variant } from './product.ts'
import { availableQuantity, inventoryStatus, isInStock } from './stock.ts'
import type { StoreVariant } from './store.ts'
import { v1Options, textsOf } from './v1-options.ts'

type WireProduct = ResponseOf<typeof catalogue.getProduct>['product']
type WireVariant = ResponseOf<typeof catalogue.queryProductVariants>['variants'][number]

export interface View {
  money: Money
  baseUrl: string
  /** Costs and profits, only for callers that act for the shop. */
  withCosts: boolean
}

/** A product on the wire (entities: Catalogue product V1). `variants` are those that the caller may see. */
export function presentProduct(product: Product, variants: readonly Variant[], view: View): WireProduct {
  const { doc } = product
  const { money } = view
  const own = priceOfProduct(product)
  const priceData = presentPrice(own, doc, money)
  const prices = pricesOf(variants, doc.discount, money)
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    productType: product.productType,
    description: doc.description,
    ...(product.sku === null ? {} : { sku: product.sku }),
    ...(doc.weight === undefined ? {} : { weight: doc.weight }),
    weightRange: rangeOf(variants.length > 0 ? variants.map(({ weight }) => weight ?? 0) : [doc.weight ?? 0]),
    stock: presentStock(variants),
    price: priceData,
    priceData,
    convertedPriceData: priceData,
    priceRange: rangeOf(prices.length > 0 ? prices : [priceData.discountedPrice]),
    ...(view.withCosts && doc.itemCostMinor !== undefined
      ? { costAndProfitData: presentCost(doc.itemCostMinor, currentPrice(own, doc.discount), money) }
      : {}),
    ...(view.withCosts ? costRangeOf(variants, money) : {}),
    ...(doc.pricePerUnit && { pricePerUnitData: doc.pricePerUnit }),
    ...presentSizes(doc),
    ...(doc.seo && { seoData: presentSeo(doc.seo) }),
    additionalInfoSections: doc.infoSections.map(({ title, description }) => ({ title, description })),
    ribbon: product.ribbon ?? '',
    ribbons: [product.ribbon, ...(doc.additionalRibbons ?? []).map(({ name }) => name)].flatMap((text) => (text ? [{ text }] : [])),
    ...(product.brand === null ? {} : { brand: product.brand }),
    media: presentMedia(doc.media, view.baseUrl),
    customTextFields: textsOf(doc).map(({ title, maxLength, mandatory }) => ({ title, maxLength, mandatory })),
    manageVariants: doc.manageVariants,
    productOptions: presentOptions(product, variants, { selected: {}, baseUrl: view.baseUrl }),
    productPageUrl: { base: view.baseUrl, path: `/products/${product.slug}` },
    numericId: String(product.numericId),
    inventoryItemId: product.id,
    discount: presentDiscount(v1Discount(product), money),
    collectionIds: withAllProducts(product.collectionIds),
    variants: variants.map((variant) => presentVariant(product, variant, view)),
    lastUpdated: product.updatedDate.toISOString(),
    createdDate: product.createdDate.toISOString(),
  }
}

/** Of the variants whose cost is known. */
function costRangeOf(variants: readonly Variant[], { currency }: Money) {
  const costs = variants.flatMap(({ costMinor }) => (costMinor === null ? [] : [toNumber(costMinor, currency)]))
  return costs.length > 0 ? { costRange: rangeOf(costs) } : {}
}

function presentStock(variants: readonly Variant[]) {
  const status = inventoryStatus(variants)
  const isCounted = variants.some(({ trackQuantity }) => trackQuantity)
  const quantity = variants.reduce((sum, variant) => sum + (availableQuantity(variant) ?? 0), 0)
  return { trackInventory: isCounted, ...(isCounted ? { quantity } : {}), inStock: status !== 'OUT_OF_STOCK', inventoryStatus: status }
}

export function presentOptions(
  { doc }: Product,
  variants: readonly Variant[],
  { selected, baseUrl }: { selected: Choices; baseUrl: string },
) {
  const pictures = new Map(doc.media.map((picture) => [picture.id, picture]))
  return v1Options(doc).map((option) => ({
    optionType: option.optionType,
    name: option.name,
    choices: option.choices.map(({ value, description, mediaIds }) => ({
      value,
      description,
      ...(doc.manageVariants
        ? availabilityOf(variants, option, { choice: description, selected })
        : { visible: true, inStock: variants.some(isInStock) }),
      ...(mediaIds.length > 0
        ? {
            media: presentMedia(
              mediaIds.flatMap((id) => pictures.get(id) ?? []),
              baseUrl,
            ),
          }
        : {}),
    })),
  }))
}

export function presentVariant({ doc }: Product, variant: Variant, { money, withCosts }: View): WireVariant {
  const priceData = presentPrice(variant, doc, money)
  return {
    id: variant.id,
    choices: variant.choices,
    variant: {
      priceData,
      convertedPriceData: priceData,
      ...(withCosts && variant.costMinor !== null
        ? { costAndProfitData: presentCost(variant.costMinor, currentPrice(variant, doc.discount), money) }
        : {}),
      weight: variant.weight ?? 0,
      sku: variant.sku ?? '',
      visible: variant.visible,
      ...presentSizes(variant.doc),
    },
    stock: presentVariantStock(variant),
  }
}

export function presentVariantStock(variant: Variant) {
  const quantity = availableQuantity(variant)
  return {
    trackQuantity: variant.trackQuantity,
    ...(variant.trackQuantity && quantity !== null ? { quantity } : {}),
    inStock: quantity !== 0,
  }
}

/** A variant in a list across products. Its id joins the product's id and its own. */
export function presentStoreVariant(variant: StoreVariant, baseUrl: string): ResponseOf<typeof catalogue.getStoreVariant>['variant'] {
  const picture = choicePicture(
    variant.media,
    variant.options.flatMap((option) => selectionOf(option, variant.choices) ?? []),
  )
  return {
    id: `${variant.productId}-${variant.id}`,
    variantId: variant.id,
    productId: variant.productId,
    productName: variant.name,
    variantName: variant.options
      .flatMap(({ name }) => variant.choices[name] ?? [])
      .join(' | ')
      .slice(0, 80),
    managedVariant: variant.id !== defaultVariantId,
    sku: variant.sku ?? '',
    stock: presentVariantStock(variant),
    choices: variant.choices,
    collectionIds: withAllProducts(variant.collectionIds),
    ...(picture && { media: { image: toWireImage(picture, baseUrl) } }),
    preorderInfo: {
      enabled: variant.preorder?.enabled === true && variant.preorderLimit > variant.preordered,
      message: variant.preorder?.message ?? null,
      limit: variant.preorder?.limit ?? null,
    },
  }
}

/** The shop's own collections come first, because apps take the first one for related products. */
const withAllProducts = (ids: readonly string[]): string[] => [...ids, allProductsId]
