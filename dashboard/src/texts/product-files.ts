import { productExport } from '../products/export/export-texts.ts'
import { productImport } from '../products/import/product-import-texts.ts'

/** Texts of the pages that import and export products, which load them. */
export const productFiles = { productImport, productExport }
