import { productColumns, type ProductFileFormat } from '@stoa/contract/product-imports/layouts'
import { csvLine } from '../../content/data-imports/public.ts'
import type { ExportedProduct, ShopOfFile } from './exported-product.ts'
import { hostedRows } from './platforms/hosted.ts'
import { shopifyRows } from './platforms/shopify.ts'
import type { ProductRow } from './product-row.ts'
import { stoaRows } from './stoa/rows.ts'

const rowsOf: Readonly<Record<ProductFileFormat, (exported: ExportedProduct, shop: ShopOfFile) => ProductRow[]>> = {
  STOA: stoaRows,
  HOSTED: hostedRows,
  SHOPIFY: shopifyRows,
}

/** The names of the columns, after the mark that makes spreadsheets read the file as UTF-8. */
export const headLine = (format: ProductFileFormat): string => `\u{feff}${csvLine(productColumns[format].map(([column]) => column))}`

/** The lines of a product. */
export const linesOf = (exported: ExportedProduct, { format, shop }: { format: ProductFileFormat; shop: ShopOfFile }): string =>
  rowsOf[format](exported, shop)
    .map((row) => csvLine(productColumns[format].map(([, field]) => row[field] ?? '')))
    .join('')
