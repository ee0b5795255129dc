import { gramsPerUnit } from '@stoa/contract/shop/weight'
import { choicePicture, currentPrice, type PreorderSettings, type Product, selectionOf, type Variant } from '../../catalogue/public.ts'
import { amountCell, plainCell } from '../cells.ts'
import { listedCollections } from '../collections.ts'
import type { ExportedProduct, ShopOfFile } from '../exported-product.ts'
import { cellsOfEach, type ProductRow } from '../product-row.ts'
import { seoTexts } from '../seo.ts'
import { type FileOption, fileOptions, listable } from './options.ts'
import { pictureUrls } from './pictures.ts'
import { isSellable, stockOf } from './stock.ts'

const layout = { max: 3, hasColours: false }

/** The rows of a product in Shopify's layout: the product with its first variant, then its other variants; with each row, a picture. Hidden variants, which the
 *  layout doesn't have, are left out as long as there are others. */
export function shopifyRows(exported: ExportedProduct, shop: ShopOfFile): ProductRow[] {
  const { product } = exported
  const visible = exported.variants.filter((variant) => variant.visible)
  const variants = visible.length > 0 ? visible : exported.variants
  const options = fileOptions(product, variants, layout)
  const pictures = pictureUrls(product.doc.media, shop.baseUrl)
  return Array.from({ length: Math.max(1, variants.length, pictures.length) }, (_, at): ProductRow => {
    const [variant, picture] = [variants[at], pictures[at]]
    return {
      handle: plainCell(product.slug),
      ...(at === 0 && productCells(exported, { options, isActive: product.visible && visible.length > 0 })),
      ...(variant && variantCells(variant, product, { options, shop })),
      ...(picture && { pictures: plainCell(listable(picture.url)), pictureTexts: plainCell(picture.altText) }),
    }
  })
}

function productCells(
  { product, collections }: ExportedProduct,
  { options, isActive }: { options: readonly FileOption[]; isActive: boolean },
): ProductRow {
  const { title, description } = seoTexts(product.doc.seo)
  return {
    name: plainCell(product.name),
    description: plainCell(product.doc.description),
    brand: plainCell(product.brand),
    visible: isActive ? 'TRUE' : 'FALSE',
    ...cellsOfEach(options, ({ name }, number) => ({ [`optionName${number}`]: plainCell(name) })),
    seoTitle: plainCell(title),
    seoDescription: plainCell(description),
    status: isActive ? 'active' : 'draft',
    collections: plainCell(listable(listedCollections(collections)[0]?.name ?? '')),
  }
}

interface OfFile {
  options: readonly FileOption[]
  shop: ShopOfFile
}

function variantCells(variant: Variant, product: Product, { options, shop: { currency, weightUnit, baseUrl } }: OfFile): ProductRow {
  const price = currentPrice(variant, product.doc.discount)
  const isReduced = price < variant.priceMinor
  return {
    ...cellsOfEach(options, (option, number) => ({ [`optionValue${number}`]: plainCell(option.choiceOf(variant)) })),
    sku: plainCell(variant.sku),
    weightInGrams: variant.weight === null ? '' : String(Math.round(variant.weight * gramsPerUnit[weightUnit])),
    ...stockCells(variant),
    sellsWithoutStock: preorderOf(product, variant)?.enabled ? 'continue' : 'deny',
    price: amountCell(price, currency),
    compareAtPrice: isReduced ? amountCell(variant.priceMinor, currency) : '',
    requiresShipping: product.productType === 'physical' ? 'TRUE' : 'FALSE',
    barcode: plainCell(variant.barcode),
    variantPicture: pictureOf(variant, product, baseUrl),
    cost: amountCell(variant.costMinor, currency),
  }
}

/** What isn't tracked is always in stock there, so what is out of stock by hand is tracked as none. */
function stockCells(variant: Variant): ProductRow {
  if (!variant.trackQuantity && isSellable(variant)) return {}
  return { stockTracker: 'shopify', stock: variant.trackQuantity ? String(stockOf(variant)) : '0' }
}

const preorderOf = ({ doc }: Product, { ownPreorder }: Variant): PreorderSettings | undefined => ownPreorder ?? doc.inventory?.preorder

/** The picture of the variant's choices, if they have one. */
function pictureOf(variant: Variant, { doc }: Product, baseUrl: string): string {
  const selections = doc.options.flatMap((option) => selectionOf(option, variant.choices) ?? [])
  if (!selections.some(({ choice }) => choice.mediaIds.length > 0)) return ''
  const picture = choicePicture(doc.media, selections)
  return picture && !picture.video ? plainCell(listable(pictureUrls([picture], baseUrl)[0]!.url)) : ''
}
