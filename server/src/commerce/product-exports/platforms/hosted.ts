import { currentPrice, isText, type Product, type Variant } from '../../catalogue/public.ts'
import { amountCell, decimalCell, plainCell } from '../cells.ts'
import { listedCollections } from '../collections.ts'
import type { ExportedProduct, ShopOfFile } from '../exported-product.ts'
import { cellsOfEach, type ProductRow } from '../product-row.ts'
import { choicesWithoutVariants, type FileOption, fileOptions, listable } from './options.ts'
import { pictureUrls } from './pictures.ts'
import { isSellable, stockOf } from './stock.ts'

const layout = { max: 6, hasColours: true }
const sectionsMax = 6
const textsMax = 2

/** The rows of a product in the layout of the hosted platform: the product and, if it has options, each of its variants with what it costs more. */
export function hostedRows(exported: ExportedProduct, shop: ShopOfFile): ProductRow[] {
  const { product, variants } = exported
  const options = fileOptions(product, variants, layout)
  const [only] = product.doc.options.length === 0 ? variants : []
  const priceMinor = Math.min(...variants.map((variant) => priceOf(product, variant)))
  const head: ProductRow = {
    ...productCells(exported, shop),
    price: amountCell(variants.length > 0 ? priceMinor : product.priceMinor, shop.currency),
    ...optionCells([...options, ...choicesWithoutVariants(product, layout)]),
    ...(only && { ...variantCells(only, shop.currency), visible: String(product.visible && only.visible) }),
  }
  if (only) return [head]
  const rows = variants.map((variant): ProductRow => ({
    handle: handleOf(product),
    rowType: 'Variant',
    surcharge: amountCell(priceOf(product, variant) - priceMinor, shop.currency),
    visible: String(variant.visible),
    ...variantCells(variant, shop.currency),
    ...cellsOfEach(options, (option, number) => ({ [`optionValue${number}`]: plainCell(option.choiceOf(variant)) })),
  }))
  return [head, ...rows]
}

const handleOf = ({ id }: Product): string => `product_${id}`

/** The price before the discount of the product. What reduces a single variant has no column, so that its price is what it costs now. */
const priceOf = ({ doc }: Product, variant: Variant): number => (doc.discount ? variant.priceMinor : currentPrice(variant, undefined))

function productCells({ product, collections }: ExportedProduct, { currency, baseUrl }: ShopOfFile): ProductRow {
  const { name, brand, ribbon, visible, sku, doc } = product
  const { discount } = doc
  return {
    handle: handleOf(product),
    rowType: 'Product',
    name: plainCell(name),
    description: plainCell(doc.description),
    pictures: plainCell(
      pictureUrls(doc.media, baseUrl)
        .map(({ url }) => url)
        .join(';'),
    ),
    collections: plainCell(
      listedCollections(collections)
        .map((collection) => listable(collection.name))
        .join(';'),
    ),
    sku: plainCell(sku),
    ribbon: plainCell(ribbon),
    visible: String(visible),
    ...(discount && {
      discountType: discount.type,
      discountValue: discount.type === 'PERCENT' ? decimalCell(discount.percent) : amountCell(discount.amountMinor, currency),
    }),
    weight: decimalCell(doc.weight),
    cost: amountCell(doc.itemCostMinor, currency),
    ...cellsOfEach(doc.infoSections.slice(0, sectionsMax), ({ title, description }, number) => ({
      [`sectionTitle${number}`]: plainCell(title),
      [`sectionText${number}`]: plainCell(description),
    })),
    ...cellsOfEach(doc.modifiers.filter(isText).slice(0, textsMax), ({ title, maxLength, mandatory }, number) => ({
      [`textTitle${number}`]: plainCell(title),
      [`textLimit${number}`]: String(maxLength),
      [`textMandatory${number}`]: String(mandatory),
    })),
    brand: plainCell(brand),
  }
}

const optionCells = (options: readonly FileOption[]): ProductRow =>
  cellsOfEach(options, ({ name, isColour, choices }, number) => ({
    [`optionName${number}`]: plainCell(name),
    [`optionType${number}`]: isColour ? 'COLOR' : 'DROP_DOWN',
    [`optionValue${number}`]: plainCell(choices.join(';')),
  }))

const variantCells = (variant: Variant, currency: string): ProductRow => ({
  sku: plainCell(variant.sku),
  stock: variant.trackQuantity ? String(stockOf(variant)) : isSellable(variant) ? 'InStock' : 'OutOfStock',
  weight: decimalCell(variant.weight),
  cost: amountCell(variant.costMinor, currency),
})
