import type { Variant } from '../../catalogue/public.ts'
import { amountCell, decimalCell, exactCell, jsonCell } from '../cells.ts'
import { isNamed, listedCollections } from '../collections.ts'
import type { ExportedProduct, ShopOfFile } from '../exported-product.ts'
import type { ProductRow } from '../product-row.ts'
import { choiceCells, optionCells } from './options.ts'
import { picturesOf } from './pictures.ts'
import { productOthers } from './product-others.ts'
import { sectionCells } from './sections.ts'
import { seoCells } from './seo.ts'
import { textCells } from './texts.ts'
import { variantCells, variantOthers } from './variant.ts'

/** The rows of a product in Stoa's own layout, from which everything of it comes in again: the product and, if it has options, each of its variants. */
export function stoaRows(exported: ExportedProduct, { currency }: ShopOfFile): ProductRow[] {
  const { product, variants } = exported
  const [only] = product.doc.options.length === 0 ? variants : []
  const cells = productCells(exported, currency)
  const others = only ? { ...(!only.visible && { visible: false }), ...variantOthers(only, { product, variants, isFirst: true }) } : {}
  const productRow = {
    ...(only ? variantCells(only, currency) : ownCells(exported, currency)),
    ...cells,
    others: jsonCell(productOthers(exported, { currency, only: others })),
  }
  return only
    ? [productRow]
    : [productRow, ...variants.map((variant, at) => variantRow(variant, exported, { currency, isFirst: at === 0 }))]
}

function variantRow(
  variant: Variant,
  { product, variants }: ExportedProduct,
  { currency, isFirst }: { currency: string; isFirst: boolean },
): ProductRow {
  const { cells, choices } = choiceCells(product, variant)
  return {
    id: product.id,
    rowType: 'Variant',
    ...variantCells(variant, currency),
    visible: yesOrNo(variant.visible),
    ...cells,
    others: jsonCell({ ...choices, ...variantOthers(variant, { product, variants, isFirst }) }),
  }
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no')

function productCells({ product, collections }: ExportedProduct, currency: string): ProductRow {
  const { id, name, slug, brand, ribbon, visible, productType, doc } = product
  const names = listedCollections(collections).filter(isNamed)
  return {
    id,
    rowType: 'Product',
    name: exactCell(name),
    slug: exactCell(slug),
    description: exactCell(doc.description),
    ...picturesOf(doc.media),
    collections: exactCell(names.map((collection) => collection.name).join(';')),
    brand: exactCell(brand),
    ribbon: exactCell(ribbon),
    visible: yesOrNo(visible),
    productType,
    ...(doc.discount && {
      discountType: doc.discount.type,
      discountValue: doc.discount.type === 'PERCENT' ? decimalCell(doc.discount.percent) : amountCell(doc.discount.amountMinor, currency),
    }),
    ...optionCells(product),
    ...sectionCells(doc.infoSections),
    ...textCells(doc.modifiers),
    ...seoCells(doc.seo),
  }
}

/** What a product with options has itself, as the catalogue V1 shows it. */
const ownCells = ({ product: { priceMinor, sku, doc } }: ExportedProduct, currency: string): ProductRow => ({
  price: amountCell(priceMinor, currency),
  salePrice: amountCell(doc.saleMinor, currency),
  cost: amountCell(doc.itemCostMinor, currency),
  sku: exactCell(sku),
  weight: decimalCell(doc.weight),
})
